import Testing

@testable import Widgets

/// SCROLL-PHYSICS 4.6.
@MainActor struct OffsetAnimationTests {
  /// Frames at 60 Hz recorded on iOS 26.1, rounded to half a point there.
  @Test(arguments: [
    (0.0, 400.0, 8.0, 165.5), (0, 400, 16, 388), (375, 750, 1, 378), (375, 750, 6, 469),
    (375, 750, 12, 656.5), (375, 750, 17, 747),
  ]) func `it follows the recorded frames`(
    from: Double, target: Double, frame: Double, recorded: Double
  ) {
    let animation = OffsetAnimation(from: from, to: target)
    #expect(abs(animation.sample(at: frame / 60).position - recorded) < 1.1)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `without a duration it is at its target at once`(duration: Double) {
    let animation = OffsetAnimation(from: 200, to: 0, duration: duration)
    #expect(animation.sample(at: 0) == MotionSample(position: 0))
  }

  @Test func `a target that is no number leaves the offset where it is`() {
    #expect(OffsetAnimation(from: 20, to: .nan).rest == 20)
    let animation = OffsetAnimation(from: 20, to: 50)
    #expect(animation.retargeted(at: 0.1, to: .infinity, constants: .points) == nil)
  }

  @Test(arguments: [1000.0, 700, 305, 300.02, 300, 299.9, 100, -4000])
  func `retargeting keeps position and velocity`(target: Double) throws {
    let animation = OffsetAnimation(from: 0, to: 600)
    let before = animation.sample(at: 0.15)
    let next = try #require(animation.retargeted(at: 0.15, to: target, constants: .points))
    #expect(next.rest == target && next.duration <= 0.3)
    guard next.duration > 0 else {
      #expect(abs(target - 300) < 0.01)
      return
    }
    let after = next.sample(at: 0)
    #expect(abs(after.position - before.position) < 1e-9)
    // The slope is limited to 1000, which is reached 0.1 points behind the place where it is.
    if abs(target - 300) > 1 { #expect(abs(after.velocity - before.velocity) < 1e-6) }
  }

  @Test func `a close target ahead is overshot by no more than 0.04 %`() throws {
    let animation = OffsetAnimation(from: 0, to: 600)
    let next = try #require(animation.retargeted(at: 0.15, to: 320, constants: .points))
    for step in 0...1000 {
      let position = next.sample(at: next.duration * Double(step) / 1000).position
      #expect(position <= 320 + 20 * 0.0004)
    }
  }

  @Test func `a far target after a close one has the whole duration again`() throws {
    let close = try #require(
      OffsetAnimation(from: 0, to: 600).retargeted(at: 0.15, to: 320, constants: .points))
    let far = try #require(
      close.retargeted(at: close.duration, to: 900, constants: .points))
    #expect(far.duration == 0.3)
  }
}
