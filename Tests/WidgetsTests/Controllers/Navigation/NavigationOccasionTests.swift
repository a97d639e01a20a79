import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about stacks name, when several things happen in one
/// turn, or inside of calls.
@MainActor struct NavigationOccasionTests {
  private let log = CallRecord()
  private let navigation: RecordingNavigationController
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let c: RecordingViewController
  private let m: RecordingViewController
  private let host: TestHost

  init() {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    c = RecordingViewController("C", log: log)
    m = RecordingViewController("M", log: log)
    navigation = RecordingNavigationController("N", root: a, log: log)
    host = TestHost(rootViewController: navigation)
    host.settle()
    log.removeAll()
  }

  private func expectAtRest(
    _ stack: [ViewController], appeared: Set<String>? = nil, from before: Set<String> = ["A"],
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    host.settle()
    let audit = AppearanceAudit(
      log.calls.filter { !$0.hasPrefix("N.") }, appeared: before)
    #expect(navigation.viewControllers == stack, comment, sourceLocation: sourceLocation)
    #expect(audit.problems == [], comment, sourceLocation: sourceLocation)
    #expect(
      audit.appeared == appeared ?? Set([stack.last?.title ?? ""]), comment,
      sourceLocation: sourceLocation)
    #expect(audit.inFlight == [], comment, sourceLocation: sourceLocation)
    #expect(
      navigation.navigationBar.items == stack.map(\.navigationItem), comment,
      sourceLocation: sourceLocation)
    #expect(!navigation.isTransitioning, comment, sourceLocation: sourceLocation)
    for controller in [a, b, c] where controller !== stack.last {
      #expect(controller.viewIfLoaded?.window == nil, comment, sourceLocation: sourceLocation)
    }
    if appeared == nil {
      #expect(stack.last?.view.window != nil, comment, sourceLocation: sourceLocation)
    }
  }

  // MARK: - With modals, in one turn

  @Test func `FR-NAV-09 a dismissal and a push in one turn`() {
    for animated in [true, false] {
      for pushesFirst in [true, false] {
        navigation.present(m, animated: false)
        host.settle()
        if pushesFirst { navigation.pushViewController(b, animated: animated) }
        navigation.dismiss(animated: animated)
        if !pushesFirst { navigation.pushViewController(b, animated: animated) }
        expectAtRest([a, b], "\(animated) \(pushesFirst)")
        #expect(m.view.window == nil)
        navigation.popViewController(animated: false)
        expectAtRest([a])
      }
    }
  }

  @Test func `FR-NAV-09 a dismissal and a pop in one turn`() {
    for animated in [true, false] {
      for popsFirst in [true, false] {
        navigation.pushViewController(b, animated: false)
        host.settle()
        b.present(m, animated: true)
        host.settle()
        if popsFirst { navigation.popViewController(animated: animated) }
        m.dismiss(animated: animated)
        if !popsFirst { navigation.popViewController(animated: animated) }
        expectAtRest([a], "\(animated) \(popsFirst)")
        #expect(navigation.presentedViewController == nil)
      }
    }
  }

  @Test func `FR-NAV-09 a push and a presentation in one turn`() {
    for pushesFirst in [true, false] {
      if pushesFirst { navigation.pushViewController(b, animated: true) }
      a.present(m, animated: true)
      if !pushesFirst { navigation.pushViewController(b, animated: true) }
      host.settle()
      #expect(navigation.presentedViewController === m)
      expectAtRest([a, b], appeared: ["M"], "\(pushesFirst)")
      navigation.dismiss(animated: true)
      expectAtRest([a, b], "\(pushesFirst)")
      navigation.popViewController(animated: false)
      expectAtRest([a])
    }
  }

  // MARK: - In the calls of screens

  @Test(arguments: [
    "B.viewDidLoad()", "B.willMove(toParent: N)", "B.viewWillAppear(true)",
    "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "B.didMove(toParent: N)",
    "N.willShow(B, true)", "N.didShow(B, true)", "A.viewWillDisappear(true)",
    "A.viewDidDisappear(true)",
  ])
  func `FR-NAV-05 each change inside of each call of a push`(call: String) {
    for (index, expected) in [[a], [a, b, c], [c], [a, c], [b], [b, a]].enumerated() {
      for animated in [true, false] {
        log.once(call) { [navigation, a, b, c] in
          switch index {
          case 0: navigation.popViewController(animated: animated)
          case 1: navigation.pushViewController(c, animated: animated)
          case 2: navigation.setViewControllers([c], animated: animated)
          case 3: navigation.setViewControllers([a, c], animated: animated)
          case 4: navigation.setViewControllers([b], animated: animated)
          default: navigation.setViewControllers([b, a], animated: animated)
          }
        }
        // The view is loaded anew each time.
        b.view = nil
        navigation.pushViewController(b, animated: true)
        expectAtRest(expected, "\(call) \(index) \(animated)")
        log.onCall = nil
        navigation.viewControllers = [a]
        expectAtRest([a], "\(call) \(index) \(animated), afterwards")
        log.removeAll()
      }
    }
  }

  @Test(arguments: [
    "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
    "A.viewIsAppearing(true)", "N.willShow(A, true)", "B.viewDidDisappear(true)",
    "A.viewDidAppear(true)", "B.didMove(toParent: nil)", "N.didShow(A, true)",
  ])
  func `FR-NAV-05 each change inside of each call of a pop`(call: String) {
    for (index, expected) in [[a, b], [a, c], [c], [b], [b, a], [a, b, c]].enumerated() {
      for animated in [true, false] {
        navigation.viewControllers = [a, b]
        host.settle()
        log.removeAll()
        log.once(call) { [navigation] in
          navigation.setViewControllers(expected, animated: animated)
        }
        navigation.popViewController(animated: true)
        expectAtRest(expected, from: ["B"], "\(call) \(index) \(animated)")
        log.onCall = nil
        navigation.viewControllers = [a]
        host.settle()
        log.removeAll()
      }
    }
  }

  @Test func `FR-NAV-07 the login screen below is taken away once the next one is there`() {
    log.once("B.viewDidAppear(true)") { [navigation, b] in
      navigation.setViewControllers([b], animated: false)
    }
    navigation.pushViewController(b, animated: true)
    expectAtRest([b])
    // NAV-12: no appearance calls of the top; NAV-52: no way back.
    #expect(log.calls.count { $0.hasPrefix("B.viewWillAppear") } == 1)
    #expect(log.calls.count { $0.hasPrefix("B.viewWillDisappear") } == 0)
    #expect(a.parent == nil)
    host.press(.escape)
    expectAtRest([b])
  }

  @Test func `FR-NAV-09 changes at every moment of a push end with the last`() {
    for time in stride(from: 0.0, through: 0.4, by: 0.05) {
      navigation.pushViewController(b, animated: true)
      host.advance(by: time)
      navigation.popToRootViewController(animated: false)
      navigation.pushViewController(c, animated: true)
      host.advance(by: time)
      navigation.setViewControllers([a, c, b], animated: true)
      host.advance(by: time)
      navigation.popToViewController(c, animated: true)
      expectAtRest([a, c], "\(time)")
      navigation.popToRootViewController(animated: true)
      host.advance(by: time)
      navigation.popViewController(animated: true)
      expectAtRest([a], "\(time)")
    }
  }

  // MARK: - Drags that lead back

  private func grab(_ xs: [CGFloat]) {
    host.touchDown(at: CGPoint(x: 0, y: 9))
    for x in xs {
      host.advance(by: 0.1)
      host.touchMove(to: CGPoint(x: x, y: 9))
    }
    host.advance(by: 0.3)
  }

  @Test func `FR-NAV-01 a bar that the screens hide and show is right after a cancelled drag`() {
    log.onCall = { [navigation] line in
      switch line.prefix(while: { $0 != "(" }) {
      case "A.viewWillAppear": navigation.isNavigationBarHidden = true
      case "B.viewWillAppear": navigation.isNavigationBarHidden = false
      default: break
      }
    }
    navigation.pushViewController(b, animated: true)
    host.settle()
    for completes in [false, true] {
      grab([2, 10, completes ? 70 : 20])
      host.touchUp(at: CGPoint(x: completes ? 70 : 20, y: 9))
      expectAtRest(completes ? [a] : [a, b])
      #expect(navigation.isNavigationBarHidden == completes)
      #expect((navigation.topViewController?.view.safeAreaInsets.top ?? 9) == (completes ? 0 : 1))
    }
  }

  @Test func `FR-NAV-01 a cancelled drag, and a change before the screen is back`() {
    navigation.viewControllers = [a, b]
    host.settle()
    log.removeAll()
    let changes: [(NavigationController) -> Void] = [
      { [c] in $0.pushViewController(c, animated: true) },
      { $0.popViewController(animated: true) },
      { [c] in $0.setViewControllers([c], animated: true) },
      { [m] in $0.present(m, animated: true) },
    ]
    let expected = [[a, b, c], [a], [c], [a, b]]
    for (index, change) in changes.enumerated() {
      for wait in [0.0, 0.05, 0.1] {
        navigation.viewControllers = [a, b]
        host.settle()
        log.removeAll()
        grab([2, 10, 20])
        host.touchUp(at: CGPoint(x: 20, y: 9))
        host.advance(by: wait)
        change(navigation)
        expectAtRest(
          expected[index], appeared: index == 3 ? ["M"] : nil, from: ["B"], "\(index) \(wait)")
        navigation.dismiss(animated: false)
        host.settle()
      }
    }
  }

  @Test func `FR-NAV-01 a drag while the screen gets another size`() {
    navigation.viewControllers = [a, b]
    host.settle()
    log.removeAll()
    for (size, completes) in [(40, true), (160, false), (1, true)] {
      navigation.viewControllers = [a, b]
      host.settle()
      log.removeAll()
      grab([2, 10, 30])
      host.resize(to: CGSize(width: size, height: 24))
      host.advance(by: 0.3)
      host.touchMove(to: CGPoint(x: 31, y: 9))
      host.advance(by: 0.3)
      host.touchUp(at: CGPoint(x: 31, y: 9))
      expectAtRest(completes ? [a] : [a, b], from: ["B"], "\(size)")
      #expect(navigation.topViewController?.view.frame == host.window.bounds)
      host.resize(to: CGSize(width: 80, height: 24))
      host.settle()
    }
  }
}
