import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ViewControllerItemTests {
  private let controller = ViewController()

  @Test func `VC-70 the title sets the titles of both items`() {
    let items = (controller.navigationItem, controller.tabBarItem)
    controller.title = "News"
    #expect(items.0.title == "News")
    #expect(items.1.title == "News")
  }

  @Test func `VC-70 the titles of the items do not set the title`() {
    controller.title = "News"
    controller.navigationItem.title = "Top"
    controller.tabBarItem.title = "Tab"
    #expect(controller.title == "News")
  }

  @Test func `VC-71 the last writer of a title wins`() {
    controller.tabBarItem.title = "Tab"
    controller.title = "News"
    #expect(controller.tabBarItem.title == "News")
    controller.tabBarItem.title = "Tab"
    #expect(controller.tabBarItem.title == "Tab")
  }

  @Test func `VC-72 the items are made once, with the title`() {
    controller.title = "News"
    #expect(controller.navigationItem.title == "News")
    #expect(controller.navigationItem === controller.navigationItem)
    #expect(controller.tabBarItem === controller.tabBarItem)
  }

  @Test func `VC-73 the nearest container counts, not the controller itself nor a presenter`() {
    let inner = NavigationController(rootViewController: controller)
    let tabs = TabBarController()
    tabs.viewControllers = [inner]
    let outer = NavigationController(rootViewController: tabs)
    #expect(controller.navigationController === inner)
    #expect(controller.tabBarController === tabs)
    #expect(inner.navigationController === outer)
    #expect(outer.navigationController == nil)
    let host = TestHost(rootViewController: outer)
    let modal = ViewController()
    controller.present(modal, animated: false)
    host.settle()
    #expect(modal.presentingViewController === outer)
    #expect(modal.navigationController == nil)
    #expect(modal.tabBarController == nil)
  }

  //  The numbers of the fact: (59, 0, 34, 0) and (10, 0, 6, 0) make (69, 0, 40, 0).
  @Test func `VC-74 additional insets are added to the safe area that is inherited`() {
    let host = TestHost(
      size: CGSize(width: 390, height: 844), metrics: .points,
      safeAreaInsets: EdgeInsets(top: 59, bottom: 34), rootViewController: controller)
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10, bottom: 6)
    host.settle()
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 69, bottom: 40))
    controller.additionalSafeAreaInsets = .zero
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }

  @Test func `VC-74 a change of the safe area tells the controller`() {
    final class Listening: ViewController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() { count += 1 }
    }
    let listening = Listening()
    listening.loadViewIfNeeded()
    listening.additionalSafeAreaInsets = EdgeInsets(top: 1)
    listening.additionalSafeAreaInsets = EdgeInsets(top: 1)
    #expect(listening.count == 1)
  }

  //  Three of the measured cases of the fact, in a parent of 320 × 480 with (44, 10, 34, 12).
  @Test(arguments: [
    (CGRect(x: 30, y: 20, width: 100, height: 500), EdgeInsets(top: 24, bottom: 34)),
    (CGRect(x: 5, y: 10, width: 60, height: 20), EdgeInsets(top: 34, left: 5)),
    (CGRect(x: 0, y: 100, width: 320, height: 200), EdgeInsets(left: 10, right: 12)),
  ])
  func `VC-75 a child's safe area is what reaches into it`(frame: CGRect, insets: EdgeInsets) {
    let host = TestHost(
      size: CGSize(width: 320, height: 480), metrics: .points,
      safeAreaInsets: EdgeInsets(top: 44, left: 10, bottom: 34, right: 12),
      rootViewController: controller)
    let child = ViewController()
    controller.addChild(child)
    child.view.frame = frame
    controller.view.addSubnode(child.view)
    host.settle()
    #expect(child.view.safeAreaInsets == insets)
  }
}
