/// Gives every class of controls an `addTarget` whose actions receive the sender with that class.
///
/// `Control` conforms, and its subclasses with it; there is no reason to conform by hand. It is a
/// protocol because a method of a class cannot name the subclass that it is called on.
@MainActor public protocol ControlTargets: AnyObject {}

extension Control: ControlTargets {}

extension ControlTargets where Self: Control {
  /// Runs an action each time `event` happens, while `owner` lives.
  ///
  /// ```swift
  /// button.addTarget(self, for: .primaryAction) { owner, button in
  ///   owner.save()
  ///   button.isEnabled = false
  /// }
  /// ```
  ///
  /// The control keeps `owner` weakly; do not capture it in the closure, it is handed in. Actions
  /// run in the order in which they were added; they may add others, which run from the next time
  /// on, and cancel others, which no longer run.
  ///
  /// - Returns: What ends the connection early.
  @discardableResult public func addTarget<Owner: AnyObject>(
    _ owner: Owner, for event: ControlEvent, _ action: @escaping (Owner, Self) -> Void
  ) -> TargetToken {
    connect(owner, for: event) { owner, sender in
      guard let sender = sender as? Self else { return }
      action(owner, sender)
    }
  }
}
