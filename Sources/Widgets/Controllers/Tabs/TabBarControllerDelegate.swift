/// Is asked and told by a tab bar controller about taps of a person. Every method has a default.
///
/// Programmatic selection calls none of them (TAB-20). One tap makes the calls once each, in the
/// order in which they stand here; the two about reselecting only for the tab that was selected
/// already.
@MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tab may be selected; true by default (TAB-28). The old selection is still visible
  /// (TAB-23), also when the tapped tab is the selected one (TAB-21). False ends the tap: nothing
  /// changes and nothing more is called (TAB-25).
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool

  /// The selected tab was tapped again: returns the plan to run, the one given by default. One
  /// without steps refuses the tap.
  func tabBarController(
    _ tabBarController: TabBarController, willReselect controller: ViewController,
    plan: ReselectPlan
  ) -> ReselectPlan

  /// A tab was selected, or selected again; its stack is popped already (TAB-32).
  func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController)

  /// The selected tab was tapped again: what came of it, also when nothing was done.
  func tabBarController(
    _ tabBarController: TabBarController, didReselect controller: ViewController,
    outcome: ReselectOutcome)
}

extension TabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool { true }

  /// The plan as it is.
  public func tabBarController(
    _ tabBarController: TabBarController, willReselect controller: ViewController,
    plan: ReselectPlan
  ) -> ReselectPlan { plan }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didReselect controller: ViewController,
    outcome: ReselectOutcome
  ) {}
}
