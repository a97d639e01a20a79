import Foundation
import Testing

@testable import Widgets

/// SCROLL-PHYSICS 4.4.
@MainActor struct SpringTests {
  nonisolated private static let springs = [
    Spring(mass: 1, stiffness: 100, damping: 20), Spring(mass: 2, stiffness: 100, damping: 5),
    Spring(mass: 1, stiffness: 100, damping: 60, allowsOverdamping: true),
    Spring(response: 0.5, dampingRatio: 1 + 1e-9), Spring(response: 0.5, dampingRatio: 1 - 1e-9),
    .system, .smooth, .snappy, .bouncy, .interactive,
  ]

  @Test(arguments: springs)
  func `a spring that is taken over from a sample has the same future`(spring: Spring) {
    for step in 1...20 {
      let now = Double(step) / 40
      let sample = spring.sample(from: 10, to: 300, velocity: -500, at: now)
      let later = spring.sample(
        from: sample.position, to: 300, velocity: sample.velocity, at: 0.2)
      let expected = spring.sample(from: 10, to: 300, velocity: -500, at: now + 0.2)
      #expect(abs(later.position - expected.position) < 1e-4)
      #expect(abs(later.velocity - expected.velocity) < 1e-3)
    }
  }

  @Test(arguments: springs) func `the velocity is the slope of the value`(spring: Spring) {
    for step in 1...20 {
      let time = Double(step) / 20
      let rise =
        spring.value(from: 0, to: 100, velocity: 30, at: time + 1e-6)
        - spring.value(from: 0, to: 100, velocity: 30, at: time - 1e-6)
      let velocity = spring.velocity(from: 0, to: 100, velocity: 30, at: time)
      #expect(abs(velocity - rise / 2e-6) < 0.05)
    }
  }

  @Test(arguments: springs)
  func `after the settling duration it stays within the distance`(spring: Spring) {
    for velocity in [-3000.0, 0, 400, 3000, 20_000] {
      let end = spring.settlingDuration(from: 0, to: 100, velocity: velocity, within: 0.5)
      for step in 0...50 {
        let time = end + 1e-6 + Double(step) / 50
        let value = spring.value(from: 0, to: 100, velocity: velocity, at: time)
        #expect(abs(value - 100) <= 0.5 + 1e-4)
      }
    }
  }

  @Test(arguments: [
    Spring(mass: 0, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: -1, damping: 10),
    Spring(mass: 1, stiffness: .nan, damping: 10), Spring(mass: 1, stiffness: 100, damping: .nan),
    Spring(mass: 1, stiffness: 100, damping: -1), Spring(duration: 0, bounce: 0),
    Spring(duration: .nan, bounce: 0), Spring(response: -1, dampingRatio: 1),
    Spring(settlingIn: 0, dampingRatio: 0.5), Spring(settlingIn: .infinity, dampingRatio: 0.5),
  ]) func `a spring that makes no sense is at its target at once`(spring: Spring) {
    #expect(spring.value(from: 0, to: 7, velocity: 100, at: 0) == 7)
    #expect(spring.velocity(from: 0, to: 7, velocity: 100, at: 0) == 0)
    #expect(spring.settlingDuration(from: 0, to: 7, within: 0.5) == 0)
  }

  @Test func `the system's spring is critical with ω = √(1000/3)`() {
    #expect(Spring.system.dampingRatio == 1)
    #expect(abs(Spring.system.angularFrequency - 18.257419) < 1e-6)
  }

  @Test func `duration and bounce are read back`() {
    for bounce in [-0.5, 0, 0.3] {
      let spring = Spring(duration: 0.7, bounce: bounce)
      #expect(abs(spring.bounce - bounce) < 1e-12 && abs(spring.response - 0.7) < 1e-12)
    }
  }

  @Test func `a spring without damping never settles`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.settlingDuration(from: 0, to: 1, within: 0.001) == .infinity)
    #expect(abs(spring.value(from: 0, to: 1, at: 0.1 * .pi) - 2) < 1e-9)
  }

  @Test(arguments: [1e3, 1e9, Double.infinity])
  func `a long time later it is at its target`(time: Double) {
    for spring in Self.springs { #expect(spring.value(from: 0, to: 5, at: time) == 5) }
  }
}

/// The spring of an animation block with a duration.
@MainActor struct SpringBlockTests {
  /// From rest and critically damped ω·D is 9.2334134765.
  @Test(arguments: [1, 1.5, Double.nan])
  func `without overshoot the phase at the end is 9.2334`(ratio: Double) {
    let spring = Spring(settlingIn: 2, dampingRatio: ratio)
    #expect(abs(spring.angularFrequency * 2 - 9.2334134765) < 1e-9)
  }

  @Test(arguments: [0.3, 0.5, 0.9, 0.999, 1.0], [-20.0, -1, 0, 1, 4, 30])
  func `about a thousandth of the way is left after the duration`(ratio: Double, velocity: Double) {
    let spring = Spring(settlingIn: 0.5, dampingRatio: ratio, initialVelocity: velocity)
    let value = spring.value(from: 0, to: 1, velocity: velocity, at: 0.5)
    #expect(abs(value - 1) < 0.005)
  }

  /// UIKit's rule is about the sine's part only, so that a small ratio has more left at the end.
  @Test(arguments: [0.01, 0.1, 0.5, 0.9], [-20.0, -1, 0, 1, 4])
  func `the sine's part is a thousandth after the duration`(ratio: Double, velocity: Double) {
    let spring = Spring(settlingIn: 0.5, dampingRatio: ratio, initialVelocity: velocity)
    let quarter = 0.5 * .pi / spring.dampedFrequency
    // A quarter of a period after the start only the sine is left; its amplitude follows.
    let early = spring.value(from: 0, to: 1, velocity: velocity, at: quarter) - 1
    let beta = ratio * spring.angularFrequency
    let amplitude = early * exp(beta * (quarter - 0.5))
    #expect(abs(abs(amplitude) - 0.001) < 1e-9)
  }

  @Test(arguments: [-1, 0, 0.001])
  func `a ratio below a hundredth counts as one`(ratio: Double) {
    #expect(
      Spring(settlingIn: 1, dampingRatio: ratio) == Spring(settlingIn: 1, dampingRatio: 0.01))
  }

  @Test func `a velocity that is no number counts as 0`() {
    #expect(
      Spring(settlingIn: 1, dampingRatio: 0.5, initialVelocity: .nan)
        == Spring(settlingIn: 1, dampingRatio: 0.5))
  }
}
