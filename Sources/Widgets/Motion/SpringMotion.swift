/// A spring's way from one position to another, with an end.
///
/// A sheet that was let go moves like this, with `Spring.system` and the release velocity; one
/// that is presented does so from rest (SCROLL-PHYSICS 4.10).
struct SpringMotion: Motion {
  /// Where it starts.
  let from: Double
  let rest: Double
  /// The velocity at the start, in units per second.
  let velocity: Double
  /// The spring it follows.
  let spring: Spring
  let duration: Double

  /// A motion that ends when the constants' settle distance remains.
  ///
  /// A start that is not finite counts as the target, a target that is not finite as the start.
  init(
    from start: Double, to target: Double, velocity: Double = 0, spring: Spring = .system,
    constants: ScrollConstants
  ) {
    rest = target.isFinite ? target : ScrollInput.inset(start)
    from = ScrollInput.offset(start, current: rest)
    self.velocity = ScrollInput.velocity(velocity)
    self.spring = spring
    duration = spring.settlingDuration(
      from: from, to: rest, velocity: self.velocity, within: constants.settleDistance)
  }

  func sample(at time: Double) -> MotionSample {
    let time = time > 0 ? time : 0
    guard time < duration else { return MotionSample(position: rest) }
    return spring.sample(from: from, to: rest, velocity: velocity, at: time)
  }
}
