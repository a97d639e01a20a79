import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports name, when tabs are tapped or changed on other
/// occasions.
@MainActor struct TabOccasionTests {
  private let log = CallRecord()

  private func screen(_ name: String) -> RecordingViewController {
    RecordingViewController(name, log: log)
  }

  private func bottomTabs(_ children: [ViewController]) -> (TabBarController, TestHost) {
    let tabs = TabBarController()
    tabs.viewControllers = children
    tabs.reselectPolicy = .popThenScroll
    let host = TestHost(rootViewController: tabs)
    host.settle()
    log.removeAll()
    return (tabs, host)
  }

  private func expectAppeared(
    _ names: Set<String>, before: Set<String>, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit = AppearanceAudit(log.calls, appeared: before)
    #expect(audit.problems == [], comment, sourceLocation: sourceLocation)
    #expect(audit.appeared == names, comment, sourceLocation: sourceLocation)
    #expect(audit.inFlight == [], comment, sourceLocation: sourceLocation)
  }

  // MARK: - A tab that is no screen

  @Test func `FR-TAB-13 a tab that presents something instead of being selected`() throws {
    let children = ["A", "Plus", "C"].map(screen)
    let (tabs, host) = bottomTabs(children)
    let delegate = RecordingTabBarControllerDelegate()
    let modal = screen("M")
    delegate.shouldSelect = { controller in
      guard controller === children[1] else { return true }
      tabs.present(modal, animated: true)
      return false
    }
    tabs.delegate = delegate
    for _ in 1...2 {
      try host.tap("Plus", role: .tab)
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.tabBar.selectedItem === children[0].tabBarItem)
      #expect(!children[1].isViewLoaded)
      host.settle()
      #expect(tabs.presentedViewController === modal)
      tabs.dismiss(animated: true)
      host.settle()
      #expect(tabs.selectedIndex == 0)
    }
    expectAppeared(["A"], before: ["A"])
    #expect(!delegate.log.calls.contains { $0.hasPrefix("didSelect") })
    #expect(host.diagnostics == [])
  }

  // MARK: - Which tab it is

  @Test func `FR-TAB-17 the selected tab is taken away while its stack pushes`() {
    let (a, b, c) = (screen("A"), screen("B"), screen("C"))
    let stack = NavigationController(rootViewController: a)
    let (tabs, host) = bottomTabs([stack, c])
    stack.pushViewController(b, animated: true)
    host.advance(by: 0.1)
    tabs.viewControllers = [c]
    host.settle()
    expectAppeared(["C"], before: ["A"])
    #expect(stack.viewControllers == [a, b])
    #expect(!stack.isTransitioning)
    // In another place it goes on as it is.
    tabs.viewControllers = [c, stack]
    tabs.selectedIndex = 1
    host.settle()
    expectAppeared(["B"], before: ["A"])
    #expect(b.view.window != nil)
  }

  @Test func `FR-TAB-17 tabs that are replaced inside of each call of a tap`() {
    for call in ["shouldSelect", "willReselect", "didSelect", "didReselect"] {
      for tapped in 0...1 {
        let children = ["A", "B"].map(screen)
        let new = ["D", "E"].map(screen)
        let (tabs, host) = bottomTabs(children)
        let delegate = RecordingTabBarControllerDelegate()
        tabs.delegate = delegate
        delegate.log.onCall = { line in
          if line.hasPrefix(call + "("), tabs.viewControllers != new { tabs.viewControllers = new }
        }
        tabs.tapItem(at: tapped)
        host.settle()
        let isReplaced = tabs.viewControllers == new
        #expect(isReplaced == (tapped == 0 || call == "shouldSelect" || call == "didSelect"))
        if isReplaced {
          #expect(new.contains { $0 === tabs.selectedViewController })
          #expect(children.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.window == nil })
        }
        expectAppeared(
          [tabs.selectedViewController?.title ?? ""], before: ["A"], "\(call) \(tapped)")
        #expect(host.diagnostics == [])
      }
    }
  }

  @Test func `FR-TAB-17 the tabs leave the window in the middle of a tap`() {
    for call in ["shouldSelect", "willReselect", "didSelect", "didReselect"] {
      for tapped in 0...1 {
        let children = ["A", "B"].map(screen)
        let (tabs, host) = bottomTabs(children)
        let other = screen("O")
        let delegate = RecordingTabBarControllerDelegate()
        tabs.delegate = delegate
        delegate.log.onCall = { line in
          if line.hasPrefix(call + "("), host.window.rootViewController !== other {
            host.window.rootViewController = other
          }
        }
        tabs.tapItem(at: tapped)
        host.settle()
        guard host.window.rootViewController === other else { continue }
        expectAppeared(["O"], before: ["A"], "\(call) \(tapped)")
        #expect(tabs.selectedIndex == tapped)
        #expect(tabs.view.window == nil)
      }
    }
  }

  @Test func `FR-TAB-05 another item of the same tab`() throws {
    let children = ["A", "B"].map(screen)
    let (tabs, host) = bottomTabs(children)
    children[1].tabBarItem = TabBarItem(title: "New")
    children[0].tabBarItem = TabBarItem(title: "Old")
    host.settle()
    #expect(tabs.tabBar.selectedItem === children[0].tabBarItem)
    try host.tap("New", role: .tab)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === children[1].tabBarItem)
    children[1].tabBarItem = TabBarItem(title: "Newer")
    #expect(tabs.tabBar.selectedItem === children[1].tabBarItem)
    host.settle()
    try host.tap("Newer", role: .tab)
    #expect(host.screen.contains("Newer"))
  }

  @Test func `FR-TAB-05 with more tabs than columns each can still be reached`() {
    let children = (0..<9).map { screen("T\($0)") }
    let (tabs, host) = bottomTabs(children)
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    for width in [40, 9, 4, 1] {
      host.resize(to: CGSize(width: width, height: 5))
      host.settle()
      for x in 0..<width {
        delegate.log.removeAll()
        host.tap(at: CGPoint(x: CGFloat(x), y: 4))
        #expect(delegate.log.calls.count { $0.hasPrefix("didSelect") } == 1, "\(width) \(x)")
        if width >= 9 {
          #expect(tabs.selectedIndex == x * 9 / width || width % 9 != 0, "\(width) \(x)")
        }
      }
      for digit in 1...9 {
        host.press(Key(.character(Character("\(digit)")), modifiers: .alt))
        #expect(tabs.selectedIndex == digit - 1)
      }
    }
  }

  // MARK: - The way to the top

  @Test func `FR-TAB-11 an offset above the top goes down to it`() {
    let list = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([list])
    let delegate = CountingScrollDelegate()
    list.scrollable.delegate = delegate
    list.offset = -6
    tabs.tapItem(at: 0)
    host.settle()
    #expect(list.offset == 0)
    #expect(delegate.animationEnds == 1)
  }

  @Test func `FR-TAB-09 content that grows above and below on the way to the top`() {
    let list = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([list])
    let delegate = CountingScrollDelegate()
    list.scrollable.delegate = delegate
    list.offset = 1000
    tabs.tapItem(at: 0)
    for height in [4000, 5000, 6000] {
      host.advance(by: 0.08)
      list.scrollable.contentSize.height = CGFloat(height)
      tabs.tapItem(at: 0)
    }
    host.advance(by: 0.1)
    #expect(list.offset == 0)
    #expect(delegate.animationEnds == 1)
    #expect(zip(delegate.offsets, delegate.offsets.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `FR-TAB-09 content that shrinks on the way to the top`() {
    let list = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([list])
    let delegate = CountingScrollDelegate()
    list.scrollable.delegate = delegate
    list.offset = 1000
    tabs.tapItem(at: 0)
    host.advance(by: 0.1)
    list.scrollable.contentSize.height = 5
    host.advance(by: 0.3)
    #expect(list.offset == 0)
    #expect(delegate.animationEnds == 1)
    #expect(!list.scrollable.isDecelerating)
  }

  @Test func `FR-TAB-09 a person who takes hold of the list on its way keeps it`() {
    let list = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([list])
    let delegate = CountingScrollDelegate()
    list.scrollable.delegate = delegate
    list.offset = 1000
    tabs.tapItem(at: 0)
    host.advance(by: 0.1)
    host.touchDown(at: CGPoint(x: 9, y: 9))
    host.advance(by: 1)
    let held = list.offset
    #expect(held > 0)
    host.touchMove(to: CGPoint(x: 9, y: 7))
    host.advance(by: 0.5)
    host.touchUp(at: CGPoint(x: 9, y: 7))
    host.settle()
    #expect(list.offset > held)
    #expect(delegate.animationEnds == 1)
    tabs.tapItem(at: 0)
    host.settle()
    #expect(list.offset == 0)
    #expect(delegate.animationEnds == 2)
  }

  @Test func `FR-TAB-03 popping by hand in shouldSelect makes the tap one at the root`() {
    let list = ScrollingScreen("List")
    let stack = NavigationController(rootViewController: list)
    let (tabs, host) = bottomTabs([stack])
    stack.pushViewController(screen("B"), animated: false)
    host.settle()
    list.offset = 90
    let delegate = RecordingTabBarControllerDelegate()
    delegate.shouldSelect = { _ in
      stack.popToRootViewController(animated: false)
      return true
    }
    tabs.delegate = delegate
    tabs.tapItem(at: 0)
    host.settle()
    #expect(stack.viewControllers == [list])
    #expect(list.view.window != nil)
    #expect(delegate.outcomes.count == 1)
  }

  // MARK: - Quick changes

  @Test func `FR-LIFE-05 several selections in one turn come in pairs`() {
    let children = ["A", "B", "C"].map(screen)
    let (tabs, host) = bottomTabs(children)
    for index in [1, 2, 0, 2, 1, 0] { tabs.selectedIndex = index }
    host.settle()
    expectAppeared(["A"], before: ["A"])
    for index in [1, 2, 0, 2] { tabs.tapItem(at: index) }
    host.settle()
    expectAppeared(["C"], before: ["A"])
    #expect(log.calls.count { $0 == "C.viewDidLoad()" } == 1)
  }

  @Test func `FR-REN-03 a child that selects its neighbour in each of its calls`() {
    let calls = [
      "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
      "B.viewDidAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
    ]
    for call in calls {
      for target in [0, 2] {
        let children = ["A", "B", "C"].map(screen)
        let (tabs, host) = bottomTabs(children)
        let delegate = RecordingTabBarControllerDelegate()
        tabs.delegate = delegate
        log.once(call) { tabs.selectedIndex = target }
        tabs.tapItem(at: 1)
        host.settle()
        #expect(tabs.selectedIndex == target, "\(call)")
        #expect(children[target].view.window != nil, "\(call)")
        expectAppeared([children[target].name], before: ["A"], "\(call) \(target)")
        #expect(delegate.log.calls.count { $0.hasPrefix("didSelect") } == 1)
        log.onCall = nil
      }
    }
  }

  @Test func `FR-REN-03 a child that presents in each of its calls is covered`() {
    for call in ["B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)"] {
      let children = ["A", "B"].map(screen)
      let (tabs, host) = bottomTabs(children)
      let modal = screen("M")
      log.once(call) { tabs.present(modal, animated: true) }
      tabs.tapItem(at: 1)
      host.settle()
      #expect(tabs.presentedViewController === modal)
      expectAppeared(["M"], before: ["A"], "\(call)")
      modal.dismiss(animated: true)
      host.settle()
      expectAppeared(["B"], before: ["A"], "\(call)")
      log.onCall = nil
    }
  }

  @Test func `a tap while what is over the tabs is being dismissed does only what the rule allows`()
  {
    let list = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([list, screen("B")])
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    list.offset = 100
    tabs.present(screen("M"), animated: true)
    host.settle()
    tabs.dismiss(animated: true)
    host.advance(by: 0.1)
    tabs.tapItem(at: 0)
    host.settle()
    #expect(delegate.outcomes == [.ignored(.presented)])
    #expect(list.offset == 100)
    tabs.tapItem(at: 0)
    host.settle()
    #expect(list.offset == 0)
  }

  @Test func `hiding the bar as a screen is pushed and showing it as it leaves`() {
    final class Detail: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        tabBarController?.setTabBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        tabBarController?.setTabBarHidden(false, animated: animated)
      }
    }
    let list = ScrollingScreen("List")
    let detail = Detail()
    let stack = NavigationController(rootViewController: list)
    let (tabs, host) = bottomTabs([stack, screen("B")])
    stack.pushViewController(detail, animated: true)
    host.settle()
    #expect(tabs.isTabBarHidden)
    #expect(detail.view.safeAreaInsets.bottom == 0)
    host.touchDown(at: CGPoint(x: 0, y: 9))
    for x in [2, 8, 16] { host.touchMove(to: CGPoint(x: CGFloat(x), y: 9)) }
    #expect(!tabs.isTabBarHidden)
    host.advance(by: 0.5)
    host.touchUp(at: CGPoint(x: 16, y: 9))
    host.settle()
    #expect(stack.topViewController === detail)
    #expect(tabs.isTabBarHidden)
    stack.popViewController(animated: true)
    host.settle()
    #expect(!tabs.isTabBarHidden)
    #expect(list.view.safeAreaInsets.bottom == 1)
  }
}
