import Testing
import Widgets
import WidgetsTestSupport

/// Writes what a navigation controller tells its delegate.
@MainActor private final class Delegate: NavigationControllerDelegate {
  let log: CallRecord
  init(log: CallRecord) { self.log = log }

  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool
  ) { log.add("willShow(\(controller.title ?? ""), \(animated))") }

  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) { log.add("didShow(\(controller.title ?? ""), \(animated))") }
}

/// The whole log of each change of a stack, for every kind.
@MainActor struct NavigationControllerOrderTests {
  private let log = CallRecord()
  private let delegate: Delegate
  private let navigation = NavigationController()
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let c: RecordingViewController

  init() {
    delegate = Delegate(log: log)
    navigation.title = "N"
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    c = RecordingViewController("C", log: log)
    navigation.delegate = delegate
  }

  private func start(_ stack: [ViewController], _ kind: TransitionKind) -> TestHost {
    navigation.viewControllers = stack
    let host = TestHost(prefersReducedMotion: kind.reducedMotion, rootViewController: navigation)
    host.settle()
    for controller in [a, b, c] { controller.loadViewIfNeeded() }
    log.removeAll()
    return host
  }

  /// Acts, and expects some calls inside the act, others in the transition stage, others at the end.
  private func expectCalls(
    _ host: TestHost, _ kind: TransitionKind, inside: [String], wills: [String], dids: [String],
    sourceLocation: SourceLocation = #_sourceLocation, act: () -> Void
  ) {
    act()
    #expect(log.calls == inside, sourceLocation: sourceLocation)
    host.advance(by: 0)
    let first = kind.takesTime ? inside + wills : inside + wills + dids
    #expect(log.calls == first, sourceLocation: sourceLocation)
    host.advance(by: 0.34)
    #expect(log.calls == first, sourceLocation: sourceLocation)
    host.settle()
    #expect(log.calls == inside + wills + dids, sourceLocation: sourceLocation)
    #expect(!navigation.isTransitioning, sourceLocation: sourceLocation)
  }

  @Test(arguments: TransitionKind.all)
  func `NAV-20 NAV-22 NAV-23 FR-LIFE-01 a push`(kind: TransitionKind) {
    let host = start([a], kind)
    let flag = kind.animated
    expectCalls(
      host, kind, inside: ["B.willMove(toParent: N)"],
      wills: [
        "A.viewWillDisappear(\(flag))", "B.viewWillAppear(\(flag))", "willShow(B, \(flag))",
        "B.viewIsAppearing(\(flag))",
      ],
      dids: [
        "A.viewDidDisappear(\(flag))", "B.viewDidAppear(\(flag))", "B.didMove(toParent: N)",
        "didShow(B, \(flag))",
      ]
    ) { navigation.pushViewController(b, animated: flag) }
  }

