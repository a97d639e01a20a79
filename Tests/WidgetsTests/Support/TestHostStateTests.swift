import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TestHostStateTests {
  private func titled(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  @Test func `tabs show their selection, stacks their titles, and nothing is loaded`() {
    let tabs = TabBarController()
    let stack = NavigationController(rootViewController: titled("Root"))
    stack.pushViewController(titled("Next"), animated: false)
    tabs.viewControllers = [titled("Home"), stack]
    let host = TestHost(rootViewController: tabs)
    #expect(
      host.state == """
        TabBarController selectedIndex 0
          ViewController "Home"
          NavigationController stack "Root" > "Next" not loaded
            ViewController "Root" not loaded
            ViewController "Next" not loaded
        """)
    #expect(!stack.isViewLoaded)
  }

  @Test func `no tabs have no selection, and a stack may be empty`() {
    let tabs = TabBarController()
    let host = TestHost(rootViewController: tabs)
    #expect(host.state == "TabBarController selectedIndex none")
    host.window.rootViewController = NavigationController()
    host.advance(by: 0)
    #expect(host.state == "NavigationController stack empty")
  }

  @Test(arguments: [
    (CGFloat(0), "0,0 at top"), (12, "0,12"), (3.5, "0,3.5"), (7.256, "0,7.26"), (9.04, "0,9.04"),
  ])
  func `a scroll view shows how far it is`(y: CGFloat, expected: String) {
    let controller = ViewController()
    let list = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    list.contentSize = CGSize(width: 80, height: 200)
    controller.view.addSubnode(list)
    let host = TestHost(rootViewController: controller)
    list.contentOffset.y = y
    #expect(host.state == "ViewController offset \(expected)")
  }

  @Test func `what is presented stands below its presenter`() {
    let controller = titled("Home")
    let host = TestHost(rootViewController: controller)
    controller.present(titled("Sheet"), animated: false)
    host.settle()
    #expect(
      host.state == """
        ViewController "Home"
        presents
          ViewController "Sheet"
        """)
  }
}
