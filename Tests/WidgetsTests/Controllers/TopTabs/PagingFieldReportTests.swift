import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// The field reports about pages, and others of their kinds.
@MainActor struct PagingFieldReportTests {
  // MARK: - FR-PAG-01: waiting for a callback of a no-op scroll

  @Test func `FR-PAG-01 a tap on the tab of the current page leaves nothing waiting`() throws {
    let stage = PagerStage(TopTabsController())
    let bar = stage.pager.topTabBar
    try stage.host.tap("A", role: .tab)
    #expect(!stage.pager.isMoving)
    #expect(stage.host.events.count { $0.contains("didEndScrollingAnimation") } == 0)
    stage.swipe(by: -30)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    #expect(bar.selectedItem === bar.items[1])
    #expect(bar.indicatorFrame == bar.titleFrame(of: bar.items[1]))
    #expect(stage.changes == ["A to B"])
  }

  @Test func `FR-PAG-01 selecting the selected page in code leaves nothing waiting`() {
    let stage = PagerStage()
    stage.pager.selectPage("A", animated: true)
    stage.pager.selectPage("A", animated: false)
    #expect(!stage.pager.isMoving)
    stage.pager.selectPage("B", animated: true)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.changes == ["A to B"])
  }

  @Test func `FR-PAG-01 a finger that is lifted where the pages are leaves nothing waiting`() {
    let stage = PagerStage()
    stage.hold(by: -20)
    stage.drag(from: 40, by: 20)
    stage.release(at: 60)
    stage.host.settle()
    #expect(stage.isAtRest)
    stage.swipe(by: -30)
    stage.host.settle()
    #expect(stage.changes == ["A to B"])
  }

  @Test func `FR-PAG-01 a jump without a width has no movement to wait for`() {
    let pager = PagingController()
    pager.setPages(["A", "B"]) { _ in ViewController() }
    let host = TestHost(rootViewController: ViewController())
    host.window.rootViewController?.addChild(pager)
    host.window.rootViewController?.view.addSubnode(pager.view)
    pager.didMove(toParent: host.window.rootViewController)
    pager.view.frame = .zero
    host.settle()
    pager.selectPage("B", animated: true)
    host.settle()
    #expect(!pager.isMoving)
    #expect(pager.selectedIndex == 1)
    pager.view.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    host.settle()
    #expect(pager.scrollableNode.contentOffset.x == 80)
  }

  // MARK: - FR-PAG-03: two animations for one state

  /// Where the indicator is between the titles, in pages; all titles are equally wide.
  private func indicatorPlace(_ bar: TopTabBar) -> CGFloat? {
    guard let frame = bar.indicatorFrame, let first = bar.titleFrame(of: bar.items[0]),
      first.size.width > 0
    else { return nil }
    return (frame.origin.x - first.origin.x) / first.size.width
  }

  @Test func `FR-PAG-03 another tab in the middle of a movement: strip and pages stay one`() throws
  {
    let stage = PagerStage(TopTabsController())
    let bar = stage.pager.topTabBar
    try stage.host.tap("B", role: .tab)
    stage.host.advance(by: 0.15)
    try stage.host.tap("A", role: .tab)
    while stage.pager.isMoving {
      #expect(abs((indicatorPlace(bar) ?? -9) - stage.x / 80) < 1e-9)
      stage.host.advance(by: 1.0 / 60)
    }
    #expect(stage.isAtRest)
    #expect(stage.x == 0)
    #expect(indicatorPlace(bar) == 0)
    #expect(stage.changes == [])
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.29]) func `FR-PAG-03 the last of three tabs wins`(
    time: Double
  ) throws {
    let stage = PagerStage(TopTabsController(), ["A", "B", "C", "D"])
    let bar = stage.pager.topTabBar
    try stage.host.tap("D", role: .tab)
    stage.host.advance(by: time)
    try stage.host.tap("B", role: .tab)
    stage.host.advance(by: time)
    try stage.host.tap("C", role: .tab)
    while stage.pager.isMoving {
      let place = indicatorPlace(bar) ?? -9
      #expect(abs(place - stage.pager.position) < 1e-9)
      stage.host.advance(by: 1.0 / 60)
    }
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 2)
    #expect(indicatorPlace(bar) == 2)
    #expect(stage.changes == ["A to C"])
    #expect(stage.made.filter { $0 == "C" }.count == 1)
  }

  @Test func `FR-PAG-03 a tab during a swipe takes the pages from the finger`() throws {
    let stage = PagerStage(TopTabsController())
    stage.hold(by: -40)
    try stage.host.tap("C", role: .tab)
    stage.drag(from: 20, by: 30)
    stage.release(at: 50)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 2)
    #expect(stage.changes == ["A to C"])
    #expect(indicatorPlace(stage.pager.topTabBar) == 2)
  }

  @Test func `FR-PAG-03 the tab of the current page during a swipe leads back to it`() throws {
    let stage = PagerStage(TopTabsController())
    _ = stage.calls()
    stage.hold(by: -60)
    try stage.host.tap("A", role: .tab)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 0)
    #expect(stage.changes == [])
    #expect(
      stage.calls() == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
        "A.viewWillAppear", "A.viewDidAppear",
      ])
  }

  @Test func `FR-PAG-03 a tab while the pages settle after a swipe`() throws {
    let stage = PagerStage(TopTabsController())
    stage.swipe(by: -30)
    stage.host.advance(by: 0.05)
    #expect(stage.pager.isMoving)
    try stage.host.tap("A", role: .tab)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 0)
    #expect(stage.changes == [])
  }

  // MARK: - FR-PAG-05: cancel treated as success

  /// Writes what a delegate hears.
  private final class Listener: PagingControllerDelegate {
    var calls: [String] = []
    var refuses: Set<String> = []
    func pagingController(_ pager: PagingController, willTransitionToPage id: AnyHashable) {
      calls.append("will \(id.base)")
    }
    func pagingController(_ pager: PagingController, shouldSelectPage id: AnyHashable) -> Bool {
      calls.append("should \(id.base)")
      return !refuses.contains("\(id.base)")
    }
    func pagingController(
      _ pager: PagingController, didFinishTransitionFromPage id: AnyHashable, completed: Bool
    ) {
      calls.append("finish \(id.base) \(completed)")
    }
    func pagingController(_ pager: PagingController, didSelectPage id: AnyHashable) {
      calls.append("did \(id.base)")
    }
  }

  @Test func `FR-PAG-05 a swipe that is let go too early is none, and closes its calls in reverse`()
  {
    let stage = PagerStage()
    let listener = Listener()
    stage.pager.delegate = listener
    _ = stage.calls()
    // 25 cells, of which one is the drag threshold: 30 %.
    stage.slowDrag(by: -25)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 0)
    #expect(stage.isAtRest)
    #expect(listener.calls == ["will B", "finish A false"])
    #expect(
      stage.calls() == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
        "A.viewWillAppear", "A.viewDidAppear",
      ])
    #expect(stage.changes == [])
  }

  @Test func `FR-PAG-05 a swipe that a system takes away is none`() {
    let stage = PagerStage()
    let listener = Listener()
    stage.pager.delegate = listener
    stage.hold(by: -25)
    stage.host.touchCancel(at: CGPoint(x: 35, y: 12))
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.changes == [])
    #expect(listener.calls == ["will B", "finish A false"])
  }

  @Test func `FR-PAG-05 a swipe that reaches the next page is one, told once`() {
    let stage = PagerStage()
    let listener = Listener()
    stage.pager.delegate = listener
    _ = stage.calls()
    stage.slowDrag(by: -45)
    #expect(listener.calls == ["will B", "should B"])
    stage.host.settle()
    #expect(listener.calls == ["will B", "should B", "finish A true", "did B"])
    #expect(stage.changes == ["A to B"])
    #expect(
      stage.calls() == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test func `FR-PAG-05 a page that may not be selected is left again`() {
    let stage = PagerStage()
    let listener = Listener()
    listener.refuses = ["B"]
    stage.pager.delegate = listener
    stage.swipe(by: -50)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 0)
    #expect(listener.calls == ["will B", "should B", "finish A false"])
    #expect(stage.changes == [])
  }

  @Test func `FR-PAG-05 to one side and then to the other: all three pages are balanced`() {
    let stage = PagerStage(selected: "B")
    _ = stage.calls()
    stage.hold(from: 40, by: -20)
    stage.drag(from: 20, by: 45)
    stage.release(at: 65)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 1)
    let audit = AppearanceAudit(stage.log.calls, appeared: ["B"])
    #expect(audit.problems == [])
    #expect(audit.appeared == ["B"])
    #expect(audit.inFlight == [])
    #expect(stage.changes == [])
  }
}
