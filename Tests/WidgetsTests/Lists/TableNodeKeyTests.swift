import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TableNodeKeyTests {
  private func focused(_ fixture: TableFixture) -> Int? {
    fixture.tableNode.indexPathForFocusedRow?.row
  }

  @Test func `a table with focus shows which row keys act on, without colour`() {
    let fixture = TableFixture([["one", "two", "three"]])
    let host = fixture.host(rows: 4)
    #expect(fixture.tableNode.isFocused)
    #expect(host.screen == "›one\n two\n three\n")
    host.press(.down)
    #expect(host.screen == " one\n›two\n three\n")
    host.press(.up)
    host.press(.up)
    #expect(host.screen == "›one\n two\n three\n")
  }

  @Test func `the list scrolls so that the row of the keys stays in view`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    for _ in 0..<6 { host.press(.down) }
    #expect(focused(fixture) == 6)
    #expect(fixture.tableNode.contentOffset.y == 2)
    #expect(host.screen == " 2\n 3\n 4\n 5\n›6")
    for _ in 0..<5 { host.press(.up) }
    #expect(focused(fixture) == 1)
    #expect(fixture.tableNode.contentOffset.y == 1)
  }

  @Test func `a key stops a list that travels, and the mark stays in view`() throws {
    let fixture = TableFixture(rows: 60)
    let host = fixture.host(rows: 5)
    host.press(.end)
    fixture.tableNode.scrollToTop()
    host.press(.up)
    host.settle()
    #expect(focused(fixture) == 58)
    #expect(fixture.tableNode.contentOffset.y == 55)
    fixture.tableNode.scrollToTop()
    host.advance(by: 0.15)
    host.press(.down)
    host.settle()
    let row = try #require(focused(fixture))
    let y = fixture.tableNode.contentOffset.y
    #expect(y == y.rounded() && y > 5 && y < 50)
    #expect(CGFloat(row) >= y && CGFloat(row) < y + 5)
  }

  @Test(arguments: [
    (Key.Code.pageDown, 4), (.end, 29), (.home, 0), (.pageUp, 0), (.down, 1),
  ])
  func `page keys and the ends of the list`(code: Key.Code, row: Int) {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    host.press(code)
    #expect(focused(fixture) == row)
  }

  @Test func `Page Down goes a visible length further each time and stops at the last row`() {
    let fixture = TableFixture(rows: 12)
    let host = fixture.host(rows: 5)
    let rows = (0..<4).map { _ in
      host.press(.pageDown)
      return focused(fixture)
    }
    #expect(rows == [4, 8, 11, 11])
    #expect(fixture.tableNode.contentOffset.y == 7)
    let back = (0..<3).map { _ in
      host.press(.pageUp)
      return focused(fixture)
    }
    #expect(back == [7, 3, 0])
  }

  @Test(arguments: [(Key.Code.down, 1, Key.Code.up), (.pageDown, 4, .pageUp)])
  func `a row longer than the screen is read to its end before keys go on`(
    forward: Key.Code, step: CGFloat, back: Key.Code
  ) {
    let fixture = TableFixture(rows: 20)
    fixture.heights = { $0.row == 1 ? 33 : 1 }
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    let host = fixture.host(rows: 5)
    host.press(.down)
    var offsets = [fixture.tableNode.contentOffset.y]
    let read = { (code: Key.Code, end: CGFloat) in
      while self.focused(fixture) == 1, offsets.count < 100 {
        host.press(code)
        if self.focused(fixture) == 1 { offsets.append(fixture.tableNode.contentOffset.y) }
      }
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) <= step })
      #expect(offsets.last == end)
    }
    #expect(offsets == [1])
    read(forward, 29)
    #expect(focused(fixture) == 2)
    while focused(fixture) != 1 { host.press(.up) }
    #expect(fixture.tableNode.contentOffset.y == 29)
    offsets = [29]
    read(back, 1)
    #expect(focused(fixture) == 0)
  }

  @Test func `rows that come and go leave what is read of a longer row in its place`() {
    let fixture = TableFixture(rows: 20)
    fixture.heights = { $0.row == 3 ? 33 : 1 }
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    let host = fixture.host(rows: 5)
    for _ in 0..<10 { host.press(.down) }
    #expect(focused(fixture) == 3)
    let y = fixture.tableNode.contentOffset.y
    #expect(y > 3)
    fixture.sections[0].removeLast()
    fixture.tableNode.deleteRows(at: [IndexPath(row: 19, section: 0)])
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == y)
  }

  @Test func `Enter does what a tap does`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    host.press(.down)
    fixture.log = []
    host.press(.enter)
    #expect(
      fixture.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1",
        "didSelect 0.1",
      ])
  }

  @Test func `Enter shows a row that is out of view before it does anything to it`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    host.wheel(at: .zero, by: 10)
    fixture.log = []
    host.press(.enter)
    #expect(fixture.log.filter { $0.hasPrefix("didSelect") } == [])
    #expect(fixture.tableNode.contentOffset.y == 0)
    host.press(.enter)
    #expect(fixture.log.filter { $0.hasPrefix("didSelect") } == ["didSelect 0.0"])
  }

  @Test func `a key that moves the mark lets a list bounce back`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 8)
    host.press(.down)
    host.drag(from: CGPoint(x: 2, y: 0), to: CGPoint(x: 2, y: 6), duration: 0.001)
    #expect(fixture.tableNode.contentOffset.y < 0)
    host.press(.down)
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(focused(fixture) == 2)
  }

  @Test func `after scrolling, keys go on from what can be seen`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    host.wheel(at: CGPoint(x: 2, y: 2), by: 10)
    host.press(.down)
    #expect(focused(fixture) == 10)
    host.wheel(at: CGPoint(x: 2, y: 2), by: 10)
    host.press(.up)
    #expect(focused(fixture) == 24)
  }

  @Test func `a tap moves the row of the keys and hides its mark until a key is pressed`() throws {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    try host.tap("3")
    #expect(host.screen == " 0\n 1\n 2\n 3\n 4")
    host.press(.up)
    #expect(host.screen == " 0\n 1\n›2\n 3\n 4")
  }

  @Test func `empty sections are stepped over`() {
    let fixture = TableFixture([[], ["a"], [], [], ["b"], []])
    let host = fixture.host(rows: 5)
    #expect(fixture.tableNode.indexPathForFocusedRow == IndexPath(row: 0, section: 1))
    host.press(.down)
    #expect(fixture.tableNode.indexPathForFocusedRow == IndexPath(row: 0, section: 4))
    host.press(.up)
    #expect(fixture.tableNode.indexPathForFocusedRow == IndexPath(row: 0, section: 1))
  }

  @Test func `a table without selection scrolls by keys`() {
    let fixture = TableFixture(rows: 30)
    fixture.tableNode.allowsSelection = false
    let host = fixture.host(rows: 5)
    host.press(.down)
    #expect(fixture.tableNode.contentOffset.y == 1)
    #expect(fixture.tableNode.indexPathForFocusedRow == nil)
  }

  @Test func `an empty table leaves keys to others`() {
    let fixture = TableFixture([])
    let host = fixture.host(rows: 5)
    var unhandled: [Key] = []
    fixture.tableNode.window?.screen.onUnhandledKey = { unhandled.append($0) }
    for code in [Key.Code.down, .enter, .end] { host.press(code) }
    #expect(unhandled.map(\.code) == [.down, .enter, .end])
  }

  // MARK: - Rows that come and go

  private func insertAtTop(_ fixture: TableFixture, _ title: String) {
    fixture.sections[0].insert(title, at: 0)
    fixture.tableNode.insertRows(at: [IndexPath(row: 0, section: 0)])
  }

  @Test func `the mark that nobody has moved stays in the first row at the top`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    for title in ["a", "b", "c", "d", "e", "f"] {
      insertAtTop(fixture, title)
      host.advance(by: 0.1)
    }
    #expect(host.screen.hasPrefix("›f\n e\n"))
    #expect(fixture.tableNode.contentOffset.y == 0)
  }

  @Test func `the mark that a person has moved stays on its row, and in view`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    host.press(.down)
    host.press(.down)
    for title in ["a", "b", "c", "d", "e", "f"] {
      insertAtTop(fixture, title)
      host.advance(by: 0.1)
      #expect(host.screen.contains("›2"), "\(title)")
    }
    #expect(focused(fixture) == 8)
  }

  @Test func `rows that come do not move what a finger has scrolled to`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 5)
    host.wheel(at: .zero, by: 10)
    let before = host.screen
    insertAtTop(fixture, "a")
    host.advance(by: 0.1)
    #expect(host.screen == before)
  }
}
