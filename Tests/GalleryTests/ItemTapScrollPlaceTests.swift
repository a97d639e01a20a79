import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// The flow in places where "at the root" is easily got wrong.
@MainActor struct ItemTapScrollPlaceTests {
  private let tabs = ItemTapScrollTabController()
  private let middle = CGPoint(x: 20, y: 10)

  private func offset(of controller: ViewController?) -> CGFloat? {
    controller?.contentScrollableNode?.contentOffset.y
  }

  @Test func `a tab without a stack is at its root, whatever the tab before it was`() throws {
    let plain = ScrollController(title: "Plain")
    tabs.viewControllers = [
      NavigationController(rootViewController: TableController(title: "Table", rowCount: 100)),
      plain,
    ]
    let host = TestHost(rootViewController: tabs)
    try host.tap("Row 3")
    host.settle()
    // The stack is not at its root at this tap; the fact must not outlive it.
    try host.tap("Plain", role: .tab)
    host.wheel(at: middle, by: 20)
    #expect(offset(of: plain) == 20)
    try host.tap("Plain", role: .tab)
    host.settle()
    #expect(offset(of: plain) == 0)
  }

  @Test func `on an outer stack a tap pops the tab's own stack only`() throws {
    let outer = NavigationController(rootViewController: ViewController())
    outer.pushViewController(tabs, animated: false)
    outer.isNavigationBarHidden = true
    let host = TestHost(rootViewController: outer)
    let inner = try #require(tabs.viewControllers?.first as? NavigationController)
    try host.tap("Row 3")
    host.settle()
    #expect(inner.viewControllers.count == 2)
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(inner.viewControllers.count == 1)
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(outer.viewControllers.count == 2)
  }

  @Test func `a tab without a stack scrolls although the tabs are on an outer stack`() throws {
    let plain = ScrollController(title: "Plain")
    tabs.viewControllers = [plain]
    let outer = NavigationController(rootViewController: ViewController())
    outer.pushViewController(tabs, animated: false)
    let host = TestHost(rootViewController: outer)
    let start = try #require(offset(of: plain))
    host.wheel(at: middle, by: 20)
    try host.tap("Plain", role: .tab)
    host.settle()
    #expect(offset(of: plain) == start)
    #expect(outer.viewControllers.count == 2)
  }

  @Test func `with a modal up, a pushed screen is not taken for the root`() throws {
    let host = TestHost(rootViewController: tabs)
    host.wheel(at: middle, by: 30)
    try host.tap("Row 35")
    host.settle()
    host.wheel(at: middle, by: 12)
    let stack = try #require(tabs.viewControllers?.first as? NavigationController)
    let details = stack.topViewController
    let before = offset(of: details)
    tabs.present(ViewController(), animated: false)
    host.settle()
    tabs.tapItem(at: 0)
    host.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(offset(of: details) == before)
    #expect(offset(of: stack.viewControllers.first) == 29)
  }

  @Test func `a person cannot reach the bar under a modal`() {
    let host = TestHost(rootViewController: tabs)
    tabs.present(ViewController(), animated: false)
    host.settle()
    #expect(throws: TapError.self) { try host.tap("Table", role: .tab) }
  }

  @Test func `keys do what taps do`() throws {
    let host = TestHost(rootViewController: tabs)
    host.wheel(at: middle, by: 30)
    host.press(Key(.character("1"), modifiers: .alt))
    host.settle()
    #expect(offset(of: tabs.selectedViewController) == -1)
    host.press(Key(.pageDown, modifiers: .control))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `the demo lets go of everything`() throws {
    let alive = releaseCheck {
      let tabs = ItemTapScrollTabController()
      let host = TestHost(rootViewController: tabs)
      try? host.tap("Row 3")
      host.settle()
      return [tabs, host] + (tabs.viewControllers ?? [])
    }
    #expect(alive == [])
  }
}
