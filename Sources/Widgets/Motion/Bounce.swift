import Foundation

/// The movement past the end of the range and back, after the finger has left (SCROLL-PHYSICS 4.3).
///
/// This is not a spring: it is a deceleration under a second exponential, as recorded. With w for
/// e^(−2t), the distance past the edge is d = w⁵·(d0 + v0·(1 − w)/2) and the momentum v0·w⁶; that
/// is d' = v − 10·d and v' = −12·v, so a bounce can be built again from any of its samples.
/// Distances are signed: positive past the end of the range, negative before its start.
struct Bounce: Hashable, Sendable {
  /// The distance past the edge at the start.
  let distance: Double
  /// The momentum at the start, in units per second.
  let velocity: Double

  /// A bounce from a distance with a momentum; what is not finite counts as 0.
  init(distance: Double, velocity: Double) {
    self.distance = ScrollInput.inset(distance)
    self.velocity = ScrollInput.velocity(velocity)
  }

  /// A, the distance that a bounce without the envelope would end at.
  private var limit: Double { distance + velocity / 2 }

  /// The distance past the edge and the momentum at a time.
  func sample(at time: Double) -> MotionSample {
    let w = exp(-2 * max(0, time))
    let fifth = w * w * w * w * w
    return MotionSample(
      position: fifth * (distance + velocity * (1 - w) / 2), velocity: velocity * fifth * w)
  }

  /// How fast the distance changes at a sample. Not the momentum: a release from rest starts with
  /// a slope of −10 times the distance.
  static func slope(of sample: MotionSample) -> Double { sample.velocity - 10 * sample.position }

  /// When and how far it goes furthest out; the start when it never grows.
  var peak: (time: Double, distance: Double) {
    // Grows only when the momentum points outwards and is more than 10 times the distance.
    let isOutward = velocity > 0 ? distance >= 0 : distance <= 0
    guard isOutward, abs(velocity) > 10 * abs(distance) else { return (0, distance) }
    let time = -log(5.0 / 6 * (1 + 2 * distance / velocity)) / 2
    return (time, sample(at: time).position)
  }

  /// When it comes back to the edge with momentum to spare, and with how much; nil when it only
  /// approaches the edge, which is so up to an inward speed of twice the distance.
  var crossing: (time: Double, velocity: Double)? {
    let isInward = distance > 0 ? velocity < 0 : velocity > 0
    guard distance != 0, isInward, abs(velocity) > 2 * abs(distance) else { return nil }
    let w = 1 - 2 * abs(distance / velocity)
    guard w > 0 else { return nil }
    return (-log(w) / 2, velocity * w * w * w * w * w * w)
  }

  /// The last time at which it is this far from the edge; 0 when it never is further.
  ///
  /// Past its extremum the distance only shrinks, so the time is that of one root of a polynomial
  /// in w: no exponential is needed to find it.
  func settleTime(within tolerance: Double) -> Double {
    let sign: Double = limit < 0 ? -1 : 1
    // As if the end came from the positive side: d(w) = w⁵·(a − b·w), with a ≥ 0.
    let a = sign * limit
    let b = sign * velocity / 2
    guard tolerance > 0 else { return 0 }
    let extremum = b > 0 ? 5 * a / (6 * b) : 1
    if extremum >= 1 {
      guard sign * distance > tolerance else { return 0 }
      return Self.time(a, b, tolerance, upTo: 1)
    }
    if Self.value(a, b, at: extremum) > tolerance {
      return Self.time(a, b, tolerance, upTo: extremum)
    }
    // It ends on the other side of the edge, but too close to it: the first side decides.
    guard sign * distance < -tolerance else { return 0 }
    return Self.time(-a, -b, tolerance, upTo: 1)
  }

  private static func value(_ a: Double, _ b: Double, at w: Double) -> Double {
    w * w * w * w * w * (a - b * w)
  }

  /// −ln(w)/2 for the w below `high` at which w⁵·(a − b·w), rising there, is `tolerance`.
  private static func time(
    _ a: Double, _ b: Double, _ tolerance: Double, upTo high: Double
  ) -> Double {
    // Below this w the value is certainly less than the tolerance.
    let low = a < 0 ? a / b : min(high, pow(tolerance / max(a, a - b), 0.2))
    let w = MonotoneRoot.find(from: low, to: high, guess: a < 0 ? high : low) { w in
      let fourth = w * w * w * w
      return (fourth * w * (a - b * w) - tolerance, fourth * (5 * a - 6 * b * w))
    }
    return -log(w) / 2
  }
}
