import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

@MainActor struct TableDemoTests {
  private let host = TestHost(
    size: CGSize(width: 64, height: 8),
    rootViewController: NavigationController(rootViewController: TableDemoController()))

  private func line(_ row: Int) -> String { host.surface.text(ofRow: row) }

  private var table: TableNode? {
    var work: [Node] = host.window.subnodes
    while let node = work.popLast() {
      if let table = node as? TableNode { return table }
      work += node.subnodes
    }
    return nil
  }

  @Test func `ten million rows are there`() {
    let counts = (0..<100).map { table?.numberOfRows(inSection: $0) ?? 0 }
    #expect(counts.reduce(0, +) == 10_000_000)
    #expect(line(0).contains("10,000,000 rows"))
    #expect(line(1).hasPrefix(" From 0"))
    #expect(line(2).contains("Row 0"))
  }

  @Test func `a number that is typed is a place to go to, digit by digit`() {
    for digit in "765" { host.press(.character(digit)) }
    #expect(line(2).hasPrefix(" Row 765"))
    for digit in "4321" { host.press(.character(digit)) }
    #expect(line(1) == " From 7,600,000")
    #expect(line(2).hasPrefix(" Row 7,654,321"))
    #expect(line(7).hasPrefix(" Go to row 7654321"))
    host.press(.character("0"))
    #expect(line(7).hasPrefix(" Go to row 7654321 "))
    host.press(.backspace)
    #expect(line(2).hasPrefix(" Row 765,432"))
    host.press(.escape)
    #expect(line(7).hasPrefix(" Type a row's number"))
  }

  @Test func `buttons go to the first, the middle and the last row`() throws {
    try host.tap("Last")
    #expect(line(6).hasPrefix(" Row 9,999,999"))
    try host.tap("Middle")
    #expect(line(2).hasPrefix(" Row 4,999,999") || line(2).hasPrefix("›Row 4,999,999"))
    try host.tap("First")
    #expect(line(2).contains("Row 0"))
  }

  @Test func `a deleted row is gone, and can still be gone to`() throws {
    try host.tap("Edit")
    try host.tap("Delete Row 2")
    #expect(line(4).contains("Row 3"))
    host.press(.character("2"))
    #expect(line(2).contains("Row 3"))
    try host.tap("Done")
    #expect(table?.numberOfRows(inSection: 0) == 99_999)
  }

  @Test func `every tenth row adds one below it`() throws {
    try host.tap("Edit")
    try host.tap("Insert Row 0")
    #expect(line(3).contains("[-] New row 1"))
    #expect(table?.numberOfRows(inSection: 0) == 100_001)
    try host.tap("Delete New row 1")
    #expect(line(3).contains("Row 1"))
  }

  @Test func `heights of their own keep the place`() throws {
    try host.tap("Middle")
    let first = line(2)
    try host.tap("Heights: uniform")
    #expect(line(2) == first)
    #expect(line(7).hasSuffix("Heights: own"))
    host.press(.character("9"))
    host.press(.character("0"))
    // The tenth rows are two lines high.
    #expect(line(3).contains("Row 90") || line(2).contains("Row 90"))
    #expect(line(4).contains("Row 91"))
  }

  @Test(arguments: [2, 20, 200])
  func `numbers that were split by edits still add up`(edits: Int) {
    var rows = NumberedRows(0..<1_000)
    var model = (0..<1_000).map { NumberedRows.Row.number($0) }
    var state = 7
    for serial in 0..<edits {
      state = (state &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      let row = state % model.count
      if state / 1_000 % 2 == 0 {
        rows.remove(at: row)
        model.remove(at: row)
      } else {
        rows.insert(serial, after: row)
        model.insert(.added(serial), at: row + 1)
      }
    }
    #expect(rows.count == model.count)
    #expect((0..<rows.count).map { rows[$0] } == model)
    for number in [0, 1, 500, 999] {
      let expected = model.firstIndex {
        if case .number(let other) = $0 { other >= number } else { false }
      }
      #expect(rows.row(ofNumber: number) == expected)
    }
  }

  @Test func `numbers are written with commas`() {
    let texts = [0, 999, 1_000, 1_234_567].map(\.grouped)
    #expect(texts == ["0", "999", "1,000", "1,234,567"])
  }

  @Test func `digits go to a row also while a button has focus`() {
    host.press(.up)
    #expect(table?.isFocused == false)
    for digit in "765" { host.press(.character(digit)) }
    #expect(line(2).contains("Row 765"))
    host.press(.backspace)
    #expect(line(2).contains("Row 76"))
  }

  @Test func `in editing Backspace deletes a digit before a row`() throws {
    try host.tap("Edit")
    table?.becomeFocused()
    for digit in "12" { host.press(.character(digit)) }
    host.press(.backspace)
    #expect(line(7).hasPrefix(" Go to row 1 "))
    #expect(line(0).contains("10,000,000 rows"))
    host.press(.escape)
    host.press(.down)
    host.press(.backspace)
    #expect(line(0).contains("9,999,999 rows"))
  }

  @Test(arguments: [30, 40, 60, 200])
  func `every button is seen and can be used on every width`(width: Int) throws {
    host.resize(to: CGSize(width: width, height: 10))
    host.settle()
    for title in ["First", "Middle", "Last", "uniform", "Type a row's number"] {
      #expect(host.screen.contains(title))
    }
    try host.tap("Last")
    #expect(host.screen.contains("Row 9,999,999"))
  }
}
