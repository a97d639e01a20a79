/// An animated change of an offset, as `setContentOffset(_:animated:)` makes it.
///
/// The duration does not depend on the distance. All numbers are from SCROLL-PHYSICS 4.6.
struct OffsetAnimation: Motion {
  /// How long a change takes unless told otherwise: 0.3 s, from recorded frames.
  static let standardDuration = 0.3

  /// Where it starts.
  let from: Double
  /// Where it ends.
  let rest: Double
  /// How long it lasts in seconds.
  let duration: Double
  /// How it gets there.
  let curve: TimingCurve
  /// The duration asked for at first: retargeting shortens `duration` only for that one target.
  private let fullDuration: Double

  /// A change from one offset to another.
  ///
  /// A duration that is not a number or not above 0 ends it at once. A target that is not finite
  /// leaves the offset where it is, a start that is not finite is the target.
  init(
    from: Double, to target: Double, duration: Double = standardDuration,
    curve: TimingCurve = .cosine
  ) {
    self.init(
      from: from, to: target, duration: duration, fullDuration: duration, curve: curve)
  }

  private init(
    from: Double, to target: Double, duration: Double, fullDuration: Double, curve: TimingCurve
  ) {
    let target = target.isFinite ? target : (from.isFinite ? from : 0)
    self.from = from.isFinite ? from : target
    self.rest = target
    self.duration = duration.isFinite && duration > 0 ? duration : 0
    self.fullDuration = fullDuration.isFinite && fullDuration > 0 ? fullDuration : 0
    self.curve = curve
  }

  func sample(at time: Double) -> MotionSample {
    let time = time > 0 ? time : 0
    guard time < duration else { return MotionSample(position: rest) }
    let progress = time / duration
    return MotionSample(
      position: from + (rest - from) * curve.value(at: progress),
      velocity: (rest - from) * curve.slope(at: progress) / duration)
  }

  /// The same animation of content that has been moved by a distance meanwhile.
  func translated(by distance: Double) -> OffsetAnimation {
    OffsetAnimation(
      from: from + distance, to: rest + distance, duration: duration, fullDuration: fullDuration,
      curve: curve)
  }

  /// The animation that takes over from this one, `time` seconds after its start, when the target
  /// changes. Its own time starts there.
  ///
  /// Position and velocity do not jump. When the new target is close and ahead, the duration is
  /// shorter, so that the way is not overshot by more than 0.04 %. A target that is not finite
  /// gives nil: the request is to be ignored.
  func retargeted(
    at time: Double, to target: Double, constants: ScrollConstants
  ) -> OffsetAnimation? {
    guard target.isFinite else { return nil }
    let now = sample(at: time)
    let distance = target - now.position
    guard abs(distance) >= constants.retargetDistance, fullDuration > 0 else {
      return OffsetAnimation(
        from: now.position, to: target, duration: 0, fullDuration: fullDuration, curve: .cosine)
    }
    var newDuration = fullDuration
    if now.velocity != 0, (now.velocity > 0) == (distance > 0) {
      newDuration = min(fullDuration, 2.5 * distance / now.velocity)
    }
    let slope = min(max(now.velocity * newDuration / distance, -1000), 1000)
    return OffsetAnimation(
      from: now.position, to: target, duration: newDuration, fullDuration: fullDuration,
      curve: .cubicBezier(0.42, 0.42 * slope, 0.58, 1))
  }
}
