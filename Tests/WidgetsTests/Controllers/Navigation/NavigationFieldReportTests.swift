import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about stacks describe, in other shapes.
@MainActor struct NavigationFieldReportTests {
  /// Counts what a navigation controller shows.
  private final class Shows: NavigationControllerDelegate {
    var did: [String] = []

    func navigationController(
      _ navigationController: NavigationController, didShow controller: ViewController,
      animated: Bool
    ) { did.append(controller.title ?? "") }
  }

  private let log = CallRecord()
  private let shows = Shows()
  private let navigation = NavigationController()
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let c: RecordingViewController

  init() {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    c = RecordingViewController("C", log: log)
    navigation.delegate = shows
  }

  private func show(_ controllers: [ViewController]) -> TestHost {
    navigation.viewControllers = controllers
    let host = TestHost(rootViewController: navigation)
    host.settle()
    log.removeAll()
    shows.did = []
    return host
  }

  private func drag(_ host: TestHost, to x: CGFloat) {
    host.touchDown(at: CGPoint(x: 0, y: 10))
    for place in [1, x] {
      host.advance(by: 0.2)
      host.touchMove(to: CGPoint(x: place, y: 10))
    }
    host.advance(by: 0.2)
  }

  private var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Whoever begins to appear again has disappeared in between, and the other way round.
  private func expectPairs(_ names: String...) {
    for name in names {
      let turns = log.calls.filter { $0.hasPrefix("\(name).view") }
        .map { $0.prefix { $0 != "(" } }
        .filter { $0.hasSuffix("WillAppear") || $0.hasSuffix("DidDisappear") }
      for (first, second) in zip(turns, turns.dropFirst()) { #expect(first != second) }
    }
  }

  // MARK: - FR-NAV-01: after a cancelled drag

  @Test func `FR-NAV-01 a drag that the system takes away leaves no transition behind`() {
    let host = show([a, b])
    drag(host, to: 60)
    host.touchCancel(at: CGPoint(x: 60, y: 10))
    host.settle()
    #expect(stack == ["A", "B"])
    #expect(!navigation.isTransitioning)
    navigation.popViewController(animated: true)
    host.settle()
    #expect(stack == ["A"])
    #expect(shows.did == ["A"])
  }

  @Test(arguments: [false, true])
  func `FR-NAV-01 a tab that is chosen by key in the middle of a drag finds the stack whole`(
    isPopped: Bool
  ) {
    navigation.viewControllers = [a, b]
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    drag(host, to: 30)
    if isPopped { navigation.viewControllers = [a] }
    tabs.tapItem(at: 1)
    host.touchUp(at: CGPoint(x: 30, y: 10))
    host.settle()
    tabs.tapItem(at: 0)
    host.settle()
    #expect(stack == (isPopped ? ["A"] : ["A", "B"]))
    #expect(navigation.topViewController?.view.window != nil)
    navigation.pushViewController(c, animated: true)
    host.settle()
    #expect(stack.last == "C")
    #expect(shows.did.last == "C")
  }

  @Test func `FR-NAV-01 presenting in the middle of a drag does not leave the stack stuck`() {
    let host = show([a, b])
    drag(host, to: 30)
    navigation.present(ViewController(), animated: true)
    host.settle()
    host.touchUp(at: CGPoint(x: 30, y: 10))
    host.settle()
    navigation.dismiss(animated: true)
    host.settle()
    navigation.pushViewController(c, animated: true)
    host.settle()
    #expect(stack.last == "C")
    #expect(!navigation.isTransitioning)
    #expect(c.view.window != nil)
  }

  // MARK: - FR-NAV-03: the last write counts

  @Test(arguments: [true, false])
  func `FR-NAV-03 a stack that is emptied and filled with the same screen shows it`(
    animated: Bool
  ) {
    let host = show([a])
    navigation.setViewControllers([], animated: animated)
    navigation.setViewControllers([a], animated: animated)
    host.settle()
    #expect(stack == ["A"])
    #expect(a.parent === navigation)
    #expect(a.view.window != nil)
    #expect(log.calls.filter { $0.contains("ppear(") } == [])
  }

  @Test func `FR-NAV-03 a stack emptied in one frame and filled while that moves shows the screen`()
  {
    let host = show([a])
    navigation.setViewControllers([], animated: true)
    host.advance(by: 0.1)
    navigation.setViewControllers([b], animated: true)
    host.settle()
    #expect(stack == ["B"])
    #expect(b.view.frame == navigation.view.bounds)
    #expect(host.screen.contains("B"))
    #expect(log.calls.filter { $0.hasPrefix("B.viewDidAppear") }.count == 1)
  }

  // MARK: - FR-NAV-05: one instance twice

  @Test func `FR-NAV-05 a screen that is popped and pushed again in one turn just stays`() {
    let host = show([a, b])
    navigation.popViewController(animated: true)
    navigation.pushViewController(b, animated: true)
    host.settle()
    #expect(stack == ["A", "B"])
    #expect(b.parent === navigation)
    #expect(b.view.window != nil)
    #expect(host.diagnostics.isEmpty)
    #expect(log.calls.filter { $0.contains("ppear(") } == [])
  }

  @Test func `FR-NAV-05 a screen that is pushed again while it leaves comes back in pairs`() {
    let host = show([a, b])
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    navigation.pushViewController(b, animated: true)
    host.settle()
    #expect(stack == ["A", "B"])
    #expect(b.parent === navigation)
    #expect(b.view.window != nil)
    #expect(shows.did == ["A", "B"])
    expectPairs("A", "B")
  }

  @Test func `FR-NAV-05 a screen on one stack is refused by another`() {
    let host = show([a, b])
    let other = NavigationController(rootViewController: c)
    other.pushViewController(b, animated: true)
    #expect(other.viewControllers == [c])
    #expect(stack == ["A", "B"])
    #expect(b.parent === navigation)
    _ = host
  }

  // MARK: - FR-NAV-07: nothing to do

  @Test func `FR-NAV-07 what changes nothing starts nothing`() {
    let host = show([a, b])
    navigation.setViewControllers([a, b], animated: true)
    #expect(navigation.popToViewController(b, animated: true) == [])
    #expect(!navigation.isTransitioning)
    navigation.popToRootViewController(animated: false)
    host.settle()
    log.removeAll()
    shows.did = []
    #expect(navigation.popToRootViewController(animated: true) == [])
    #expect(navigation.popViewController(animated: true) == nil)
    host.settle()
    #expect(log.calls == [])
    #expect(shows.did == [])
    navigation.pushViewController(c, animated: true)
    host.settle()
    #expect(shows.did == ["C"])
  }

  // MARK: - FR-NAV-09: one after the other

  @Test func `FR-NAV-09 changes of all kinds while one moves end with the last, bar included`() {
    let host = show([a])
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0.1)
    navigation.setViewControllers([a, c], animated: false)
    navigation.popToRootViewController(animated: true)
    navigation.pushViewController(b, animated: false)
    navigation.setViewControllers([c, b], animated: true)
    host.settle()
    #expect(stack == ["C", "B"])
    #expect(navigation.navigationBar.topItem === b.navigationItem)
    #expect(navigation.navigationBar.backItem === c.navigationItem)
    #expect(host.surface.text(ofRow: 0).contains("‹ C"))
    #expect(b.view.window != nil)
    expectPairs("A", "B", "C")
  }

