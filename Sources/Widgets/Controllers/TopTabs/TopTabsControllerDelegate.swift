/// Is asked and told by top tabs about what a person does: the calls of a
/// ``PagingControllerDelegate``, and those about taps on the tab that is selected already. Every
/// method has a default.
@MainActor public protocol TopTabsControllerDelegate: PagingControllerDelegate {
  /// The selected tab was tapped again: returns the plan to run, the one given by default. One
  /// without steps refuses the tap.
  func topTabsController(
    _ topTabsController: TopTabsController, willReselect controller: ViewController,
    plan: ReselectPlan
  ) -> ReselectPlan

  /// The selected tab was tapped again: what came of it, also when nothing was done.
  func topTabsController(
    _ topTabsController: TopTabsController, didReselect controller: ViewController,
    outcome: ReselectOutcome)
}

extension TopTabsControllerDelegate {
  /// The plan as it is.
  public func topTabsController(
    _ topTabsController: TopTabsController, willReselect controller: ViewController,
    plan: ReselectPlan
  ) -> ReselectPlan { plan }

  /// Does nothing.
  public func topTabsController(
    _ topTabsController: TopTabsController, didReselect controller: ViewController,
    outcome: ReselectOutcome
  ) {}
}
