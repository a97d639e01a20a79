import Testing

@testable import Widgets

/// The ways to a stop: SCROLL-PHYSICS 4.7 and 4.8.
@MainActor struct StopMotionTests {
  private let range = ScrollRange(min: 0, max: 1000)

  @Test(arguments: [300.0, 900, 2000, 5000, 100_000])
  func `a release that points at the stop does not overshoot it`(velocity: Double) {
    let snap = SnapMotion(from: 50, velocity: velocity, to: 400, constants: .points)
    let glide = GlideMotion(
      from: 50, velocity: velocity, to: 400, in: range, constants: .points)
    for step in 0...500 {
      let time = Double(step) / 500
      #expect(snap.sample(at: time).position <= 400 + 1e-9)
      #expect(glide.sample(at: time).position <= 400)
    }
    #expect(snap.rest == 400 && glide.rest == 400)
  }

  @Test(arguments: [-3000.0, -100, 0, 100, 3000])
  func `it ends when half a point remains`(velocity: Double) {
    let motions: [ScrollMotion] = [
      .snap(SnapMotion(from: 50, velocity: velocity, to: 400, constants: .points)),
      .glide(
        GlideMotion(from: 50, velocity: velocity, to: 400, in: range, constants: .points)),
    ]
    for motion in motions {
      let last = motion.sample(at: motion.duration - 1e-9)
      #expect(abs(abs(last.position - 400) - 0.5) < 1e-5)
      #expect(motion.sample(at: motion.duration) == MotionSample(position: 400))
    }
  }

  @Test func `an edited target is clamped to the range`() {
    let glide = GlideMotion(from: 900, velocity: 500, to: 5000, in: range, constants: .points)
    #expect(glide.rest == 1000)
  }

  @Test func `SCR-47 a target where the content is stops it at once`() {
    let glide = GlideMotion(from: 321, velocity: 2000, to: 321, in: range, constants: .points)
    #expect(glide.duration == 0 && glide.sample(at: 0) == MotionSample(position: 321))
  }

  @Test func `a glide may go past the range only when it starts away from the target`() {
    let glide = GlideMotion(from: 10, velocity: -4000, to: 400, in: range, constants: .points)
    #expect(glide.sample(at: 0) == MotionSample(position: 10, velocity: -4000))
    #expect(glide.sample(at: 0.01).position < 0 && glide.rest == 400)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-9])
  func `a stop that is next to the release is reached at once`(distance: Double) {
    let snap = SnapMotion(from: 0, velocity: 1e9, to: distance, constants: .points)
    #expect(snap.duration == 0 && snap.rest == distance)
  }
}
