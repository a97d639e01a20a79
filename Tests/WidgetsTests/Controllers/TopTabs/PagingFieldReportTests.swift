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
    var wasMoving = true
    while stage.pager.isMoving {
      #expect(abs((indicatorPlace(bar) ?? -9) - stage.x / 80) < 1e-9)
      stage.host.advance(by: 1.0 / 60)
      wasMoving = stage.pager.isMoving
    }
    #expect(!wasMoving)
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

  // MARK: - FR-PAG-07: stale neighbour cache

  @Test func `FR-PAG-07 pages of an old set do not come back`() {
    let pager = PagingController()
    pager.loadsNeighbors = true
    let stage = PagerStage(pager, ["A", "B"])
    #expect(stage.made == ["A", "B"])
    weak var a = stage.page("A")
    weak var b = stage.page("B")
    stage.set(["C", "D"])
    pager.selectPage("C", animated: true)
    stage.host.settle()
    stage.swipe(by: 30)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.x == 0)
    #expect(pager.selectedID == AnyHashable("C"))
    #expect(stage.made == ["A", "B", "C", "D"])
    #expect(a == nil)
    #expect(b == nil)
  }

  @Test func `FR-PAG-07 a page that was removed beside the current one is not swiped to`() {
    let pager = PagingController()
    pager.loadsNeighbors = true
    let stage = PagerStage(pager, ["A", "B", "C"])
    stage.set(["A", "C"])
    stage.swipe(by: -30)
    stage.host.settle()
    #expect(pager.selectedID == AnyHashable("C"))
    #expect(stage.isAtRest)
    #expect(stage.page("B") == nil)
  }

  @Test func `FR-PAG-07 the same ids from another source are the same pages`() {
    let stage = PagerStage()
    let first = stage.page("A")
    stage.set(["C", "B", "A"])
    #expect(stage.page("A") === first)
    #expect(stage.pager.selectedIndex == 2)
    stage.swipe(by: 30)
    stage.host.settle()
    #expect(stage.pager.selectedID == AnyHashable("B"))
    #expect(stage.isAtRest)
  }

  // MARK: - FR-PAG-09: page step not limited

  @Test func `FR-PAG-09 one fast swipe turns one page`() {
    let stage = PagerStage(["0", "1", "2", "3", "4"], selected: "1")
    stage.swipe(from: 70, by: -60, duration: 0.05)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    #expect(stage.x == 160)
    stage.swipe(from: 10, by: 60, duration: 0.05)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    #expect(stage.x == 80)
  }

  @Test func `FR-PAG-09 a swipe over the whole width, as fast as can be, turns one page`() {
    let stage = PagerStage(["0", "1", "2", "3", "4"], selected: "2")
    stage.swipe(from: 79, by: -79, duration: 0)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 3)
    stage.swipe(from: 0, by: 79, duration: 0.02)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    #expect(stage.made == ["2", "3"])
  }

  @Test func `FR-PAG-09 pages that are caught on their way go one page from there`() {
    let stage = PagerStage(["0", "1", "2", "3", "4"])
    stage.swipe(from: 70, by: -60, duration: 0.05)
    stage.host.advance(by: 0.05)
    stage.swipe(from: 70, by: -60, duration: 0.05)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    #expect(stage.isAtRest)
  }

  @Test func `FR-PAG-09 a wheel that is turned sideways turns a page at a time`() {
    let stage = PagerStage(["0", "1", "2", "3"])
    for _ in 0..<5 {
      stage.host.turn(
        Wheel(location: CGPoint(x: 40, y: 12), delta: CGSize(width: 3, height: 0)))
    }
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    #expect(stage.isAtRest)
  }

  @Test func `SCROLL-PHYSICS 4_7 from 200 points per second on a short swipe turns the page`() {
    // 12.5 cells a second: 10 cells in 0.6 s are more, in 1 s less.
    let fast = PagerStage()
    fast.swipe(by: -10, duration: 0.6)
    fast.host.settle()
    #expect(fast.pager.selectedIndex == 1)
    let slow = PagerStage()
    slow.swipe(by: -10, duration: 1)
    slow.host.settle()
    #expect(slow.pager.selectedIndex == 0)
  }

  // MARK: - FR-PAG-11: spurious event

  @Test func `FR-PAG-11 removing a page that is not shown is no change`() {
    let stage = PagerStage(TopTabsController())
    let first = stage.page("A")
    stage.set(["A", "B"])
    #expect(stage.changes == [])
    #expect(stage.page("A") === first)
    _ = stage.calls()
    stage.set(["B"])
    stage.host.settle()
    #expect(stage.changes == ["A to B"])
    #expect(
      stage.calls() == [
        "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
      ])
    #expect(stage.isAtRest)
  }

  @Test func `FR-PAG-11 inserting, moving and reloading are no change`() {
    let stage = PagerStage(selected: "B")
    _ = stage.calls()
    stage.set(["X", "A", "B", "C"])
    #expect(stage.pager.selectedIndex == 2)
    #expect(stage.x == 160)
    stage.set(["B", "C", "X"])
    #expect(stage.pager.selectedIndex == 0)
    #expect(stage.x == 0)
    stage.set(["B", "C", "X"])
    stage.host.settle()
    #expect(stage.changes == [])
    #expect(stage.calls() == [])
    #expect(stage.isAtRest)
  }

  @Test func `FR-PAG-11 the binding hears nothing of a removal beside it, and one of its own`() {
    let value = Observed<String?>("B")
    var writes: [String?] = []
    let stage = PagerStage()
    stage.pager.selection = .id(value.binding.willSet { writes.append($0) })
    stage.host.settle()
    #expect(writes == [])
    stage.set(["B", "C"])
    #expect(writes == [])
    stage.set(["C"])
    #expect(writes == ["C"])
    stage.set([])
    #expect(writes == ["C", nil])
    #expect(stage.changes == ["A to B", "B to C", "C to nil"])
  }

  @Test func `S5 fewer pages after a reload keep a valid selection`() {
    let stage = PagerStage(["A", "B", "C", "D", "E"], selected: "E")
    stage.set(["A", "B"])
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    #expect(stage.isAtRest)
    stage.set(["X", "Y", "Z"])
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    #expect(stage.isAtRest)
  }

  // MARK: - FR-PAG-13: page kept by offset, not by index

  @Test func `FR-PAG-13 another size keeps the page`() {
    for (page, places) in [(3, [300, 111, 240]), (4, [400, 148, 320])] as [(Int, [CGFloat])] {
      let stage = PagerStage(["0", "1", "2", "3", "4"], selected: "\(page)")
      for (width, x) in zip([100, 37, 80] as [CGFloat], places) {
        stage.host.resize(to: CGSize(width: width, height: 24))
        #expect(stage.x == x)
        #expect(stage.pager.selectedIndex == page)
        #expect(stage.isAtRest)
      }
      #expect(stage.changes == [])
    }
  }

  @Test func `FR-PAG-13 another size under a finger keeps the fraction`() {
    let stage = PagerStage(["0", "1", "2"], selected: "1")
    stage.hold(by: -41)
    #expect(stage.x == 120)
    stage.host.resize(to: CGSize(width: 40, height: 24))
    #expect(stage.x == 60)
    stage.host.touchCancel(at: CGPoint(x: 19, y: 12))
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 2)
  }

  @Test func `FR-PAG-13 another size in the middle of a movement leads to the same page`() {
    let stage = PagerStage(["0", "1", "2", "3", "4"])
    stage.pager.selectPage("4", animated: true)
    stage.host.advance(by: 0.15)
    stage.host.resize(to: CGSize(width: 50, height: 10))
    #expect(abs(stage.pager.position - 2) < 0.01)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.x == 200)
    #expect(stage.host.now < 1)
    stage.swipe(from: 10, by: 30)
    stage.host.advance(by: 0.03)
    stage.host.resize(to: CGSize(width: 90, height: 10))
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 3)
  }

  @Test func `FR-PAG-13 a size of nothing and back keeps the page`() {
    let stage = PagerStage(["0", "1", "2"], selected: "2")
    stage.pager.view.frame = .zero
    stage.host.advance(by: 0)
    stage.pager.view.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    stage.host.advance(by: 0)
    #expect(stage.x == 120)
    #expect(stage.isAtRest)
  }
}
