import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScrollableNodeMomentumTests {
  @Test func `SCR-40 SCR-46 SCR-49 a flick in order, and as far as the law says`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    stage.flick(by: 100, speed: 1000)
    stage.host.settle()
    // 1000 pt/s: 494.01 pt from 90 (SCROLL-PHYSICS 4.1).
    #expect(abs(stage.node.contentOffset.y - 584.01) < 0.01)
    #expect(
      stage.calls == [
        "willBeginDragging()", "willEndDragging(velocity: 0, 1, target: 0, 584.01)",
        "didEndDragging(willDecelerate: true)", "willBeginDecelerating()",
        "didEndDecelerating()",
      ])
  }

  @Test func `SCR-42 content that is let go past the end counts as decelerating`() {
    let stage = ScrollStage()
    stage.slowDrag(by: -100)
    #expect(stage.node.contentOffset.y < -30)
    #expect(stage.node.isDecelerating)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
    #expect(
      stage.calls.suffix(3) == [
        "didEndDragging(willDecelerate: true)", "willBeginDecelerating()",
        "didEndDecelerating()",
      ])
  }

  @Test func `SCR-51 content that is let go past the end comes back by the law of the bounce`() {
    let stage = ScrollStage()
    stage.slowDrag(by: -100)
    let start = stage.node.contentOffset.y
    stage.host.advance(by: 0.1)
    // From rest the distance is d0 · (e^(−10t)), 4.3.
    #expect(abs(stage.node.contentOffset.y - start * 0.367879) < 0.001)
  }

  @Test func `SCR-44 deceleration has not begun when the finger's end is told`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    var states: [String: Bool] = [:]
    recorder.onCall = { states[$0] = $1.isDecelerating }
    recorder.onScroll = { if !$0.isDragging { states["scroll"] = $0.isDecelerating } }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.advance(by: 0.1)
    #expect(states["didEndDragging(true)"] == false)
    #expect(states["willBeginDecelerating"] == true)
    #expect(states["scroll"] == true)
    stage.host.settle()
    #expect(states["didEndDecelerating"] == false)
  }

  @Test func `SCR-43 a finger that stops the content ends no deceleration`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    let recorder = ScrollRecorder()
    var wasDecelerating: [Bool] = []
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.advance(by: 0.2)
    recorder.calls = []
    recorder.onCall = { call, node in
      if call.hasPrefix("didEndDragging") { wasDecelerating.append(node.isDecelerating) }
    }
    stage.host.touchDown(at: CGPoint(x: 150, y: 150))
    let held = stage.node.contentOffset.y
    stage.host.advance(by: 0.5)
    stage.host.touchUp(at: CGPoint(x: 150, y: 150))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == held)
    #expect(recorder.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
    #expect(wasDecelerating == [true])
    #expect(!stage.node.isDecelerating)
  }

  @Test func `SCR-57 a tap that stops the content does not tap what is under it`() {
    final class Sensor: Node {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        heard.append("began")
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        heard.append("ended")
      }
      override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        heard.append("cancelled")
      }
    }
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    let sensor = Sensor(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    stage.node.addSubnode(sensor)
    stage.flick(by: 100)
    sensor.heard = []
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(sensor.heard.isEmpty)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(sensor.heard == ["began", "ended"])
  }

  @Test func `caught content follows the finger without a threshold and without a jump`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    stage.flick(by: 100)
    stage.host.advance(by: 0.2)
    stage.host.touchDown(at: CGPoint(x: 150, y: 150))
    let held = stage.node.contentOffset.y
    stage.host.touchMove(to: CGPoint(x: 150, y: 145))
    #expect(stage.node.contentOffset.y == held + 5)
  }

  @Test func `content caught in a bounce does not jump at the first movement`() {
    let stage = ScrollStage()
    stage.slowDrag(by: -200)
    stage.host.advance(by: 0.05)
    stage.host.touchDown(at: CGPoint(x: 150, y: 150))
    let held = stage.node.contentOffset.y
    stage.host.touchMove(to: CGPoint(x: 150, y: 151))
    // One point further is less than 0.55 points past the end (4.2).
    #expect(stage.node.contentOffset.y < held && stage.node.contentOffset.y > held - 0.55)
  }

  @Test func `SCR-46 the delegate's target is where it ends, exactly`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    let recorder = ScrollRecorder()
    recorder.editTarget = { _ in CGPoint(x: 0, y: 400) }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 400)
    #expect(recorder.calls.last == "didEndDecelerating")
  }

  @Test func `SCR-46 a target outside of the range is limited, one that is no number ignored`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    let recorder = ScrollRecorder()
    recorder.editTarget = { _ in CGPoint(x: 0, y: 9000) }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 1700)
    recorder.editTarget = { _ in CGPoint(x: CGFloat.nan, y: .nan) }
    stage.node.contentOffset.y = 0
    stage.flick(by: 100)
    stage.host.settle()
    #expect(abs(stage.node.contentOffset.y - 584.01) < 0.01)
  }

  @Test func `SCR-47 the present offset as the target stops a flick`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    recorder.editTarget = { [node = stage.node] _ in node.contentOffset }
    stage.flick(by: 100)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 90)
    #expect(recorder.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
  }

  @Test func `SCR-27 an assigned offset moves coasting content without stopping it`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 4000))
    stage.flick(by: 100)
    stage.host.advance(by: 0.5)
    let rest = 584.01 - stage.node.contentOffset.y
    stage.node.contentOffset.y = 1000
    stage.host.settle()
    #expect(abs(stage.node.contentOffset.y - (1000 + rest)) < 0.02)
    #expect(stage.calls.last == "didEndDecelerating()")
  }

  @Test func `SCR-27 setContentOffset stops coasting content without a call`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 4000))
    stage.flick(by: 100)
    stage.host.advance(by: 0.5)
    stage.node.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 1000)
    #expect(stage.calls.last == "willBeginDecelerating()")
  }

  @Test func `a range that shrinks during a flick lets the content come back`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 4000))
    stage.flick(by: 200, speed: 2000)
    stage.host.advance(by: 0.3)
    let here = stage.node.contentOffset.y
    stage.node.contentSize.height = here + 200
    #expect(stage.node.contentOffset.y == here)
    stage.host.settle()
    #expect(abs(stage.node.contentOffset.y - (here - 100)) < 1e-9)
    #expect(stage.calls.last == "didEndDecelerating()")
  }

  @Test(arguments: [(100, 600), (100, 5000), (40, 300)] as [(CGFloat, CGFloat)])
  func `SCR-55 a flick turns one page, however fast`(distance: CGFloat, speed: CGFloat) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 3000))
    stage.node.isPagingEnabled = true
    stage.node.contentOffset.y = 600
    stage.flick(by: distance, speed: speed)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 900)
    stage.flick(by: -distance, speed: speed)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 600)
  }

  @Test(arguments: [(100, 0), (200, 300)] as [(CGFloat, CGFloat)])
  func `SCR-55 a slow drag ends on the nearest page`(distance: CGFloat, page: CGFloat) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 3000))
    stage.node.isPagingEnabled = true
    stage.slowDrag(by: distance)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == page)
    #expect(stage.calls.last == "didEndDecelerating()")
  }

  @Test func `SCR-56 pages are not moved by an edited target`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 3000))
    stage.node.isPagingEnabled = true
    let recorder = ScrollRecorder()
    recorder.editTarget = { _ in CGPoint(x: 0, y: 450) }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
  }

  @Test func `past the last page it bounces back`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 600))
    stage.node.isPagingEnabled = true
    stage.node.contentOffset.y = 300
    stage.flick(by: 100, speed: 3000)
    #expect(stage.node.contentOffset.y > 300)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
  }

  @Test func `on cells a flick comes to rest on a whole row`() {
    let stage = ScrollStage(
      size: CGSize(width: 80, height: 24), content: CGSize(width: 80, height: 400),
      metrics: .cells)
    stage.host.drag(from: CGPoint(x: 5, y: 20), to: CGPoint(x: 5, y: 12), duration: 0.13)
    stage.host.settle()
    let y = stage.node.contentOffset.y
    #expect(y > 20 && y == y.rounded())
  }

  @Test func `a scroll view that leaves its window stops inside of its range`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    stage.slowDrag(by: -100)
    stage.host.advance(by: 0.05)
    stage.node.removeFromSupernode()
    #expect(stage.node.contentOffset.y == 0)
    #expect(recorder.calls.last == "didEndDecelerating")
    stage.host.settle()
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `a delegate that removes the scroll view in any call leaves it at rest`() {
    for call in [
      "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
      "didEndDecelerating",
    ] {
      let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
      let recorder = ScrollRecorder()
      recorder.onCall = { if $0 == call { $1.removeFromSupernode() } }
      stage.node.delegate = recorder
      stage.flick(by: 100)
      stage.host.settle()
      #expect(stage.node.supernode == nil, "\(call)")
      #expect(!stage.node.isDragging && !stage.node.isDecelerating, "\(call)")
      let begun = recorder.calls.count { $0 == "willBeginDecelerating" }
      #expect(recorder.calls.count { $0 == "didEndDecelerating" } == begun, "\(call)")
    }
  }
}
