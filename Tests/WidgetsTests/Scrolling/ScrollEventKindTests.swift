import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// More faults of the kinds that the field reports about events tell of: animations that go on
/// writing, ends that are told wrongly, repeats, and delegates that change the tree.
@MainActor struct ScrollEventKindTests {
  private let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
  private let recorder = ScrollRecorder()

  private func settledOffset(after change: (ScrollableNode) -> Void) -> CGPoint {
    stage.node.setContentOffset(CGPoint(x: 1000, y: 1000), animated: true)
    stage.host.advance(by: 0.1)
    change(stage.node)
    let offset = stage.node.contentOffset
    stage.host.clearEvents()
    stage.host.advance(by: 1)
    #expect(stage.scrolls == 0)
    #expect(stage.node.contentOffset == offset)
    return offset
  }

  // MARK: - FR-SCR-03: an old animation keeps writing

  @Test func `FR-SCR-03 sideways as well`() {
    #expect(
      settledOffset { $0.setContentOffset(CGPoint(x: 50, y: 0), animated: false) }
        == CGPoint(x: 50, y: 0))
  }

  @Test func `FR-SCR-03 an assigned offset, and assigned bounds, stop it`() {
    #expect(settledOffset { $0.contentOffset = CGPoint(x: 7, y: 8) } == CGPoint(x: 7, y: 8))
    #expect(settledOffset { $0.bounds.origin = CGPoint(x: 8, y: 9) } == CGPoint(x: 8, y: 9))
  }

  @Test func `FR-SCR-03 a rectangle, the top, a proxy and the wheel stop it`() {
    let target = CGRect(x: 2000, y: 2000, width: 10, height: 10)
    #expect(
      settledOffset { $0.scrollRectToVisible(target, animated: false) }
        == CGPoint(x: 1710, y: 1710))
    #expect(settledOffset { $0.scrollToTop(animated: false) }.y == 0)
    let proxy = ScrollingProxy()
    stage.node.addSubnode(ScrollingProxyNode(proxy: proxy))
    #expect(settledOffset { _ in proxy.scrollTo(.end, animated: false) }.y == 2700)
    _ = settledOffset { _ in stage.host.wheel(at: CGPoint(x: 5, y: 5), by: 1) }
  }

  @Test func `FR-SCR-03 an offset equal to the present one stops it, too`() {
    _ = settledOffset { $0.setContentOffset($0.contentOffset, animated: false) }
  }

  @Test func `FR-SCR-03 a scroll view that leaves and comes back does not go on`() {
    _ = settledOffset { node in
      node.removeFromSupernode()
      stage.controller.view.addSubnode(node)
      node.contentOffset = .zero
    }
  }

  // MARK: - FR-SCR-07: what is told about the end

  @Test func `FR-SCR-07 a slow drag sideways ends without deceleration`() {
    stage.host.touchDown(at: CGPoint(x: 250, y: 150))
    for x in [230, 200, 170] as [CGFloat] {
      stage.host.advance(by: 0.1)
      stage.host.touchMove(to: CGPoint(x: x, y: 150))
    }
    stage.host.advance(by: 0.5)
    stage.host.touchUp(at: CGPoint(x: 170, y: 150))
    stage.host.settle()
    #expect(
      stage.calls == [
        "willBeginDragging()", "willEndDragging(velocity: 0, 0, target: 70, 0)",
        "didEndDragging(willDecelerate: false)",
      ])
  }

  @Test func `FR-SCR-07 one axis past its end is a deceleration of both, ended once`() {
    stage.host.touchDown(at: CGPoint(x: 50, y: 150))
    stage.host.touchMove(to: CGPoint(x: 150, y: 50))
    stage.host.advance(by: 0.5)
    stage.host.touchUp(at: CGPoint(x: 150, y: 50))
    stage.host.settle()
    #expect(stage.calls.filter { $0 == "willBeginDecelerating()" }.count == 1)
    #expect(stage.calls.filter { $0 == "didEndDecelerating()" }.count == 1)
    #expect(stage.node.contentOffset.x == 0)
  }

  @Test func `FR-SCR-07 switching scrolling off under a finger ends the drag without one`() {
    stage.host.touchDown(at: CGPoint(x: 150, y: 250))
    stage.host.touchMove(to: CGPoint(x: 150, y: 150))
    stage.node.isScrollEnabled = false
    stage.host.settle()
    #expect(!stage.node.isDragging && !stage.node.isTracking)
    #expect(stage.calls.last == "didEndDragging(willDecelerate: false)")
  }

  @Test func `FR-SCR-07 nested, only the one that moved tells of it`() {
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 3000)
    inner.delegate = recorder
    stage.node.delegate = recorder
    stage.node.addSubnode(inner)
    stage.slowDrag(by: 100)
    stage.host.settle()
    #expect(recorder.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
  }

  // MARK: - FR-TAB-09: repeats

  @Test func `FR-TAB-09 asking for the same place again and again restarts nothing`() {
    let node = stage.node
    let proxy = ScrollingProxy()
    node.addSubnode(ScrollingProxyNode(proxy: proxy))
    let row = CGRect(x: 0, y: 2000, width: 10, height: 10)
    let requests: [() -> Void] = [
      { node.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) },
      { node.scrollRectToVisible(row, animated: true) },
      { proxy.scrollTo(.end, animated: true) },
      { proxy.scrollTo(.top, animated: true) },
    ]
    for request in requests {
      stage.host.clearEvents()
      for _ in 1...3 {
        request()
        stage.host.advance(by: 0.1)
      }
      // 0.3 s after the first one, and a tick.
      stage.host.advance(by: 1.0 / 60)
      #expect(!node.isTravellingToTop)
      #expect(stage.calls == ["didEndScrollingAnimation()"])
    }
  }

  @Test func `FR-TAB-09 the status bar tapped three times scrolls once`() {
    stage.node.contentOffset.y = 1000
    stage.host.clearEvents()
    for _ in 1...3 {
      stage.host.window.scrollToTopTapped()
      stage.host.advance(by: 0.1)
    }
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.calls == ["shouldScrollToTop()", "didScrollToTop()"])
  }

  @Test func `FR-TAB-09 a trigger that fires on the way restarts nothing`() {
    let trigger = Observed(Trigger())
    stage.node.scrollToTop(on: trigger)
    stage.node.contentOffset.y = 1000
    stage.host.clearEvents()
    for _ in 1...3 {
      trigger.value.fire()
      stage.host.advance(by: 0.1)
    }
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  // MARK: - FR-REN-01: loops through the delegate

  @Test(arguments: [
    "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    "didEndDecelerating", "didEndScrollingAnimation",
  ])
  func `FR-REN-01 a delegate may remove the scroll view in any call`(name: String) {
    recorder.onCall = { call, node in if call == name { node.removeFromSupernode() } }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    stage.node.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    stage.host.settle()
    #expect(stage.node.supernode == nil)
    #expect(!stage.node.isDragging && !stage.node.isDecelerating && !stage.node.isTracking)
    #expect(stage.host.window.screen.isIdle)
  }

  @Test(arguments: [
    "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    "didEndDecelerating",
  ])
  func `FR-REN-01 a delegate may move the content in any call`(name: String) {
    recorder.onCall = { call, node in
      if call == name { node.setContentOffset(CGPoint(x: 0, y: 42), animated: true) }
    }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    #expect(stage.node.contentOffset == CGPoint(x: 0, y: 42))
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `FR-REN-01 a delegate that shrinks the content in didScroll is followed`() {
    recorder.onScroll = { $0.contentSize = CGSize(width: 300, height: 200) }
    stage.node.delegate = recorder
    stage.node.contentOffset.y = 500
    #expect(stage.node.contentOffset == .zero)
    #expect(recorder.offsets.map(\.y) == [500, 0])
  }

  @Test func `FR-REN-01 a delegate that removes the outer one while the inner one scrolls`() {
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 3000)
    stage.node.addSubnode(inner)
    recorder.onScroll = { [stage] _ in stage.node.removeFromSupernode() }
    inner.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    #expect(recorder.offsets.count == 1)
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `FR-REN-01 a delegate that changes the inset whenever it changes is stopped`() {
    final class Widener: ScrollableNodeDelegate {
      func scrollableNodeDidChangeAdjustedContentInset(_ scrollableNode: ScrollableNode) {
        scrollableNode.contentInset.top += 1
      }
    }
    let widener = Widener()
    stage.node.delegate = widener
    stage.node.contentInset.top = 10
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["scroll.loop"])
    #expect(stage.node.contentInset.top < 100)
  }

  @Test func `FR-REN-01 a delegate that takes itself away hears nothing more`() {
    recorder.onScroll = { $0.delegate = nil }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    #expect(recorder.offsets.count == 1)
    #expect(recorder.calls == ["willBeginDragging"])
  }

  @Test func `FR-REN-01 two that copy each other's offset come to rest`() {
    let other = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.contentSize = stage.node.contentSize
    stage.controller.view.addSubnode(other)
    let back = ScrollRecorder()
    recorder.onScroll = { other.contentOffset = $0.contentOffset }
    back.onScroll = { [stage] in stage.node.contentOffset = $0.contentOffset }
    stage.node.delegate = recorder
    other.delegate = back
    stage.flick(by: 100)
    stage.host.settle()
    #expect(other.contentOffset == stage.node.contentOffset)
    #expect(stage.node.contentOffset.y == 584.01 || abs(stage.node.contentOffset.y - 584.01) < 0.1)
  }
}
