/// Work that runs later on the host's clock; made by ``Node/schedule(after:every:_:)``.
@MainActor public final class ScheduledWork {
  /// The host's time at which it runs next, in seconds.
  public internal(set) var due: Double
  /// Seconds between repeats; nil when it runs once.
  public let interval: Double?
  /// Whether it will still run.
  public var isActive: Bool { action != nil && node != nil }

  private weak var node: Node?
  private var action: (() -> Void)?

  init(due: Double, interval: Double?, node: Node, action: @escaping () -> Void) {
    self.due = due
    self.interval = interval
    self.node = node
    self.action = action
  }

  /// Ends it, and lets go of what its action holds. Ending it again changes nothing.
  public func cancel() {
    action = nil
  }

  /// Runs the action; afterwards the work is due again, or has ended.
  func fire(now: Double) {
    guard isActive, let action else { return }
    if let interval {
      due = nextDue(after: now, interval: interval)
    } else {
      self.action = nil
    }
    action()
  }

  /// The first of the times `due`, `due` + `interval`, … that is still to come: a host that slept
  /// does not run the missed repeats one by one, and the others stay where they were.
  private func nextDue(after now: Double, interval: Double) -> Double {
    let missed = max(0, ((now - due) / interval).rounded(.down))
    let next = due + (missed + 1) * interval
    return next > now ? next : now + interval
  }
}
