import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about scroll views name, on other occasions.
@MainActor struct ScrollOccasionTests {
  // MARK: - Pulling to refresh

  /// A list that keeps room at its top while it refreshes, as hand-written ones do.
  private final class Refreshing: ScrollableNodeDelegate {
    var call = "didEndDragging"
    var isRefreshing = false
    private func begin(_ name: String, _ node: ScrollableNode) {
      guard name == call, !isRefreshing, node.contentOffset.y <= -50 else { return }
      isRefreshing = true
      node.contentInset.top = 50
    }
    func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {
      begin("didScroll", scrollableNode)
    }
    func scrollableNodeWillEndDragging(
      _ scrollableNode: ScrollableNode, withVelocity velocity: CGPoint,
      targetContentOffset: inout CGPoint
    ) { begin("willEndDragging", scrollableNode) }
    func scrollableNodeDidEndDragging(
      _ scrollableNode: ScrollableNode, willDecelerate decelerate: Bool
    ) { begin("didEndDragging", scrollableNode) }
    func scrollableNodeWillBeginDecelerating(_ scrollableNode: ScrollableNode) {
      begin("willBeginDecelerating", scrollableNode)
    }
  }

  @Test(arguments: ["didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating"])
  func `SCR-08 room that is made at the top when it is pulled is where it rests`(call: String) {
    let stage = ScrollStage()
    let delegate = Refreshing()
    delegate.call = call
    stage.node.delegate = delegate
    stage.slowDrag(by: -200)
    #expect(delegate.isRefreshing)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == -50)
    stage.node.contentInset.top = 0
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
    #expect(!stage.node.isDecelerating && !stage.node.isTracking)
  }

  @Test func `SCR-08 refreshing that ends under a finger, or somewhere else`() {
    let stage = ScrollStage()
    stage.node.contentInset.top = 50
    stage.host.settle()
    #expect(stage.node.contentOffset.y == -50)
    stage.node.contentOffset.y = 300
    stage.node.contentInset.top = 0
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
    stage.node.contentInset.top = 50
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
    stage.node.contentOffset.y = -50
    stage.host.touchDown(at: CGPoint(x: 150, y: 100))
    stage.host.touchMove(to: CGPoint(x: 150, y: 120))
    stage.node.contentInset.top = 0
    stage.host.advance(by: 0.5)
    stage.host.touchUp(at: CGPoint(x: 150, y: 120))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
  }

  // MARK: - Making visible

