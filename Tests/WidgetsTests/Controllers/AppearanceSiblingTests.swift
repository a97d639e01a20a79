import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about the life cycle describe, in other containers.
@MainActor struct AppearanceSiblingTests {
  private let log = CallRecord()

  private func screen(_ name: String) -> RecordingViewController {
    RecordingViewController(name, log: log)
  }

  /// The appearance calls since the last time, by controller.
  private func take() -> [String] {
    defer { log.removeAll() }
    return log.calls.filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
  }

  private func count(_ call: String, _ calls: [String]) -> Int {
    calls.count { $0.hasPrefix(call + "(") }
  }

  @Test func `FR-LIFE-01 a pop to the root says nothing to the screens between`() {
    let screens = ["A", "B", "C", "D"].map(screen)
    let navigation = NavigationController(rootViewController: screens[0])
    let host = TestHost(rootViewController: navigation)
    navigation.setViewControllers(screens, animated: false)
    host.settle()
    log.removeAll()
    navigation.popToRootViewController(animated: true)
    host.settle()
    #expect(
      take() == [
        "D.viewWillDisappear(true)", "A.viewWillAppear(true)", "D.viewDidDisappear(true)",
        "A.viewDidAppear(true)",
      ])
  }

  @Test func `FR-LIFE-01 a page that is left while its screen is being loaded hears of nothing`() {
    let deep = LoadingController()
    let stack = RecordingNavigationController("Stack", root: deep, log: log)
    let pages = PagingController()
    pages.viewControllers = [screen("A"), stack]
    let host = TestHost(rootViewController: pages)
    host.settle()
    log.removeAll()
    deep.onLoad = { pages.selectPage(at: 0, animated: false) }
    pages.selectPage(at: 1, animated: false)
    host.settle()
    #expect(deep.isViewLoaded)
    #expect(pages.selectedIndex == 0)
    let audit = AppearanceAudit(log.calls, appeared: ["A"])
    #expect(audit.problems == [])
    #expect(audit.appeared == ["A"])
    let calls = take()
    #expect(count("Stack.viewWillAppear", calls) == count("Stack.viewDidDisappear", calls))
  }

  @Test func `FR-LIFE-01 a push and a pop in one turn come in pairs`() {
    let (a, b) = (screen("A"), screen("B"))
    let navigation = NavigationController(rootViewController: a)
    let host = TestHost(rootViewController: navigation)
    host.settle()
    log.removeAll()
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    host.settle()
    let audit = AppearanceAudit(log.calls, appeared: ["A"])
    #expect(audit.problems == [])
    #expect(audit.appeared == ["A"])
    #expect(audit.inFlight == [])
  }

  @Test func `FR-LIFE-03 other tabs tell who leaves and who comes, and only the shown one appears`()
  {
    let old = ["A", "B", "C"].map(screen)
    let new = ["D", "E"].map(screen)
    let tabs = TabBarController()
    tabs.viewControllers = old
    let host = TestHost(rootViewController: tabs)
    host.settle()
    tabs.selectedIndex = 1
    host.settle()
    log.removeAll()
    tabs.viewControllers = new
    host.settle()
    let calls = log.calls
    for name in ["A", "B", "C"] {
      #expect(calls.count { $0 == "\(name).willMove(toParent: nil)" } == 1)
      #expect(calls.count { $0 == "\(name).didMove(toParent: nil)" } == 1)
    }
    #expect(old.allSatisfy { $0.parent == nil })
    #expect(new.allSatisfy { $0.parent === tabs })
    let audit = AppearanceAudit(calls, appeared: ["B"])
    #expect(audit.problems == [])
    #expect(audit.appeared.count == 1)
    #expect(audit.appeared.isSubset(of: ["D", "E"]))
  }

  @Test func `FR-LIFE-05 each visit of a screen under a modal counts once`() {
    let root = screen("R")
    let host = TestHost(rootViewController: root)
    host.settle()
    log.removeAll()
    for _ in 0..<3 {
      root.present(screen("M"), animated: true)
      host.settle()
      root.dismiss(animated: true)
      host.settle()
    }
    let calls = take()
    for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      #expect(count("R.\(call)", calls) == 3)
      #expect(count("M.\(call)", calls) == 3)
    }
  }

  @Test func `FR-LIFE-05 a child that is put in and taken out by hand appears each time`() {
    let (root, child) = (screen("R"), screen("C"))
    let host = TestHost(rootViewController: root)
    host.settle()
    root.addChild(child)
    log.removeAll()
    for _ in 0..<3 {
      root.view.addSubnode(child.view)
      host.settle()
      child.view.removeFromSupernode()
      host.settle()
    }
    let calls = take()
    for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      #expect(count("C.\(call)", calls) == 3)
      #expect(count("R.\(call)", calls) == 0)
    }
  }

  @Test func `FR-LIFE-05 a child that moves between two visible parents does not appear twice`() {
    let (root, left, right, child) = (screen("R"), screen("L"), screen("X"), screen("C"))
    let host = TestHost(rootViewController: root)
    for parent in [left, right] {
      root.addChild(parent)
      root.view.addSubnode(parent.view)
      parent.didMove(toParent: root)
    }
    left.addChild(child)
    left.view.addSubnode(child.view)
    host.settle()
    log.removeAll()
    child.willMove(toParent: nil)
    child.removeFromParent()
    right.addChild(child)
    right.view.addSubnode(child.view)
    child.didMove(toParent: right)
    host.settle()
    let audit = AppearanceAudit(log.calls, appeared: ["R", "L", "X", "C"])
    #expect(audit.problems == [])
    #expect(audit.appeared == ["R", "L", "X", "C"])
  }

  @Test func `FR-LIFE-07 what is in a tab that is not shown hears nothing`() {
    let names = ["A", "B", "C"]
    let tabs = TabBarController()
    tabs.viewControllers = names.map { NavigationController(rootViewController: screen($0)) }
    let host = TestHost(rootViewController: tabs)
    host.settle()
    (tabs.viewControllers?[2] as? NavigationController)?
      .pushViewController(screen("D"), animated: true)
    host.settle()
    host.window.isHidden = true
    host.settle()
    host.window.makeKeyAndVisible()
    host.settle()
    let calls = take()
    for name in ["B", "C", "D"] { #expect(calls.count { $0.hasPrefix(name + ".") } == 0) }
    #expect(count("A.viewDidAppear", calls) == 2)
    #expect(count("A.viewDidDisappear", calls) == 1)
  }

  @Test func `FR-LIFE-07 a covered window's screens appear when it is shown`() {
    let root = screen("R")
    let navigation = NavigationController(rootViewController: root)
    let host = TestHost(rootViewController: ViewController())
    let window = Window(screen: host.window.screen)
    window.rootViewController = navigation
    navigation.pushViewController(screen("S"), animated: false)
    host.settle()
    #expect(take() == [])
    window.makeKeyAndVisible()
    host.settle()
    let calls = take()
    #expect(count("S.viewDidAppear", calls) == 1)
    #expect(calls.count { $0.hasPrefix("R.") } == 0)
    window.isHidden = true
    host.settle()
    #expect(count("S.viewDidDisappear", take()) == 1)
  }

  @Test func `FR-LIFE-09 a view that is asked for in viewDidLoad is that view`() {
    final class Eager: ViewController {
      var loads = 0
      var seen: Node?
      override func viewDidLoad() {
        loads += 1
        seen = view
        view.addSubnode(Node())
        navigationController?.view.setNeedsLayout()
      }
    }
    let eager = Eager()
    let navigation = NavigationController(rootViewController: eager)
    let host = TestHost(rootViewController: navigation)
    host.settle()
    #expect(eager.loads == 1)
    #expect(eager.seen === eager.view)
    eager.view = nil
    _ = eager.view
    #expect(eager.loads == 2)
  }

  @Test func `FR-LIFE-09 asking tabs and stacks about their screens loads none of them`() {
    let screens = ["A", "B"].map(screen)
    let tabs = TabBarController()
    let stack = NavigationController(rootViewController: screens[0])
    tabs.viewControllers = [stack, screens[1]]
    tabs.selectedIndex = 1
    _ = (tabs.selectedViewController, stack.topViewController, stack.visibleViewController)
    _ = (
      screens[0].navigationItem, screens[1].tabBarItem, screens[0].title,
      screens[0].tabBarController
    )
    tabs.preferredContentSize = CGSize(width: 10, height: 10)
    stack.popToRootViewController(animated: false)
    #expect(screens.allSatisfy { !$0.isViewLoaded })
    #expect(log.calls.filter { $0.contains("viewDidLoad") } == [])
  }
}

/// Does something when its view is loaded.
private final class LoadingController: ViewController {
  var onLoad: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }
}
