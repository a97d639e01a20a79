import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports name, in tabs with other things in them.
@MainActor struct TabSiblingTests {
  private let log = CallRecord()

  private func bottomTabs(_ children: [ViewController]) -> (TabBarController, TestHost) {
    let tabs = TabBarController()
    tabs.viewControllers = children
    tabs.reselectPolicy = .popThenScroll
    return (tabs, TestHost(rootViewController: tabs))
  }

  // MARK: - FR-TAB-11, FR-TAB-07: the list that is seen

  /// A screen with a scroll view that turns pages, not a pager, and a list on each page.
  private final class HandMadePages: ViewController {
    let pages = ScrollableNode()
    let lists = (0..<3).map { _ in ScrollableNode() }

    override func viewDidLoad() {
      super.viewDidLoad()
      pages.isPagingEnabled = true
      pages.scrollsToTop = false
      view.addSubnode(pages)
      lists.forEach(pages.addSubnode)
    }

    override func viewDidLayoutSubnodes() {
      // Beside the pages there is room for something else.
      let size = CGSize(width: 50, height: view.bounds.size.height)
      pages.frame = CGRect(origin: CGPoint(x: 30, y: 0), size: size)
      pages.contentSize = CGSize(width: 150, height: size.height)
      for (index, list) in lists.enumerated() {
        list.frame = CGRect(origin: CGPoint(x: 50 * index, y: 0), size: size)
        list.contentSize = CGSize(width: 50, height: 300)
      }
    }
  }

  @Test func `FR-TAB-07 of lists side by side the one that is seen goes to its top`() {
    let screen = HandMadePages()
    let (tabs, host) = bottomTabs([NavigationController(rootViewController: screen)])
    host.settle()
    for (index, list) in screen.lists.enumerated() {
      list.contentOffset.y = CGFloat(100 * (index + 1)) - list.adjustedContentInset.top
    }
    screen.pages.contentOffset.x = 50
    tabs.tapItem(at: 0)
    host.settle()
    let places = screen.lists.map { $0.contentOffset.y + $0.adjustedContentInset.top }
    #expect(places == [100, 0, 300])
    #expect(screen.pages.contentOffset.x == 50)
  }

  @Test func `SCR-75 of lists side by side the one that is seen answers to the status bar`() {
    let screen = HandMadePages()
    let host = TestHost(rootViewController: screen)
    host.settle()
    for list in screen.lists { list.contentOffset.y = 100 }
    screen.pages.contentOffset.x = 100
    #expect(host.window.scrollToTopTapped())
    host.settle()
    #expect(screen.lists.map(\.contentOffset.y) == [100, 100, 0])
  }

  @Test func `FR-TAB-11 a page without a list has nothing to do, whatever is beside it`() {
    let screen = HandMadePages()
    let (tabs, host) = bottomTabs([screen])
    host.settle()
    screen.lists[0].contentOffset.y = 90
    screen.lists[1].isHidden = true
    screen.pages.contentOffset.x = 50
    #expect(tabs.reselectSituation(of: screen).scroll == .absent)
    tabs.tapItem(at: 0)
    host.settle()
    #expect(screen.lists[0].contentOffset.y == 90)
  }

  // MARK: - FR-TAB-01: nothing in the list

