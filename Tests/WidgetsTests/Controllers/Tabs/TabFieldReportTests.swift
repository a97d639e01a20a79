import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about tabs describe, in other shapes.
@MainActor struct TabFieldReportTests {
  private let delegate = RecordingTabBarControllerDelegate()
  private let tabs = TabBarController()

  private func show(_ children: [ViewController]) -> TestHost {
    tabs.viewControllers = children
    tabs.delegate = delegate
    tabs.reselectPolicy = .popThenScroll
    let host = TestHost(rootViewController: tabs)
    host.settle()
    return host
  }

  private func calls(_ name: String) -> Int {
    delegate.log.calls.filter { $0.hasPrefix("\(name)(") }.count
  }

  // MARK: - FR-TAB-01: nothing in the list

  @Test func `FR-TAB-01 a list that loses its rows between two taps is fine`() {
    let list = TabList((0..<50).map { PathPage(id: $0) }) { cell, page in
      cell.textLabel.text = "\(page.id)"
    }
    let host = show([NavigationController(rootViewController: list)])
    list.tableNode?.contentOffset.y = 20
    tabs.tapItem(at: 0)
    host.advance(by: 0.1)
    list.items = []
    tabs.tapItem(at: 0)
    host.settle()
    tabs.tapItem(at: 0)
    host.settle()
    #expect(list.tableNode?.isAtTop == true)
    #expect(calls("shouldSelect") == 3)
    #expect(calls("didSelect") == 3)
  }

  @Test func `FR-TAB-01 a stack without a screen, and a tab without a view, are fine`() {
    let host = show([NavigationController(), ViewController()])
    for index in [0, 0, 1, 1, 0] { tabs.tapItem(at: index) }
    host.settle()
    #expect(calls("didSelect") == 5)
    #expect(host.diagnostics.isEmpty)
  }

  // MARK: - FR-TAB-03: selecting is not selecting again

  @Test func `FR-TAB-03 a tab that the delegate selects in shouldSelect is not tapped again`() {
    let lists = ["A", "B"].map { ScrollingScreen($0) }
    let host = show(lists)
    lists[1].loadViewIfNeeded()
    lists[1].offset = 80
    delegate.shouldSelect = { [tabs] in
      tabs.selectedViewController = $0
      return true
    }
    tabs.tapItem(at: 1)
    host.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(lists[1].offset == 80)
    #expect(delegate.outcomes == [])
  }

  @Test func `FR-TAB-03 the first tap after code has selected the tab is one on the selected tab`()
  {
    let lists = ["A", "B"].map { ScrollingScreen($0) }
    let host = show(lists)
    tabs.selectedIndex = 1
    lists[1].offset = 80
    host.settle()
    #expect(lists[1].offset == 80)
    tabs.tapItem(at: 1)
    host.settle()
    #expect(lists[1].offset == 0)
  }

  @Test func `FR-TAB-03 a key that selects another tab scrolls nothing`() {
    let lists = ["A", "B"].map { ScrollingScreen($0) }
    let host = show(lists)
    lists[0].offset = 120
    host.press(Key(.character("2"), modifiers: .alt))
    host.press(Key(.pageUp, modifiers: .control))
    host.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(lists[0].offset == 120)
    host.press(Key(.character("1"), modifiers: .alt))
    host.settle()
    #expect(lists[0].offset == 0)
  }

  @Test func `FR-TAB-03 in nested tabs a tap on the inner tab is a matter of the inner bar`() {
    let lists = ["A", "B"].map { ScrollingScreen($0) }
    let inner = TabBarController()
    inner.viewControllers = lists
    let host = show([inner, ViewController()])
    lists[0].offset = 50
    inner.tapItem(at: 1)
    lists[1].offset = 30
    inner.tapItem(at: 0)
    host.settle()
    #expect(lists.map(\.offset) == [50, 30])
    #expect(delegate.log.calls == [])
    tabs.tapItem(at: 0)
    host.settle()
    #expect(lists.map(\.offset) == [0, 30])
  }

  // MARK: - FR-TAB-05: every tap is told

  @Test func `FR-TAB-05 the only tab, tapped again and again, is told each time`() {
    let host = show([ViewController()])
    for _ in 0..<4 { tabs.tapItem(at: 0) }
    host.settle()
    #expect(calls("shouldSelect") == 4)
    #expect(calls("didSelect") == 4)
    #expect(delegate.outcomes.count == 4)
  }

  @Test func `FR-TAB-05 taps before the view is loaded, and while the bar is hidden, are told`() {
    tabs.viewControllers = ["A", "B"].map { ScrollingScreen($0) }
    tabs.delegate = delegate
    for index in [0, 1, 1] { tabs.tapItem(at: index) }
    #expect(calls("didSelect") == 3)
    #expect(!tabs.isViewLoaded)
    let host = TestHost(rootViewController: tabs)
    tabs.isTabBarHidden = true
    host.press(Key(.character("2"), modifiers: .alt))
    #expect(calls("didSelect") == 4)
  }

  // MARK: - FR-TAB-09: quick taps

