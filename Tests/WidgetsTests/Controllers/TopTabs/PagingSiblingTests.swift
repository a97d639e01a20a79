import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// More of the kinds that the field reports name: gestures beside the pages, callbacks that take the
/// pager away, and ends.
@MainActor struct PagingSiblingTests {
  // MARK: - Ends

  @Test func `FR-PAG-05 pulling past an end comes back without a call`() {
    let stage = PagerStage(TopTabsController())
    _ = stage.calls()
    for (from, dx) in [(20, 40), (20, 50)] as [(CGFloat, CGFloat)] {
      stage.hold(from: from, by: dx)
      #expect(stage.x < 0)
      #expect(stage.pager.position < 0)
      #expect(stage.pager.topTabBar.indicatorFrame?.origin.x == 0)
      stage.release(at: from + dx)
      stage.host.settle()
      #expect(stage.isAtRest)
    }
    stage.pager.selectedIndex = 2
    stage.host.settle()
    _ = stage.calls()
    stage.swipe(from: 60, by: -50)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.calls() == [])
    #expect(stage.changes == ["A to C"])
  }

  @Test func `FR-PAG-09 a long pull on a jump that was caught stops at its pages`() {
    let stage = PagerStage((0..<50).map { "\($0)" })
    stage.pager.selectPage("40", animated: true)
    stage.host.advance(by: 0.2)
    // Caught near page 40, dragged on by more than the screen.
    stage.host.touchDown(at: CGPoint(x: 79, y: 12))
    for x in stride(from: 70, through: 0, by: -10) {
      stage.host.advance(by: 0.02)
      stage.host.touchMove(to: CGPoint(x: CGFloat(x), y: 12))
    }
    stage.host.advance(by: 0.5)
    stage.release(at: 0)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 41)
    #expect(stage.made == ["0", "40", "41"])
  }

  // MARK: - Gestures

  @Test func `FR-GES-03 the edge of the screen leads back, the rest turns pages`() {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    let pager = PagingController()
    pager.viewControllers = [ViewController(), ViewController()]
    let host = TestHost(rootViewController: navigation)
    navigation.pushViewController(pager, animated: false)
    host.settle()
    host.drag(from: CGPoint(x: 60, y: 10), to: CGPoint(x: 10, y: 10), duration: 0.1)
    host.settle()
    #expect(pager.selectedIndex == 1)
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), duration: 0.1)
    host.settle()
    #expect(pager.selectedIndex == 0)
    host.drag(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 60, y: 10), duration: 0.2)
    host.settle()
    #expect(navigation.viewControllers == [root])
    #expect(pager.selectedIndex == 0)
  }

  /// A page with a button on the whole of it, which counts its taps.
  private final class ButtonPage: ViewController {
    let button = Button(title: "Press")
    var taps = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      button.addTarget(self, for: .primaryAction) { page, _ in page.taps += 1 }
      view.addSubnode(button)
    }
    override func viewDidLayoutSubnodes() { button.frame = view.bounds }
  }

  @Test func `FR-GES-01 a swipe over a button turns the page and is no tap`() {
    let page = ButtonPage()
    let pager = PagingController()
    pager.viewControllers = [page, ViewController()]
    let host = TestHost(rootViewController: pager)
    host.drag(from: CGPoint(x: 60, y: 10), to: CGPoint(x: 10, y: 10), duration: 0.1)
    host.settle()
    #expect(pager.selectedIndex == 1)
    #expect(page.taps == 0)
    pager.selectedIndex = 0
    host.tap(at: CGPoint(x: 40, y: 10))
    host.settle()
    #expect(page.taps == 1)
  }

  @Test func `FR-GES-01 a finger that catches the pages is no tap on what is below`() {
    let pages = [ButtonPage(), ButtonPage()]
    let pager = PagingController()
    pager.viewControllers = pages
    let host = TestHost(rootViewController: pager)
    pager.selectPage(at: 1, animated: true)
    host.advance(by: 0.2)
    host.tap(at: CGPoint(x: 70, y: 10))
    host.settle()
    #expect(pages.map(\.taps) == [0, 0])
    #expect(!pager.isMoving)
    #expect(pager.selectedIndex == 1)
  }

  @Test func `FR-GES-01 dragging the titles moves no page, and swiping pages drags no titles`() {
    let stage = PagerStage(
      TopTabsController(), (0..<30).map { "Title \($0)" }, size: CGSize(width: 40, height: 10))
    let strip = stage.pager.topTabBar.subnodes.first as? ScrollableNode
    stage.host.drag(from: CGPoint(x: 35, y: 0), to: CGPoint(x: 5, y: 0), duration: 0.1)
    stage.host.settle()
    let offset = strip?.contentOffset.x ?? 0
    #expect(offset >= 29)
    #expect(stage.x == 0)
    #expect(stage.pager.selectedIndex == 0)
    // What the person has scrolled away stays there until another page is settled.
    stage.slowDrag(from: 30, by: -8, y: 5)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 0)
    #expect(abs((strip?.contentOffset.x ?? 0) - offset) < 1e-6)
    stage.swipe(from: 30, by: -25, y: 5)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    let frame = stage.pager.topTabBar.indicatorFrame
    #expect((frame?.origin.x ?? -1) >= 0)
    #expect((frame?.origin.x ?? 99) + (frame?.size.width ?? 99) <= 40)
  }

  // MARK: - Right to left

  @Test func `right to left strip and pages are mirrored together, once`() throws {
    let tabs = TopTabsController()
    tabs.layoutDirection = .rightToLeft
    let stage = PagerStage(tabs, size: CGSize(width: 40, height: 10))
    let bar = tabs.topTabBar
    #expect(stage.host.surface.text(ofRow: 0) == String(repeating: " ", count: 32) + "C  B  A")
    #expect(bar.indicatorFrame?.origin.x == 37)
    stage.hold(from: 5, by: 21, y: 5)
    #expect(tabs.position == 0.5)
    #expect(bar.indicatorFrame?.origin.x == 35.5)
    stage.release(at: 26, y: 5)
    stage.host.settle()
    #expect(tabs.selectedIndex == 1)
    try stage.host.tap("C", role: .tab)
    stage.host.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(stage.x == 0)
    #expect(bar.indicatorFrame?.origin.x == 31)
    #expect(bar.becomeFocused())
    stage.host.press(.right)
    stage.host.settle()
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: - Callbacks that take the pager away

  @Test func `FR-REN-07 a change of pages that pops the pager`() {
    let stage = PagerStage(
      TopTabsController(),
      root: { pager in
        let navigation = NavigationController(rootViewController: ViewController())
        navigation.pushViewController(pager, animated: false)
        return navigation
      })
    stage.pager.onSelectionChange = { [weak pager = stage.pager] _, _ in
      pager?.navigationController?.popViewController(animated: true)
    }
    stage.swipe(by: -50)
    stage.host.settle()
    #expect(stage.pager.parent == nil)
    #expect(!stage.pager.isMoving)
    let audit = AppearanceAudit(stage.log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == [])
    #expect(audit.inFlight == [])
  }

  @Test(arguments: ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear"])
  func `FR-REN-07 a page that takes the pager's window away in a call`(call: String) {
    for animated in [true, false] {
      let stage = PagerStage()
      stage.log.once("\(call)(\(animated))") {
        stage.host.window.rootViewController = ViewController()
      }
      stage.pager.selectPage("B", animated: animated)
      stage.host.settle()
      #expect(!stage.pager.isMoving)
      let audit = AppearanceAudit(stage.log.calls)
      #expect(audit.problems == [])
      #expect(audit.appeared == [])
      #expect(audit.inFlight == [])
      stage.host.window.rootViewController = stage.pager
      stage.host.settle()
      #expect(stage.isAtRest)
      #expect(AppearanceAudit(stage.log.calls).appeared == ["B"])
    }
  }

  @Test func `FR-LIFE-07 pages that change while the pager itself is being pushed`() {
    let stage = PagerStage(
      PagingController(), root: { NavigationController(rootViewController: $0) })
    let navigation = stage.pager.navigationController
    let log = CallRecord()
    let pushed = PagingController()
    pushed.viewControllers = ["X", "Y", "Z"].map { RecordingViewController($0, log: log) }
    navigation?.pushViewController(pushed, animated: true)
    stage.host.advance(by: 0.1)
    pushed.selectedIndex = 1
    pushed.selectPage(at: 2, animated: true)
    stage.host.settle()
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == ["Z"])
    #expect(audit.inFlight == [])
    navigation?.popViewController(animated: true)
    stage.host.advance(by: 0.1)
    pushed.selectedIndex = 0
    stage.host.settle()
    let end = AppearanceAudit(log.calls)
    #expect(end.problems == [])
    #expect(end.appeared == [])
    #expect(end.inFlight == [])
  }

  // MARK: - Many pages

  @Test func `FR-PAG-07 swiping through many pages keeps as many as allowed`() {
    let pager = PagingController()
    pager.maximumKeptPages = 3
    let stage = PagerStage(pager, (0..<20).map { "\($0)" })
    for _ in 0..<8 {
      stage.swipe(by: -50)
      stage.host.settle()
    }
    #expect(pager.selectedIndex == 8)
    #expect(pager.children.map(\.title) == ["6", "7", "8"])
    #expect(stage.placed == ["8"])
    for _ in 0..<3 {
      stage.swipe(by: 50)
      stage.host.settle()
    }
    #expect(pager.children.compactMap(\.title).sorted() == ["5", "6", "7"])
    #expect(stage.made.last == "5")
    let audit = AppearanceAudit(stage.log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == ["5"])
  }
}
