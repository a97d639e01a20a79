/// A connection between a sender and an action; made by `addTarget`.
///
/// It holds nothing strongly. The connection ends when its owner is released, or with ``cancel()``.
@MainActor public final class TargetToken {
  /// Whether the action will still run.
  public private(set) var isActive = true

  init() {}

  /// Ends the connection. Ending it again changes nothing.
  public func cancel() {
    isActive = false
  }
}

/// The actions of one sender, in the order in which they were added.
///
/// Actions may add and remove others while they run: one that is removed no longer runs, one that
/// is added runs from the next time on.
@MainActor struct TargetActions<Sender, Trigger: Hashable> {
  private struct Entry {
    let trigger: Trigger
    let token: TargetToken
    weak var owner: AnyObject?
    let run: (AnyObject, Sender) -> Void
  }

  private var entries: [Entry] = []

  /// Adds an action that runs while `owner` lives.
  mutating func add<Owner: AnyObject>(
    _ owner: Owner, for trigger: Trigger, _ action: @escaping (Owner, Sender) -> Void
  ) -> TargetToken {
    entries.removeAll { $0.owner == nil || !$0.token.isActive }
    let token = TargetToken()
    entries.append(
      Entry(trigger: trigger, token: token, owner: owner) { object, sender in
        guard let owner = object as? Owner else { return }
        action(owner, sender)
      })
    return token
  }

  /// Runs the actions that wait for `trigger`.
  func send(_ sender: Sender, for trigger: Trigger) {
    for entry in entries where entry.trigger == trigger && entry.token.isActive {
      if let owner = entry.owner { entry.run(owner, sender) }
    }
  }
}
