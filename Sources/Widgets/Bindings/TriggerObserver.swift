/// An object that can act when a trigger fires, for as long as it lives. Every node and every
/// controller is one.
///
/// ```swift
/// final class NewsController: ViewController {
///   private let refresh: Observed<Trigger>?
///
///   init(refresh: Observed<Trigger>? = nil) {
///     self.refresh = refresh
///     super.init()
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     onTrigger(of: refresh) { $0.title = "Refreshed" }
///   }
/// }
/// ```
@MainActor public protocol TriggerObserver: AnyObject {}

extension TriggerObserver {
  /// Runs an action once for each fire of a trigger, until this object is released or the token is
  /// cancelled.
  ///
  /// The action is given this object, which is held weakly; do not capture it. A trigger that is nil
  /// never fires, and gives a token that has ended. Fires from before the call are not heard.
  @discardableResult public func onTrigger(
    of trigger: Observed<Trigger>?, _ action: @escaping (Self) -> Void
  ) -> ObservationToken {
    guard let trigger else { return ObservationToken(isActive: false) }
    return trigger.observe(for: self, where: Observed<Trigger>.isFire) { owner, _, _ in
      action(owner)
    }
  }
}