  @Test func `FR-NAV-09 didShow that pushes and pops comes to an end`() {
    final class Restless: NavigationController {
      var turns = 0
      override func didShow(_ controller: ViewController, animated: Bool) {
        turns += 1
        guard turns < 6 else { return }
        if viewControllers.count > 1 {
          popViewController(animated: turns % 3 == 0)
        } else {
          pushViewController(ViewController(), animated: turns % 2 == 0)
        }
      }
    }
    let navigation = Restless(rootViewController: a)
    let host = TestHost(rootViewController: navigation)
    host.settle()
    #expect(navigation.turns == 6)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(!navigation.isTransitioning)
  }

  // MARK: - FR-LIFE

  @Test func `FR-LIFE-01 a drag that is cancelled twice is the same calls twice`() {
    let host = show([a, b])
    a.loadViewIfNeeded()
    log.removeAll()
    for _ in 0..<2 {
      drag(host, to: 20)
      host.touchUp(at: CGPoint(x: 20, y: 10))
      host.settle()
    }
    let one = [
      "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewWillDisappear(true)",
      "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
    ]
    #expect(log.calls.filter { $0.contains("ppear(") } == one + one)
  }

  @Test func `FR-LIFE-01 under a modal a pop is silent until the modal has gone`() {
    let host = show([a, b])
    navigation.present(ViewController(), animated: false)
    host.settle()
    log.removeAll()
    navigation.popViewController(animated: true)
    host.settle()
    #expect(log.calls.filter { $0.contains("ppear(") } == [])
    navigation.dismiss(animated: false)
    host.settle()
    #expect(
      log.calls.filter { $0.contains("ppear(") } == [
        "A.viewWillAppear(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test func `FR-LIFE-03 screens that stay in a new stack are not told that they move`() {
    let host = show([a, b])
    navigation.setViewControllers([b, c], animated: true)
    host.settle()
    #expect(
      log.calls.filter { $0.contains("Move") } == [
        "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
        "C.willMove(toParent: NavigationController)", "C.didMove(toParent: NavigationController)",
      ])
  }

  @Test func `FR-LIFE-03 an empty stack tells all that they leave, also where nothing is seen`() {
    navigation.viewControllers = [a, b, c]
    log.removeAll()
    navigation.viewControllers = []
    #expect(log.calls.count { $0.hasSuffix("willMove(toParent: nil)") } == 3)
    #expect(log.calls.count { $0.hasSuffix("didMove(toParent: nil)") } == 3)
    #expect([a, b, c].allSatisfy { $0.parent == nil })
  }

  @Test func `FR-LIFE-05 screens of a stack in tabs in a stack are told each time`() {
    let inner = TabBarController()
    let other = RecordingViewController("D", log: log)
    inner.viewControllers = [NavigationController(rootViewController: b), other]
    let host = show([a, inner])
    inner.selectedIndex = 1
    inner.selectedIndex = 0
    navigation.popViewController(animated: true)
    host.settle()
    #expect(log.calls.count { $0.hasPrefix("B.viewDidAppear") } == 1)
    #expect(log.calls.count { $0.hasPrefix("B.viewDidDisappear") } == 2)
    #expect(log.calls.count { $0.hasPrefix("D.viewDidAppear") } == 1)
    #expect(log.calls.count { $0.hasPrefix("D.viewDidDisappear") } == 1)
  }

  // MARK: - NAV facts

  @Test func `NAV-65 the bar is 44 points high, below the safe area`() {
    navigation.viewControllers = [a]
    let host = TestHost(
      size: CGSize(width: 320, height: 480), metrics: .points,
      safeAreaInsets: EdgeInsets(top: 20), rootViewController: navigation)
    host.settle()
    #expect(navigation.navigationBar.frame.size.height == 64)
    #expect(a.view.safeAreaInsets.top == 64)
  }
}
