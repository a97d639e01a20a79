import Foundation

extension Spring {
  /// How long it takes until the value stays within a distance of the target.
  ///
  /// Exact for a critically damped spring. For others it is the time at which the envelope of the
  /// movement gets there, which is never too early. Infinite for a spring without damping; 0 for
  /// one that is at its target at once, and when the value never leaves that distance. A distance
  /// that is not above 0 gives the time for a billionth of the start distance.
  public func settlingDuration(
    from start: Double, to target: Double, velocity: Double = 0, within distance: Double
  ) -> Double {
    guard angularFrequency > 0 else { return 0 }
    let displacement = start.isFinite ? start - target : 0
    let velocity = ScrollInput.velocity(velocity)
    let size = abs(displacement) + abs(velocity) / angularFrequency
    guard size > 0, size.isFinite else { return 0 }
    let tolerance = distance > 0 ? distance : size * 1e-9
    guard size > tolerance else { return 0 }
    if dampingRatio == 1 { return criticalTime(displacement, velocity, within: tolerance) }
    return envelopeTime(displacement, velocity, within: tolerance)
  }

  private func envelopeTime(
    _ displacement: Double, _ velocity: Double, within tolerance: Double
  ) -> Double {
    if dampingRatio < 1 {
      let beta = dampingRatio * angularFrequency
      let amplitude = (velocity + beta * displacement) / dampedFrequency
      let size = (displacement * displacement + amplitude * amplitude).squareRoot()
      return size > tolerance ? log(size / tolerance) / beta : 0
    }
    let (slow, fast) = decays
    let slowPart = (velocity + fast * displacement) / (fast - slow)
    let size = abs(slowPart) + abs(displacement - slowPart)
    return size > tolerance ? log(size / tolerance) / slow : 0
  }

  /// The last time at which d = (d0 + b·t)·e^(−ωt) is as far from 0 as the tolerance.
  private func criticalTime(
    _ displacement: Double, _ velocity: Double, within tolerance: Double
  ) -> Double {
    let omega = angularFrequency
    let b = velocity + omega * displacement
    func distance(at time: Double) -> Double {
      abs((displacement + b * time) * exp(-omega * time))
    }
    let crest = b == 0 ? 0 : max(0, velocity / (omega * b))
    if distance(at: crest) > tolerance {
      var end = crest + (1 + log(distance(at: crest) / tolerance)) / omega
      while distance(at: end) > tolerance { end = crest + 2 * (end - crest) }
      return lastTime(displacement, b, from: crest, to: end, guess: end, within: tolerance)
    }
    // It swings through the target and stays close on the other side: the way there counts.
    guard abs(displacement) > tolerance else { return 0 }
    return lastTime(
      displacement, b, from: 0, to: -displacement / b, guess: 0, within: tolerance)
  }

  /// In logarithms, where the distance is concave and Newton's steps do not go astray.
  private func lastTime(
    _ displacement: Double, _ b: Double, from low: Double, to high: Double, guess: Double,
    within tolerance: Double
  ) -> Double {
    let omega = angularFrequency
    return MonotoneRoot.find(from: low, to: high, guess: guess) { time in
      let part = displacement + b * time
      return (omega * time - log(abs(part) / tolerance), omega - b / part)
    }
  }
}
