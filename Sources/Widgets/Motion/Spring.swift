import Foundation

/// A mass on a damped spring, pulled towards a target.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.value(from: 0, to: 100, at: 0.25)
/// ```
///
/// A spring is a function of time: it has no state, and a value can be asked for at any time and
/// in any order. Damping ratios below 1 overshoot the target, 1 reaches it the quickest without
/// doing so, greater ones creep towards it. A mass, stiffness or damping that makes no sense (not
/// finite, negative, or a mass or stiffness of 0) makes a spring that is at its target at once.
/// Formulas and numbers are from SCROLL-PHYSICS 4.4.
public struct Spring: Hashable, Sendable {
  /// The mass that the spring moves; 1 unless given.
  public let mass: Double
  /// ω, the angular frequency without damping, in radians per second; 0 for a spring that is at
  /// its target at once.
  public let angularFrequency: Double
  /// ζ, the damping as a part of the smallest one that does not overshoot.
  public let dampingRatio: Double

  /// A spring of the three numbers, which were checked by the caller except for being finite.
  init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    let isUsable =
      mass.isFinite && mass > 0 && angularFrequency.isFinite && angularFrequency > 0
      && dampingRatio.isFinite && dampingRatio >= 0
    self.mass = isUsable ? mass : 1
    self.angularFrequency = isUsable ? angularFrequency : 0
    self.dampingRatio = isUsable ? dampingRatio : 1
  }

  /// The value at a time, for a spring that starts at one value and is pulled to another.
  ///
  /// `velocity` is that at the start, in units of the value per second. A negative time, and a
  /// NaN, counts as 0; a start or velocity that is not finite counts as the target and 0.
  public func value(
    from start: Double, to target: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    sample(from: start, to: target, velocity: velocity, at: time).position
  }

  /// The velocity at a time, in units of the value per second.
  ///
  /// See `value(from:to:velocity:at:)` for the arguments.
  public func velocity(
    from start: Double, to target: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    sample(from: start, to: target, velocity: velocity, at: time).velocity
  }

  /// Value and velocity at a time.
  func sample(
    from start: Double, to target: Double, velocity: Double, at time: Double
  ) -> MotionSample {
    guard angularFrequency > 0, time < .infinity || time.isNaN else {
      return MotionSample(position: target)
    }
    let time = time > 0 ? time : 0
    let distance = start.isFinite ? start - target : 0
    var sample = displacement(from: distance, velocity: ScrollInput.velocity(velocity), at: time)
    sample.position += target
    return sample
  }
}

extension Spring {
  /// The distance from the target and the velocity at a time.
  private func displacement(
    from distance: Double, velocity: Double, at time: Double
  ) -> MotionSample {
    if dampingRatio == 1 { return critical(distance, velocity, time) }
    return dampingRatio < 1
      ? oscillating(distance, velocity, time) : creeping(distance, velocity, time)
  }

  private func critical(_ distance: Double, _ velocity: Double, _ time: Double) -> MotionSample {
    let omega = angularFrequency
    let b = velocity + omega * distance
    let decay = exp(-omega * time)
    return MotionSample(
      position: (distance + b * time) * decay,
      velocity: (b - omega * (distance + b * time)) * decay)
  }

  private func oscillating(_ distance: Double, _ velocity: Double, _ time: Double) -> MotionSample {
    let beta = dampingRatio * angularFrequency
    let frequency = dampedFrequency
    let amplitude = (velocity + beta * distance) / frequency
    let decay = exp(-beta * time)
    let sine = sin(frequency * time)
    let cosine = cos(frequency * time)
    return MotionSample(
      position: decay * (distance * cosine + amplitude * sine),
      velocity: decay
        * ((amplitude * frequency - beta * distance) * cosine
          - (distance * frequency + beta * amplitude) * sine))
  }

  /// As a sum of two exponentials, since the hyperbolic functions overflow when the time is long.
  private func creeping(_ distance: Double, _ velocity: Double, _ time: Double) -> MotionSample {
    let (slow, fast) = decays
    // d = s·e^(−slow·t) + f·e^(−fast·t), with s + f = d0 and −slow·s − fast·f = v0.
    let slowPart = (velocity + fast * distance) / (fast - slow)
    let fastPart = distance - slowPart
    let slowDecay = exp(-slow * time)
    let fastDecay = exp(-fast * time)
    return MotionSample(
      position: slowPart * slowDecay + fastPart * fastDecay,
      velocity: -slow * slowPart * slowDecay - fast * fastPart * fastDecay)
  }

  /// The angular frequency with which a spring of a ratio below 1 swings.
  var dampedFrequency: Double {
    angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The two rates of decay of a spring of a ratio above 1, per second.
  var decays: (slow: Double, fast: Double) {
    let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    let fast = angularFrequency * (dampingRatio + root)
    // The product of both is ω²: a difference of nearly equal numbers would lose digits.
    return (angularFrequency / (dampingRatio + root), fast)
  }
}
