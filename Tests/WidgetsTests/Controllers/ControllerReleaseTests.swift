import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ControllerReleaseTests {
  private let root = ViewController()
  private let navigation: NavigationController
  private let host: TestHost

  init() {
    navigation = NavigationController(rootViewController: root)
    host = TestHost(rootViewController: navigation)
  }

  @Test(arguments: [true, false])
  func `a popped controller and its view are freed`(animated: Bool) {
    let alive = releaseCheck(host) {
      let top = ViewController()
      navigation.pushViewController(top, animated: animated)
      host.settle()
      navigation.popViewController(animated: animated)
      host.settle()
      return [top, top.view]
    }
    #expect(alive == [])
  }

  @Test(arguments: [true, false])
  func `a dismissed controller with a stack is freed`(animated: Bool) {
    let alive = releaseCheck(host) {
      let content = ViewController()
      let modal = NavigationController(rootViewController: content)
      root.present(modal, animated: animated)
      host.settle()
      modal.dismiss(animated: animated)
      host.settle()
      return [modal, modal.view, modal.navigationBar, content, content.view]
    }
    #expect(alive == [])
  }

  @Test func `a root that was replaced is freed with all that it presents`() {
    let alive = releaseCheck(host) {
      let tabs = TabBarController()
      let content = ViewController()
      tabs.viewControllers = [NavigationController(rootViewController: content)]
      host.window.rootViewController = tabs
      host.settle()
      let modal = ViewController()
      tabs.present(modal, animated: true)
      host.advance(by: 0.1)
      host.window.rootViewController = ViewController()
      host.settle()
      return [tabs, tabs.tabBar, content, modal, modal.view]
    }
    #expect(alive == [])
  }

  @Test func `an app whose window is hidden during a dismissal is freed with its host`() {
    let alive = releaseCheck {
      let content = ViewController()
      let app = NavigationController(rootViewController: content)
      let host = TestHost(rootViewController: app)
      let modal = ViewController()
      app.present(modal, animated: false)
      host.settle()
      modal.dismiss(animated: true)
      host.advance(by: 0.1)
      app.pushViewController(ViewController(), animated: true)
      host.window.isHidden = true
      return [app, content, modal, host.window]
    }
    #expect(alive == [])
  }

  @Test func `FR-MEM-01 tabs that were shown on a stack are freed when they are popped`() {
    final class Owner: TabBarControllerDelegate {}
    let alive = releaseCheck(host) {
      let owner = Owner()
      let tabs = TabBarController()
      tabs.delegate = owner
      let children = (0..<5).map { _ in ViewController() }
      tabs.viewControllers = children
      navigation.pushViewController(tabs, animated: true)
      host.settle()
      for index in 0..<5 {
        tabs.tapItem(at: index)
        host.settle()
      }
      navigation.popViewController(animated: true)
      host.settle()
      return [tabs, tabs.tabBar, owner] + children
    }
    #expect(alive == [])
  }

  @Test func `FR-MEM-03 a pop in the turn in which the root is replaced frees everything`() {
    let log = CallRecord()
    let alive = releaseCheck(host) {
      let a = ViewController()
      let b = RecordingViewController("B", log: log)
      let navigation = NavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: false)
      host.window.rootViewController = navigation
      host.settle()
      log.removeAll()
      navigation.popViewController(animated: true)
      host.window.rootViewController = ViewController()
      let objects: [AnyObject] = [b, b.view, navigation, a]
      host.advance(by: 1)
      return objects
    }
    #expect(alive == [])
    #expect(
      log.calls == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "B.didMove(toParent: nil)",
      ])
  }

  @Test func `a container that used a transition between children is freed`() {
    let alive = releaseCheck(host) {
      let container = ViewController()
      let children = [ViewController(), ViewController()]
      for child in children { container.addChild(child) }
      container.view.addSubnode(children[0].view)
      host.window.rootViewController = container
      host.settle()
      container.transition(from: children[0], to: children[1], duration: 1)
      host.advance(by: 0.5)
      host.window.rootViewController = ViewController()
      host.settle()
      return [container] + children
    }
    #expect(alive == [])
  }
}
