import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports name, in containers that they do not name.
@MainActor struct ContainerSiblingTests {
  private let log = CallRecord()

  private func bottomTabs(_ children: [ViewController]) -> (TabBarController, TestHost) {
    let tabs = TabBarController()
    tabs.viewControllers = children
    tabs.reselectPolicy = .popThenScroll
    return (tabs, TestHost(rootViewController: tabs))
  }

  // MARK: - FR-NAV-01: after a cancelled drag

  @Test func `FR-NAV-01 after a cancelled drag a tap on the tab pops`() {
    let top = ViewController()
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.pushViewController(top, animated: false)
    let (tabs, host) = bottomTabs([navigation])
    host.settle()
    host.touchDown(at: CGPoint(x: 0, y: 9))
    for x in [8, 16, 24] { host.touchMove(to: CGPoint(x: CGFloat(x), y: 9)) }
    // While the finger holds the screen the tap is one during a transition.
    tabs.tapItem(at: 0)
    host.advance(by: 0.5)
    host.touchUp(at: CGPoint(x: 24, y: 9))
    host.settle()
    #expect(navigation.topViewController === top)
    tabs.tapItem(at: 0)
    host.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(top.view.window == nil)
  }

  // MARK: - Content while screens change

  @Test func `the content of a container by hand is not the list that makes place for another`() {
    let first = ViewController()
    let list = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    list.contentSize = CGSize(width: 80, height: 100)
    first.view.addSubnode(list)
    let navigation = NavigationController(rootViewController: first)
    let container = ViewController()
    container.addChild(navigation)
    container.view.addSubnode(navigation.view)
    navigation.didMove(toParent: container)
    let host = TestHost(rootViewController: container)
    host.settle()
    #expect(container.contentScrollableNode === list)
    navigation.pushViewController(ViewController(), animated: true)
    host.advance(by: 0.1)
    #expect(list.window != nil)
    #expect(container.contentScrollableNode == nil)
  }

  // MARK: - FR-SCR-03, FR-SCR-07: in the middle

  @Test func `FR-SCR-03 an offset that is set in didScroll of a change stops that change`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    var isDue = true
    recorder.onScroll = { node in
      guard isDue, node.contentOffset.y >= 200 else { return }
      isDue = false
      node.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    }
    stage.node.delegate = recorder
    stage.node.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 50)
    #expect(recorder.offsets.last?.y == 50)
    #expect(recorder.calls == ["didEndScrollingAnimation"])
  }

  @Test func `FR-SCR-07 the status bar takes the content from a finger, and both ends are told`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 500
    stage.host.clearEvents()
    stage.host.touchDown(at: CGPoint(x: 150, y: 200))
    stage.host.touchMove(to: CGPoint(x: 150, y: 150))
    stage.host.window.scrollToTopTapped()
    stage.host.touchMove(to: CGPoint(x: 150, y: 50))
    stage.host.settle()
    stage.host.touchUp(at: CGPoint(x: 150, y: 50))
    stage.host.settle()
    #expect(
      stage.calls == [
        "willBeginDragging()", "shouldScrollToTop()", "didEndDragging(willDecelerate: false)",
        "didScrollToTop()",
      ])
    #expect(stage.node.contentOffset.y == 0)
  }

  // MARK: - FR-GES-03: nested

  @Test func `FR-GES-03 top tabs on a page of top tabs turn first, then the outer ones`() {
    let inner = TopTabsController()
    inner.setPages(["a", "b"]) { _ in ViewController() }
    let outer = TopTabsController()
    outer.viewControllers = [inner, ViewController()]
    let host = TestHost(rootViewController: outer)
    var places: [[Int]] = []
    for dx in [-50, -50, 50, 50] as [CGFloat] {
      let start: CGFloat = dx < 0 ? 70 : 10
      host.drag(
        from: CGPoint(x: start, y: 12), to: CGPoint(x: start + dx, y: 12), duration: 0.1)
      host.settle()
      places.append([outer.selectedIndex, inner.selectedIndex])
    }
    #expect(places == [[0, 1], [1, 1], [0, 1], [0, 0]])
  }

  // MARK: - FR-PAG-11, FR-LIFE-07: pages that are not seen

  @Test func `FR-PAG-11 FR-LIFE-07 pages in a tab that is not shown change without a sound`() {
    let pages = TopTabsController()
    let list = ["A", "B", "C"].map { RecordingViewController($0, log: log) }
    pages.viewControllers = list
    var changes: [Int] = []
    let (tabs, host) = bottomTabs([ViewController(), pages])
    pages.onSelectionChange = { [weak pages] _, _ in changes.append(pages?.selectedIndex ?? -1) }
    host.settle()
    pages.viewControllers = [list[0], list[1]]
    #expect(changes == [])
    pages.viewControllers = [list[1]]
    #expect(changes == [0])
    pages.viewControllers = list
    pages.selectPage(at: 2, animated: true)
    #expect(changes == [0, 2])
    #expect(!pages.isMoving)
    #expect(log.calls.filter { $0.contains("ppear(") || $0.contains("oad") } == [])
    tabs.selectedIndex = 1
    host.settle()
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == ["C"])
    #expect(!list[0].isViewLoaded && !list[1].isViewLoaded)
  }

  // MARK: - FR-MEM: what holds on

  @Test func `FR-MEM-01 tabs in pages in a stack in tabs are freed in the middle of everything`() {
    let window = TestHost(rootViewController: ViewController())
    let alive = releaseCheck(window) {
      let list = ScrollingScreen("List")
      let inner = TabBarController()
      inner.viewControllers = [NavigationController(rootViewController: list), ViewController()]
      let pages = TopTabsController()
      pages.viewControllers = [inner, ViewController()]
      let stack = NavigationController(rootViewController: ViewController())
      let tabs = TabBarController()
      tabs.viewControllers = [stack]
      window.window.rootViewController = tabs
      stack.pushViewController(pages, animated: false)
      window.settle()
      let modal = ViewController()
      list.scrollable.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      pages.selectPage(at: 1, animated: true)
      window.advance(by: 0.1)
      pages.present(modal, animated: true)
      stack.popViewController(animated: true)
      inner.selectedIndex = 1
      window.window.rootViewController = ViewController()
      window.settle()
      return [list, list.scrollable, inner, pages, stack, tabs, modal, pages.topTabBar]
    }
    #expect(alive == [])
  }
}
