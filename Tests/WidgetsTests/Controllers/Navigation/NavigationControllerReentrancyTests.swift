import Testing
import Widgets
import WidgetsTestSupport

/// Stacks that change, disappear or are replaced inside the calls of a transition.
@MainActor struct NavigationControllerReentrancyTests {
  private let log = CallRecord()
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let c: RecordingViewController
  private let navigation: RecordingNavigationController
  private let other: RecordingViewController
  private let tabs: RecordingTabBarController
  private let host: TestHost

  private nonisolated static let pushCalls = [
    "B.willMove(toParent: N)", "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(true)",
    "B.viewWillAppear(true)", "N.willShow(B, true)", "B.viewIsAppearing(true)",
    "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(toParent: N)",
    "N.didShow(B, true)",
  ]
  private nonisolated static let popCalls = [
    "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
    "N.willShow(A, true)", "A.viewIsAppearing(true)", "B.viewDidDisappear(true)",
    "A.viewDidAppear(true)", "B.didMove(toParent: nil)", "N.didShow(A, true)",
  ]

  init() {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    c = RecordingViewController("C", log: log)
    other = RecordingViewController("O", log: log)
    navigation = RecordingNavigationController("N", root: a, log: log)
    tabs = RecordingTabBarController("T", log: log)
    tabs.viewControllers = [navigation, other]
    host = TestHost(rootViewController: tabs)
    host.settle()
  }

  private func setStack(_ controllers: [ViewController]) {
    navigation.viewControllers = controllers
    host.settle()
  }