  @Test func `FR-TAB-09 taps on another tab and back do not restart the way to the top`() {
    let lists = ["A", "B"].map { ScrollingScreen($0) }
    let host = show(lists)
    let counter = CountingScrollDelegate()
    lists[0].offset = 1000
    lists[0].scrollable.delegate = counter
    tabs.tapItem(at: 0)
    host.advance(by: 0.1)
    tabs.tapItem(at: 1)
    tabs.tapItem(at: 0)
    tabs.tapItem(at: 0)
    host.settle()
    #expect(lists[0].offset == 0)
    #expect(counter.offsets == counter.offsets.sorted(by: >))
    #expect(counter.animationEnds >= 1)
  }

  @Test func `FR-TAB-09 twenty taps in one turn are one way to the top`() {
    let list = ScrollingScreen("A")
    let host = show([list])
    let counter = CountingScrollDelegate()
    list.offset = 1000
    list.scrollable.delegate = counter
    for _ in 0..<20 { tabs.tapItem(at: 0) }
    host.advance(by: 0.32)
    #expect(list.offset == 0)
    #expect(counter.animationEnds == 1)
    #expect(delegate.outcomes.filter { $0 == .performed([.scrollToTop]) }.count == 1)
  }

  // MARK: - FR-TAB-11: where the list is

  @Test func `FR-TAB-11 a list in a child controller of the screen is found`() {
    let screen = ViewController()
    let list = ScrollingScreen("List")
    let host = show([NavigationController(rootViewController: screen)])
    let box = Node(frame: CGRect(x: 0, y: 3, width: 80, height: 20))
    screen.view.addSubnode(box)
    screen.addChild(list)
    box.addSubnode(list.view)
    list.view.frame = box.bounds
    list.didMove(toParent: screen)
    host.settle()
    list.offset = 60
    tabs.tapItem(at: 0)
    host.settle()
    #expect(list.offset == 0)
  }

  @Test func `FR-TAB-11 lists that are hidden, transparent, sideways or off are passed over`() {
    let screen = ViewController()
    let host = show([screen])
    let lists = (0..<5).map { index in
      let list = ScrollableNode(frame: CGRect(x: 0, y: 4 * index, width: 80, height: 4))
      list.contentSize = CGSize(width: index == 2 ? 200 : 80, height: index == 2 ? 4 : 100)
      screen.view.addSubnode(list)
      return list
    }
    lists[0].isHidden = true
    lists[1].alpha = 0
    lists[3].scrollsToTop = false
    for list in lists where list !== lists[2] { list.contentOffset.y = 9 }
    lists[2].contentOffset.x = 9
    tabs.tapItem(at: 0)
    host.settle()
    #expect(lists.map(\.contentOffset.y) == [9, 9, 0, 9, 0])
    #expect(lists[2].contentOffset.x == 9)
  }

  // MARK: - FR-TAB-13: refusing comes first

