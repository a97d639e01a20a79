import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TabBarControllerBarTests {
  private let a = RecordingViewController("A")
  private let b = RecordingViewController("B")
  private let tabs = TabBarController()

  init() {
    tabs.viewControllers = [a, b]
  }

  @Test func `TAB-43 the child that is left keeps its tree and leaves the window`() {
    let host = TestHost(rootViewController: tabs)
    let inner = Node(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    a.view.addSubnode(inner)
    tabs.tapItem(at: 1)
    host.settle()
    #expect(a.view.window == nil)
    #expect(inner.supernode === a.view)
  }

  @Test func `TAB-44 only the selected child hears that the tab bar controller is covered`() {
    let host = TestHost(rootViewController: tabs)
    tabs.tapItem(at: 1)
    host.settle()
    a.log.removeAll()
    b.log.removeAll()
    tabs.present(ViewController(), animated: false)
    host.settle()
    #expect(a.log.calls.isEmpty)
    #expect(b.log.calls == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
  }

  @Test func `TAB-56 a title that is set in viewDidLoad shows when the child is selected`() {
    final class Late: ViewController {
      override func viewDidLoad() { title = "Late" }
    }
    let late = Late()
    tabs.viewControllers = [a, late]
    let host = TestHost(rootViewController: tabs)
    #expect(!host.screen.contains("Late"))
    tabs.tapItem(at: 1)
    host.settle()
    #expect(host.screen.contains("Late"))
  }

  @Test func `TAB-57 a badge is any string, also an empty one`() {
    let host = TestHost(rootViewController: tabs)
    #expect(b.tabBarItem.badgeValue == nil)
    b.tabBarItem.badgeValue = "7"
    host.settle()
    #expect(host.screen.contains("7"))
  }

  @Test func `TAB-58 WIN-06 the bar is 49 points high and part of the child's safe area`() {
    let host = TestHost(
      size: CGSize(width: 390, height: 844), metrics: .points,
      safeAreaInsets: EdgeInsets(top: 59, bottom: 34), rootViewController: tabs)
    host.settle()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 49 - 34, width: 390, height: 83))
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(a.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 83))
  }

  @Test func `TAB-59 a hidden bar gives its height back`() {
    let host = TestHost(rootViewController: tabs)
    #expect(!tabs.isTabBarHidden)
    #expect(a.view.safeAreaInsets.bottom == 1)
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden)
    host.settle()
    #expect(a.view.safeAreaInsets.bottom == 0)
    #expect(!host.screen.contains("B"))
    tabs.isTabBarHidden = false
    host.settle()
    #expect(a.view.safeAreaInsets.bottom == 1)
  }

  @Test func `FR-TAB-19 a disabled item does nothing until it is enabled`() throws {
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    let host = TestHost(rootViewController: tabs)
    b.tabBarItem.isEnabled = false
    host.settle()
    try host.tap("B", role: .tab)
    tabs.tapItem(at: 1)
    host.press(Key(.character("2"), modifiers: .alt))
    #expect(delegate.log.calls.isEmpty)
    #expect(tabs.selectedIndex == 0)
    b.tabBarItem.isEnabled = true
    host.settle()
    try host.tap("B", role: .tab)
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.log.calls == ["shouldSelect(B)", "didSelect(B)"])
  }

  @Test func `TAB-26 VC-70 NAV-64 a navigation controller shows the item of its root`() {
    let navigation = NavigationController(rootViewController: ViewController())
    tabs.viewControllers = [a, navigation]
    let host = TestHost(rootViewController: tabs)
    navigation.viewControllers.first?.title = "Inside"
    host.settle()
    #expect(host.screen.contains("Inside"))
    #expect(navigation.tabBarItem === navigation.viewControllers.first?.tabBarItem)
  }

  @Test func `TAB-29 the delegate is weak`() {
    var delegate: RecordingTabBarControllerDelegate? = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    #expect(tabs.delegate != nil)
    delegate = nil
    #expect(tabs.delegate == nil)
  }

  @Test(arguments: [
    ("alt+2", 1), ("alt+1", 0), ("alt+3", 0), ("alt+0", 0), ("ctrl+pagedown", 1),
    ("ctrl+pageup", 0), ("2", 0), ("alt+x", 0),
  ])
  func `keys act as taps on the bar`(name: String, expected: Int) throws {
    let host = TestHost(rootViewController: tabs)
    host.press(try #require(Key(name: name)))
    #expect(tabs.selectedIndex == expected)
  }

  @Test func `a key reaches no tab under a modal`() {
    let host = TestHost(rootViewController: tabs)
    a.present(ViewController(), animated: false)
    host.settle()
    host.press(Key(.character("2"), modifiers: .alt))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `TAB-55 changing the bar by hand stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController()]
        tabs.tabBar.items = []
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController()]
        tabs.tabBar.selectedItem = nil
      }
    }
  }
}
