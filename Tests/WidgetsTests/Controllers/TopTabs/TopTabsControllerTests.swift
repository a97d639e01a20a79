import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Strip and pages in step, taps and what they call, and the rule for a second tap.
@MainActor struct TopTabsControllerTests {
  /// Writes its calls into the record of the window.
  private final class Listener: TopTabsControllerDelegate {
    var calls: [String] = []
    var refuses: Set<String> = []
    var edit: (ReselectPlan) -> ReselectPlan = { $0 }

    func pagingController(_ pager: PagingController, shouldSelectPage id: AnyHashable) -> Bool {
      calls.append("should \(id.base)")
      return !refuses.contains("\(id.base)")
    }
    func pagingController(_ pager: PagingController, didSelectPage id: AnyHashable) {
      calls.append("did \(id.base)")
    }
    func topTabsController(
      _ tabs: TopTabsController, willReselect controller: ViewController, plan: ReselectPlan
    ) -> ReselectPlan {
      calls.append("willReselect \(controller.title ?? "") \(plan)")
      return edit(plan)
    }
    func topTabsController(
      _ tabs: TopTabsController, didReselect controller: ViewController, outcome: ReselectOutcome
    ) {
      calls.append("didReselect \(controller.title ?? "") \(outcome)")
    }
  }

  private let listener = Listener()

  private func stage(
    _ ids: [String] = ["A", "B", "C"], policy: ReselectPolicy = .scrollToTop
  ) -> PagerStage<TopTabsController> {
    let stage = PagerStage(
      TopTabsController(), ids, size: CGSize(width: 40, height: 8))
    stage.pager.delegate = listener
    stage.pager.reselectPolicy = policy
    return stage
  }

  // MARK: - Layout

