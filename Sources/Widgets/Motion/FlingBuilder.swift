/// The rules by which a fling is put together, one segment after the other (SCROLL-PHYSICS 5).
struct FlingBuilder {
  /// A segment and what follows it.
  struct Step {
    /// What is followed, and for how long.
    let segment: Fling.Segment
    /// Where the next segment begins; nil when this is the last.
    let next: MotionSample?
    /// Where the content rests, if this is the last.
    let rest: Double
  }

  /// The offsets at which the content may rest.
  let range: ScrollRange
  /// How quickly it slows down inside of the range.
  let rate: DecelerationRate
  /// Whether it may go past the range.
  let bounces: Bool
  /// Stop speed and settle distance.
  let constants: ScrollConstants

  /// The segment that begins at a time with a position and a momentum.
  func segment(from sample: MotionSample, at time: Double) -> Step {
    let position = sample.position
    let velocity = sample.velocity
    let edge = range.clamp(position)
    let isSlow = abs(velocity) <= constants.stopSpeed
    let movesOutward =
      (position <= range.min && velocity < 0) || (position >= range.max && velocity > 0)
    if !bounces, movesOutward || position != edge { return rest(at: edge, time) }
    if position == edge, isSlow { return rest(at: edge, time) }
    if position != edge || movesOutward || range.isSingleOffset {
      return bounce(about: edge, from: sample, at: time)
    }
    return deceleration(from: sample, at: time)
  }

  private func rest(at offset: Double, _ time: Double) -> Step {
    let segment = Fling.Segment(law: .rest(offset), start: time, end: time)
    return Step(segment: segment, next: nil, rest: offset)
  }

  private func bounce(about edge: Double, from sample: MotionSample, at time: Double) -> Step {
    let bounce = Bounce(distance: sample.position - edge, velocity: sample.velocity)
    // The law is linear: about a single offset it may swing to the other side by itself.
    if !range.isSingleOffset, let crossing = bounce.crossing {
      return Step(
        segment: Fling.Segment(
          law: .bounce(bounce, edge: edge), start: time, end: time + crossing.time),
        next: MotionSample(position: edge, velocity: crossing.velocity), rest: edge)
    }
    let end = time + bounce.settleTime(within: constants.settleDistance)
    return Step(
      segment: Fling.Segment(law: .bounce(bounce, edge: edge), start: time, end: end), next: nil,
      rest: edge)
  }

  private func deceleration(from sample: MotionSample, at time: Double) -> Step {
    let deceleration = Deceleration(
      from: sample.position, velocity: sample.velocity, rate: rate, constants: constants)
    let target = deceleration.target
    let edge = range.clamp(target)
    // An edge within rounding of the target is not reached before it stops: that is the last too.
    guard edge != target, let crossing = deceleration.time(toReach: edge) else {
      return Step(
        segment: Fling.Segment(
          law: .deceleration(deceleration), start: time, end: time + deceleration.duration),
        next: nil, rest: edge)
    }
    return Step(
      segment: Fling.Segment(
        law: .deceleration(deceleration), start: time, end: time + crossing),
      next: MotionSample(position: edge, velocity: deceleration.velocity(atPosition: edge)),
      rest: edge)
  }
}
