import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// The field reports about sets of pages, sizes and swipes, and others of their kinds.
@MainActor struct PagingPagesFieldReportTests {
  // MARK: - FR-PAG-07: stale neighbour cache

  @Test func `FR-PAG-07 pages of an old set do not come back`() {
    let pager = PagingController()
    pager.loadsNeighbors = true
    let stage = PagerStage(pager, ["A", "B"])
    #expect(stage.made == ["A", "B"])
    weak let a = stage.page("A")
    weak let b = stage.page("B")
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
    stage.swipe(from: 10, by: 30, y: 5)
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
