import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScrollableNodeDragTests {
  @Test func `SCR-48 the content follows from the threshold on`() {
    let stage = ScrollStage()
    stage.host.touchDown(at: CGPoint(x: 150, y: 250))
    stage.host.touchMove(to: CGPoint(x: 150, y: 241))
    #expect(stage.node.contentOffset.y == 0 && !stage.node.isDragging)
    stage.host.touchMove(to: CGPoint(x: 150, y: 240))
    #expect(stage.node.contentOffset.y == 0 && stage.node.isDragging)
    stage.host.touchMove(to: CGPoint(x: 150, y: 150))
    #expect(stage.node.contentOffset.y == 90)
  }

  @Test func `SCR-48 on cells the threshold is one cell`() {
    let stage = ScrollStage(
      size: CGSize(width: 80, height: 24), content: CGSize(width: 80, height: 100),
      metrics: .cells)
    stage.host.touchDown(at: CGPoint(x: 5, y: 20))
    stage.host.touchMove(to: CGPoint(x: 5, y: 10))
    #expect(stage.node.contentOffset.y == 9)
  }

  @Test func `SCR-45 tracking, dragging and decelerating say what a finger does`() {
    let stage = ScrollStage()
    func states() -> [Bool] {
      [stage.node.isTracking, stage.node.isDragging, stage.node.isDecelerating]
    }
    stage.host.touchDown(at: CGPoint(x: 150, y: 250))
    #expect(states() == [true, false, false])
    for y in [240, 220, 200] as [CGFloat] {
      stage.host.advance(by: 1.0 / 60)
      stage.host.touchMove(to: CGPoint(x: 150, y: y))
    }
    #expect(states() == [true, true, false])
    stage.host.touchUp(at: CGPoint(x: 150, y: 200))
    #expect(states() == [false, false, true])
    stage.host.settle()
    #expect(states() == [false, false, false])
  }

  @Test func `SCR-41 FR-SCR-07 a slow drag ends without deceleration`() {
    let stage = ScrollStage()
    stage.slowDrag(by: 100)
    stage.host.settle()
    #expect(
      stage.calls == [
        "willBeginDragging()", "willEndDragging(velocity: 0, 0, target: 0, 90)",
        "didEndDragging(willDecelerate: false)",
      ])
    #expect(stage.node.contentOffset.y == 90)
  }

  @Test func `SCR-50 past the end the content follows less and less`() {
    let stage = ScrollStage()
    stage.host.touchDown(at: CGPoint(x: 150, y: 10))
    stage.host.touchMove(to: CGPoint(x: 150, y: 80))
    // 60 past the threshold: 60 · 0.55 · 300 / (300 + 0.55 · 60) = 29.73
    #expect(abs(stage.node.contentOffset.y + 29.73) < 0.005)
  }

  @Test func `SCR-52 without bounces the content stays inside`() {
    let stage = ScrollStage()
    stage.node.bounces = false
    stage.node.alwaysBounceHorizontal = true
    stage.flick(by: -100)
    #expect(stage.node.contentOffset.y == 0)
    stage.host.settle()
    stage.host.drag(from: CGPoint(x: 10, y: 150), to: CGPoint(x: 200, y: 150))
    #expect(stage.allCalls.isEmpty || stage.node.contentOffset == .zero)
    #expect(stage.node.contentOffset == .zero)
  }

  @Test func `SCR-52 without bounces a flick ends exactly at the edge`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 500))
    stage.node.bounces = false
    stage.flick(by: 100)
    var furthest: CGFloat = 0
    while stage.node.isDecelerating {
      stage.host.advance(by: 1.0 / 60)
      furthest = max(furthest, stage.node.contentOffset.y)
    }
    #expect(furthest == 200 && stage.node.contentOffset.y == 200)
  }

  @Test func `SCR-53 content that fits moves only if it always bounces`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 100))
    stage.flick(by: -100)
    stage.host.settle()
    #expect(stage.allCalls.isEmpty)
    stage.node.alwaysBounceVertical = true
    stage.flick(by: -100)
    #expect(stage.node.contentOffset.y < 0)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.calls.last == "didEndDecelerating()")
  }

  @Test func `a drag along the other axis does not move a list`() {
    let stage = ScrollStage()
    stage.host.drag(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 220, y: 180))
    stage.host.settle()
    #expect(stage.allCalls.isEmpty)
  }

  @Test(arguments: [
    (CGPoint(x: -100, y: -30), true, false), (CGPoint(x: -30, y: -100), false, true),
    (CGPoint(x: -100, y: -90), true, true),
  ])
  func `SCR-54 a locked drag moves one axis, a diagonal one both`(
    travel: CGPoint, movesX: Bool, movesY: Bool
  ) {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 1000))
    stage.node.isDirectionalLockEnabled = true
    let end = CGPoint(x: 200 + travel.x, y: 200 + travel.y)
    stage.host.touchDown(at: CGPoint(x: 200, y: 200))
    stage.host.touchMove(to: end)
    stage.host.touchMove(to: CGPoint(x: end.x - 20, y: end.y - 20))
    #expect((stage.node.contentOffset.x > 0) == movesX)
    #expect((stage.node.contentOffset.y > 0) == movesY)
  }

  @Test func `SCR-54 a locked drag of caught content is decided by its first movement`() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 2000))
    stage.node.isDirectionalLockEnabled = true
    stage.flick(by: 100)
    stage.host.touchDown(at: CGPoint(x: 200, y: 200))
    stage.host.touchMove(to: CGPoint(x: 150, y: 195))
    let y = stage.node.contentOffset.y
    stage.host.touchMove(to: CGPoint(x: 120, y: 100))
    #expect(stage.node.contentOffset.x == 80)
    #expect(stage.node.contentOffset.y == y)
  }

  @Test func `SCR-58 a finger that is held before it lifts leaves the content still`() {
    let stage = ScrollStage()
    stage.host.touchDown(at: CGPoint(x: 150, y: 250))
    stage.host.touchMove(to: CGPoint(x: 150, y: 100))
    stage.host.advance(by: 0.3)
    stage.host.touchUp(at: CGPoint(x: 150, y: 100))
    #expect(!stage.node.isDecelerating)
    #expect(stage.node.contentOffset.y == 140)
  }

  @Test func `SCR-63 the delegate of the pan cannot be replaced`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Other: GestureRecognizerDelegate {}
        let other = Other()
        ScrollableNode().panGestureRecognizer.delegate = other
      }
    }
  }

  @Test func `a touch that is taken away ends the drag without momentum`() {
    let stage = ScrollStage()
    stage.host.touchDown(at: CGPoint(x: 150, y: 250))
    for y in [200, 150, 100] as [CGFloat] {
      stage.host.advance(by: 1.0 / 60)
      stage.host.touchMove(to: CGPoint(x: 150, y: y))
    }
    stage.host.touchCancel(at: CGPoint(x: 150, y: 100))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 140)
    #expect(stage.calls.last == "didEndDragging(willDecelerate: false)")
  }

  @Test func `an animated change takes the content from the finger`() {
    let stage = ScrollStage()
    stage.host.touchDown(at: CGPoint(x: 150, y: 250))
    stage.host.touchMove(to: CGPoint(x: 150, y: 150))
    stage.node.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.host.touchMove(to: CGPoint(x: 150, y: 100))
    stage.host.settle()
    stage.host.touchUp(at: CGPoint(x: 150, y: 100))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 500)
    #expect(
      stage.calls == [
        "willBeginDragging()", "didEndDragging(willDecelerate: false)",
        "didEndScrollingAnimation()",
      ])
  }

  @Test func `an assigned offset is where the drag goes on`() {
    let stage = ScrollStage()
    stage.host.touchDown(at: CGPoint(x: 150, y: 250))
    stage.host.touchMove(to: CGPoint(x: 150, y: 150))
    stage.node.contentOffset.y = 300
    stage.host.touchMove(to: CGPoint(x: 150, y: 140))
    #expect(stage.node.contentOffset.y == 310)
  }

  @Test func `a scroll view that is removed during a drag ends it`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    stage.host.touchDown(at: CGPoint(x: 150, y: 10))
    stage.host.touchMove(to: CGPoint(x: 150, y: 100))
    #expect(stage.node.contentOffset.y < 0)
    stage.node.removeFromSupernode()
    stage.host.touchMove(to: CGPoint(x: 150, y: 200))
    stage.host.touchUp(at: CGPoint(x: 150, y: 200))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
    #expect(recorder.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
  }
}
