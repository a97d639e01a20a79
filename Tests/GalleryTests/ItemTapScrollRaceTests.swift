import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// Taps on the selected tab while something else happens.
@MainActor struct ItemTapScrollRaceTests {
  private let tabs = ItemTapScrollTabController()
  private let host: TestHost
  private let middle = CGPoint(x: 20, y: 10)

  init() {
    host = TestHost(rootViewController: tabs)
  }

  private var table: ScrollableNode? {
    (tabs.viewControllers?.first as? NavigationController)?.viewControllers.first?
      .contentScrollableNode
  }

  private func offsets() -> [Double] {
    host.events.compactMap { call in
      guard call.hasPrefix("TableNode.didScroll("), let comma = call.firstIndex(of: ",") else {
        return nil
      }
      return Double(call[comma...].dropFirst(2).dropLast())
    }
  }

  @Test func `FR-TAB-09 three quick taps make one journey`() throws {
    host.wheel(at: middle, by: 60)
    host.clearEvents()
    try host.tap("Table", role: .tab)
    for _ in 0..<2 {
      host.advance(by: 0.1)
      try host.tap("Table", role: .tab)
    }
    host.advance(by: 0.1)
    // 0.3 s after the first tap, not after the last.
    #expect(table?.contentOffset.y == -1)
    host.settle()
    let offsets = offsets()
    #expect(offsets == offsets.sorted(by: >))
    #expect(host.events.count { $0.hasPrefix("TableNode.didEndScrollingAnimation") } == 1)
  }

  @Test func `a second tap while the pop animates finds a stack of one, and scrolls`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Row 35")
    host.settle()
    try host.tap("Table", role: .tab)
    host.advance(by: 0.1)
    #expect(table?.contentOffset.y == 29)
    // The hand-written flow cannot see that the pop still animates; a policy ignores this tap.
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(table?.contentOffset.y == -1)
  }

  @Test func `a list that decelerates stops and travels to the top`() throws {
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 4), duration: 0.1)
    host.advance(by: 0.05)
    let thrown = try #require(table?.contentOffset.y)
    #expect(thrown > 15)
    try host.tap("Table", role: .tab)
    host.clearEvents()
    host.settle()
    #expect(table?.contentOffset.y == -1)
    let offsets = offsets()
    #expect(offsets == offsets.sorted(by: >))
  }

  @Test func `with less movement the list is at its top in the frame of the tap`() throws {
    let tabs = ItemTapScrollTabController()
    let host = TestHost(prefersReducedMotion: true, rootViewController: tabs)
    host.wheel(at: middle, by: 30)
    try host.tap("Table", role: .tab)
    host.advance(by: 0)
    #expect(host.surface.text(ofRow: 1).contains("Row 0"))
    #expect(host.events.count { $0.hasPrefix("TableNode.didEndScrollingAnimation") } == 1)
  }
}
