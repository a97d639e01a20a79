import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// The demo of S2: 200 rows of 6 cells on a screen of 80 × 24, of which the list has 22 lines.
@MainActor struct ScrollTrackerTests {
  private let controller = ScrollTrackerController()
  private let host: TestHost
  private let middle = CGPoint(x: 40, y: 12)

  init() {
    host = TestHost(rootViewController: controller)
  }

  private var line: String { host.surface.text(ofRow: 23) }
  private var list: ScrollableNode? { controller.contentScrollableNode }

  @Test func `at first the line shows the top, and how far it goes`() {
    // 200 × 6 − 22
    #expect(line == " offset 0 of 1178, top")
  }

  @Test func `the wheel, the keys and a drag are told`() {
    host.wheel(at: middle, by: 7)
    #expect(line == " offset 7 of 1178, middle")
    host.press(.pageDown)
    #expect(line == " offset 28 of 1178, middle")
    host.press(.end)
    #expect(line == " offset 1178 of 1178, bottom")
    host.press(.home)
    host.drag(from: CGPoint(x: 40, y: 20), to: CGPoint(x: 40, y: 10), duration: 1)
    host.settle()
    #expect(line.hasPrefix(" offset ") && !line.hasPrefix(" offset 0 "))
  }

  @Test func `the buttons send the list to its places, in 0_3 s each`() throws {
    try host.tap("End", role: .button)
    host.advance(by: 0.3)
    #expect(line == " offset 1178 of 1178, bottom")
    try host.tap("y = 1000", role: .button)
    host.advance(by: 0.3)
    #expect(line == " offset 1000 of 1178, middle")
    try host.tap("Top", role: .button)
    host.advance(by: 0.3)
    #expect(line == " offset 0 of 1178, top")
  }

  @Test func `a button for where the list is does nothing`() throws {
    try host.tap("Top", role: .button)
    #expect(host.window.screen.isIdle)
    #expect(!host.events.contains { $0.contains("didScroll") })
  }

  @Test func `on a screen of points a row is 50 points high`() throws {
    let host = TestHost(
      size: CGSize(width: 320, height: 480), metrics: .points,
      rootViewController: ScrollTrackerController())
    try host.tap("End", role: .button)
    host.settle()
    // 200 × 50 − (480 − 44 − 20)
    #expect(host.screen.contains("offset 9584 of 9584, bottom"))
  }

  @Test func `a list that is taller than its rows is at its top`() throws {
    let host = TestHost(
      size: CGSize(width: 40, height: 1300), rootViewController: ScrollTrackerController())
    try host.tap("End", role: .button)
    host.settle()
    #expect(host.screen.contains("offset 0 of 0, top"))
  }

  @Test func `a smaller screen keeps the row that is at the top`() {
    host.wheel(at: middle, by: 60)
    host.resize(to: CGSize(width: 60, height: 10))
    #expect(host.surface.text(ofRow: 9) == " offset 60 of 1192, middle")
  }
}
