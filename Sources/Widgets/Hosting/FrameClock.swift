/// What moves or waits by the host's clock.
@MainActor struct FrameClock {
  private var works: [ScheduledWork] = []
  private(set) var animations: [any FrameAnimation] = []

  mutating func add(_ work: ScheduledWork) {
    works.append(work)
  }

  mutating func add(_ animation: any FrameAnimation) {
    guard !animations.contains(where: { $0 === animation }) else { return }
    animations.append(animation)
  }

  mutating func remove(_ animation: any FrameAnimation) {
    animations.removeAll { $0 === animation }
  }

  /// The next work that is due at `now`, earliest first, in order of scheduling at the same time.
  ///
  /// - Parameter limit: Work scheduled at this position or later waits for another frame, so that
  ///   work that schedules itself again at once cannot hold a frame up.
  mutating func nextDue(now: Double, before limit: inout Int) -> ScheduledWork? {
    var best: Int?
    for (index, work) in works.enumerated() where index < limit && work.isActive && work.due <= now
    {
      if let current = best, works[current].due <= work.due { continue }
      best = index
    }
    guard let index = best else { return nil }
    limit -= 1
    let work = works.remove(at: index)
    if work.interval != nil { works.append(work) }
    return work
  }

  /// When the next work is due; nil when none waits.
  var nextDue: Double? {
    works.lazy.filter(\.isActive).map(\.due).min()
  }

  mutating func removeEnded() {
    works.removeAll { !$0.isActive }
  }

  var count: Int { works.count }
}