  @Test func `FR-TAB-13 a refusal holds for the first tap by key, before load, and in a subclass`()
  {
    final class Refusing: TabBarController {
      override func shouldSelect(_ controller: ViewController) -> Bool {
        controller !== viewControllers?.last
      }
    }
    let log = CallRecord()
    let last = RecordingViewController("C", log: log)
    let tabs = Refusing()
    tabs.viewControllers = [ViewController(), last]
    log.removeAll()
    tabs.tapItem(at: 1)
    #expect(!tabs.isViewLoaded)
    let host = TestHost(rootViewController: tabs)
    host.press(Key(.character("2"), modifiers: .alt))
    host.press(Key(.pageDown, modifiers: .control))
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?.first?.tabBarItem)
    #expect(!last.isViewLoaded)
    #expect(log.calls == [])
  }

  // MARK: - FR-TAB-15: places are kept

  @Test func `FR-TAB-15 a stack, its screens and their places are kept while another tab is shown`()
  {
    let list = ScrollingScreen("List")
    let detail = ScrollingScreen("Detail")
    let navigation = NavigationController(rootViewController: list)
    let host = show([navigation, ViewController()])
    list.offset = 137
    navigation.pushViewController(detail, animated: false)
    host.settle()
    detail.offset = 11
    tabs.tapItem(at: 1)
    host.resize(to: CGSize(width: 60, height: 20))
    tabs.tapItem(at: 0)
    host.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.offset == 11)
    navigation.popViewController(animated: false)
    host.settle()
    #expect(list.offset == 137)
  }

  // MARK: - FR-TAB-17: another set of tabs

  @Test(arguments: [0, 1, 2])
  func `FR-TAB-17 tabs that are replaced inside of a call leave a selection that is there`(
    moment: Int
  ) {
    let next = ["X", "Y"].map { ScrollingScreen($0) }
    let host = show(["A", "B", "C"].map { ScrollingScreen($0) })
    tabs.onSelectionChange = { [tabs] _, _ in
      if moment == 0, tabs.viewControllers?.count == 3 { tabs.viewControllers = next }
    }
    delegate.shouldSelect = { [tabs] _ in
      if moment == 1 { tabs.viewControllers = next }
      return true
    }
    tabs.tapItem(at: 2)
    if moment == 2 {
      tabs.viewControllers = []
      #expect(tabs.selectedViewController == nil)
      tabs.viewControllers = next
    }
    host.settle()
    let selected = tabs.selectedViewController
    #expect(next.contains { $0 === selected })
    #expect(selected?.view.window != nil)
    #expect(tabs.tabBar.selectedItem === selected?.tabBarItem)
    #expect(host.diagnostics.isEmpty)
  }

  // MARK: - FR-TAB-19: disabled

  @Test
  func `FR-TAB-19 neither keys nor taps reach a disabled tab, and the selected one is deaf too`() {
    let lists = ["A", "B", "C"].map { ScrollingScreen($0) }
    let host = show(lists)
    lists[1].tabBarItem.isEnabled = false
    host.press(Key(.character("2"), modifiers: .alt))
    #expect(tabs.selectedIndex == 0)
    host.press(Key(.pageDown, modifiers: .control))
    #expect(tabs.selectedIndex == 2)
    lists[2].tabBarItem.isEnabled = false
    lists[2].offset = 40
    tabs.tapItem(at: 2)
    host.settle()
    #expect(lists[2].offset == 40)
    #expect(delegate.log.calls == ["shouldSelect(C)", "didSelect(C)"])
  }

  @Test func `FR-TAB-19 a tab that is disabled under the finger is not chosen`() {
    let lists = ["A", "B"].map { ScrollingScreen($0) }
    let host = show(lists)
    host.touchDown(at: CGPoint(x: 60, y: 23))
    lists[1].tabBarItem.isEnabled = false
    host.touchUp(at: CGPoint(x: 60, y: 23))
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.log.calls == [])
  }

  // MARK: - FR-REN-03: selecting inside of calls

  @Test func `FR-REN-03 selecting and tapping inside of didSelect ends, with calls in pairs`() {
    final class Bouncing: TabBarController {
      var taps = 0
      override func didSelect(_ controller: ViewController) {
        taps += 1
        if taps < 3 { tapItem(at: taps % 2) }
      }
    }
    let log = CallRecord()
    let screens = ["A", "B"].map { RecordingViewController($0, log: log) }
    let tabs = Bouncing()
    tabs.viewControllers = screens
    let host = TestHost(rootViewController: tabs)
    log.removeAll()
    tabs.tapItem(at: 1)
    host.settle()
    #expect(tabs.taps == 3)
    #expect(tabs.selectedIndex == 0)
    for name in ["A", "B"] {
      for call in ["Appear", "Disappear"] {
        let wills = log.calls.filter { $0 == "\(name).viewWill\(call)(false)" }.count
        let dids = log.calls.filter { $0 == "\(name).viewDid\(call)(false)" }.count
        #expect(wills == dids)
      }
    }
    #expect(screens[0].view.window != nil)
    #expect(screens[1].view.window == nil)
  }

  @Test func `FR-REN-03 two observers of the selection that disagree end where the last says`() {
    let index = Observed(0)
    let host = show(["A", "B", "C"].map { ScrollingScreen($0) })
    tabs.selection = .index(index.binding)
    tabs.onSelectionChange = { [tabs] _, _ in tabs.selectedIndex = 2 }
    let token = index.didSet { _, new in if new == 2 { index.value = 1 } }
    tabs.tapItem(at: 1)
    host.settle()
    #expect(tabs.selectedIndex == index.value)
    #expect(tabs.selectedViewController?.view.window != nil)
    token.cancel()
  }

  // MARK: - TAB facts

  @Test func `TAB-23 shouldSelect sees the old selection, didSelect the new one`() {
    final class Seeing: TabBarController {
      var seen: [Int] = []
      override func shouldSelect(_ controller: ViewController) -> Bool {
        seen.append(selectedIndex)
        return true
      }
      override func didSelect(_ controller: ViewController) { seen.append(selectedIndex) }
    }
    let tabs = Seeing()
    tabs.viewControllers = ["A", "B"].map { ScrollingScreen($0) }
    let host = TestHost(rootViewController: tabs)
    tabs.tapItem(at: 1)
    tabs.tapItem(at: 1)
    #expect(tabs.seen == [0, 1, 1, 1])
    _ = host
  }

  @Test func `TAB-28 a delegate that does not say whether lets every tab be selected`() {
    final class Silent: TabBarControllerDelegate {}
    let silent = Silent()
    let host = show(["A", "B"].map { ScrollingScreen($0) })
    tabs.delegate = silent
    tabs.tapItem(at: 1)
    #expect(tabs.selectedIndex == 1)
    tabs.delegate = nil
    tabs.tapItem(at: 0)
    #expect(tabs.selectedIndex == 0)
    _ = host
  }

  @Test func `TAB-62 addChild is no way to add a tab`() {
    let host = show(["A"].map { ScrollingScreen($0) })
    let child = ViewController()
    tabs.addChild(child)
    host.settle()
    #expect(tabs.viewControllers?.count == 1)
    #expect(tabs.tabBar.items.count == 1)
    #expect(tabs.children.contains(child))
  }
}
