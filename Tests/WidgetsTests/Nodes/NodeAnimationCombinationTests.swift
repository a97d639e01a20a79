import Foundation
import Testing

@testable import Widgets

/// Animations of the same nodes at the same time, inside each other, and under a finger.
@MainActor struct NodeAnimationCombinationTests: AnimationTests {
  let stage = AnimationStage()

  // MARK: - Several

  @Test func `movements add up, and each ends by itself`() {
    move(to: 100, name: "first")
    run(at: 0.5)
    move(to: 0, name: "second")
    // 50 still to come of the first, and 100 of the second: no jump.
    #expect(x == 50)
    run(at: 1)
    #expect(log.take() == ["first true"])
    #expect(x == 50)
    run(at: 1.5)
    #expect(x == 0)
    #expect(log.take() == ["second true"])
  }

  @Test func `from the current state the earlier one ends unfinished`() {
    move(to: 100, name: "first")
    run(at: 0.5)
    move(to: 0, 1, [.curveLinear, .beginFromCurrentState], name: "second")
    #expect(x == 50)
    host.runFrame()
    #expect(log.take() == ["first false"])
    run(at: 1)
    #expect(x == 25)
    run(at: 1.5)
    #expect(x == 0)
    #expect(log.take() == ["second true"])
  }

  @Test func `from the current state other properties go on`() {
    Node.animate(withDuration: 1, options: .curveLinear) {
      node.frame.origin.x = 100
      node.alpha = 0
    } completion: { [log] in
      log.add("first \($0)")
    }
    run(at: 0.5)
    move(to: 0, 1, [.curveLinear, .beginFromCurrentState], name: "second")
    run(at: 0.75)
    #expect(node.look.alpha == 0.25)
    run(at: 1)
    #expect(log.take() == ["first true"])
  }

  @Test func `a plain change moves what is drawn along`() {
    move(to: 100)
    run(at: 0.5)
    node.frame.origin.x = 110
    #expect(x == 60)
    run(at: 1)
    #expect(x == 110)
  }

  @Test func `cancelling draws the properties and ends unfinished`() {
    move(to: 100)
    run(at: 0.5)
    node.cancelAnimations()
    #expect(x == 100)
    #expect(!node.isAnimating)
    host.runFrame()
    #expect(log.take() == ["end false"])
    node.cancelAnimations()
    run(at: 2)
    #expect(log.take() == [])
    #expect(host.screen.isIdle)
  }

  @Test func `an animation of several nodes ends unfinished only when all are cancelled`() {
    let other = Node()
    window.addSubnode(other)
    Node.animate(withDuration: 1) {
      node.alpha = 0
      other.alpha = 0
    } completion: { [log] in
      log.add("end \($0)")
    }
    node.cancelAnimations()
    run(at: 1)
    #expect(log.take() == ["end true"])
  }

  @Test func `a node that leaves its window is not animated any more`() {
    move(to: 100)
    run(at: 0.5)
    node.removeFromSupernode()
    #expect(x == 100)
    host.runFrame()
    #expect(log.take() == ["end false"])
    window.addSubnode(node)
    #expect(x == 100)
  }

  @Test func `a node that is released does not hold the animation up`() {
    weak var released: Node?
    do {
      let other = Node()
      released = other
      window.addSubnode(other)
      Node.animate(withDuration: 1) { other.alpha = 0 }
      other.removeFromSupernode()
    }
    run(at: 1)
    #expect(released == nil)
    #expect(host.screen.isIdle)
  }

  // MARK: - Nesting

  @Test func `an inner animation takes the duration and curve of the outer one`() {
    Node.animate(withDuration: 2, options: .curveLinear) {
      Node.animate(withDuration: 0.5, options: .curveEaseIn) {
        node.frame.origin.x = 100
      } completion: { [log] in
        log.add("inner \($0)")
      }
    } completion: { [log] in
      log.add("outer \($0)")
    }
    #expect(log.take() == ["outer true"])
    run(at: 1)
    #expect(x == 50)
    run(at: 2)
    #expect(log.take() == ["inner true"])
  }

  @Test func `unless it overrides them`() {
    Node.animate(withDuration: 2, options: .curveEaseIn) {
      node.alpha = 0
      Node.animate(
        withDuration: 1,
        options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { node.frame.origin.x = 100 }
    }
    run(at: 0.5)
    #expect(x == 50)
    run(at: 1)
    #expect(x == 100)
    #expect(node.isAnimating)
  }

  @Test func `withAnimation returns what its block does, and keeps its own duration`() {
    let result = withAnimation(.curve(.linear, duration: 1)) {
      node.frame.origin.x = 100
      return "done"
    }
    #expect(result == "done")
    run(at: 0.5)
    #expect(x == 50)
    run(at: 1)
    withAnimation(.spring(.bouncy).delayed(by: 1)) { node.frame.origin.x = 0 }
    run(at: 2)
    #expect(x == 100)
    run(at: 2.1)
    #expect(x < 100)
    run(at: 60)
    #expect(x == 0)
    #expect(!node.isAnimating)
  }

  @Test func `an error leaves the block, and what follows is not animated`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withAnimation(.curve(.linear, duration: 1)) {
        node.frame.origin.x = 100
        throw Failure()
      }
    }
    run(at: 0.5)
    #expect(x == 50)
    node.alpha = 0
    #expect(node.look.alpha == 0)
  }

  // MARK: - Touches

  @Test func `VIEW-16 an animated node takes no touches`() {
    move(to: 100)
    run(at: 0.5)
    #expect(window.hitTest(CGPoint(x: 105, y: 5), with: nil) === window)
    run(at: 1)
    #expect(window.hitTest(CGPoint(x: 105, y: 5), with: nil) === node)
  }

  @Test func `VIEW-16 with allowUserInteraction it is hit where it will be`() {
    move(to: 100, 1, [.curveLinear, .allowUserInteraction])
    run(at: 0.5)
    #expect(window.hitTest(CGPoint(x: 105, y: 5), with: nil) === node)
    #expect(window.hitTest(CGPoint(x: 55, y: 5), with: nil) === window)
  }

  @Test func `VIEW-16 also a node of an app's own class, and what is in it`() {
    let own = RecordingNode("own", log, frame: CGRect(x: 0, y: 50, width: 50, height: 50))
    let inner = Node(frame: own.bounds)
    own.addSubnode(inner)
    window.addSubnode(own)
    Node.animate(withDuration: 1) { own.alpha = 0.5 }
    #expect(window.hitTest(CGPoint(x: 5, y: 55), with: nil) === window)
    own.cancelAnimations()
    #expect(window.hitTest(CGPoint(x: 5, y: 55), with: nil) === inner)
  }
}
