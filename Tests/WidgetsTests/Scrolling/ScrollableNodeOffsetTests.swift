import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScrollableNodeOffsetTests {
  @Test func `SCR-01 the offset is the origin of the bounds`() {
    let node = ScrollableNode(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
    let content = Node(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    node.addSubnode(content)
    node.contentOffset = CGPoint(x: 3, y: 70)
    #expect(node.bounds.origin == CGPoint(x: 3, y: 70))
    node.bounds.origin = CGPoint(x: 0, y: 9)
    #expect(node.contentOffset == CGPoint(x: 0, y: 9))
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(node.frame == CGRect(x: 5, y: 5, width: 300, height: 300))
  }

  @Test func `SCR-02 defaults`() {
    let node = ScrollableNode()
    #expect(node.contentOffset == .zero && node.contentSize == .zero)
    #expect(node.contentInset == .zero && node.adjustedContentInset == .zero)
    #expect(node.bounces && !node.alwaysBounceVertical && !node.alwaysBounceHorizontal)
    #expect(!node.isPagingEnabled && node.isScrollEnabled && node.scrollsToTop)
    #expect(node.showsVerticalScrollIndicator && node.showsHorizontalScrollIndicator)
    #expect(!node.isDirectionalLockEnabled && node.clipsToBounds)
    #expect(node.keyboardDismissMode == .none && node.decelerationRate == .normal)
    #expect(node.contentInsetAdjustmentBehavior == .automatic)
    #expect(node.delaysContentTouches && node.canCancelContentTouches && node.bouncesZoom)
    #expect(node.minimumZoomScale == 1 && node.maximumZoomScale == 1 && node.zoomScale == 1)
    #expect(!node.isTracking && !node.isDragging && !node.isDecelerating)
  }

  @Test(arguments: [CGFloat(5000), -80]) func `SCR-03 an offset is not limited to the range`(
    y: CGFloat
  ) {
    let stage = ScrollStage()
    stage.node.contentOffset.y = y
    stage.host.settle()
    #expect(stage.node.contentOffset.y == y)
    stage.node.setContentOffset(CGPoint(x: 0, y: y + 1), animated: true)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == y + 1)
  }

  @Test func `SCR-10 each change of the offset lays the scroll view out again`() {
    final class Counting: ScrollableNode {
      var layouts = 0
      override func layoutSubnodes() { layouts += 1 }
    }
    let node = Counting()
    let stage = ScrollStage(node)
    node.layouts = 0
    for y in 1...3 {
      node.contentOffset.y = CGFloat(y)
      stage.host.advance(by: 0)
    }
    #expect(node.layouts == 3)
  }

  @Test func `SCR-28 a change is told at once and an equal value is not`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    stage.node.contentOffset.y = 10
    #expect(recorder.offsets == [CGPoint(x: 0, y: 10)])
    stage.node.contentOffset.y = 10
    stage.node.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    stage.node.bounds.origin.y = 10
    #expect(recorder.offsets.count == 1)
  }

  @Test func `SCR-29 a disabled scroll view still scrolls by program`() {
    let stage = ScrollStage()
    stage.node.isScrollEnabled = false
    stage.flick(by: 100)
    stage.host.wheel(at: CGPoint(x: 9, y: 9), by: 3)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
    stage.node.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(stage.node.contentOffset.y == 30)
  }

  @Test func `offsets, sizes and insets that are not finite change nothing`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 40
    stage.node.contentOffset.y = .nan
    stage.node.bounds.origin.x = .infinity
    stage.node.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    stage.node.setContentOffset(CGPoint(x: 0, y: -CGFloat.infinity), animated: false)
    stage.host.settle()
    #expect(stage.node.contentOffset == CGPoint(x: 0, y: 40))
    #expect(stage.host.diagnostics.count == 4)
    stage.node.contentInset = EdgeInsets(top: .nan, left: .infinity)
    #expect(stage.node.contentInset == .zero)
    stage.node.contentSize = CGSize(width: CGFloat.nan, height: CGFloat.infinity)
    #expect(stage.node.contentSize == .zero)
  }

  @Test func `a request that is not finite does not stop what moves`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.host.advance(by: 0.1)
    stage.node.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: false)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 400)
  }

  @Test func `SCR-82 the delegate is held weakly`() {
    let node = ScrollableNode()
    var recorder: ScrollRecorder? = ScrollRecorder()
    node.delegate = recorder
    recorder = nil
    #expect(node.delegate == nil)
  }

  @Test func `FR-REN-01 a delegate that removes the scroll view it hears from is not called on`() {
    let stage = ScrollStage()
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = CGSize(width: 100, height: 10)
    inner.contentOffset.y = 50
    stage.node.addSubnode(inner)
    let recorder = ScrollRecorder()
    var depth = 0
    var deepest = 0
    recorder.onScroll = { _ in
      depth += 1
      deepest = max(deepest, depth)
      inner.removeFromSupernode()
      depth -= 1
    }
    stage.node.delegate = recorder
    inner.delegate = recorder
    stage.node.contentOffset.y = 1
    stage.host.settle()
    #expect(deepest <= 2)
    #expect(recorder.offsets.count <= 3)
    #expect(inner.supernode == nil)
    #expect(stage.node.contentOffset.y == 1)
  }

  @Test func `a delegate that always changes the offset is stopped`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    recorder.onScroll = { $0.contentOffset.y += 1 }
    stage.node.delegate = recorder
    stage.node.contentOffset.y = 1
    #expect(recorder.offsets.count == 16)
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["scroll.loop"])
  }

  @Test func `a subclass hears each event in its own method`() {
    final class Hearing: ScrollableNode {
      var heard: [String] = []
      override func didScroll() {
        heard.append("didScroll")
        super.didScroll()
      }
      override func didEndScrollingAnimation() {
        heard.append("didEndScrollingAnimation")
        super.didEndScrollingAnimation()
      }
    }
    let node = Hearing()
    let stage = ScrollStage(node, prefersReducedMotion: true)
    node.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(node.heard == ["didScroll", "didEndScrollingAnimation"])
    #expect(stage.allCalls == ["didScroll(0, 10)", "didEndScrollingAnimation()"])
  }
}
