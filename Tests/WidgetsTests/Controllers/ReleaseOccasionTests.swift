import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Screens that are freed although something was still going on when they left.
@MainActor struct ReleaseOccasionTests {
  private func stackHost() -> (NavigationController, TestHost) {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    host.settle()
    return (navigation, host)
  }

  /// Prepares a screen that is shown, and is then popped.
  private func expectFreed(
    _ comment: Comment? = nil, wait: Double = 2,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ prepare: (ViewController, TestHost) -> [AnyObject]
  ) {
    for animated in [true, false] {
      let (navigation, host) = stackHost()
      let alive = releaseCheck(host) {
        let screen = ViewController()
        navigation.pushViewController(screen, animated: animated)
        host.settle()
        var objects = prepare(screen, host)
        objects.append(screen)
        objects.append(screen.view)
        navigation.popViewController(animated: animated)
        host.advance(by: wait)
        return objects
      }
      #expect(alive == [], comment, sourceLocation: sourceLocation)
    }
  }

  @Test func `FR-MEM-03 a screen that is popped while its list travels, coasts or is dragged`() {
    for motion in 0..<4 {
      expectFreed("\(motion)") { screen, host in
        let list = ScrollableNode(frame: screen.view.bounds)
        list.contentSize = CGSize(width: 80, height: 1000)
        screen.view.addSubnode(list)
        host.settle()
        switch motion {
        case 0: list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        case 1: host.drag(from: CGPoint(x: 9, y: 20), to: CGPoint(x: 9, y: 3), duration: 0.05)
        case 2:
          host.touchDown(at: CGPoint(x: 9, y: 20))
          host.touchMove(to: CGPoint(x: 9, y: 12))
        default: host.wheel(at: CGPoint(x: 9, y: 9), by: 7)
        }
        return [list]
      }
    }
  }

  @Test func `FR-MEM-05 a screen that is popped while something of it is still to happen`() {
    final class Ticking: Node {
      var work: ScheduledWork?
      var count = 0
    }
    var counts = 0
    expectFreed { screen, host in
      let node = Ticking()
      screen.view.addSubnode(node)
      node.work = node.schedule(after: 0.5, every: 0.5) { [weak node] in
        node?.count += 1
        counts += 1
      }
      // One that knows its screen, and ends with its window.
      screen.view.schedule(after: 5) { screen.title = "Late" }
      Node.animate(withDuration: 1) {
        node.alpha = 0
      } completion: { _ in
        screen.title = "Faded"
      }
      host.advance(by: 0.1)
      return [node]
    }
    #expect(counts == 0)
  }

  @Test func `FR-MEM-03 a screen that a finger drags back, all the way or not`() {
    let (navigation, host) = stackHost()
    weak var kept: ViewController?
    let alive = releaseCheck(host) {
      let screen = ViewController()
      kept = screen
      navigation.pushViewController(screen, animated: true)
      host.settle()
      host.touchDown(at: CGPoint(x: 0, y: 9))
      for x in [2, 20] {
        host.advance(by: 0.2)
        host.touchMove(to: CGPoint(x: CGFloat(x), y: 9))
      }
      host.advance(by: 0.2)
      host.touchUp(at: CGPoint(x: 20, y: 9))
      host.settle()
      #expect(navigation.topViewController === screen)
      host.touchDown(at: CGPoint(x: 0, y: 9))
      for x in [2, 70] {
        host.advance(by: 0.2)
        host.touchMove(to: CGPoint(x: CGFloat(x), y: 9))
      }
      host.touchUp(at: CGPoint(x: 70, y: 9))
      host.settle()
      return [screen, screen.view]
    }
    #expect(alive == [])
    #expect(kept == nil)
  }

  @Test func `FR-MEM-01 a chain of modals with stacks, dismissed from below at any moment`() {
    for wait in [0.0, 0.1, 1] {
      let root = ViewController()
      let host = TestHost(rootViewController: root)
      host.settle()
      let alive = releaseCheck(host) {
        var objects: [AnyObject] = []
        var presenter: ViewController = root
        for style in [ModalPresentationStyle.fullScreen, .overFullScreen, .automatic] {
          let stack = NavigationController(rootViewController: ViewController())
          stack.modalPresentationStyle = style
          presenter.present(stack, animated: true)
          host.settle()
          let top = ViewController()
          stack.pushViewController(top, animated: true)
          host.advance(by: wait)
          objects += [stack, top, stack.viewControllers[0], stack.view, top]
          presenter = top
        }
        root.dismiss(animated: true)
        host.settle()
        return objects
      }
      #expect(alive == [])
      #expect(root.presentedViewController == nil)
      #expect(root.view.window != nil)
    }
  }

  @Test func `FR-MEM-01 tabs that are replaced, with what they were doing`() {
    let tabs = TabBarController()
    tabs.reselectPolicy = .popThenScroll
    let host = TestHost(rootViewController: tabs)
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    for wait in [0.0, 0.1, 1] {
      let alive = releaseCheck(host) {
        let lists = (0..<3).map { ScrollingScreen("L\($0)") }
        let stacks = lists.map { NavigationController(rootViewController: $0) }
        tabs.viewControllers = stacks
        host.settle()
        for index in [1, 2, 0] {
          tabs.tapItem(at: index)
          lists[index].offset = 100
          host.settle()
        }
        tabs.setReselectPolicy(
          ReselectPolicy.popThenScroll.queueingLatest(), for: stacks[0])
        stacks[0].pushViewController(ViewController(), animated: true)
        host.advance(by: wait)
        tabs.tapItem(at: 0)
        stacks[1].pushViewController(ViewController(), animated: true)
        host.advance(by: wait)
        tabs.viewControllers = [ViewController()]
        host.advance(by: 2)
        return lists + stacks + lists.map(\.scrollable) + stacks.map(\.navigationBar)
      }
      #expect(alive == [])
    }
  }

  @Test func `FR-MEM-01 pages that are replaced, let go or never seen`() {
    let pages = TopTabsController()
    let host = TestHost(rootViewController: pages)
    for wait in [0.0, 0.1, 1] {
      let alive = releaseCheck(host) {
        let screens = (0..<4).map { ScrollingScreen("P\($0)") }
        pages.viewControllers = screens
        host.settle()
        pages.selectPage(at: 3, animated: true)
        host.advance(by: wait)
        host.touchDown(at: CGPoint(x: 40, y: 9))
        host.touchMove(to: CGPoint(x: 70, y: 9))
        host.advance(by: wait)
        pages.viewControllers = [ViewController()]
        host.touchUp(at: CGPoint(x: 70, y: 9))
        host.advance(by: 2)
        return screens + screens.map(\.scrollable)
      }
      #expect(alive == [])
    }
  }

  @Test func `FR-MEM-03 the window loses its root, or is let go, in the middle of everything`() {
    for wait in [0.0, 0.1, 0.2] {
      weak var tabs: TabBarController?
      weak var top: ViewController?
      weak var modal: ViewController?
      do {
        let all = TabBarController()
        let stack = NavigationController(rootViewController: ViewController())
        let screen = ViewController()
        let over = ViewController()
        all.viewControllers = [stack, ViewController()]
        (tabs, top, modal) = (all, screen, over)
        let host = TestHost(rootViewController: all)
        stack.pushViewController(screen, animated: true)
        host.advance(by: wait)
        screen.present(over, animated: true)
        host.advance(by: wait)
        if wait == 0.1 {
          host.window.rootViewController = nil
          host.advance(by: 0)
        }
      }
      #expect(tabs == nil && top == nil && modal == nil, "\(wait)")
    }
  }
}
