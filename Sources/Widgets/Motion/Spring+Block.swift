import Foundation

extension Spring {
  /// The spring that UIKit chooses for an animation block with a duration and a damping ratio: the
  /// one that has 0.001 of the way left after that time.
  ///
  /// `initialVelocity` is in ways per second: 1 would cover the whole distance in a second. It
  /// counts for the choice, and has to be given again (times the distance) when values are asked
  /// for. The animation ends at `duration`, exactly at its target.
  ///
  /// The ratio is clamped to 0.01...1. A duration that is not finite or not above 0 is at the
  /// target at once; a velocity that is not finite counts as 0. Reproduces 17 springs probed on
  /// UIKit (SCROLL-PHYSICS 4.4); for large velocities towards the target UIKit's choice is unknown,
  /// here it is the stiffest spring that fits.
  public init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let speed = ScrollInput.velocity(initialVelocity * duration)
    let phase =
      ratio < 1
      ? Self.oscillatingPhase(ratio: ratio, speed: speed) : Self.criticalPhase(speed: speed)
    self.init(mass: 1, angularFrequency: phase / duration, dampingRatio: ratio)
  }

  /// The part of the way that is left when UIKit calls a spring settled.
  private static let settledFraction = 0.001

  /// ω·D at which the envelope |ζy − u|/(y·√(1−ζ²))·e^(−ζy) is the settled fraction, u being the
  /// velocity times the duration. The largest such y.
  private static func oscillatingPhase(ratio: Double, speed: Double) -> Double {
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    if speed == 0 { return log(ratio / root / settledFraction) / ratio }
    let envelope = { (y: Double) -> Double in
      abs(ratio * y - speed) / (y * root) * exp(-ratio * y)
    }
    // Behind its zero at u/ζ the envelope rises once more, up to this y.
    let half = ratio * speed
    let crest =
      speed > 0 ? (half + (half * half + 4 * half).squareRoot()) / (2 * ratio * ratio) : 0
    if speed < 0 || envelope(crest) > settledFraction {
      return largestPhase(after: crest, of: envelope)
    }
    return falling(from: 0, to: speed / ratio, of: envelope)
  }

  /// ω·D at which (1 + y − u)·e^(−y) is the settled fraction: 9.2334 from rest.
  private static func criticalPhase(speed: Double) -> Double {
    let envelope = { (y: Double) -> Double in abs(1 + y - speed) * exp(-y) }
    let crest = max(0, speed)
    if speed <= 1 || envelope(crest) > settledFraction {
      return largestPhase(after: crest, of: envelope)
    }
    return falling(from: 0, to: speed - 1, of: envelope)
  }

  private static func largestPhase(
    after crest: Double, of envelope: (Double) -> Double
  ) -> Double {
    var end = max(2 * crest, 1)
    while envelope(end) > settledFraction, end < 1e6 { end *= 2 }
    return falling(from: crest, to: end, of: envelope)
  }

  /// Halving only: an animation starts rarely, and the envelopes are steep.
  private static func falling(
    from low: Double, to high: Double, of envelope: (Double) -> Double
  ) -> Double {
    MonotoneRoot.find(from: low, to: high, guess: low + (high - low) / 2) { y in
      (settledFraction - envelope(y), 0)
    }
  }
}
