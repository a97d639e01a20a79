import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TabBarControllerContentsTests {
  private let a = RecordingViewController("A")
  private let b = RecordingViewController("B")
  private let c = RecordingViewController("C")
  private let tabs = TabBarController()

  @Test func `TAB-01 a new controller has no children and no selection`() {
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
  }

  @Test func `TAB-01 the order of children is the order of tabs`() {
    tabs.viewControllers = [b, a]
    #expect(tabs.tabBar.items.map(\.title) == ["B", "A"])
  }

  @Test func `TAB-02 without children the selected index is NSNotFound`() {
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func `TAB-03 the first children select the first of them`() {
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === a)
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
  }

  @Test func `TAB-04 the selected child stays selected at its new place`() {
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 2
    tabs.viewControllers = [c, a]
    #expect(tabs.selectedViewController === c)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `TAB-04 FR-TAB-17 a selected child that is gone leaves its index, else the first`() {
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 2
    let host = TestHost(rootViewController: tabs)
    let others = ["D", "E", "F"].map { RecordingViewController($0) }
    tabs.viewControllers = others
    host.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController === others[2])
    let last = RecordingViewController("G")
    tabs.viewControllers = [last]
    host.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === last)
    #expect([a, b, c].allSatisfy { $0.parent == nil })
    #expect(others.allSatisfy { $0.parent == nil })
    #expect(delegate.log.calls.isEmpty)
    let appearances = others[2].log.calls.filter { $0.contains("ppear(") }
    #expect(
      appearances == [
        "F.viewWillAppear(false)", "F.viewDidAppear(false)", "F.viewWillDisappear(false)",
        "F.viewDidDisappear(false)",
      ])
  }

  @Test func `TAB-05 old children are told that they have left, new ones that they have arrived`() {
    tabs.viewControllers = [a]
    tabs.viewControllers = [b]
    #expect(
      a.log.calls == [
        "A.willMove(toParent: TabBarController)", "A.didMove(toParent: TabBarController)",
        "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
      ])
    #expect(b.parent === tabs)
  }

  @Test func `TAB-06 new children come without an animated transition`() {
    tabs.viewControllers = [a]
    let host = TestHost(rootViewController: tabs)
    tabs.setViewControllers([b], animated: true)
    host.advance(by: 0)
    #expect(
      b.log.calls.suffix(3) == [
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test func `TAB-07 TAB-42 a child is loaded when it is first selected, and once`() {
    tabs.viewControllers = [a, b]
    let host = TestHost(rootViewController: tabs)
    #expect(!b.isViewLoaded)
    for index in [1, 0, 1] {
      tabs.tapItem(at: index)
      host.settle()
    }
    #expect(b.log.calls.filter { $0 == "B.viewDidLoad()" }.count == 1)
  }

  @Test func `TAB-08 index, controller and item agree whichever is assigned`() {
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === b)
    #expect(tabs.tabBar.selectedItem === b.tabBarItem)
    tabs.selectedViewController = c
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedItem === c.tabBarItem)
  }

  @Test func `TAB-09 a foreign controller is refused with a diagnostic`() {
    tabs.viewControllers = [a, b]
    let host = TestHost(rootViewController: tabs)
    tabs.selectedViewController = c
    #expect(tabs.selectedViewController === a)
    #expect(host.diagnostics.map(\.code.rawValue) == ["tabs.foreign"])
  }

  @Test(arguments: [99, -1, 2, NSNotFound])
  func `TAB-10 an index out of range is refused with a diagnostic`(index: Int) {
    tabs.viewControllers = [a, b]
    let host = TestHost(rootViewController: tabs)
    tabs.selectedIndex = index
    #expect(tabs.selectedIndex == 0)
    #expect(host.diagnostics.map(\.code.rawValue) == ["tabs.index"])
  }

  @Test func `TAB-11 selecting what is selected changes nothing and does not pop`() {
    let navigation = NavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    tabs.viewControllers = [navigation]
    let host = TestHost(rootViewController: tabs)
    host.clearEvents()
    tabs.selectedIndex = 0
    tabs.selectedViewController = navigation
    host.settle()
    #expect(host.events.isEmpty)
    #expect(navigation.viewControllers == [a, b])
  }

  @Test func `TAB-12 a selection before the view loads is kept, and only that child loads`() {
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 2
    #expect(!c.isViewLoaded)
    tabs.loadViewIfNeeded()
    #expect([a, b, c].map(\.isViewLoaded) == [false, false, true])
  }

  @Test func `TAB-13 VC-73 the tab bar controller is the nearest ancestor of its kind`() {
    let navigation = NavigationController(rootViewController: a)
    tabs.viewControllers = [navigation]
    #expect(a.tabBarController === tabs)
    #expect(navigation.parent === tabs)
    #expect(tabs.tabBarController == nil)
  }

  @Test func `the same controller twice is refused with a diagnostic`() {
    let host = TestHost(rootViewController: tabs)
    tabs.viewControllers = [a]
    tabs.viewControllers = [b, b]
    #expect(tabs.viewControllers == [a])
    #expect(host.diagnostics.map(\.code.rawValue) == ["tabs.duplicate"])
  }

  @Test func `without children a tap is refused with a diagnostic and a key does nothing`() {
    let host = TestHost(rootViewController: tabs)
    tabs.tapItem(at: 0)
    #expect(host.diagnostics.map(\.code.rawValue) == ["tabs.index"])
    host.press(Key(.character("1"), modifiers: .alt))
    host.press(Key(.pageDown, modifiers: .control))
    #expect(host.diagnostics.count == 1)
  }

  @Test func `removing all children leaves no selection and an empty screen`() {
    tabs.viewControllers = [a]
    let host = TestHost(rootViewController: tabs)
    tabs.viewControllers = nil
    host.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(a.view.window == nil)
    #expect(a.log.calls.suffix(2).contains("A.viewDidDisappear(false)"))
  }
}