  @Test func `FR-TAB-01 an empty table on the visible page, filled between the taps`() {
    final class Rows: TableViewController {
      var count = 0
      override func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
        count
      }
      override func tableNode(
        _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
      ) -> TableNodeCell { TableNodeCell(style: .default, reuseIdentifier: nil) }
    }
    let rows = Rows()
    let pages = TopTabsController()
    pages.viewControllers = [ViewController(), rows]
    let (tabs, host) = bottomTabs([pages])
    pages.selectedIndex = 1
    host.settle()
    let top = -rows.tableNode.adjustedContentInset.top
    for _ in 1...3 { tabs.tapItem(at: 0) }
    host.settle()
    #expect(rows.tableNode.contentOffset.y == top)
    rows.count = 90
    rows.tableNode.reloadData()
    rows.tableNode.contentOffset.y = 40
    tabs.tapItem(at: 0)
    rows.count = 0
    rows.tableNode.reloadData()
    host.settle()
    #expect(rows.tableNode.contentOffset.y == top)
    #expect(host.diagnostics == [])
  }

  // MARK: - FR-TAB-09: the way to the top

  @Test func `FR-TAB-09 a bar that goes and comes on the way moves the end, not the time`() {
    let screen = ScrollingScreen("List", contentSize: CGSize(width: 80, height: 2000))
    let navigation = NavigationController(rootViewController: screen)
    let (tabs, host) = bottomTabs([navigation])
    host.settle()
    let delegate = CountingScrollDelegate()
    screen.scrollable.delegate = delegate
    for hides in [true, false] {
      screen.offset = 1000
      let ends = delegate.animationEnds
      tabs.tapItem(at: 0)
      host.advance(by: 0.1)
      navigation.isNavigationBarHidden = hides
      tabs.tapItem(at: 0)
      host.advance(by: 0.1)
      tabs.tapItem(at: 0)
      host.settle()
      #expect(screen.offset == 0)
      #expect(delegate.animationEnds == ends + 1)
    }
  }

  @Test func `FR-TAB-09 another size of the window on the way to the top`() {
    let screen = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([screen])
    host.settle()
    let delegate = CountingScrollDelegate()
    screen.scrollable.delegate = delegate
    screen.offset = 1000
    tabs.tapItem(at: 0)
    host.advance(by: 0.1)
    host.resize(to: CGSize(width: 40, height: 60))
    host.settle()
    #expect(screen.offset == 0)
    #expect(delegate.animationEnds == 1)
    #expect(zip(delegate.offsets, delegate.offsets.dropFirst()).allSatisfy { $0 >= $1 })
  }

  // MARK: - FR-TAB-15, FR-PAG-13: what is not seen keeps its place

  @Test func `FR-TAB-15 FR-PAG-13 another size while another tab is shown`() {
    let screen = ScrollingScreen("List")
    let pages = PagingController()
    pages.viewControllers = (0..<4).map { _ in ViewController() }
    let (tabs, host) = bottomTabs([screen, pages, ViewController()])
    var changes = 0
    pages.onSelectionChange = { _, _ in changes += 1 }
    screen.offset = 137
    tabs.selectedIndex = 1
    pages.selectedIndex = 3
    tabs.selectedIndex = 2
    changes = 0
    for size in [CGSize(width: 33, height: 9), CGSize(width: 120, height: 50)] {
      host.resize(to: size)
      host.settle()
    }
    tabs.selectedIndex = 1
    host.settle()
    #expect(pages.selectedIndex == 3)
    #expect(pages.scrollableNode.contentOffset.x == 360)
    #expect(changes == 0)
    tabs.selectedIndex = 0
    host.settle()
    #expect(screen.offset == 137)
  }

  @Test func `FR-SCR-05 a list that shrinks while another tab is shown is inside when it is back`()
  {
    let screen = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([screen, ViewController()])
    screen.offset = 500
    tabs.selectedIndex = 1
    screen.scrollable.contentSize.height = 100
    tabs.selectedIndex = 0
    host.settle()
    let metrics = screen.scrollable.scrollMetrics
    #expect(metrics.offset.y == metrics.maximumOffset.y)
    screen.scrollable.contentSize.height = 2000
    #expect(screen.scrollable.contentOffset.y == metrics.offset.y)
  }

  // MARK: - FR-TAB-17: tabs that go

  @Test func `FR-TAB-17 the tab from which something was presented is taken away`() {
    let children = ["A", "B"].map { RecordingViewController($0, log: log) }
    let stack = NavigationController(rootViewController: children[0])
    let (tabs, host) = bottomTabs([stack, children[1]])
    let modal = RecordingViewController("M", log: log)
    children[0].present(modal, animated: true)
    host.settle()
    // VC-28: the tab bar controller presents it, and goes on doing so.
    tabs.viewControllers = [children[1]]
    host.settle()
    #expect(tabs.presentedViewController === modal)
    #expect(modal.view.window != nil)
    modal.dismiss(animated: true)
    host.settle()
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == ["B"])
    #expect(audit.inFlight == [])
    #expect(children[0].view.window == nil)
  }

  @Test func `FR-TAB-17 all tabs are taken away while the list of one coasts`() {
    let screen = ScrollingScreen("List")
    let (tabs, host) = bottomTabs([screen])
    host.settle()
    host.drag(from: CGPoint(x: 9, y: 20), to: CGPoint(x: 9, y: 5), duration: 0.1)
    #expect(screen.scrollable.isDecelerating)
    tabs.viewControllers = nil
    host.settle()
    #expect(!screen.scrollable.isDecelerating)
    let next = ScrollingScreen("Next")
    tabs.viewControllers = [next]
    host.settle()
    #expect(tabs.selectedViewController === next)
    #expect(next.view.window != nil)
  }

  // MARK: - Modals over tabs

  @Test func `TAB-46 a round trip through another tab under a modal leaves the presenter in place`()
  {
    let a = RecordingViewController("A", log: log)
    let (tabs, host) = bottomTabs([a, RecordingViewController("B", log: log)])
    for style in [ModalPresentationStyle.overFullScreen, .fullScreen] {
      let modal = ViewController()
      modal.modalPresentationStyle = style
      a.present(modal, animated: true)
      host.settle()
      tabs.selectedIndex = 1
      host.advance(by: 0.1)
      tabs.selectedIndex = 0
      host.settle()
      modal.dismiss(animated: true)
      host.settle()
      #expect(a.view.window != nil)
      #expect(tabs.presentedViewController == nil)
      let audit = AppearanceAudit(log.calls)
      #expect(audit.problems == [])
      #expect(audit.appeared == ["A"])
      #expect(audit.inFlight == [])
    }
  }
}
