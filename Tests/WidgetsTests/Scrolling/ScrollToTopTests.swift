import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScrollToTopTests {
  private func stage(at y: CGFloat, x: CGFloat = 0) -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 400, height: 3000))
    stage.node.contentOffset = CGPoint(x: x, y: y)
    stage.host.clearEvents()
    return stage
  }

  @Test func `SCR-73 the top is minus the inset, and x stays`() {
    let stage = stage(at: 500, x: 20)
    stage.node.contentInset.top = 50
    #expect(stage.node.scrollToTop(animated: true))
    #expect(stage.node.isTravellingToTop)
    stage.host.settle()
    #expect(stage.node.contentOffset == CGPoint(x: 20, y: -50))
    #expect(stage.node.isAtTop && !stage.node.isTravellingToTop)
    #expect(stage.calls.last == "didEndScrollingAnimation()")
  }

  @Test func `at the top there is nothing to do`() {
    let stage = stage(at: 0)
    #expect(!stage.node.scrollToTop(animated: true))
    #expect(!stage.node.scrollToTop(animated: false))
    stage.host.settle()
    #expect(stage.allCalls.isEmpty)
  }

  @Test func `the top has a tolerance of half a step that can be seen`() {
    let stage = stage(at: 0)
    stage.node.contentOffset.y = 0.16
    #expect(stage.node.isAtTop)
    stage.node.contentOffset.y = 0.17
    #expect(!stage.node.isAtTop)
    stage.node.contentOffset.y = -20
    #expect(stage.node.isAtTop)
  }

  @Test func `FR-TAB-09 asking again on the way restarts nothing`() {
    let stage = stage(at: 1000)
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    var moved: [Bool] = []
    for _ in 1...3 {
      moved.append(stage.node.scrollToTop(animated: true))
      stage.host.advance(by: 0.1)
    }
    #expect(moved == [true, false, false])
    stage.host.advance(by: 1.0 / 60)
    #expect(stage.node.contentOffset.y == 0)
    #expect(zip(recorder.offsets, recorder.offsets.dropFirst()).allSatisfy { $0.y >= $1.y })
    #expect(recorder.calls == ["didEndScrollingAnimation"])
  }

  @Test func `a bar that appears on the way moves the target`() {
    let stage = stage(at: 1000)
    stage.node.scrollToTop()
    stage.host.advance(by: 0.2)
    stage.controller.additionalSafeAreaInsets.top = 44
    #expect(stage.node.isTravellingToTop)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == -44)
    #expect(stage.calls == ["adjustedContentInsetDidChange()", "didEndScrollingAnimation()"])
  }

  @Test func `unanimated it jumps, also from a travel`() {
    let stage = stage(at: 1000)
    stage.node.scrollToTop(animated: true)
    stage.host.advance(by: 0.1)
    #expect(stage.node.scrollToTop(animated: false))
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `momentum stops before it travels`() {
    let stage = stage(at: 1000)
    stage.flick(by: 100)
    stage.host.advance(by: 0.2)
    #expect(stage.node.isDecelerating)
    stage.host.clearEvents()
    #expect(stage.node.scrollToTop(animated: true))
    #expect(!stage.node.isDecelerating)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `with reduced motion it is there at once and something has moved`() {
    let stage = ScrollStage(prefersReducedMotion: true)
    stage.node.contentOffset.y = 300
    stage.host.clearEvents()
    #expect(stage.node.scrollToTop(animated: true))
    #expect(stage.allCalls == ["didScroll(0, 0)", "didEndScrollingAnimation()"])
  }

  @Test func `the plain call of a Scrollable is animated`() {
    struct Fake: Scrollable {
      let heard: (Bool) -> Void
      func scrollToTop(animated: Bool) -> Bool {
        heard(animated)
        return true
      }
    }
    var heard: [Bool] = []
    Fake { heard.append($0) }.scrollToTop()
    #expect(heard == [true])
  }

  @Test func `a subclass that overrides the animated form is called by the plain one`() {
    final class Own: ScrollableNode {
      var heard: [Bool] = []
      override func scrollToTop(animated: Bool) -> Bool {
        heard.append(animated)
        return true
      }
    }
    let node = Own()
    (node as any Scrollable).scrollToTop()
    #expect(node.heard == [true])
  }
}
