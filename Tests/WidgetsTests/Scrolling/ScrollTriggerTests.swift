import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A scroll view that goes to its top when a trigger fires.
@MainActor struct ScrollTriggerTests {
  private let trigger = Observed(Trigger())

  @Test func `a fire scrolls to the top, animated`() {
    let stage = ScrollStage()
    stage.node.scrollToTop(on: trigger)
    stage.node.contentOffset.y = 500
    trigger.fire()
    #expect(stage.node.contentOffset.y == 500)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `S3 the target is the offset, the inset included`() {
    let stage = ScrollStage(
      content: CGSize(width: 900, height: 1000), safeArea: EdgeInsets(top: 20))
    stage.node.scrollToTop(on: trigger)
    stage.node.contentOffset = CGPoint(x: 30, y: 500)
    trigger.fire()
    stage.host.settle()
    #expect(stage.node.contentOffset == CGPoint(x: 30, y: -20))
  }

  @Test func `S3 an empty list is fine`() {
    let stage = ScrollStage(content: .zero)
    stage.node.scrollToTop(on: trigger)
    trigger.fire()
    stage.host.settle()
    #expect(stage.node.contentOffset == .zero)
    #expect(stage.calls.isEmpty)
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func `a second fire does not restart the travel`() {
    let stage = ScrollStage()
    stage.node.scrollToTop(on: trigger)
    stage.node.contentOffset.y = 500
    trigger.fire()
    stage.host.advance(by: 0.2)
    trigger.fire()
    // 0.3 s from the first fire, and a frame.
    stage.host.advance(by: 0.12)
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `S3 a trigger consumed before does not fire again when the list is shown again`() {
    let stage = ScrollStage()
    stage.node.scrollToTop(on: trigger)
    trigger.fire()
    stage.node.contentOffset.y = 300
    stage.node.removeFromSupernode()
    stage.host.settle()
    stage.controller.view.addSubnode(stage.node)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
  }

  @Test func `a trigger that is absent is fine, and one that is cancelled is over`() {
    let stage = ScrollStage()
    stage.node.scrollToTop(on: nil)
    let token = stage.node.scrollToTop(on: trigger)
    stage.node.contentOffset.y = 300
    token.cancel()
    trigger.fire()
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
  }

  @Test func `the trigger does not keep the list`() {
    var node: ScrollableNode? = ScrollableNode()
    weak let released = node
    node?.scrollToTop(on: trigger)
    node = nil
    #expect(released == nil)
    trigger.fire()
  }
}
