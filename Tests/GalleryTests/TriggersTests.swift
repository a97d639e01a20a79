import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// The demo `triggers`: each of the four ways does and counts the same (S3).
@MainActor struct TriggersTests {
  private let host = TestHost(
    size: CGSize(width: 44, height: 12), rootViewController: TriggersController())
  private let middle = CGPoint(x: 20, y: 5)

  private nonisolated static let ways = ["Binding", "Observer", "Triggers", "Container"]

  private var counts: String { host.surface.text(ofRow: 11) }
  /// Without the mark of the row that has the keys.
  private var firstRow: Substring { host.surface.text(ofRow: 1).dropFirst() }

  private func tap(_ title: String) throws {
    try host.tap(title, role: .tab)
  }

  @Test(arguments: ways)
  func `a tap on the selected tab is counted and scrolls its list, and no other`(way: String)
    throws
  {
    try tap(way)
    host.wheel(at: middle, by: 25)
    try tap("Rivers")
    host.wheel(at: middle, by: 20)
    try tap("Rivers")
    host.settle()
    #expect(firstRow.hasPrefix("Rivers 1 "))
    #expect(counts == " Fires: Cities 0, Rivers 1, Nothing 0")
    try tap("Cities")
    host.settle()
    #expect(firstRow.hasPrefix("Cities 26"))
    #expect(counts == " Fires: Cities 0, Rivers 1, Nothing 0")
  }

  @Test(arguments: ways)
  func `S3 two taps in a row are two fires, and the list is not sent on its way twice`(way: String)
    throws
  {
    try tap(way)
    host.wheel(at: middle, by: 30)
    try tap("Cities")
    host.advance(by: 0.1)
    try tap("Cities")
    #expect(counts == " Fires: Cities 2, Rivers 0, Nothing 0")
    // 0.3 s from the first tap, and a frame.
    host.advance(by: 0.22)
    #expect(firstRow.hasPrefix("Cities 1 "))
  }

  @Test(arguments: ways)
  func `S3 an empty list is fine`(way: String) throws {
    try tap(way)
    try tap("Nothing")
    try tap("Nothing")
    host.settle()
    #expect(counts == " Fires: Cities 0, Rivers 0, Nothing 1")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: ways)
  func `S3 what was fired does not act again when the app is shown again`(way: String) throws {
    try tap(way)
    try tap("Cities")
    host.settle()
    host.wheel(at: middle, by: 10)
    try tap(way == "Binding" ? "Observer" : "Binding")
    try tap(way)
    host.settle()
    #expect(firstRow.contains("Cities 11"))
    #expect(counts == " Fires: Cities 1, Rivers 0, Nothing 0")
  }

  @Test(arguments: [(30, "Bind Watch Fire Ready"), (44, "Binding Observer Triggers Container")])
  func `no way's name is cut`(width: Int, names: String) {
    host.resize(to: CGSize(width: width, height: 12))
    let bar = host.surface.text(ofRow: 0).split(separator: " ").joined(separator: " ")
    #expect(bar == names)
  }

  @Test func `keys choose tabs as taps do`() {
    host.press(Key(.character("1"), modifiers: .alt))
    #expect(counts == " Fires: Cities 1, Rivers 0, Nothing 0")
  }

  @Test func `the demo lets go of everything`() {
    let alive = releaseCheck {
      let demo = TriggersController()
      let host = TestHost(rootViewController: demo)
      for way in Self.ways {
        try? host.tap(way, role: .tab)
        try? host.tap("Cities", role: .tab)
      }
      host.settle()
      return [demo, host] + demo.children
    }
    #expect(alive == [])
  }
}
