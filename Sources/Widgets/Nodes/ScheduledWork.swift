/// Work that runs later on the host's clock; made by ``Node/schedule(after:every:_:)``.
@MainActor public final class ScheduledWork {
  /// The host's time at which it runs next, in seconds.
  public internal(set) var due: Double
  /// Seconds between repeats; nil when it runs once.
  public let interval: Double?
  /// Whether it will still run.
  public private(set) var isActive = true

  private let action: () -> Void

  init(due: Double, interval: Double?, action: @escaping () -> Void) {
    self.due = due
    self.interval = interval
    self.action = action
  }

  /// Ends it. Ending it again changes nothing.
  public func cancel() {
    isActive = false
  }

  /// Runs the action; afterwards the work is due again, or has ended.
  func fire(now: Double) {
    guard isActive else { return }
    if let interval {
      // A host that slept does not run the missed repeats one by one.
      due = max(due + interval, now)
    } else {
      isActive = false
    }
    action()
  }
}