  @Test func `FR-SCR-09 rectangles that are empty, too large, outside or turned round`() {
    let stage = ScrollStage()
    stage.node.contentInset = EdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    stage.host.settle()
    stage.node.contentOffset.y = 300
    let visible = stage.node.contentOffset
    // Inside already: 340…540 is visible.
    for rect in [
      CGRect(x: 0, y: 400, width: 10, height: 0), CGRect(x: 0, y: 340, width: 10, height: 200),
    ] {
      stage.node.scrollRectToVisible(rect, animated: false)
      #expect(stage.node.contentOffset == visible)
    }
    stage.node.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 9, height: 9), animated: false)
    #expect(stage.node.contentOffset.y <= 760)
    stage.node.contentOffset.y = 300
    stage.node.scrollRectToVisible(CGRect(x: 0, y: -90, width: 9, height: 9), animated: false)
    #expect(stage.node.contentOffset.y >= -40)
    // SCR-23: of one that is larger than what is visible the beginning is shown.
    stage.node.contentOffset.y = 0
    stage.node.scrollRectToVisible(CGRect(x: 0, y: 300, width: 9, height: 500), animated: false)
    #expect(stage.node.contentOffset.y == 260)
    stage.node.contentOffset.y = 300
    stage.node.scrollRectToVisible(
      CGRect(x: CGFloat.nan, y: 10, width: 10, height: CGFloat.infinity), animated: false)
    #expect(stage.node.contentOffset.y.isFinite && stage.node.contentOffset.x == 0)
  }

  // MARK: - Before there is a size or a window

  @Test func `FR-SCR-05 an offset that is set before the size of the view is kept`() {
    let node = ScrollableNode()
    node.contentSize = CGSize(width: 300, height: 1000)
    node.contentOffset = CGPoint(x: 0, y: 500)
    let controller = ViewController()
    controller.view.addSubnode(node)
    let host = TestHost(
      size: CGSize(width: 300, height: 300), metrics: .points, rootViewController: controller)
    host.settle()
    node.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    host.settle()
    #expect(node.contentOffset.y == 500)
    node.frame.size.height = 800
    host.settle()
    #expect(node.contentOffset.y == 200)
    node.frame.size.height = 0
    host.settle()
    #expect(node.contentOffset.y == 200)
    node.frame.size.height = 300
    host.settle()
    #expect(node.contentOffset.y == 200)
  }

  @Test func `FR-SCR-05 a list under bars that come and go keeps its place, or its top`() {
    let list = ScrollingScreen("List", contentSize: CGSize(width: 80, height: 300))
    let stack = NavigationController(rootViewController: list)
    let tabs = TabBarController()
    tabs.viewControllers = [stack]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    for place in [-1, 100, 277] as [CGFloat] {
      list.scrollable.contentOffset.y = place
      for _ in 0..<2 {
        stack.isNavigationBarHidden.toggle()
        host.settle()
        tabs.isTabBarHidden.toggle()
        host.settle()
        let isHidden = stack.isNavigationBarHidden
        switch place {
        case -1: #expect(list.scrollable.contentOffset.y == (isHidden ? 0 : -1))
        case 100: #expect(list.scrollable.contentOffset.y == 100)
        default:
          let metrics = list.scrollable.scrollMetrics
          #expect(metrics.offset.y <= metrics.maximumOffset.y)
        }
      }
    }
  }

  @Test func `FR-SCR-05 a pushed screen that hides the bar leaves the list where it was`() {
    let list = ScrollingScreen("List")
    let stack = NavigationController(rootViewController: list)
    let host = TestHost(rootViewController: stack)
    host.settle()
    for (place, animated) in [(CGFloat(-1), true), (100, true), (-1, false), (100, false)] {
      list.scrollable.contentOffset.y = place
      stack.pushViewController(ViewController(), animated: animated)
      stack.setNavigationBarHidden(true, animated: animated)
      host.settle()
      stack.popViewController(animated: animated)
      stack.setNavigationBarHidden(false, animated: animated)
      host.settle()
      #expect(list.scrollable.contentOffset.y == place, "\(place) \(animated)")
    }
  }

  // MARK: - In the middle

  @Test func `FR-SCR-03 everything that can stop a scroll that runs, at once`() {
    let stops: [(String, (ScrollStage) -> Void)] = [
      ("offset", { $0.node.contentOffset.y = 50 }),
      ("bounds", { $0.node.bounds.origin.y = 50 }),
      ("unanimated", { $0.node.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }),
      (
        "without animation",
        { stage in
          Node.performWithoutAnimation { stage.node.contentOffset.y = 50 }
        }
      ),
      (
        "size",
        { stage in
          stage.node.contentSize.height = 350
          stage.host.advance(by: 0)
        }
      ),
    ]
    for (name, stop) in stops {
      let stage = ScrollStage()
      let recorder = ScrollRecorder()
      stage.node.delegate = recorder
      stage.node.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
      stage.host.advance(by: 0.1)
      stop(stage)
      stage.host.advance(by: 1)
      #expect(stage.node.contentOffset.y == 50, "\(name)")
      #expect(recorder.calls == ["didEndScrollingAnimation"], "\(name)")
    }
  }

  @Test func `FR-SCR-07 what is switched in mid drag or in mid flight leaves no loose end`() {
    let switches: [(ScrollableNode) -> Void] = [
      { $0.isPagingEnabled.toggle() }, { $0.isScrollEnabled.toggle() }, { $0.bounces.toggle() },
      { $0.isDirectionalLockEnabled.toggle() }, { $0.delegate = nil },
      { $0.contentSize.height = 10 }, { $0.frame.size.height = 100 },
      { $0.contentInset = EdgeInsets(top: 30, left: 0, bottom: 30, right: 0) },
    ]
    for (index, change) in switches.enumerated() {
      for moment in 0..<3 {
        let stage = ScrollStage()
        stage.host.touchDown(at: CGPoint(x: 150, y: 290))
        for y in stride(from: 280, through: 200, by: -10) {
          stage.host.advance(by: 1 / 60)
          stage.host.touchMove(to: CGPoint(x: 150, y: CGFloat(y)))
        }
        if moment == 0 { change(stage.node) }
        stage.host.touchMove(to: CGPoint(x: 150, y: 190))
        stage.host.touchUp(at: CGPoint(x: 150, y: 190))
        if moment == 1 { change(stage.node) }
        stage.host.advance(by: 0.2)
        if moment == 2 { change(stage.node) }
        stage.host.settle()
        let metrics = stage.node.scrollMetrics
        #expect(
          metrics.offset.y >= metrics.minimumOffset.y - 0.001
            && metrics.offset.y <= metrics.maximumOffset.y + 0.001, "\(index) \(moment)")
        #expect(!stage.node.isTracking && !stage.node.isDragging && !stage.node.isDecelerating)
        let calls = stage.calls
        #expect(
          calls.count { $0.hasPrefix("willBeginDragging") }
            == calls.count { $0.hasPrefix("didEndDragging") }, "\(index) \(moment)")
      }
    }
  }

  // MARK: - Wheels in lists in lists

  private func nested(inner content: CGFloat) -> (
    outer: ScrollableNode, inner: ScrollableNode, host: TestHost
  ) {
    let screen = ViewController()
    let outer = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    outer.contentSize = CGSize(width: 80, height: 100)
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 2, width: 80, height: 10))
    inner.contentSize = CGSize(width: 80, height: content)
    outer.addSubnode(inner)
    screen.view.addSubnode(outer)
    let host = TestHost(rootViewController: screen)
    host.settle()
    return (outer, inner, host)
  }

  @Test func `SCR-76 a wheel goes on in the outer list where the inner one ends, both ways`() {
    let (outer, inner, host) = nested(inner: 16)
    let place = CGPoint(x: 9, y: 5)
    for _ in 0..<2 { host.wheel(at: place, by: 3) }
    host.settle()
    #expect(inner.contentOffset.y == 6 && outer.contentOffset.y == 0)
    host.wheel(at: place, by: 1)
    host.settle()
    #expect(inner.contentOffset.y == 6 && outer.contentOffset.y > 0)
    let moved = outer.contentOffset.y
    // The outer list has taken the inner one along, which is still under the mouse.
    for _ in 0..<2 { host.wheel(at: place, by: -3) }
    host.settle()
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == moved)
    for _ in 0..<5 { host.wheel(at: place, by: -3) }
    host.settle()
    #expect(outer.contentOffset.y == 0)
  }

  @Test func `SCR-76 a wheel over an inner list that fits, is off or empty is the outer one's`() {
    for kind in 0..<4 {
      let (outer, inner, host) = nested(inner: kind == 0 ? 5 : kind == 1 ? 0 : 50)
      if kind == 2 { inner.isScrollEnabled = false }
      if kind == 3 { inner.isUserInteractionEnabled = false }
      host.wheel(at: CGPoint(x: 9, y: 5), by: 1)
      host.settle()
      #expect(inner.contentOffset.y == 0, "\(kind)")
      #expect(outer.contentOffset.y > 0, "\(kind)")
    }
  }

  @Test func `SCR-76 a wheel outside of the screen, and of no lines, moves nothing`() {
    let (outer, inner, host) = nested(inner: 50)
    for (x, y) in [(-1, 5), (80, 5), (5, -1), (5, 24), (-1000, 100_000)] {
      host.wheel(at: CGPoint(x: x, y: y), by: 5)
    }
    host.wheel(at: CGPoint(x: 9, y: 5), by: 0)
    host.turn(Wheel(location: CGPoint(x: 9, y: 5), delta: .zero))
    host.turn(Wheel(location: CGPoint(x: CGFloat.nan, y: 5), delta: CGSize(width: 0, height: 1)))
    host.settle()
    #expect(outer.contentOffset == .zero && inner.contentOffset == .zero)
    host.wheel(at: CGPoint(x: 9, y: 5), by: Int.max)
    host.settle()
    #expect(inner.contentOffset.y == 40)
    host.wheel(at: CGPoint(x: 9, y: 5), by: Int.min + 1)
    host.settle()
    #expect(inner.contentOffset.y == 0)
  }
}
