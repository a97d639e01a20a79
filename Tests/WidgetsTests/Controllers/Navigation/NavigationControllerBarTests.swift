import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct NavigationControllerBarTests {
  private let root = ViewController()
  private let top = ViewController()
  private let navigation: NavigationController
  private let host: TestHost

  init() {
    root.title = "Table"
    top.title = "Row 3"
    navigation = NavigationController(rootViewController: root)
    host = TestHost(size: CGSize(width: 40, height: 10), rootViewController: navigation)
  }

  private func push() {
    navigation.pushViewController(top, animated: false)
    host.settle()
  }

  private var bar: String {
    String(host.screen.prefix { $0 != "\n" })
  }

  @Test func `NAV-40 visibleViewController is the modal over the stack, else the top`() {
    #expect(navigation.visibleViewController === root)
    let modal = ViewController()
    root.present(modal, animated: false)
    host.settle()
    #expect(navigation.visibleViewController === modal)
    #expect(navigation.topViewController === root)
    modal.dismiss(animated: false)
    host.settle()
    #expect(navigation.visibleViewController === root)
  }

  @Test func `NAV-42 visibleViewController says nothing about being on screen`() {
    let hidden = NavigationController(rootViewController: top)
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), hidden]
    host.window.rootViewController = tabs
    host.settle()
    #expect(hidden.visibleViewController === top)
    #expect(!top.isViewLoaded)
    // The same when it was on screen before.
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    host.settle()
    #expect(hidden.visibleViewController === top)
    #expect(top.isViewLoaded && top.view.window == nil)
  }

  @Test func `NAV-43 a modal over the tabs is visible in each stack until it is dismissed`() {
    let other = NavigationController(rootViewController: top)
    let first = NavigationController(rootViewController: ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [first, other]
    host.window.rootViewController = tabs
    host.settle()
    let modal = ViewController()
    first.present(modal, animated: false)
    host.settle()
    first.dismiss(animated: true)
    #expect(other.visibleViewController === modal)
    host.settle()
    #expect(other.visibleViewController === top)
  }

  @Test func `NAV-44 inside shouldSelect both stacks still say what they showed`() {
    final class Reading: TabBarController {
      var read: () -> Void = {}
      override func shouldSelect(_ controller: ViewController) -> Bool {
        read()
        return true
      }
    }
    let old = NavigationController(rootViewController: ViewController())
    let new = NavigationController(rootViewController: top)
    let tabs = Reading()
    tabs.viewControllers = [old, new]
    host.window.rootViewController = tabs
    host.settle()
    var seen: [Bool] = []
    tabs.read = { [top] in
      seen = [
        new.visibleViewController === top, top.isViewLoaded,
        old.visibleViewController === old.topViewController,
      ]
    }
    tabs.tapItem(at: 1)
    #expect(seen == [true, false, true])
  }

  @Test func `NAV-50 the items of the bar are those of the stack`() {
    push()
    #expect(navigation.navigationBar.items == [root.navigationItem, top.navigationItem])
    #expect(navigation.navigationBar.topItem === top.navigationItem)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
    navigation.popViewController(animated: true)
    #expect(navigation.navigationBar.items == [root.navigationItem])
  }

  @Test func `NAV-51 changing the bar by hand stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        withExtendedLifetime(navigation) { navigation.navigationBar.items = [] }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = NavigationController()
        withExtendedLifetime(navigation) {
          navigation.navigationBar.pushItem(NavigationItem(title: "x"))
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = NavigationController(rootViewController: ViewController())
        withExtendedLifetime(navigation) { _ = navigation.navigationBar.popItem() }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = NavigationController()
        withExtendedLifetime(navigation) { navigation.navigationBar.delegate = nil }
      }
    }
  }

  @Test func `NAV-52 the root has no back button, what is above has one`() {
    #expect(!bar.contains("‹"))
    push()
    #expect(bar.hasPrefix(" ‹ Table"))
    #expect(bar.contains("Row 3"))
  }

  @Test func `NAV-52 a left item stands instead of the back button`() {
    top.navigationItem.leftBarButtonItem = BarButtonItem(title: "Close")
    push()
    #expect(bar.hasPrefix(" Close"))
  }

  @Test func `NAV-52 NAV-53 the way back is named by the previous item's backBarButtonItem`() {
    root.navigationItem.backButtonTitle = "Second"
    push()
    #expect(bar.hasPrefix(" ‹ Second"))
    root.navigationItem.backBarButtonItem = BarButtonItem(title: "First")
    host.settle()
    #expect(bar.hasPrefix(" ‹ First"))
  }

  @Test func `NAV-53 without any title the way back is named Back`() {
    root.title = nil
    push()
    #expect(bar.hasPrefix(" ‹ Back"))
  }

  @Test func `NAV-54 a node in the previous item's backBarButtonItem is ignored`() {
    let item = BarButtonItem(title: "Home")
    item.customNode = Node(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    root.navigationItem.backBarButtonItem = item
    push()
    #expect(bar.hasPrefix(" ‹ Home"))
    #expect(item.customNode?.window == nil)
  }

  @Test func `NAV-55 the display mode decides what the way back is labelled with`() {
    root.navigationItem.backButtonDisplayMode = .generic
    push()
    #expect(bar.hasPrefix(" ‹ Back"))
    root.navigationItem.backButtonDisplayMode = .minimal
    host.settle()
    #expect(bar.hasPrefix(" ‹ "))
    #expect(!bar.contains("Back"))
    #expect(!bar.contains("Table"))
  }

  @Test func `NAV-56 the top item can hide the back button`() {
    top.navigationItem.hidesBackButton = true
    push()
    #expect(!bar.contains("‹"))
    top.navigationItem.hidesBackButton = false
    top.navigationItem.leftBarButtonItem = BarButtonItem(title: "Edit")
    top.navigationItem.leftItemsSupplementBackButton = true
    host.settle()
    #expect(bar.hasPrefix(" ‹ Table"))
    #expect(bar.contains("Edit"))
  }

  @Test func `NAV-57 a new title of the top is shown at once`() {
    push()
    top.title = "Row 4"
    host.settle()
    #expect(bar.contains("Row 4"))
    root.title = "List"
    host.settle()
    #expect(bar.hasPrefix(" ‹ List"))
  }

  @Test func `NAV-58 a hidden bar stays hidden through pushes and pops`() {
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(navigation.isNavigationBarHidden)
    push()
    #expect(navigation.isNavigationBarHidden)
    #expect(bar.isEmpty)
    navigation.popViewController(animated: false)
    host.settle()
    #expect(navigation.isNavigationBarHidden)
    #expect(NavigationController.hideShowBarDuration == 0.2)
  }

  //  The bar of points is 44 high (DESIGN 4); the status bar of the test is 59.
  @Test func `NAV-59 WIN-06 the bar is part of the content's safe area until it is hidden`() {
    let host = TestHost(
      size: CGSize(width: 390, height: 844), metrics: .points,
      safeAreaInsets: EdgeInsets(top: 59, bottom: 34), rootViewController: navigation)
    host.settle()
    #expect(root.view.safeAreaInsets == EdgeInsets(top: 103, bottom: 34))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 103))
    navigation.isNavigationBarHidden = true
    host.settle()
    #expect(root.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }

  @Test func `NAV-64 the tab item is that of the root until another one is set`() {
    #expect(navigation.tabBarItem === root.tabBarItem)
    push()
    #expect(navigation.tabBarItem === root.tabBarItem)
    let own = TabBarItem(title: "Own")
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
  }

  @Test func `a tap on the back button pops`() throws {
    push()
    try host.tap("Table")
    host.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test(arguments: ["esc", "backspace"])
  func `Escape and Backspace go back, and are not taken at the root`(name: String) throws {
    let key = try #require(Key(name: name))
    var unhandled = 0
    host.window.screen.onUnhandledKey = { _ in unhandled += 1 }
    push()
    host.press(key)
    #expect(navigation.viewControllers == [root])
    #expect(unhandled == 0)
    host.settle()
    host.press(key)
    #expect(unhandled == 1)
  }
}
