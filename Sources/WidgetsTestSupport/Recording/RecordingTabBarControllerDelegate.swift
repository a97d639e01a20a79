public import Widgets

/// A delegate that writes each call of a tab bar controller into a log, with the title of the
/// controller that the call is about: `didSelect(News)`.
///
/// It answers as the defaults do, unless the test says otherwise:
///
/// ```swift
/// let delegate = RecordingTabBarControllerDelegate()
/// delegate.shouldSelect = { $0 !== lockedTab }
/// tabs.delegate = delegate
/// ```
@MainActor public final class RecordingTabBarControllerDelegate: TabBarControllerDelegate {
  /// Where the lines are written.
  public let log: CallRecord

  /// Answers whether a tab may be selected; always true by default.
  public var shouldSelect: (ViewController) -> Bool = { _ in true }

  /// Edits the plan for a tap on the selected tab; leaves it as it is by default.
  public var willReselect: (ReselectPlan) -> ReselectPlan = { $0 }

  /// What came of each tap on the selected tab, oldest first.
  public private(set) var outcomes: [ReselectOutcome] = []

  /// A delegate that writes into a log; one of its own unless one is given.
  public init(log: CallRecord = CallRecord()) {
    self.log = log
  }

  /// Writes `shouldSelect(title)`, then answers.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool {
    log.add("shouldSelect(\(Self.name(of: controller)))")
    return shouldSelect(controller)
  }

  /// Writes `willReselect(title, plan: plan)`, then answers.
  public func tabBarController(
    _ tabBarController: TabBarController, willReselect controller: ViewController,
    plan: ReselectPlan
  ) -> ReselectPlan {
    log.add("willReselect(\(Self.name(of: controller)), plan: \(plan))")
    return willReselect(plan)
  }

  /// Writes `didSelect(title)`.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController
  ) {
    log.add("didSelect(\(Self.name(of: controller)))")
  }

  /// Writes `didReselect(title, outcome: outcome)`.
  public func tabBarController(
    _ tabBarController: TabBarController, didReselect controller: ViewController,
    outcome: ReselectOutcome
  ) {
    log.add("didReselect(\(Self.name(of: controller)), outcome: \(outcome))")
    outcomes.append(outcome)
  }

  private static func name(of controller: ViewController) -> String {
    controller.title ?? controller.tabBarItem.title ?? "\(type(of: controller))"
  }
}
