import Foundation

/// The way from a release to the target that a delegate has chosen (SCROLL-PHYSICS 4.8, our own
/// design).
///
/// When the release points at the target it is an exponential like that of a deceleration, as slow
/// as the rate asks for, or faster so that the speed at the start is not less than that of the
/// release. Otherwise it snaps.
struct GlideMotion: Motion {
  private enum Way: Hashable {
    case exponential(decay: Double)
    case snap(SnapMotion)
  }

  private let way: Way
  private let start: Double
  let rest: Double
  let duration: Double

  /// The way from an offset to a target, with a release velocity in units per second.
  ///
  /// The target is clamped to the range first; one that is not finite is to be ignored by the
  /// caller, and counts as the start here. A target at the start means to stop there at once.
  init(
    from start: Double, velocity: Double, to target: Double, in range: ScrollRange,
    rate: DecelerationRate = .normal, constants: ScrollConstants
  ) {
    let start = ScrollInput.offset(start, current: range.min)
    let target = range.clamp(ScrollInput.offset(target, current: start))
    let velocity = ScrollInput.velocity(velocity)
    let distance = target - start
    self.start = start
    rest = target
    guard distance != 0 else {
      way = .exponential(decay: rate.decayPerSecond)
      duration = 0
      return
    }
    if velocity != 0, (velocity > 0) == (distance > 0) {
      let decay = max(rate.decayPerSecond, velocity / distance)
      way = .exponential(decay: decay)
      duration = max(0, log(abs(distance) / constants.settleDistance) / decay)
    } else {
      let snap = SnapMotion(from: start, velocity: velocity, to: target, constants: constants)
      way = .snap(snap)
      duration = snap.duration
    }
  }

  func sample(at time: Double) -> MotionSample {
    let time = time > 0 ? time : 0
    guard time < duration else { return MotionSample(position: rest) }
    switch way {
    case .snap(let snap): return snap.sample(at: time)
    case .exponential(let decay):
      let remaining = (rest - start) * exp(-decay * time)
      return MotionSample(position: rest - remaining, velocity: decay * remaining)
    }
  }
}
