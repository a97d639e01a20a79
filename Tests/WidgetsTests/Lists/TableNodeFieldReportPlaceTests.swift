import Testing
import Widgets
import WidgetsTestSupport

/// The field reports about places in tables in other shapes: pinned headers, questions right after
/// a change, and lists without rows.
@MainActor struct TableNodeFieldReportPlaceTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ fixture: TableFixture) -> [String?] {
    fixture.tableNode.visibleCells.map(\.textLabel.text)
  }

  // MARK: FR-TBL-07, pinned headers

  /// Two sections of 22 lines, each a header of 2 and five rows of 4, as in the report.
  private func pinned(
    _ style: TableNode.Style = .plain, inset: CGFloat = 3, sections: Int = 2
  ) -> (TableFixture, TestHost) {
    let fixture = TableFixture(
      (0..<sections).map { section in (0..<5).map { "\(section).\($0)" } },
      table: TableNode(frame: .zero, style: style))
    fixture.headerTitles = (0..<sections).map { "H\($0)" }
    fixture.headerHeight = { _ in 2 }
    fixture.tableNode.rowHeight = 4
    fixture.tableNode.contentInset = EdgeInsets(top: inset)
    return (fixture, fixture.host(rows: 20))
  }

  private func y(_ fixture: TableFixture, _ section: Int) -> CGFloat? {
    fixture.tableNode.headerNode(forSection: section)?.frame.origin.y
  }

  private func scroll(_ fixture: TableFixture, _ host: TestHost, to y: CGFloat) {
    fixture.tableNode.contentOffset.y = y
    host.advance(by: 0)
  }

  @Test func `FR-TBL-07 an inset that changes moves the pinned header`() {
    let (fixture, host) = pinned()
    scroll(fixture, host, to: 5)
    #expect(y(fixture, 0) == 8)
    fixture.tableNode.contentInset.top = 6
    scroll(fixture, host, to: 5)
    #expect(y(fixture, 0) == 11)
  }

  @Test func `FR-TBL-07 the header of the table pushes all of it down`() {
    let (fixture, host) = pinned()
    fixture.tableNode.tableHeaderNode = Node(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    scroll(fixture, host, to: 5)
    #expect(y(fixture, 0) == 10)
    scroll(fixture, host, to: 15)
    #expect(y(fixture, 0) == 18)
    scroll(fixture, host, to: 28)
    #expect(y(fixture, 0) == 30)
    #expect(y(fixture, 1) == 32)
  }

  @Test func `FR-TBL-07 grouped headers stay in their places, whatever the inset`() {
    let (fixture, host) = pinned(.grouped)
    let natural = fixture.tableNode.rectForHeader(inSection: 0).origin.y
    scroll(fixture, host, to: -1)
    #expect(y(fixture, 0) == natural)
    scroll(fixture, host, to: 5)
    #expect(y(fixture, 0) == nil)
  }

  @Test func `FR-TBL-07 the header of the last section stays to the end of its rows`() {
    let (fixture, host) = pinned()
    scroll(fixture, host, to: 24)
    #expect(y(fixture, 1) == 27)
    // Pulled past the end: the header is pushed off by the end of its section.
    scroll(fixture, host, to: 40)
    #expect(y(fixture, 1) == 42)
  }

  @Test func `FR-TBL-07 pulled down past the top the header stays above its rows`() {
    let (fixture, host) = pinned()
    host.touchDown(at: CGPoint(x: 5, y: 5))
    host.touchMove(to: CGPoint(x: 5, y: 8))
    host.touchMove(to: CGPoint(x: 5, y: 15))
    host.advance(by: 0)
    #expect(fixture.tableNode.contentOffset.y < -3)
    #expect(y(fixture, 0) == 0)
    host.touchUp(at: CGPoint(x: 5, y: 15))
  }

  @Test func `FR-TBL-07 a section inserted above takes over the pin`() {
    let (fixture, host) = pinned()
    scroll(fixture, host, to: 24)
    fixture.sections.insert(["n0", "n1"], at: 0)
    fixture.headerTitles.insert("N", at: 0)
    fixture.tableNode.insertSections([0])
    host.advance(by: 0)
    // What is read stays in its place: the content above has grown by a header and two rows.
    #expect(fixture.tableNode.contentOffset.y == 34)
    #expect(y(fixture, 2) == 37)
    #expect(y(fixture, 1) == nil)
  }

  @Test func `FR-TBL-07 an empty section pins nothing, and is pushed by the next`() {
    let fixture = TableFixture([["a", "b", "c"], [], ["d", "e", "f", "g"]])
    fixture.headerTitles = ["A", "B", "C"]
    fixture.headerHeight = { _ in 2 }
    let host = fixture.host(rows: 4)
    scroll(fixture, host, to: 6)
    #expect(y(fixture, 1) == 5)
    #expect(y(fixture, 2) == 7)
    scroll(fixture, host, to: 7)
    #expect(y(fixture, 1) == nil)
    #expect(y(fixture, 2) == 7)
  }

  // MARK: FR-TBL-09, questions right after a change

  @Test func `FR-TBL-09 all questions after a reload see the new rows`() {
    let fixture = TableFixture(rows: 10)
    let host = fixture.host(rows: 10)
    fixture.sections = [(0..<100).map(String.init), ["last"]]
    let table = fixture.tableNode
    table.reloadData()
    #expect(table.contentSize.height == 101)
    table.reloadData()
    #expect(table.numberOfSections == 2)
    table.reloadData()
    #expect(table.rectForRow(at: path(80)).origin.y == 80)
    table.reloadData()
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 100.5)) == path(0, 1))
    table.reloadData()
    #expect(table.rect(forSection: 1).origin.y == 100)
    host.settle()
    #expect(table.visibleCells.count == 10)
  }

  @Test func `FR-TBL-09 the end is reached right after a reload`() {
    let fixture = TableFixture(rows: 10)
    let host = fixture.host(rows: 10)
    fixture.sections = [(0..<100).map(String.init)]
    let table = fixture.tableNode
    table.reloadData()
    table.setContentOffset(
      CGPoint(x: 0, y: table.contentSize.height - table.bounds.size.height), animated: false)
    host.settle()
    #expect(table.contentOffset.y == 90)
    #expect(texts(fixture).last == "99")
  }

  @Test func `FR-TBL-09 a selection scrolls to a row of the new data`() {
    let fixture = TableFixture(rows: 10)
    let host = fixture.host(rows: 10)
    fixture.sections = [(0..<100).map(String.init)]
    fixture.tableNode.reloadData()
    fixture.tableNode.selectRow(at: path(80), animated: false, scrollPosition: .middle)
    host.settle()
    #expect(fixture.tableNode.indexPathForSelectedRow == path(80))
    #expect(texts(fixture).contains("80"))
  }

  @Test func `FR-TBL-09 an animated scroll right after a reload ends at the row`() {
    let fixture = TableFixture(rows: 10)
    let host = fixture.host(rows: 10)
    fixture.sections = [(0..<100).map(String.init)]
    fixture.tableNode.reloadData()
    fixture.tableNode.scrollToRow(at: path(80), at: .top, animated: true)
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 80)
  }

  @Test func `FR-TBL-09 rows of data that has shrunk are refused right after the reload`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 10)
    fixture.sections = [["0", "1"]]
    fixture.tableNode.reloadData()
    fixture.tableNode.scrollToRow(at: path(80), at: .top, animated: false)
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.scroll"])
  }

  @Test func `FR-TBL-09 heights that change are seen by the next question`() {
    let fixture = TableFixture(rows: 50)
    let host = fixture.host(rows: 10)
    let table = fixture.tableNode
    table.rowHeight = 3
    #expect(table.rectForRow(at: path(10)).origin.y == 30)
    #expect(table.contentSize.height == 150)
    table.scrollToRow(at: path(10), at: .top, animated: false)
    #expect(table.contentOffset.y == 30)
    fixture.heights = { CGFloat($0.row % 2 + 1) }
    table.rowHeight = TableNode.automaticDimension
    #expect(table.rectForRow(at: path(10)).origin.y == 15)
    table.tableHeaderNode = Node(frame: CGRect(x: 0, y: 0, width: 20, height: 7))
    #expect(table.rectForRow(at: path(10)).origin.y == 22)
    host.settle()
    #expect(table.contentSize.height == 82)
  }

  // MARK: FR-TAB-01, nothing in the list

  @Test(arguments: [TableNode.Style.plain, .grouped], [0, 1, 3])
  func `FR-TAB-01 an empty table can be asked and told everything`(
    style: TableNode.Style, sections: Int
  ) {
    let fixture = TableFixture(
      Array(repeating: [], count: sections), table: TableNode(frame: .zero, style: style))
    let host = fixture.host(rows: 6)
    let table = fixture.tableNode
    let row = path(0)
    table.scrollToRow(at: row, at: .top, animated: true)
    table.selectRow(at: row, animated: true, scrollPosition: .top)
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.scroll", "table.row"])
    table.deselectRow(at: row, animated: true)
    #expect(!table.scrollToTop(animated: true))
    #expect(table.cellForRow(at: row) == nil)
    #expect(table.rectForRow(at: row) == .zero)
    #expect(table.indexPathForRow(at: .zero) == nil)
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.visibleCells == [])
    for code in [Key.Code.enter, .home, .end, .up, .down, .pageUp, .pageDown, .delete] {
      host.press(code)
    }
    host.tap(at: CGPoint(x: 3, y: 3))
    host.drag(from: CGPoint(x: 3, y: 5), to: CGPoint(x: 3, y: 1), duration: 0.1)
    host.settle()
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func `FR-TAB-01 the first section may be empty while others are not`() {
    let fixture = TableFixture([[], (0..<30).map(String.init)])
    let host = fixture.host(rows: 5)
    fixture.tableNode.contentOffset.y = 12
    #expect(fixture.tableNode.scrollToTop(animated: true))
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(host.diagnostics == [])
  }

  @Test func `FR-TAB-01 a list that is emptied on its way to the top stops there`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 5)
    fixture.tableNode.contentOffset.y = 80
    _ = fixture.tableNode.scrollToTop(animated: true)
    host.advance(by: 0.1)
    fixture.sections = []
    fixture.tableNode.reloadData()
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(fixture.tableNode.visibleCells == [])
  }
}
