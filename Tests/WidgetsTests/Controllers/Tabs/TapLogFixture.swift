import Widgets
import WidgetsTestSupport

/// Who hears a tap: a delegate, or a subclass that overrides the open methods. Both are to hear the
/// same calls in the same order.
enum TapListener: CaseIterable, Sendable {
  case delegate
  case subclass
}

/// Three tabs, a table of which the first is in a navigation controller, and one log of everything.
@MainActor final class TapLogFixture {
  let log = CallRecord()
  let a: RecordingViewController
  let b: RecordingViewController
  let navigation: NavigationController
  let tabs: LoggingTabBarController
  let delegate: RecordingTabBarControllerDelegate
  let host: TestHost
  private(set) var pushed: [RecordingViewController] = []

  init(_ listener: TapListener, policy: ReselectPolicy = .popToRoot) {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    navigation = NavigationController(rootViewController: a)
    tabs = LoggingTabBarController(log: log, overridesAll: listener == .subclass)
    delegate = RecordingTabBarControllerDelegate(log: log)
    if listener == .delegate { tabs.delegate = delegate }
    tabs.reselectPolicy = policy
    tabs.viewControllers = [navigation, b]
    host = TestHost(rootViewController: tabs)
    host.settle()
    log.removeAll()
  }

  /// Refuses taps on a tab from now on.
  func veto(_ controller: ViewController) {
    tabs.vetoed = controller
    delegate.shouldSelect = { $0 !== controller }
  }

  /// Pushes controllers named C, D, … on the first tab.
  func push(_ count: Int, animated: Bool = false) {
    for name in ["C", "D", "E"].prefix(count) {
      let controller = RecordingViewController(name, log: log)
      pushed.append(controller)
      navigation.pushViewController(controller, animated: animated)
    }
    if !animated { host.settle() }
    log.removeAll()
  }
}

/// A tab bar controller that writes what it hears, all of it or only the first call of a tap, which
/// no delegate gets.
@MainActor final class LoggingTabBarController: TabBarController {
  private let log: CallRecord
  private let overridesAll: Bool
  weak var vetoed: ViewController?

  init(log: CallRecord, overridesAll: Bool) {
    self.log = log
    self.overridesAll = overridesAll
    super.init()
  }

  private func name(_ controller: ViewController) -> String {
    controller.title ?? controller.tabBarItem.title ?? ""
  }

  override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    log.add("tabBar(\(item.title ?? "")) at \(selectedIndex)")
  }

  override func shouldSelect(_ controller: ViewController) -> Bool {
    guard overridesAll else { return super.shouldSelect(controller) }
    log.add("shouldSelect(\(name(controller)))")
    return controller !== vetoed
  }

  override func willReselect(_ controller: ViewController, plan: ReselectPlan) -> ReselectPlan {
    guard overridesAll else { return super.willReselect(controller, plan: plan) }
    log.add("willReselect(\(name(controller)), plan: \(plan))")
    return plan
  }

  override func didSelect(_ controller: ViewController) {
    guard overridesAll else { return super.didSelect(controller) }
    log.add("didSelect(\(name(controller)))")
  }

  override func didReselect(_ controller: ViewController, outcome: ReselectOutcome) {
    guard overridesAll else { return super.didReselect(controller, outcome: outcome) }
    log.add("didReselect(\(name(controller)), outcome: \(outcome))")
  }
}
