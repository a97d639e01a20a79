import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// Three columns of 26 columns on a screen of 80 × 24.
@MainActor struct PhysicsTests {
  private let host = TestHost(rootViewController: PhysicsController())

  /// The readout of a column, its lines joined; the last two are of the last scroll view in it.
  private func readout(_ column: Int, line: Int = 22) -> [String] {
    (line...line + 1).map { row in
      let text = host.surface.text(ofRow: row)
      let start = text.index(text.startIndex, offsetBy: column * 27, limitedBy: text.endIndex)
      var part = text[(start ?? text.endIndex)...].prefix(26)
      while part.last == " " { part.removeLast() }
      return String(part)
    }
  }

  private func number(after mark: String, in text: String) -> Int? {
    text.split(separator: mark).last.flatMap { Int($0) }
  }

  @Test func `at rest nothing moves`() {
    for column in 0..<2 { #expect(readout(column)[0].hasSuffix("at rest")) }
    #expect(readout(0)[1] == "0/s")
    #expect(host.window.screen.isIdle)
  }

  @Test func `a flick coasts, and comes to rest where the line said`() throws {
    host.drag(from: CGPoint(x: 5, y: 18), to: CGPoint(x: 5, y: 8), duration: 0.1)
    host.advance(by: 0.1)
    #expect(readout(0)[0] == "list: coasting")
    let target = try #require(number(after: "→ ", in: readout(0)[1]))
    #expect(target > 20)
    host.settle()
    #expect(readout(0) == ["list: at rest", "0/s"])
    #expect(host.surface.text(ofRow: 1).hasPrefix("Line \(target)"))
  }

  @Test func `a finger that holds the list is shown dragging`() {
    host.touchDown(at: CGPoint(x: 5, y: 18))
    host.advance(by: 0.1)
    host.touchMove(to: CGPoint(x: 5, y: 8))
    #expect(readout(0)[0] == "list: dragging")
    host.touchUp(at: CGPoint(x: 5, y: 8))
  }

  @Test func `the pager turns one page however hard it is thrown`() {
    host.drag(from: CGPoint(x: 50, y: 8), to: CGPoint(x: 30, y: 8), duration: 0.05)
    host.settle()
    #expect(host.screen.contains("Page 1"))
    #expect(readout(1) == ["pager: at rest", "0/s"])
  }

  @Test func `of the nested lists the inner one moves first, then the outer one`() {
    host.wheel(at: CGPoint(x: 60, y: 8), by: 99)
    #expect(host.screen.contains("Inner 39"))
    #expect(host.surface.text(ofRow: 1).contains("Outer 0"))
    host.wheel(at: CGPoint(x: 60, y: 8), by: 2)
    #expect(host.surface.text(ofRow: 1).contains("Outer 2"))
  }
}
