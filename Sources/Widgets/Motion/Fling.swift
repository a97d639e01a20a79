/// What happens along one axis after the finger has left: at most a bounce back from one end, a
/// deceleration, and a bounce at the other end.
///
/// The segments are found once, when it is made; a sample is then one exponential. Rebuilding a
/// fling from any of its samples gives the same future (SCROLL-PHYSICS 5).
package struct Fling: Motion {
  /// A law of movement and the time during which it holds.
  struct Segment: Hashable, Sendable {
    /// What is followed.
    enum Law: Hashable, Sendable {
      /// Staying at an offset.
      case rest(Double)
      /// Slowing down inside of the range.
      case deceleration(Deceleration)
      /// Coming back to the edge at an offset.
      case bounce(Bounce, edge: Double)
    }

    /// The law.
    let law: Law
    /// When it begins, in seconds since the start of the fling.
    let start: Double
    /// When the next segment takes over, or the fling ends.
    let end: Double

    /// The position and the momentum at a time since the start of the fling.
    func sample(at time: Double) -> MotionSample {
      switch law {
      case .rest(let offset): return MotionSample(position: offset)
      case .deceleration(let deceleration): return deceleration.sample(at: time - start)
      case .bounce(let bounce, let edge):
        var sample = bounce.sample(at: time - start)
        sample.position += edge
        return sample
      }
    }
  }

  // Three fields instead of an array: making a fling does not allocate.
  private let first: Segment
  private let second: Segment?
  private let third: Segment?

  package let duration: Double
  let rest: Double

  /// The segments in order, one to three.
  var segments: [Segment] { [first, second, third].compactMap { $0 } }

  /// Whether anything moves: what the delegate is told as `willDecelerate`.
  var moves: Bool { duration > 0 || sample(at: 0).position != start }

  /// The offset at which the finger left.
  private let start: Double

  /// The fling of content that is released at an offset with a momentum in units per second (of
  /// the offset, not of the finger: positive towards the end).
  ///
  /// A velocity that is not finite counts as 0, an offset that is not finite as the start of the
  /// range. Without `bounces` it stops at the ends of the range, and content that is outside is at
  /// the end at once.
  package init(
    from offset: Double, velocity: Double, in range: ScrollRange,
    rate: DecelerationRate = .normal, bounces: Bool = true, constants: ScrollConstants
  ) {
    start = ScrollInput.offset(offset, current: range.min)
    let builder = FlingBuilder(range: range, rate: rate, bounces: bounces, constants: constants)
    let release = MotionSample(position: start, velocity: ScrollInput.velocity(velocity))
    let one = builder.segment(from: release, at: 0)
    let two = one.next.map { builder.segment(from: $0, at: one.segment.end) }
    let three = two.flatMap { two in
      two.next.map { builder.segment(from: $0, at: two.segment.end) }
    }
    first = one.segment
    second = two?.segment
    third = three?.segment
    let last = three ?? two ?? one
    duration = last.segment.end
    rest = last.rest
  }

  package func sample(at time: Double) -> MotionSample {
    let time = time > 0 ? time : 0
    guard time < duration else { return MotionSample(position: rest) }
    if time < first.end { return first.sample(at: time) }
    if let second, time < second.end { return second.sample(at: time) }
    return third?.sample(at: time) ?? MotionSample(position: rest)
  }
}
