import Testing
import Widgets
import WidgetsTestSupport

/// The whole log of one tap in each situation, once for a delegate and once for a subclass.
@MainActor struct TabBarControllerTapLogTests {
  @Test(arguments: TapListener.allCases)
  func `TAB-22 TAB-27 TAB-40 another tab`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.tabs.tapItem(at: 1)
    #expect(
      fixture.log.calls == [
        "tabBar(B) at 0", "shouldSelect(B)", "B.loadView()", "B.viewDidLoad()",
        "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "B.viewIsAppearing(false)",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "didSelect(B)",
      ])
  }

  @Test(arguments: TapListener.allCases)
  func `TAB-21 TAB-33 TAB-36 the selected tab at its root`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.tabs.tapItem(at: 0)
    fixture.host.settle()
    #expect(
      fixture.log.calls == [
        "tabBar(A) at 0", "shouldSelect(A)", "willReselect(A, plan: nothingToDo)",
        "didSelect(A)", "didReselect(A, outcome: nothingToDo)",
      ])
  }

  @Test(arguments: TapListener.allCases)
  func `TAB-30 TAB-32 the selected tab with a stack of three`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.push(2)
    fixture.tabs.tapItem(at: 0)
    fixture.host.settle()
    #expect(
      fixture.log.calls == [
        "tabBar(A) at 0", "shouldSelect(A)", "willReselect(A, plan: popToRoot)",
        "C.willMove(toParent: nil)", "C.didMove(toParent: nil)", "D.willMove(toParent: nil)",
        "didSelect(A)", "didReselect(A, outcome: performed(popToRoot))",
        "D.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
        "D.viewDidDisappear(true)", "A.viewDidAppear(true)", "D.didMove(toParent: nil)",
      ])
  }

  @Test(arguments: TapListener.allCases)
  func `TAB-25 TAB-31 a vetoed tap ends after shouldSelect`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.push(2)
    fixture.veto(fixture.navigation)
    fixture.tabs.tapItem(at: 0)
    fixture.host.settle()
    #expect(fixture.log.calls == ["tabBar(A) at 0", "shouldSelect(A)"])
    #expect(fixture.navigation.viewControllers.count == 3)
  }

  @Test(arguments: TapListener.allCases)
  func `FR-TAB-13 a veto holds from the first tap on a tab that was never shown`(
    listener: TapListener
  ) {
    let fixture = TapLogFixture(listener)
    fixture.veto(fixture.b)
    for _ in 1...2 { fixture.tabs.tapItem(at: 1) }
    fixture.host.settle()
    #expect(
      fixture.log.calls == [
        "tabBar(B) at 0", "shouldSelect(B)", "tabBar(B) at 0", "shouldSelect(B)",
      ])
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.tabBar.selectedItem === fixture.navigation.tabBarItem)
    #expect(!fixture.b.isViewLoaded)
  }

  @Test(arguments: TapListener.allCases)
  func `TAB-20 a selection in code`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.tabs.selectedIndex = 1
    fixture.tabs.selectedViewController = fixture.b
    fixture.host.settle()
    #expect(
      fixture.log.calls == [
        "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
        "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test(arguments: TapListener.allCases)
  func `a tap before the view was loaded loads nothing`(listener: TapListener) {
    let log = CallRecord()
    let a = RecordingViewController("A", log: log)
    let tabs = LoggingTabBarController(log: log, overridesAll: listener == .subclass)
    let delegate = RecordingTabBarControllerDelegate(log: log)
    if listener == .delegate { tabs.delegate = delegate }
    tabs.reselectPolicy = .popThenScroll
    tabs.viewControllers = [a]
    log.removeAll()
    tabs.tapItem(at: 0)
    #expect(
      log.calls == [
        "tabBar(A) at 0", "shouldSelect(A)", "willReselect(A, plan: nothingToDo)", "didSelect(A)",
        "didReselect(A, outcome: nothingToDo)",
      ])
    #expect(!tabs.isViewLoaded)
    #expect(!a.isViewLoaded)
  }

  @Test(arguments: TapListener.allCases)
  func `a tap during an animated push is ignored`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.push(1, animated: true)
    fixture.host.advance(by: 0.1)
    fixture.log.removeAll()
    fixture.tabs.tapItem(at: 0)
    #expect(
      fixture.log.calls == [
        "tabBar(A) at 0", "shouldSelect(A)", "willReselect(A, plan: ignored(transition))",
        "didSelect(A)", "didReselect(A, outcome: ignored(transition))",
      ])
    #expect(fixture.navigation.viewControllers.count == 2)
  }

  @Test(arguments: TapListener.allCases)
  func `a tap with a modal up makes all calls and does nothing`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.push(1)
    fixture.navigation.present(ViewController(), animated: false)
    fixture.host.settle()
    fixture.log.removeAll()
    fixture.tabs.tapItem(at: 0)
    fixture.host.settle()
    #expect(
      fixture.log.calls == [
        "tabBar(A) at 0", "shouldSelect(A)", "willReselect(A, plan: ignored(presented))",
        "didSelect(A)", "didReselect(A, outcome: ignored(presented))",
      ])
    #expect(fixture.navigation.viewControllers.count == 2)
  }

  @Test(arguments: TapListener.allCases)
  func `a tap on another tab during a push finishes the push first`(listener: TapListener) {
    let fixture = TapLogFixture(listener)
    fixture.push(1, animated: true)
    fixture.host.advance(by: 0.1)
    fixture.log.removeAll()
    fixture.tabs.tapItem(at: 1)
    #expect(
      fixture.log.calls == [
        "tabBar(B) at 0", "shouldSelect(B)", "B.loadView()", "B.viewDidLoad()",
        "A.viewDidDisappear(true)", "C.viewDidAppear(true)",
        "C.didMove(toParent: NavigationController)", "B.viewWillAppear(false)",
        "C.viewWillDisappear(false)", "B.viewIsAppearing(false)", "C.viewDidDisappear(false)",
        "B.viewDidAppear(false)", "didSelect(B)",
      ])
  }

  @Test(arguments: TapListener.allCases)
  func `FR-TAB-05 each tap makes both calls, whether or not the selection changes`(
    listener: TapListener
  ) {
    let fixture = TapLogFixture(listener)
    for index in [0, 1, 1, 0] { fixture.tabs.tapItem(at: index) }
    let calls = fixture.log.calls.filter {
      $0.hasPrefix("shouldSelect") || $0.hasPrefix("didSelect")
    }
    #expect(
      calls == [
        "shouldSelect(A)", "didSelect(A)", "shouldSelect(B)", "didSelect(B)", "shouldSelect(B)",
        "didSelect(B)", "shouldSelect(A)", "didSelect(A)",
      ])
  }
}
