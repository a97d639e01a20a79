/// The way from a release to a place where the content has to stop: a page, or the top of a row.
///
/// A critically damped spring about the stop. When the release points at the stop and is fast, the
/// spring is made stiffer until it does not overshoot, which in the limit is a pure exponential;
/// otherwise it is `Spring.system` (SCROLL-PHYSICS 4.7, our own design).
struct SnapMotion: Motion {
  private let motion: SpringMotion

  /// The way from an offset to a stop, with a release velocity in units per second.
  ///
  /// The stop is to be inside of the range. Numbers that are not finite: see `SpringMotion`.
  init(from start: Double, velocity: Double, to stop: Double, constants: ScrollConstants) {
    let distance = stop - start
    let velocity = ScrollInput.velocity(velocity)
    let pointsThere = velocity != 0 && distance != 0 && (velocity > 0) == (distance > 0)
    let frequency = max(
      Spring.system.angularFrequency, pointsThere ? velocity / distance : 0)
    motion = SpringMotion(
      from: start, to: stop, velocity: velocity,
      spring: Spring(mass: 1, angularFrequency: frequency, dampingRatio: 1), constants: constants)
  }

  var duration: Double { motion.duration }
  var rest: Double { motion.rest }

  func sample(at time: Double) -> MotionSample { motion.sample(at: time) }
}