  @Test func `the strip is above the pages, and the pages reach under the bottom bar`() {
    let tabs = TopTabsController()
    let page = ViewController()
    page.title = "Page"
    tabs.viewControllers = [page]
    let bottom = TabBarController()
    bottom.viewControllers = [NavigationController(rootViewController: tabs)]
    let host = TestHost(rootViewController: bottom)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" Page"))
    // A navigation bar and the strip above, a tab bar below.
    #expect(tabs.scrollableNode.frame == CGRect(x: 0, y: 2, width: 80, height: 22))
    #expect(page.view.bounds.size.height == 22)
    #expect(page.view.safeAreaInsets == EdgeInsets(bottom: 1))
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 2, height: 1)])
  func `a tiny screen has room for nothing, and all goes well`(size: CGSize) {
    let stage = PagerStage(TopTabsController(), size: size)
    stage.pager.tapTab(at: 2)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    #expect(!stage.pager.isMoving)
    stage.host.resize(to: CGSize(width: 40, height: 10))
    stage.host.settle()
    #expect(stage.isAtRest)
  }

  @Test func `the strip shows the items of controllers, and follows their titles`() {
    let pages = [ViewController(), ViewController()]
    pages[0].title = "First"
    pages[1].tabBarItem = TabBarItem(title: "Second")
    pages[0].topTabItem.color = .red
    let tabs = TopTabsController()
    tabs.viewControllers = pages
    let host = TestHost(rootViewController: tabs)
    #expect(host.surface.text(ofRow: 0) == " First  Second")
    #expect(tabs.topTabBar.items[0] === pages[0].topTabItem)
    #expect(host.surface[1, 0].foreground == .red)
    pages[0].title = "Other"
    host.advance(by: 0)
    #expect(host.surface.text(ofRow: 0) == " Other  Second")
  }

  @Test func `items are made for ids, or say the id`() {
    let tabs = TopTabsController()
    tabs.setPages([1, 2]) { _ in ViewController() }
    #expect(tabs.topTabBar.items.map(\.title) == ["1", "2"])
    tabs.setPages([3, 4], item: { TopTabItem(title: "Page \($0)") }) { _ in ViewController() }
    #expect(tabs.topTabBar.items.map(\.title) == ["Page 3", "Page 4"])
    #expect(tabs.item(forPage: 4) === tabs.topTabBar.items[1])
    #expect(tabs.item(forPage: 1) == nil)
    tabs.setPages([] as [Int]) { _ in ViewController() }
    #expect(tabs.topTabBar.items == [])
    #expect(tabs.topTabBar.selectedItem == nil)
  }

  // MARK: - In step

  @Test func `the indicator follows the finger, not only the commit`() {
    let stage = stage()
    let bar = stage.pager.topTabBar
    stage.hold(from: 30, by: -11, y: 5)
    // 10 of 40 cells; titles of 3 columns.
    #expect(stage.pager.position == 0.25)
    #expect(bar.indicatorFrame?.origin.x == 0.75)
    stage.drag(from: 19, by: -10, y: 5)
    #expect(bar.indicatorFrame?.origin.x == 1.5)
    #expect(bar.selectedItem === bar.items[0])
    stage.drag(from: 9, by: 20, y: 5)
    stage.release(at: 29, y: 5)
    stage.host.settle()
    #expect(bar.indicatorFrame?.origin.x == 0)
    #expect(stage.changes == [])
  }

  @Test func `a swipe, step by step`() {
    let stage = stage()
    var looks: [String] = []
    func look() {
      let marks = (0..<9).map { x in
        stage.host.surface[x, 0].attributes.contains(.reverse) ? "#" : "."
      }
      looks.append(marks.joined() + " " + stage.host.surface.text(ofRow: 1))
    }
    look()
    stage.host.touchDown(at: CGPoint(x: 39, y: 5))
    for x in [28, 18, 8] as [CGFloat] {
      stage.host.advance(by: 0.1)
      stage.host.touchMove(to: CGPoint(x: x, y: 5))
      look()
    }
    stage.host.touchUp(at: CGPoint(x: 8, y: 5))
    stage.host.settle()
    look()
    // A quarter, a half, three quarters of 40 cells: the label is 1 cell in.
    #expect(
      looks == [
        "###...... " + " Page A",
        ".###..... " + "                               Page B",
        "..###.... " + "                     Page B",
        "..###.... " + "           Page B",
        "...###... " + " Page B",
      ])
  }

  @Test func `S5 a tap on a tab far away makes that page and none between`() throws {
    let stage = stage(["A", "B", "C", "D", "E"])
    try stage.host.tap("E", role: .tab)
    stage.host.advance(by: 0.15)
    #expect(stage.made == ["A", "E"])
    #expect(abs(stage.pager.position - 2) < 1e-6)
    stage.host.settle()
    #expect(stage.made == ["A", "E"])
    #expect(stage.isAtRest)
  }

  // MARK: - Calls of a tap

  @Test func `a tap asks, sends the pages off and tells; the change is told when it is settled`()
    throws
  {
    let stage = stage()
    var order: [String] = []
    stage.pager.onSelectionChange = { [listener] _, new in
      listener.calls.append("change \(new?.base ?? "nil")")
    }
    try stage.host.tap("B", role: .tab)
    #expect(listener.calls == ["should B", "did B"])
    #expect(stage.pager.selectedIndex == 1)
    stage.host.settle()
    order = listener.calls
    #expect(order == ["should B", "did B", "change B"])
    #expect(
      stage.host.events.filter { $0.hasPrefix("TopTabsController.") } == [
        "TopTabsController.topTabBar(didSelect: B)", "TopTabsController.shouldSelectPage(B)",
        "TopTabsController.didSelectPage(B)", "TopTabsController.onSelectionChange(A to B)",
      ])
  }

  @Test func `a tab that is refused changes nothing, a disabled one asks nothing`() throws {
    let stage = stage()
    listener.refuses = ["B"]
    try stage.host.tap("B", role: .tab)
    stage.host.settle()
    #expect(listener.calls == ["should B"])
    #expect(stage.isAtRest)
    #expect(stage.pager.topTabBar.selectedItem === stage.pager.topTabBar.items[0])
    stage.pager.topTabBar.items[2].isEnabled = false
    try stage.host.tap("C", role: .tab)
    stage.pager.tapTab(at: 9)
    #expect(listener.calls == ["should B"])
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["toptabs.index"])
  }

  @Test func `keys on the focused strip are taps`() {
    let stage = stage()
    #expect(stage.pager.topTabBar.becomeFocused())
    stage.host.press(.right)
    stage.host.press(.end)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    #expect(listener.calls == ["should B", "did B", "should C", "did C"])
    #expect(stage.changes == ["A to C"])
    stage.host.press(.home)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 0)
    stage.host.press(.enter)
    #expect(listener.calls.last == "didReselect A nothingToDo")
  }

  @Test func `the first focus is the page's, Tab leads to the strip`() {
    let stage = stage()
    #expect(stage.page("A")?.list.isFocused == true)
    stage.host.press(.tab)
    #expect(stage.pager.topTabBar.isFocused)
    #expect(stage.host.surface[1, 0].attributes.contains(.underline))
  }

  // MARK: - The second tap

  @Test func `S5 top tabs obey the same rule as bottom tabs`() throws {
    let stage = stage()
    stage.page("A")?.y = 100
    try stage.host.tap("A", role: .tab)
    #expect(
      listener.calls == [
        "should A", "willReselect A scrollToTop", "did A", "didReselect A performed(scrollToTop)",
      ])
    stage.host.settle()
    #expect(stage.page("A")?.y == 0)
    try stage.host.tap("A", role: .tab)
    #expect(listener.calls.last == "didReselect A nothingToDo")
    #expect(stage.changes == [])
  }

  @Test func `a tap pops the page's stack, by the default rule`() throws {
    let root = ViewController()
    root.title = "Root"
    let stack = NavigationController(rootViewController: root)
    let tabs = TopTabsController()
    tabs.viewControllers = [stack, ViewController()]
    tabs.delegate = listener
    let host = TestHost(rootViewController: tabs)
    stack.pushViewController(ViewController(), animated: false)
    host.settle()
    try host.tap("Root", role: .tab)
    #expect(stack.viewControllers == [root])
    #expect(listener.calls.last == "didReselect  performed(popToRoot)")
    try host.tap("Root", role: .tab)
    #expect(listener.calls.last == "didReselect  ignored(transition)")
    host.settle()
    tabs.reselectPolicy = tabs.reselectPolicy.queueingLatest()
    stack.pushViewController(ViewController(), animated: true)
    host.advance(by: 0.1)
    try host.tap("Root", role: .tab)
    #expect(listener.calls.last == "didReselect  queued")
    host.settle()
    #expect(listener.calls.last == "didReselect  performed(popToRoot)")
    #expect(stack.viewControllers == [root])
  }

  @Test func `on the way to a tab a second tap on it counts as one during a transition`() throws {
    let stage = stage()
    stage.pager.selectedIndex = 1
    stage.host.settle()
    stage.page("B")?.y = 60
    stage.pager.selectedIndex = 0
    stage.host.settle()
    try stage.host.tap("B", role: .tab)
    stage.host.advance(by: 0.1)
    try stage.host.tap("B", role: .tab)
    #expect(listener.calls.last == "didReselect B ignored(transition)")
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.page("B")?.y == 60)
    #expect(stage.changes == ["A to B", "B to A", "A to B"])
  }

  @Test func `a tap that waits is planned anew when the pages are there, or superseded`() throws {
    let stage = stage(policy: .scrollToTop.queueingLatest())
    stage.pager.selectedIndex = 1
    stage.host.settle()
    stage.page("B")?.y = 60
    stage.pager.selectedIndex = 0
    stage.host.settle()
    try stage.host.tap("B", role: .tab)
    try stage.host.tap("B", role: .tab)
    #expect(listener.calls.last == "didReselect B queued")
    stage.host.settle()
    #expect(listener.calls.last == "didReselect B performed(scrollToTop)")
    #expect(stage.page("B")?.y == 0)
    try stage.host.tap("C", role: .tab)
    try stage.host.tap("C", role: .tab)
    try stage.host.tap("A", role: .tab)
    #expect(listener.calls.contains("didReselect C ignored(superseded)"))
    stage.host.settle()
    #expect(stage.isAtRest)
  }

  @Test func `plans can be edited, custom stages run, and a page has a policy of its own`() throws {
    let stage = stage(policy: ReselectPolicy([.custom("refresh")]))
    var refreshes = 0
    stage.pager.setReselectHandler(named: "refresh") { refreshes += 1 }
    try stage.host.tap("A", role: .tab)
    #expect(refreshes == 1)
    listener.edit = { _ in ReselectPlan(steps: []) }
    try stage.host.tap("A", role: .tab)
    #expect(listener.calls.last == "didReselect A refused")
    listener.edit = { $0 }
    let page = try #require(stage.page("A"))
    stage.pager.setReselectPolicy(ReselectPolicy.none, for: page)
    #expect(stage.pager.reselectPolicy(for: page) == ReselectPolicy.none)
    try stage.host.tap("A", role: .tab)
    #expect(listener.calls.last == "didReselect A nothingToDo")
    #expect(refreshes == 1)
    #expect(stage.pager.reselectSituation(of: page).scroll == .atTop)
  }

  @Test func `a tap before the view was ever loaded loads nothing`() {
    let tabs = TopTabsController()
    tabs.setPages(["A", "B"]) { _ in
      Issue.record("made")
      return ViewController()
    }
    tabs.tapTab(at: 0)
    tabs.tapTab(at: 1)
    #expect(!tabs.isViewLoaded)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `the strip and the pages opt out of scrolling to the top`() {
    let stage = stage()
    let scrollers = (stage.pager.view.subnodes + stage.pager.topTabBar.subnodes)
      .compactMap { $0 as? ScrollableNode }
    #expect(scrollers.count == 2)
    #expect(scrollers.allSatisfy { !$0.scrollsToTop })
    #expect(stage.pager.contentScrollableNode === stage.page("A")?.list)
  }
}