  private func expectSeen(
    _ names: Set<String>, stack: [ViewController],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty, sourceLocation: sourceLocation)
    #expect(audit.inFlight.isEmpty, sourceLocation: sourceLocation)
    #expect(audit.appeared == names, sourceLocation: sourceLocation)
    let all = [a, b, c, other, navigation, tabs]
    let placed = all.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
    #expect(Set(placed) == names, sourceLocation: sourceLocation)
    #expect(navigation.viewControllers == stack, sourceLocation: sourceLocation)
    #expect(Set(navigation.children) == Set(stack), sourceLocation: sourceLocation)
    #expect(!navigation.isTransitioning, sourceLocation: sourceLocation)
  }

  // MARK: - During a push

  @Test(arguments: pushCalls)
  func `a push inside a call of a push ends on top`(call: String) {
    log.once(call) { [navigation, c] in navigation.pushViewController(c, animated: true) }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["T", "N", "C"], stack: [a, b, c])
  }

  @Test(arguments: pushCalls)
  func `a pop inside a call of a push ends at the root`(call: String) {
    log.once(call) { [navigation] in navigation.popViewController(animated: true) }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["T", "N", "A"], stack: [a])
  }

  @Test(arguments: pushCalls)
  func `a new stack inside a call of a push is what is shown`(call: String) {
    log.once(call) { [navigation, c] in navigation.setViewControllers([c], animated: true) }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["T", "N", "C"], stack: [c])
  }

  @Test(arguments: pushCalls)
  func `an empty stack inside a call of a push shows nothing`(call: String) {
    log.once(call) { [navigation] in navigation.viewControllers = [] }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["T", "N"], stack: [])
  }

  @Test(arguments: pushCalls)
  func `another tab inside a call of a push`(call: String) {
    log.once(call) { [tabs] in tabs.selectedIndex = 1 }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["T", "O"], stack: [a, b])
    tabs.selectedIndex = 0
    host.settle()
    expectSeen(["T", "N", "B"], stack: [a, b])
  }

  //  Going back needs the view, which loadView is about to make.
  @Test(arguments: pushCalls.filter { $0 != "B.loadView()" })
  func `another tab and back inside a call of a push`(call: String) {
    log.once(call) { [tabs] in
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
    }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["T", "N", "B"], stack: [a, b])
  }

  @Test(arguments: pushCalls)
  func `another root inside a call of a push`(call: String) {
    let window = host.window
    log.once(call) { [c] in window.rootViewController = c }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["C"], stack: [a, b])
    window.rootViewController = tabs
    host.settle()
    expectSeen(["T", "N", "B"], stack: [a, b])
  }

  @Test(arguments: pushCalls)
  func `a modal inside a call of a push covers it`(call: String) {
    log.once(call) { [tabs, c] in tabs.present(c, animated: true) }
    navigation.pushViewController(b, animated: true)
    host.settle()
    expectSeen(["C"], stack: [a, b])
    c.dismiss(animated: true)
    host.settle()
    expectSeen(["T", "N", "B"], stack: [a, b])
  }

  // MARK: - During a pop

  @Test(arguments: popCalls)
  func `a push inside a call of a pop ends on top`(call: String) {
    setStack([a, b])
    log.once(call) { [navigation, c] in navigation.pushViewController(c, animated: true) }
    navigation.popViewController(animated: true)
    host.settle()
    expectSeen(["T", "N", "C"], stack: [a, c])
  }

  @Test(arguments: popCalls)
  func `pushing the popped controller again inside a call of the pop`(call: String) {
    setStack([a, b])
    log.once(call) { [navigation, b] in navigation.pushViewController(b, animated: true) }
    navigation.popViewController(animated: true)
    host.settle()
    expectSeen(["T", "N", "B"], stack: [a, b])
  }

  @Test(arguments: popCalls)
  func `popping the popped controller again inside a call of the pop does nothing`(call: String) {
    setStack([a, b])
    log.once(call) { [navigation] in navigation.popViewController(animated: true) }
    navigation.popViewController(animated: true)
    host.settle()
    expectSeen(["T", "N", "A"], stack: [a])
  }

  @Test(arguments: popCalls)
  func `another root inside a call of a pop`(call: String) {
    setStack([a, b])
    let window = host.window
    log.once(call) { [c] in window.rootViewController = c }
    navigation.popViewController(animated: true)
    host.settle()
    expectSeen(["C"], stack: [a])
    #expect(b.parent == nil)
  }

  @Test(arguments: popCalls)
  func `another tab inside a call of a pop`(call: String) {
    setStack([a, b])
    log.once(call) { [tabs] in tabs.selectedIndex = 1 }
    navigation.popViewController(animated: true)
    host.settle()
    expectSeen(["T", "O"], stack: [a])
    #expect(b.parent == nil)
  }

  // MARK: - In one turn

  @Test func `a pop and the same push in one turn call nothing but the moves`() {
    setStack([a, b])
    log.removeAll()
    navigation.popViewController(animated: true)
    navigation.pushViewController(b, animated: true)
    host.settle()
    #expect(log.calls.allSatisfy { !$0.contains("ppear") })
    #expect(b.parent === navigation)
  }

  @Test func `another root during a push brings the push to its end`() {
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0.1)
    host.window.rootViewController = c
    host.settle()
    expectSeen(["C"], stack: [a, b])
  }

  @Test func `a push in viewDidLoad of the root, before anything is on screen`() {
    let log = CallRecord()
    let first = RecordingViewController("F", log: log)
    let second = RecordingViewController("S", log: log)
    let navigation = NavigationController(rootViewController: first)
    log.once("F.viewDidLoad()") { navigation.pushViewController(second, animated: true) }
    host.window.rootViewController = navigation
    host.settle()
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty)
    #expect(audit.appeared == ["S"])
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func `the delegate may let go of the navigation controller in its last call`() {
    let alive = releaseCheck(host) {
      let navigation = NavigationController(rootViewController: ViewController())
      let window = host.window
      window.rootViewController = navigation
      host.settle()
      let pushed = RecordingViewController("X")
      pushed.log.once("X.viewDidAppear(true)") { window.rootViewController = nil }
      navigation.pushViewController(pushed, animated: true)
      host.settle()
      pushed.log.onCall = nil
      return [navigation, pushed]
    }
    #expect(alive == [])
  }
}
