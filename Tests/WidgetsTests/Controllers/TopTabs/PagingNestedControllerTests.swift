import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Pages that are containers themselves.
@MainActor struct PagingNestedControllerTests {
  private let log = CallRecord()

  private func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, log: log)
  }

  private func expectSeen(
    _ names: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems == [], sourceLocation: sourceLocation)
    #expect(audit.inFlight == [], sourceLocation: sourceLocation)
    #expect(audit.appeared == names, sourceLocation: sourceLocation)
  }

  @Test func `stacks, tabs and pagers as pages: each level hears what concerns it`() {
    let stack = RecordingNavigationController("stack", root: make("root"), log: log)
    let tabs = RecordingTabBarController("tabs", log: log)
    tabs.viewControllers = [make("left"), make("right")]
    let inner = PagingController()
    inner.viewControllers = [make("first"), make("second")]
    let pager = PagingController()
    pager.viewControllers = [stack, tabs, inner]
    let host = TestHost(rootViewController: pager)
    host.settle()
    expectSeen(["stack", "root"])
    pager.selectPage(tabs, animated: true)
    stack.pushViewController(make("deep"), animated: true)
    host.settle()
    expectSeen(["tabs", "left"])
    tabs.selectedIndex = 1
    pager.selectPage(inner, animated: true)
    host.advance(by: 0.1)
    inner.selectedIndex = 1
    host.settle()
    expectSeen(["second"])
    pager.selectPage(stack, animated: true)
    host.settle()
    expectSeen(["stack", "deep"])
    #expect(host.window.seenControllers.last?.title == "deep")
  }

  @Test func `a push in a page during a swipe: both end`() {
    let stack = RecordingNavigationController("stack", root: make("root"), log: log)
    let pager = PagingController()
    pager.viewControllers = [stack, make("side")]
    let host = TestHost(rootViewController: pager)
    host.settle()
    stack.pushViewController(make("deep"), animated: true)
    host.advance(by: 0.1)
    host.drag(from: CGPoint(x: 60, y: 12), to: CGPoint(x: 10, y: 12), duration: 0.1)
    host.settle()
    expectSeen(["side"])
    host.drag(from: CGPoint(x: 10, y: 12), to: CGPoint(x: 60, y: 12), duration: 0.1)
    host.settle()
    expectSeen(["stack", "deep"])
  }

  @Test func `a pager in a tab: leaving the tab in mid swipe, and coming back`() {
    let pager = PagingController()
    pager.viewControllers = [make("A"), make("B")]
    let tabs = RecordingTabBarController("tabs", log: log)
    tabs.viewControllers = [pager, make("other")]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    host.touchDown(at: CGPoint(x: 60, y: 10))
    host.touchMove(to: CGPoint(x: 20, y: 10))
    #expect(pager.isMoving)
    tabs.selectedIndex = 1
    host.settle()
    expectSeen(["tabs", "other"])
    #expect(!pager.isMoving)
    host.touchUp(at: CGPoint(x: 20, y: 10))
    tabs.selectedIndex = 0
    host.settle()
    expectSeen(["tabs", "A"])
  }

  @Test func `a pager whose window gets another root in mid movement`() {
    let pager = PagingController()
    pager.viewControllers = [make("A"), make("B")]
    let host = TestHost(rootViewController: pager)
    pager.selectPage(at: 1, animated: true)
    host.advance(by: 0.1)
    host.window.rootViewController = make("next")
    host.settle()
    expectSeen(["next"])
    #expect(!pager.isMoving)
    host.window.rootViewController = pager
    host.settle()
    expectSeen(["B"])
  }

  @Test func `something that is presented over a moving pager`() {
    let pager = PagingController()
    pager.viewControllers = [make("A"), make("B")]
    let host = TestHost(rootViewController: pager)
    pager.selectPage(at: 1, animated: true)
    host.advance(by: 0.1)
    pager.present(make("modal"), animated: true)
    host.settle()
    expectSeen(["modal"])
    pager.dismiss(animated: true)
    host.settle()
    expectSeen(["B"])
  }

  @Test func `FR-TAB-07 a tap on the bottom tab moves the page that is visible`() throws {
    let stage = PagerStage(
      PagingController(), ["0", "1", "2"],
      root: { pager in
        let tabs = TabBarController()
        pager.title = "Pages"
        tabs.viewControllers = [pager, ViewController()]
        tabs.reselectPolicy = .scrollToTop
        return tabs
      })
    for (id, y) in [("0", 100), ("1", 200), ("2", 300)] as [(String, CGFloat)] {
      stage.pager.selectPage(id, animated: false)
      stage.host.settle()
      stage.page(id)?.y = y
    }
    stage.pager.selectedIndex = 1
    stage.host.settle()
    try stage.host.tap("Pages", role: .tab)
    stage.host.settle()
    #expect(["0", "1", "2"].map { stage.page($0)?.y } == [100, 0, 300])
    #expect(stage.pager.selectedIndex == 1)
    #expect(stage.isAtRest)
  }

  @Test func `FR-TAB-07 also through a stack, top tabs, and a pager inside of a page`() throws {
    let list = ListPage("list", log: log)
    let inner = PagingController()
    inner.viewControllers = [list]
    let top = TopTabsController()
    top.viewControllers = [ViewController(), inner]
    let tabs = TabBarController()
    let stack = NavigationController(rootViewController: top)
    top.title = "Home"
    tabs.viewControllers = [stack, ViewController()]
    tabs.reselectPolicy = .popThenScroll
    let host = TestHost(rootViewController: tabs)
    top.selectedIndex = 1
    host.settle()
    list.y = 90
    try host.tap("Home", role: .tab)
    host.settle()
    #expect(list.y == 0)
    #expect(top.selectedIndex == 1)
    // At the top there is nothing to do, and nothing turns.
    try host.tap("Home", role: .tab)
    host.settle()
    #expect(top.selectedIndex == 1)
    #expect(inner.selectedIndex == 0)
  }

  @Test func `FR-TAB-07 while the pages travel the tap is for the page they go to`()
    throws
  {
    let stage = PagerStage(
      PagingController(), ["0", "1"],
      root: { pager in
        let tabs = TabBarController()
        pager.title = "Pages"
        tabs.viewControllers = [pager]
        tabs.reselectPolicy = .scrollToTop
        return tabs
      })
    stage.page("0")?.y = 100
    stage.pager.selectedIndex = 1
    stage.host.settle()
    stage.page("1")?.y = 200
    stage.pager.selectPage("0", animated: true)
    stage.host.advance(by: 0.1)
    try stage.host.tap("Pages", role: .tab)
    stage.host.settle()
    #expect(["0", "1"].map { stage.page($0)?.y } == [0, 200])
    #expect(stage.isAtRest)
  }

  @Test func `the safe area of a page is that of the viewport, wherever the page is`() {
    let pages = [ViewController(), ViewController()]
    let pager = PagingController()
    pager.viewControllers = pages
    let tabs = TabBarController()
    tabs.viewControllers = [pager]
    let host = TestHost(
      safeAreaInsets: EdgeInsets(top: 1, left: 3, bottom: 2, right: 3), rootViewController: tabs)
    #expect(
      pages[0].view.safeAreaInsets == EdgeInsets(top: 1, left: 3, bottom: 3, right: 3))
    #expect(pages[0].view.bounds.size.height == 24)
    host.touchDown(at: CGPoint(x: 60, y: 10))
    host.touchMove(to: CGPoint(x: 30, y: 10))
    #expect(
      pages[1].view.safeAreaInsets == EdgeInsets(top: 1, left: 3, bottom: 3, right: 3))
    tabs.isTabBarHidden = true
    #expect(
      pages[0].view.safeAreaInsets == EdgeInsets(top: 1, left: 3, bottom: 2, right: 3))
  }
}
