import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

@MainActor struct ReselectPolicyTests {
  private let host = TestHost(
    size: CGSize(width: 44, height: 10), rootViewController: ReselectPolicyController())
  private let middle = CGPoint(x: 20, y: 5)

  private var outcome: String { host.surface.text(ofRow: 9) }

  @Test func `at the top there is nothing to do`() throws {
    try host.tap("Table", role: .tab)
    #expect(outcome == " Table: nothingToDo")
  }

  @Test func `a tap pops, and the next one scrolls`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Row 32")
    host.settle()
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(outcome == " Table: performed(popToRoot)")
    #expect(host.surface.text(ofRow: 1).hasPrefix(" Row 30"))
    try host.tap("Table", role: .tab)
    host.settle()
    #expect(outcome == " Table: performed(scrollToTop)")
    #expect(host.surface.text(ofRow: 1).contains("Row 0"))
  }

  @Test func `a tap while the pop animates is ignored`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Row 32")
    host.settle()
    try host.tap("Table", role: .tab)
    host.advance(by: 0.1)
    try host.tap("Table", role: .tab)
    #expect(outcome == " Table: ignored(transition)")
    host.settle()
    #expect(host.surface.text(ofRow: 1).hasPrefix(" Row 30"))
  }

  @Test func `a tap while the list travels is ignored`() throws {
    host.wheel(at: middle, by: 30)
    try host.tap("Table", role: .tab)
    host.advance(by: 0.1)
    try host.tap("Table", role: .tab)
    #expect(outcome == " Table: ignored(alreadyTravelling)")
  }

  @Test func `an empty table has nothing to do`() throws {
    try host.tap("Empty", role: .tab)
    try host.tap("Empty", role: .tab)
    #expect(outcome == " Empty: nothingToDo")
  }
}
