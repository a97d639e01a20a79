import Testing
import Widgets
import WidgetsTestSupport

/// Delegates that change the tabs while they are called.
@MainActor struct TabBarControllerReentrancyTests {
  private final class Delegate: TabBarControllerDelegate {
    var onShouldSelect: (TabBarController, ViewController) -> Void = { _, _ in }
    var onDidSelect: (TabBarController, ViewController) -> Void = { _, _ in }
    var outcomes: [ReselectOutcome] = []
    var selected: [String] = []

    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect controller: ViewController
    ) -> Bool {
      onShouldSelect(tabBarController, controller)
      return true
    }

    func tabBarController(
      _ tabBarController: TabBarController, didSelect controller: ViewController
    ) {
      selected.append(controller.title ?? "")
      onDidSelect(tabBarController, controller)
    }

    func tabBarController(
      _ tabBarController: TabBarController, didReselect controller: ViewController,
      outcome: ReselectOutcome
    ) {
      outcomes.append(outcome)
    }
  }

  private let log = CallRecord()
  private let delegate = Delegate()
  private let tabs = TabBarController()
  private let children: [RecordingViewController]
  private let host: TestHost

  init() {
    let log = log
    children = ["A", "B", "C"].map { RecordingViewController($0, log: log) }
    tabs.viewControllers = children
    tabs.delegate = delegate
    host = TestHost(rootViewController: tabs)
    log.removeAll()
  }

  private func appearances(of name: String) -> [String] {
    log.calls.filter { $0.hasPrefix(name) && $0.contains("ppear(") && !$0.contains("IsApp") }
  }

  @Test func `a tab that is removed in shouldSelect ends the tap`() {
    delegate.onShouldSelect = { tabs, controller in
      tabs.viewControllers = tabs.viewControllers?.filter { $0 !== controller }
    }
    tabs.tapItem(at: 1)
    host.settle()
    #expect(delegate.selected.isEmpty)
    #expect(tabs.viewControllers == [children[0], children[2]])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `the selected tab that is removed in shouldSelect leaves another one selected`() {
    delegate.onShouldSelect = { tabs, controller in
      tabs.viewControllers = tabs.viewControllers?.filter { $0 !== controller }
    }
    tabs.tapItem(at: 0)
    host.settle()
    #expect(delegate.selected.isEmpty)
    #expect(delegate.outcomes.isEmpty)
    #expect(tabs.selectedViewController === children[1])
    #expect(children[1].view.window != nil)
  }

  @Test func `FR-REN-03 selecting the same tab in didSelect calls nothing again`() {
    delegate.onDidSelect = { tabs, _ in tabs.selectedIndex = 1 }
    tabs.tapItem(at: 1)
    #expect(delegate.selected == ["B"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `FR-REN-03 selecting another tab in didSelect keeps appearance calls balanced`() {
    delegate.onDidSelect = { tabs, _ in tabs.selectedIndex = 2 }
    tabs.tapItem(at: 1)
    host.settle()
    #expect(delegate.selected == ["B"])
    #expect(tabs.selectedIndex == 2)
    #expect(children[2].view.window != nil)
    #expect(
      appearances(of: "B") == [
        "B.viewWillAppear(false)", "B.viewDidAppear(false)", "B.viewWillDisappear(false)",
        "B.viewDidDisappear(false)",
      ])
    #expect(appearances(of: "C") == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
  }

  @Test func `a selection inside shouldSelect holds until the tapped tab is selected`() {
    delegate.onShouldSelect = { tabs, _ in tabs.selectedIndex = 2 }
    tabs.tapItem(at: 1)
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.selected == ["B"])
    #expect(delegate.outcomes.isEmpty)
  }

  @Test func `a selection away from the tapped tab inside shouldSelect is no reselect`() {
    delegate.onShouldSelect = { tabs, _ in tabs.selectedIndex = 2 }
    tabs.tapItem(at: 0)
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.selected == ["A"])
    #expect(delegate.outcomes.isEmpty)
  }

  @Test func `a tap inside didSelect is a tap of its own`() {
    delegate.onDidSelect = { tabs, controller in
      if controller.title == "B" { tabs.tapItem(at: 2) }
    }
    tabs.tapItem(at: 1)
    #expect(delegate.selected == ["B", "C"])
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `a child that selects another one while it appears is replaced afterwards`() {
    final class Redirecting: ViewController {
      override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = 1 }
    }
    let redirecting = Redirecting()
    tabs.viewControllers = [children[0], children[1], redirecting]
    tabs.tapItem(at: 2)
    host.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(children[1].view.window != nil)
    #expect(redirecting.view.window == nil)
  }

  @Test func `FR-REN-03 children that select each other for ever are stopped, and all agree`() {
    final class Redirecting: ViewController {
      var other = 0
      override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = other }
    }
    let pair = [Redirecting(), Redirecting()]
    pair[0].other = 2
    pair[1].other = 1
    tabs.viewControllers = [children[0]] + pair
    tabs.tapItem(at: 1)
    host.settle()
    #expect(host.diagnostics.map(\.code.rawValue) == ["tabs.loop"])
    let selected = tabs.selectedViewController
    #expect(selected?.viewIfLoaded?.window != nil)
    #expect(tabs.tabBar.selectedItem === selected?.tabBarItem)
    #expect(children.count { $0.viewIfLoaded?.window != nil } == 0)
    tabs.selectedIndex = 0
    host.settle()
    #expect(children[0].viewIfLoaded?.window != nil)
  }

  @Test func `FR-LIFE-05 every visit makes appearance calls`() {
    tabs.viewControllers = [children[0], children[1]]
    for index in [1, 0, 1] { tabs.tapItem(at: index) }
    host.settle()
    func count(_ call: String) -> Int { log.calls.filter { $0 == call }.count }
    // The first appearance of A came before the log was emptied.
    #expect(count("A.viewWillAppear(false)") + 1 == 2)
    #expect(count("B.viewWillAppear(false)") == 2)
    #expect(count("B.viewDidAppear(false)") == 2)
    #expect(count("A.viewDidDisappear(false)") == 2)
    #expect(count("B.viewDidDisappear(false)") == 1)
  }

  @Test func `TAB-24 nothing is said of the selection inside viewWillAppear, but it is consistent`()
  {
    final class Reading: ViewController {
      var agreed = false
      override func viewWillAppear(_ animated: Bool) {
        guard let tabs = tabBarController else { return }
        agreed = tabs.viewControllers?[tabs.selectedIndex] === tabs.selectedViewController
      }
    }
    let reading = Reading()
    tabs.viewControllers = [children[0], reading]
    tabs.tapItem(at: 1)
    #expect(reading.agreed)
  }
}
