/// The velocity of a finger along one axis, from its last movements.
///
/// It is the distance of the last 100 ms divided by the time, up to the moment that is asked for:
/// a finger that is held before it lifts has none (SCR-58, SCROLL-PHYSICS 5). The position at the
/// beginning of these 100 ms is interpolated, so that it does not matter how often samples come.
struct VelocityTracker: Hashable, Sendable {
  /// How far back it looks, in seconds.
  static let window = 0.1

  private struct Sample: Hashable {
    var time: Double
    var position: Double
  }

  private var samples: [Sample] = []

  /// A tracker that knows of no sample.
  init() {}

  /// Forgets everything.
  mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Adds the position of the finger at a time in seconds.
  ///
  /// Times go forward: an earlier one than before counts as the same as before, and of two samples
  /// at the same time the second stays. What is not finite is ignored.
  mutating func add(_ position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].position = position
      return
    }
    samples.append(Sample(time: time, position: position))
    // One sample from before the window is needed. Clearing seldom keeps adding cheap.
    guard samples.count >= 64 else { return }
    let firstInside = samples.firstIndex { $0.time > time - Self.window } ?? 0
    samples.removeFirst(max(0, firstInside - 1))
  }

  /// The velocity at a time, usually that of the lift, in units per second; 0 when it is not known.
  func velocity(at time: Double) -> Double {
    guard let last = samples.last, !time.isNaN else { return 0 }
    let end = max(time, last.time)
    let first = position(at: end - Self.window)
    guard end > first.time else { return 0 }
    return ScrollInput.velocity((last.position - first.position) / (end - first.time))
  }

  /// The interpolated sample at a time; the oldest or latest one outside of what is known.
  private func position(at time: Double) -> Sample {
    guard let next = samples.firstIndex(where: { $0.time >= time }) else {
      return samples[samples.count - 1]
    }
    guard next > 0 else { return samples[0] }
    let before = samples[next - 1]
    let after = samples[next]
    let part = (time - before.time) / (after.time - before.time)
    return Sample(
      time: time, position: before.position + (after.position - before.position) * part)
  }
}
