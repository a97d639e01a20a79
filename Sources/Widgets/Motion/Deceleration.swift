import Foundation

/// Scrolling on after the finger has left, inside of the range (SCROLL-PHYSICS 4.1).
///
/// The velocity is the momentum, v0·e^(−kt). The position is a sum of steps of a millisecond, so
/// its slope is 0.1 % less than the velocity (0.5 % for the fast rate): this is how the recorded
/// scroller behaves, and why a motion can be built again from any of its samples.
struct Deceleration: Hashable, Sendable {
  /// Which of two laws it follows.
  enum Law: Hashable, Sendable {
    /// The recorded one: the distance is the sum of steps of a millisecond, and it stops at
    /// `ScrollConstants.stopSpeed`.
    case stepped
    /// The textbook's: the distance is the integral, and it never quite stops. Other toolkits use
    /// it, so their published figures can be compared.
    case continuous
  }

  /// Where it starts.
  let start: Double
  /// The velocity at the start, in units per second.
  let velocity: Double
  /// k, per second.
  private let decay: Double
  /// F or 1/k, in seconds.
  private let factor: Double
  /// The speed at which it ends; 0 in the continuous law.
  private let stopSpeed: Double

  /// A deceleration from a place with a velocity; one that is not finite counts as 0.
  init(
    from start: Double, velocity: Double, rate: DecelerationRate = .normal,
    constants: ScrollConstants = .points, law: Law = .stepped
  ) {
    self.start = start
    self.velocity = ScrollInput.velocity(velocity)
    decay = rate.decayPerSecond
    factor = law == .stepped ? rate.distancePerVelocity : 1 / decay
    stopSpeed = law == .stepped ? constants.stopSpeed : 0
  }

  /// How long it takes to slow down to the stop speed: 0 when it starts no faster, infinite in the
  /// continuous law (see `duration(within:)`).
  var duration: Double {
    abs(velocity) > stopSpeed ? log(abs(velocity) / stopSpeed) / decay : 0
  }

  /// How long it takes until this distance of the whole way remains.
  func duration(within distance: Double) -> Double {
    max(0, log(abs(velocity) * factor / distance) / decay)
  }

  /// Where it stops.
  var target: Double {
    guard abs(velocity) > stopSpeed else { return start }
    return start + (velocity > 0 ? velocity - stopSpeed : velocity + stopSpeed) * factor
  }

  /// The target that UIKit reports to its delegate, a little further than where it then stops: the
  /// distance is the integral instead of the sum.
  var reportedTarget: Double {
    guard abs(velocity) > stopSpeed else { return start }
    return start + (velocity > 0 ? velocity - stopSpeed : velocity + stopSpeed) / decay
  }

  /// The position and the momentum at a time; from `duration` on `target` and 0.
  func sample(at time: Double) -> MotionSample {
    let speed = abs(velocity)
    guard speed > stopSpeed else { return MotionSample(position: start) }
    let remaining = exp(-decay * max(0, time))
    guard speed * remaining > stopSpeed else { return MotionSample(position: target) }
    return MotionSample(
      position: start + velocity * factor * (1 - remaining), velocity: velocity * remaining)
  }

  /// The momentum with which it passes a position on its way.
  func velocity(atPosition position: Double) -> Double { velocity - (position - start) / factor }

  /// When it passes a position; nil when that is behind, or beyond where it stops.
  func time(toReach position: Double) -> Double? {
    guard position != start else { return 0 }
    let remaining = 1 - (position - start) / (velocity * factor)
    guard remaining > 0, remaining <= 1, remaining * abs(velocity) >= stopSpeed else { return nil }
    return -log(remaining) / decay
  }

  /// The velocity at `start` that makes it stop at `target`.
  static func velocity(
    from start: Double, toStopAt target: Double, rate: DecelerationRate = .normal,
    constants: ScrollConstants = .points, law: Law = .stepped
  ) -> Double {
    let distance = target - start
    guard distance != 0 else { return 0 }
    switch law {
    case .continuous: return distance * rate.decayPerSecond
    case .stepped:
      let stopSpeed = distance > 0 ? constants.stopSpeed : -constants.stopSpeed
      return distance / rate.distancePerVelocity + stopSpeed
    }
  }
}
