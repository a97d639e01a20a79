import Foundation
import Testing

@testable import Widgets

/// Animated changes of nodes. What is drawn is read as ``Node/look``, which replay draws.
@MainActor struct NodeAnimationTests: AnimationTests {
  let stage = AnimationStage()

  // MARK: - Drawn and model values

  @Test func `properties change at once, what is drawn is in between`() {
    move(to: 100)
    #expect(node.frame.origin.x == 100)
    #expect(x == 0)
    #expect(node.isAnimating)
    run(at: 0.25)
    #expect(x == 25)
    run(at: 0.5)
    #expect(x == 50)
    run(at: 1)
    #expect(x == 100)
    #expect(!node.isAnimating)
    #expect(log.take() == ["end true"])
    #expect(host.screen.isIdle)
  }

  @Test func `the curve is slow at both ends by default`() {
    Node.animate(withDuration: 1) { node.frame.origin.x = 100 }
    run(at: 0.25)
    // TimingCurve.easeInEaseOut at a quarter: 0.129.
    #expect(abs(x - 12.9) < 0.1)
    run(at: 0.5)
    #expect(abs(x - 50) < 1e-6)
  }

  @Test func `every property is animated`() {
    node.backgroundColor = .rgb(0, 0, 0)
    Node.animate(withDuration: 1, options: .curveLinear) {
      node.bounds = CGRect(x: 8, y: 4, width: 30, height: 20)
      node.alpha = 0
      node.backgroundColor = .rgb(100, 200, 50)
    }
    run(at: 0.5)
    let look = node.look
    #expect(look.area == CGRect(x: 4, y: 2, width: 20, height: 15))
    // The middle stays: (5, 5).
    #expect(look.place == CGPoint(x: -5, y: -2.5))
    #expect(look.alpha == 0.5)
    #expect(look.color == .rgb(50, 100, 25))
  }

  @Test func `a colour changes half-way from or to none`() {
    Node.animate(withDuration: 1) { node.backgroundColor = .red }
    run(at: 0.4)
    #expect(node.look.color == nil)
    run(at: 0.6)
    #expect(node.look.color == .red)
  }

  @Test func `it is drawn where the animation has it`() {
    var surface = Surface(width: 0, height: 0)
    let cells = FakeScreenHost(size: CGSize(width: 12, height: 1), metrics: .cells)
    cells.onPresent = { frame in
      var renderer = CellRenderer(columns: 12, rows: 1, metrics: .cells)
      frame.replay(into: &renderer)
      surface = renderer.surface
    }
    let label = Label(text: "ab")
    label.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    cells.makeWindow().addSubnode(label)
    Node.animate(withDuration: 1, options: .curveLinear) { label.frame.origin.x = 10 }
    cells.runFrame(at: 0.5)
    #expect(surface.text == "     ab")
    cells.runFrame(at: 1)
    #expect(surface.text == "          ab")
  }

  @Test func `one that fades out is drawn until it is gone`() {
    let fading = RecordingNode("fading", log, frame: node.frame)
    window.addSubnode(fading)
    Node.animate(withDuration: 1, options: .curveLinear) { fading.alpha = 0 }
    run(at: 0.5)
    #expect(fading.alpha == 0)
    #expect(fading.look.alpha == 0.5)
    #expect(!fading.flags.contains(.needsDisplay))
  }

  @Test func `frames of layout inside the block are animated`() {
    let child = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    child.autoresizingMask = .flexibleWidth
    node.addSubnode(child)
    host.runWantedFrames()
    Node.animate(withDuration: 1, options: .curveLinear) {
      node.frame.size.width = 30
      node.layoutIfNeeded()
    }
    run(at: 0.5)
    #expect(child.frame.size.width == 30)
    #expect(child.look.area.size.width == 20)
  }

  // MARK: - Time

  @Test(arguments: [0.016, 0.033, 1.0, 60])
  func `the step of the clock does not change the end`(step: Double) {
    move(to: 100, 0.5, delay: 0.25)
    var time = 0.0
    while time < 0.9 {
      time += step
      run(at: time)
    }
    #expect(x == 100)
    #expect(log.take() == ["end true"])
    #expect(host.screen.isIdle)
  }

  @Test func `nothing happens before the delay is over, not even a frame`() {
    move(to: 100, 1, delay: 2)
    host.runWantedFrames()
    #expect(host.screen.nextDeadline == 2)
    #expect(x == 0)
    run(at: 2.5)
    #expect(x == 50)
    run(at: 3)
    #expect(log.take() == ["end true"])
  }

  @Test func `the completion runs after the layout of the last frame`() {
    let parent = RecordingNode("parent", log, frame: .zero)
    window.addSubnode(parent)
    host.runWantedFrames()
    _ = log.take()
    move(to: 100)
    parent.setNeedsLayout()
    host.now = 1
    host.runFrame()
    let calls = log.take().filter { $0.contains("layout") || $0.contains("end") }
    #expect(calls == ["parent.layout", "end true"])
  }

  @Test func `a spring overshoots and ends in its place at its time`() {
    Node.animate(
      withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      node.frame.origin.x = 100
    } completion: { [log] in
      log.add("end \($0)")
    }
    var most: CGFloat = 0
    for step in 1...59 {
      run(at: Double(step) / 60)
      most = max(most, x)
    }
    // A ratio of 0.5 overshoots by e^(-π·0.5/√0.75), 16 %.
    #expect(abs(most - 116) < 1)
    #expect(log.take() == [])
    run(at: 1)
    #expect(x == 100)
    #expect(log.take() == ["end true"])
  }

  @Test func `a spring starts with its velocity, in ways per second`() {
    Node.animate(
      withDuration: 1, usingSpringWithDamping: 1, initialSpringVelocity: 5
    ) { node.frame.origin.x = 100 }
    run(at: 0.001)
    #expect(abs(x - 0.5) < 0.1)
  }

  // MARK: - Without time

  @Test func `without a window it completes at once`() {
    node.removeFromSupernode()
    move(to: 100)
    #expect(x == 100)
    #expect(log.take() == ["end true"])
  }

  @Test func `a block that changes nothing completes at once`() {
    Node.animate(withDuration: 1) {
    } completion: { [log] in
      log.add("end \($0)")
    }
    #expect(log.take() == ["end true"])
  }

  @Test func `with reduced motion it completes in the frame`() {
    host.capabilities.prefersReducedMotion = true
    move(to: 100)
    #expect(x == 100)
    #expect(log.take() == [])
    host.runFrame()
    #expect(log.take() == ["end true"])
    #expect(host.screen.isIdle)
  }

  @Test(arguments: [0, -1, .nan]) func `a duration of nothing changes at once`(duration: Double) {
    move(to: 100, duration)
    #expect(x == 100)
    host.runFrame()
    #expect(log.take() == ["end true"])
  }

  @Test func `performWithoutAnimation leaves changes out`() {
    Node.animate(withDuration: 1, options: .curveLinear) {
      node.frame.origin.x = 100
      Node.performWithoutAnimation { node.frame.origin.y = 50 }
      node.alpha = 0
    }
    run(at: 0.5)
    #expect(node.look.place == CGPoint(x: 50, y: 50))
    #expect(node.look.alpha == 0.5)
  }
}
