import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// The story of S1, and the traps that its hand-written versions fall into.
@MainActor struct ItemTapScrollTests {
  private let tabs = ItemTapScrollTabController()
  private let host: TestHost
  private let middle = CGPoint(x: 20, y: 10)

  /// The top of a list below a navigation bar of one cell: -adjustedContentInset.top.
  private let top: CGFloat = -1

  init() {
    host = TestHost(rootViewController: tabs)
  }

  // MARK: - What a test looks at

  private func stack(_ index: Int) -> NavigationController? {
    tabs.viewControllers?[index] as? NavigationController
  }

  /// How far the content of a tab's screen is scrolled.
  private func offset(_ index: Int) -> CGFloat? {
    stack(index)?.topViewController?.contentScrollableNode?.contentOffset.y
  }

  private func count(of call: String) -> Int {
    host.events.count { $0.contains(call) }
  }

  // MARK: - The one case in which it scrolls

  @Test func `a tap on the selected tab at its root scrolls to the top`() throws {
    host.wheel(at: middle, by: 30)
    #expect(offset(0) == 29)
    try host.tap("Table", role: .tab)
    #expect(offset(0) == 29)
    host.settle()
    #expect(offset(0) == top)
  }

  @Test func `the top is below the navigation bar, so that row 0 is seen`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(host.surface.text(ofRow: 1).contains("Row 0"))
  }

  @Test func `the first tap of all scrolls: no index stands for the one before it`() throws {
    host.wheel(at: middle, by: 30)
    tabs.tapItem(at: 0)
    host.settle()
    #expect(offset(0) == top)
  }

  @Test func `it takes 0_3 s on the clock`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Table", role: .tab)
    host.advance(by: 0.29)
    #expect(offset(0) != top)
    host.advance(by: 0.01)
    #expect(offset(0) == top)
  }

  @Test(arguments: [(1, "Scroll"), (2, "Nested")])
  func `the other scrolling tabs do the same`(index: Int, title: String) throws {
    try host.tap(title, role: .tab)
    host.settle()
    let start = try #require(offset(index))
    host.wheel(at: middle, by: 20)
    #expect(offset(index) == start + 20)
    try host.tap(title, role: .tab)
    host.settle()
    #expect(offset(index) == start)
  }

  @Test func `FR-TAB-11 the list deep in containers moves, the one that scrolls sideways does not`()
    throws
  {
    try host.tap("Nested", role: .tab)
    host.settle()
    let strip = try #require(
      stack(2)?.topViewController?.view.subnodes.first?.subnodes.first as? ScrollableNode)
    strip.contentOffset.x = 7
    host.wheel(at: middle, by: 20)
    try host.tap("Nested", role: .tab)
    host.settle()
    #expect(offset(2) == 0)
    #expect(strip.contentOffset.x == 7)
  }

  // MARK: - Those in which it does not

  @Test func `a tap that pops a pushed screen pops, and only pops`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Row 35")
    host.settle()
    host.wheel(at: middle, by: 12)
    #expect(host.surface.text(ofRow: 0).contains("Row 35"))
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(stack(0)?.viewControllers.count == 1)
    #expect(offset(0) == 29)
  }

  @Test func `the tap after that scrolls`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Row 35")
    host.settle()
    try host.tap("Table", role: .tab)
    host.settle()
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(offset(0) == top)
  }

  @Test func `FR-TAB-03 a tap from another tab only selects`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Scroll", role: .tab)
    host.wheel(at: middle, by: 20)
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(offset(0) == 29)
    #expect(offset(1) == 19)
    try host.tap("Scroll", role: .tab)
    try host.tap("Scroll", role: .tab)
    host.settle()
    #expect(offset(0) == 29)
    #expect(offset(1) == top)
  }

  @Test func `FR-TAB-15 coming back to a tab leaves its list where it was, without a call`() throws
  {
    host.wheel(at: middle, by: 30)
    let before = count(of: "TableNode.didScroll(")
    try host.tap("Scroll", role: .tab)
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(offset(0) == 29)
    #expect(count(of: "TableNode.didScroll(") == before)
  }

  @Test func `selecting in code makes no calls and scrolls nothing, and a tap afterwards does`()
    throws
  {
    try host.tap("Scroll", role: .tab)
    host.wheel(at: middle, by: 20)
    try host.tap("Table", role: .tab)
    host.clearEvents()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 1
    host.settle()
    #expect(count(of: "shouldSelect") == 0)
    #expect(count(of: "didSelect") == 0)
    #expect(offset(1) == 19)
    try host.tap("Scroll", role: .tab)
    host.settle()
    #expect(offset(1) == top)
  }

  // MARK: - Nothing to scroll

  @Test func `FR-TAB-01 an empty table has no row 0, and three taps do nothing to it`() throws {
    try host.tap("Empty", role: .tab)
    host.clearEvents()
    for _ in 0..<3 {
      try host.tap("Empty", role: .tab)
      host.settle()
    }
    #expect(offset(3) == top)
    #expect(count(of: "shouldSelect(") == 3)
    #expect(count(of: ".didSelect(") == 3)
    #expect(host.diagnostics == [])
  }

  @Test func `a tap before the view was ever loaded loads nothing`() {
    let tabs = ItemTapScrollTabController()
    tabs.tapItem(at: 0)
    #expect(!tabs.isViewLoaded)
    #expect(tabs.viewControllers?.contains { $0.isViewLoaded } == false)
    for case let stack as NavigationController in tabs.viewControllers ?? [] {
      #expect(stack.viewControllers.contains { $0.isViewLoaded } == false)
    }
  }
}