  @Test func `NAV-20 a push loads the view in the transition stage, before all calls`() {
    navigation.viewControllers = [a]
    let host = TestHost(rootViewController: navigation)
    log.removeAll()
    navigation.pushViewController(b, animated: true)
    host.settle()
    #expect(
      log.calls.prefix(4) == [
        "B.willMove(toParent: N)", "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(true)",
      ])
  }

  @Test(arguments: TransitionKind.all)
  func `NAV-21 NAV-22 NAV-23 FR-LIFE-01 a pop`(kind: TransitionKind) {
    let host = start([a, b], kind)
    let flag = kind.animated
    expectCalls(
      host, kind, inside: ["B.willMove(toParent: nil)"],
      wills: [
        "B.viewWillDisappear(\(flag))", "A.viewWillAppear(\(flag))", "willShow(A, \(flag))",
        "A.viewIsAppearing(\(flag))",
      ],
      dids: [
        "B.viewDidDisappear(\(flag))", "A.viewDidAppear(\(flag))", "B.didMove(toParent: nil)",
        "didShow(A, \(flag))",
      ]
    ) { navigation.popViewController(animated: flag) }
  }

  @Test(arguments: TransitionKind.all)
  func `NAV-10 NAV-22 NAV-23 a pop to the root`(kind: TransitionKind) {
    let host = start([a, b, c], kind)
    let flag = kind.animated
    expectCalls(
      host, kind,
      inside: [
        "B.willMove(toParent: nil)", "B.didMove(toParent: nil)", "C.willMove(toParent: nil)",
      ],
      wills: [
        "C.viewWillDisappear(\(flag))", "A.viewWillAppear(\(flag))", "willShow(A, \(flag))",
        "A.viewIsAppearing(\(flag))",
      ],
      dids: [
        "C.viewDidDisappear(\(flag))", "A.viewDidAppear(\(flag))", "C.didMove(toParent: nil)",
        "didShow(A, \(flag))",
      ]
    ) { navigation.popToRootViewController(animated: flag) }
  }

  @Test(arguments: TransitionKind.all)
  func `NAV-11 NAV-14 NAV-23 a new stack`(kind: TransitionKind) {
    let host = start([a], kind)
    let flag = kind.animated
    expectCalls(
      host, kind,
      inside: [
        "A.willMove(toParent: nil)", "B.willMove(toParent: N)", "C.willMove(toParent: N)",
      ],
      wills: [
        "A.viewWillDisappear(\(flag))", "C.viewWillAppear(\(flag))", "willShow(C, \(flag))",
        "C.viewIsAppearing(\(flag))",
      ],
      dids: [
        "A.viewDidDisappear(\(flag))", "C.viewDidAppear(\(flag))", "A.didMove(toParent: nil)",
        "B.didMove(toParent: N)", "C.didMove(toParent: N)", "didShow(C, \(flag))",
      ]
    ) { navigation.setViewControllers([b, c], animated: flag) }
  }

  @Test(arguments: TransitionKind.all)
  func `NAV-28 VC-20 VC-21 the top hears that its navigation controller is covered and back`(
    kind: TransitionKind
  ) {
    let host = start([a, b], kind)
    let modal = c
    let flag = kind.animated
    navigation.present(modal, animated: flag)
    host.settle()
    modal.dismiss(animated: flag)
    host.settle()
    #expect(
      log.calls == [
        "B.viewWillDisappear(\(flag))", "C.viewWillAppear(\(flag))",
        "C.viewIsAppearing(\(flag))", "C.viewDidAppear(\(flag))",
        "B.viewDidDisappear(\(flag))", "C.viewWillDisappear(\(flag))",
        "B.viewWillAppear(\(flag))", "B.viewIsAppearing(\(flag))", "B.viewDidAppear(\(flag))",
        "C.viewDidDisappear(\(flag))",
      ])
  }

  @Test func `NAV-28 a switch of tabs reaches the top only`() {
    let tabs = TabBarController()
    navigation.viewControllers = [a, b]
    tabs.viewControllers = [navigation, c]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    log.removeAll()
    tabs.selectedIndex = 1
    host.settle()
    #expect(log.calls.filter { $0.hasPrefix("A.") }.isEmpty)
    #expect(
      log.calls.filter { $0.hasPrefix("B.") } == [
        "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      ])
  }

  @Test func `NAV-24 the first display of the root is told to the delegate, once`() {
    navigation.viewControllers = [a]
    let host = TestHost(rootViewController: navigation)
    host.settle()
    #expect(
      log.calls.filter { $0.contains("Show") } == ["willShow(A, false)", "didShow(A, false)"])
    navigation.present(ViewController(), animated: false)
    host.settle()
    navigation.dismiss(animated: false)
    host.settle()
    #expect(log.calls.filter { $0.contains("Show") }.count == 2)
  }

  @Test func `NAV-23 a subclass hears the same as the delegate, which super calls`() {
    let log = CallRecord()
    let navigation = RecordingNavigationController("N", root: a, log: log)
    let delegate = Delegate(log: log)
    navigation.delegate = delegate
    let host = TestHost(rootViewController: navigation)
    host.settle()
    #expect(
      log.calls.filter { $0.contains("Show") } == [
        "N.willShow(A, false)", "willShow(A, false)", "N.didShow(A, false)", "didShow(A, false)",
      ])
  }

  @Test func `NAV-22 one large step ends a transition like many small ones`() {
    let host = start([a], TransitionKind.all[0])
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0)
    #expect(navigation.isTransitioning)
    host.advance(by: 3)
    #expect(!navigation.isTransitioning)
    #expect(log.calls.last == "didShow(B, true)")
  }
}
