import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScrollableNodeAnimationTests {
  let down = CGPoint(x: 0, y: 400)

  @Test func `SCR-24 an animated change scrolls for 0.3 s and tells its end`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(down, animated: true)
    #expect(stage.node.contentOffset.y == 0)
    stage.host.advance(by: 0.15)
    // Half of the way after half of the time (SCROLL-PHYSICS 4.6).
    #expect(abs(stage.node.contentOffset.y - 200) < 0.001)
    #expect(stage.calls.isEmpty)
    stage.host.advance(by: 0.15)
    #expect(stage.node.contentOffset == down)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
    #expect(stage.scrolls == 18)
    stage.host.settle()
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `SCR-24 an unanimated change has no end`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(down, animated: false)
    stage.host.settle()
    #expect(stage.allCalls == ["didScroll(0, 400)"])
  }

  @Test func `SCR-25 an animated change to where the content is does nothing`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(.zero, animated: true)
    stage.host.settle()
    #expect(stage.allCalls.isEmpty)
  }

  @Test func `SCR-26 an unanimated change ends an animated one, and tells it once`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(down, animated: true)
    stage.host.advance(by: 0.1)
    stage.node.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 20)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `SCR-26 assigning an offset ends an animated change as well`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(down, animated: true)
    stage.host.advance(by: 0.1)
    stage.node.contentOffset.y = 20
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 20)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `FR-SCR-03 an unanimated change stops a scroll that runs`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 2000))
    stage.node.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.host.advance(by: 0.1)
    stage.node.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(stage.node.contentOffset.y == 50)
    stage.host.clearEvents()
    stage.host.advance(by: 0.9)
    #expect(stage.node.contentOffset.y == 50)
    #expect(stage.allCalls.isEmpty)
  }

  @Test func `a new target on the way is reached without a jump and ends once`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    stage.node.setContentOffset(down, animated: true)
    stage.host.advance(by: 0.15)
    stage.node.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.host.advance(by: 0.3 + 1.0 / 60)
    #expect(stage.node.contentOffset.y == 600)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
    let steps = zip(recorder.offsets, recorder.offsets.dropFirst()).map { $1.y - $0.y }
    // The fastest moment of 400 in 0.3 s is 35 a tick.
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 45 })
  }

  @Test func `the same target on the way restarts nothing`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(down, animated: true)
    stage.host.advance(by: 0.2)
    stage.node.setContentOffset(down, animated: true)
    stage.host.advance(by: 0.1)
    #expect(stage.node.contentOffset == down)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `with reduced motion the content is there at once, and the end is told`() {
    let stage = ScrollStage(prefersReducedMotion: true)
    stage.node.setContentOffset(down, animated: true)
    #expect(stage.allCalls == ["didScroll(0, 400)", "didEndScrollingAnimation()"])
  }

  @Test func `without a window the content is there at once, and the end is told`() {
    let node = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let recorder = ScrollRecorder()
    node.delegate = recorder
    node.setContentOffset(down, animated: true)
    #expect(node.contentOffset == down)
    #expect(recorder.calls == ["didEndScrollingAnimation"])
  }

  @Test func `a scroll view that leaves its window arrives at once`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    stage.node.setContentOffset(down, animated: true)
    stage.host.advance(by: 0.1)
    stage.node.removeFromSupernode()
    #expect(stage.node.contentOffset == down)
    #expect(recorder.calls == ["didEndScrollingAnimation"])
    stage.host.settle()
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `a change that a callback makes at the end runs as well`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    recorder.onCall = { _, node in
      if node.contentOffset.y == 400 { node.setContentOffset(.zero, animated: true) }
    }
    stage.node.delegate = recorder
    stage.node.setContentOffset(down, animated: true)
    stage.host.settle()
    #expect(stage.node.contentOffset == .zero)
    #expect(recorder.calls == ["didEndScrollingAnimation", "didEndScrollingAnimation"])
  }

  @Test func `a target that a shrinking range leaves outside becomes the end`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    stage.host.advance(by: 0.1)
    stage.node.contentSize.height = 500
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 200)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }
}
