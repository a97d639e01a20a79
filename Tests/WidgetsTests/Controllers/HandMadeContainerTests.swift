import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Children that are put in place by hand, and screens that are presented, when their calls do more.
@MainActor struct HandMadeContainerTests {
  private let log = CallRecord()

  private func screen(_ name: String) -> RecordingViewController {
    RecordingViewController(name, log: log)
  }

  private func audit() -> AppearanceAudit { AppearanceAudit(log.calls) }

  private func expectRest(
    _ appeared: Set<String>, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit = audit()
    #expect(audit.problems == [], comment, sourceLocation: sourceLocation)
    #expect(audit.appeared == appeared, comment, sourceLocation: sourceLocation)
    #expect(audit.inFlight == [], comment, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
    "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "C.viewWillDisappear(true)",
    "C.viewDidDisappear(true)",
  ])
  func `FR-LIFE-05 a child moves to the other parent in each call of a push`(call: String) {
    let (a, b, child) = (screen("A"), screen("B"), screen("C"))
    add(child, to: a)
    let stack = NavigationController(rootViewController: a)
    let host = TestHost(rootViewController: stack)
    host.settle()
    b.loadViewIfNeeded()
    log.once(call) {
      remove(child)
      add(child, to: b)
    }
    stack.pushViewController(b, animated: true)
    host.settle()
    expectRest(["B", "C"], "\(call)")
  }

  @Test
  func `FR-LIFE-05 a child by hand that is itself tabs, pages or a stack, removed in the middle`() {
    for kind in 0..<3 {
      log.removeAll()
      let root = screen("R")
      let (x, y) = (screen("X"), screen("Y"))
      let container: ViewController
      switch kind {
      case 0:
        let tabs = TabBarController()
        tabs.viewControllers = [x, y]
        container = tabs
      case 1:
        let pages = PagingController()
        pages.viewControllers = [x, y]
        container = pages
      default:
        container = NavigationController(rootViewController: x)
      }
      let host = TestHost(rootViewController: root)
      add(container, to: root)
      host.settle()
      expectRest(["R", "X"])
      switch container {
      case let tabs as TabBarController: tabs.selectedIndex = 1
      case let pages as PagingController: pages.selectPage(at: 1, animated: true)
      case let stack as NavigationController: stack.pushViewController(y, animated: true)
      default: break
      }
      host.advance(by: 0.1)
      remove(container)
      host.settle()
      expectRest(["R"], "\(kind)")
      add(container, to: root)
      host.settle()
      expectRest(["R", "Y"], "\(kind)")
      log.removeAll()
    }
  }

  @Test(arguments: [
    "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
    "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
  ])
  func `FR-LIFE-01 what is done inside of each call of a transition between children`(call: String)
  {
    for action in 0..<6 {
      log.removeAll()
      let (root, a, b, c) = (screen("R"), screen("A"), screen("B"), screen("C"))
      let stack = NavigationController(rootViewController: root)
      let host = TestHost(rootViewController: stack)
      add(a, to: root)
      root.addChild(b)
      root.addChild(c)
      host.settle()
      log.once(call) {
        switch action {
        case 0: stack.pushViewController(ViewController(), animated: true)
        case 1: remove(b)
        case 2: remove(a)
        case 3: root.transition(from: b, to: c, duration: 0.2)
        case 4: host.window.rootViewController = ViewController()
        default: root.present(ViewController(), animated: false)
        }
      }
      root.transition(from: a, to: b, duration: 0.3)
      host.settle()
      let result = audit()
      #expect(result.problems == [], "\(call) \(action)")
      #expect(result.inFlight == [], "\(call) \(action)")
      #expect(!result.appeared.contains("A"), "\(call) \(action)")
      switch action {
      case 0, 4, 5: #expect(result.appeared == [], "\(call) \(action)")
      case 1: #expect(result.appeared == ["R"], "\(call) \(action)")
      case 2: #expect(result.appeared == ["R", "B"], "\(call) \(action)")
      default: break
      }
      log.onCall = nil
      log.removeAll()
    }
  }

  @Test(arguments: [
    "M.viewDidLoad()", "M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)",
    "R.viewWillDisappear(true)", "R.viewDidDisappear(true)",
  ])
  func `FR-LIFE-01 what is done inside of each call of a presentation`(call: String) {
    for action in 0..<4 {
      log.removeAll()
      let (root, m, n) = (screen("R"), screen("M"), screen("N"))
      let host = TestHost(rootViewController: root)
      host.settle()
      log.once(call) {
        switch action {
        case 0: m.dismiss(animated: true)
        case 1: root.dismiss(animated: false)
        case 2: m.present(n, animated: true)
        default: m.dismiss(animated: true) { root.present(n, animated: true) }
        }
      }
      root.present(m, animated: true)
      host.settle()
      let expected: Set<String>
      switch action {
      case 0, 1: expected = ["R"]
      case 2:
        expected = root.presentedViewController?.presentedViewController == nil ? ["M"] : ["N"]
      default: expected = ["N"]
      }
      expectRest(expected, "\(call) \(action)")
      root.dismiss(animated: false)
      host.settle()
      expectRest(["R"], "\(call) \(action), afterwards")
      log.onCall = nil
      log.removeAll()
    }
  }

  @Test func `FR-LIFE-05 a child that is added when a stack is about to show its parent`() {
    final class Banners: NavigationControllerDelegate {
      var onShow: (ViewController) -> Void = { _ in }
      func navigationController(
        _ navigationController: NavigationController, willShow controller: ViewController,
        animated: Bool
      ) { onShow(controller) }
    }
    let (a, b, banner) = (screen("A"), screen("B"), screen("Banner"))
    let stack = NavigationController(rootViewController: a)
    let delegate = Banners()
    stack.delegate = delegate
    let host = TestHost(rootViewController: stack)
    host.settle()
    delegate.onShow = { controller in
      remove(banner)
      add(banner, to: controller)
    }
    for animated in [true, false] {
      stack.pushViewController(b, animated: animated)
      host.settle()
      expectRest(["B", "Banner"], "\(animated)")
      stack.popViewController(animated: animated)
      host.settle()
      expectRest(["A", "Banner"], "\(animated)")
    }
    #expect(log.calls.count { $0.hasPrefix("Banner.viewDidAppear") } == 4)
  }
}
