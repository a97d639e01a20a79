import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct StatusBarTapTests {
  private func added(to stage: ScrollStage) -> ScrollableNode {
    let node = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    node.contentSize = CGSize(width: 300, height: 1000)
    stage.controller.view.addSubnode(node)
    return node
  }

  @Test func `SCR-70 one scroll view goes to its top, of two neither does`() {
    let stage = ScrollStage()
    let other = added(to: stage)
    stage.node.contentOffset.y = 500
    #expect(!stage.host.window.scrollToTopTapped())
    other.scrollsToTop = false
    #expect(stage.host.window.scrollToTopTapped())
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `SCR-72 it is asked first and told at the end`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 500
    stage.host.clearEvents()
    stage.host.window.scrollToTopTapped()
    #expect(stage.node.isTravellingToTop)
    stage.host.settle()
    #expect(stage.calls == ["shouldScrollToTop()", "didScrollToTop()"])
  }

  @Test func `SCR-72 a delegate can refuse`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    recorder.allowsTop = false
    stage.node.delegate = recorder
    stage.node.contentOffset.y = 500
    #expect(!stage.host.window.scrollToTopTapped())
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 500)
    #expect(recorder.calls == ["shouldScrollToTop"])
  }

  @Test func `SCR-73 x stays and the inset counts`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1000))
    stage.node.contentInset.top = 50
    stage.node.contentOffset = CGPoint(x: 20, y: 500)
    stage.host.window.scrollToTopTapped()
    stage.host.settle()
    #expect(stage.node.contentOffset == CGPoint(x: 20, y: -50))
  }

  @Test func `SCR-74 at the top nothing happens`() {
    let stage = ScrollStage()
    #expect(!stage.host.window.scrollToTopTapped())
    #expect(stage.allCalls.isEmpty)
  }

  @Test func `SCR-75 one that cannot be seen does not count`() {
    let stage = ScrollStage()
    let other = added(to: stage)
    stage.node.contentOffset.y = 500
    other.isHidden = true
    #expect(stage.host.window.scrollToTopTapped())
    stage.host.settle()
    stage.node.contentOffset.y = 500
    other.isHidden = false
    other.frame.origin.x = 300
    #expect(stage.host.window.scrollToTopTapped())
  }

  @Test func `SCR-75 lists in other tabs, below the top of a stack, on other pages do not count`() {
    func list(_ title: String) -> ScrollListScreen { ScrollListScreen(title) }
    let (root, top, page) = (list("root"), list("top"), list("page"))
    let navigation = NavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    let pager = PagingController()
    pager.viewControllers = [page, list("other page")]
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, pager]
    let host = TestHost(rootViewController: tabs)
    pager.selectedIndex = 1
    tabs.selectedIndex = 1
    pager.selectedIndex = 0
    host.settle()
    for (index, shown) in [(1, page), (0, top)] {
      tabs.selectedIndex = index
      host.settle()
      shown.list.contentOffset.y = 30
      #expect(host.window.scrollToTopTapped())
      host.settle()
      #expect(shown.list.isAtTop)
    }
  }

  @Test func `SCR-71 the rule of the larger screens is not used: two are two`() {
    let stage = ScrollStage()
    let other = added(to: stage)
    other.frame = CGRect(x: 0, y: 150, width: 300, height: 100)
    stage.node.frame.size.height = 100
    stage.node.contentOffset.y = 500
    #expect(!stage.host.window.scrollToTopTapped())
  }
}

/// A screen that is a list.
private final class ScrollListScreen: ViewController {
  let list = ScrollableNode()

  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func loadView() {
    list.contentSize = CGSize(width: 80, height: 200)
    view = list
  }
}
