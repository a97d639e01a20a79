import Testing
import Widgets
import WidgetsTestSupport

/// TBL-01…08. Expected offsets are those of the facts: rows of 44 points in a viewport of 440.
@MainActor struct TableNodeScrollToRowTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: [
    (50, TableNode.ScrollPosition.top, 2200), (50, .bottom, 1804), (50, .middle, 2002),
    (99, .top, 3960), (0, .bottom, 0),
  ])
  func `TBL-01 a row is aligned with a part of the visible area, within the range`(
    row: Int, position: TableNode.ScrollPosition, offset: CGFloat
  ) {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(points: 440)
    fixture.tableNode.scrollToRow(at: path(row), at: position, animated: false)
    #expect(fixture.tableNode.contentOffset.y == offset)
    #expect(host.diagnostics == [])
  }

  @Test func `TBL-01 insets do not count as visible`() {
    let fixture = TableFixture(rows: 100)
    fixture.tableNode.contentInset = EdgeInsets(top: 40, bottom: 20)
    let host = fixture.host(points: 440)
    fixture.tableNode.scrollToRow(at: path(50), at: .top, animated: false)
    #expect(fixture.tableNode.contentOffset.y == 2160)  // 2200 - 40
    fixture.tableNode.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(fixture.tableNode.contentOffset.y == 1824)  // 1804 + 20
    fixture.tableNode.scrollToRow(at: path(50), at: .middle, animated: false)
    #expect(fixture.tableNode.contentOffset.y == 1992)  // 2222 - (40 + 420) / 2
    #expect(host.diagnostics == [])
  }

  @Test func `TBL-02 without a position the list moves as little as possible`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(points: 440)
    let offsets = [5, 12, 1].map { row in
      fixture.tableNode.scrollToRow(at: path(row), at: .none, animated: false)
      return fixture.tableNode.contentOffset.y
    }
    #expect(offsets == [0, 132, 44])
    #expect(host.diagnostics == [])
  }

  @Test func `TBL-04 a section without rows can be scrolled to`() {
    let fixture = TableFixture([(0..<50).map(String.init), [], (0..<50).map(String.init)])
    let host = fixture.host(rows: 10)
    fixture.tableNode.scrollToRow(
      at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(fixture.tableNode.contentOffset.y == 50)
    #expect(host.diagnostics == [])
  }

  @Test(arguments: [
    IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0),
    IndexPath(row: 0, section: -1), IndexPath(row: NSNotFound, section: 7),
  ])
  func `TBL-06 a row that does not exist moves nothing and is reported`(path: IndexPath) {
    let fixture = TableFixture(rows: 3)
    let host = fixture.host(rows: 2)
    fixture.tableNode.scrollToRow(at: path, at: .top, animated: true)
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.scroll"])
  }

  @Test(arguments: [[], [[]]] as [[[String]]])
  func `TBL-06 row 0 of an empty table is reported and does not stop the program`(
    sections: [[String]]
  ) {
    let fixture = TableFixture(sections)
    let host = fixture.host(rows: 5)
    fixture.tableNode.scrollToRow(at: path(0), at: .top, animated: true)
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.scroll"])
    #expect(!fixture.tableNode.scrollToTop(animated: true))
  }

  @Test func `TBL-07 the rows of a section that does not exist stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = TableFixture([])
        withExtendedLifetime(fixture) { _ = fixture.tableNode.numberOfRows(inSection: 0) }
      }
    }
  }

  @Test func `TBL-08 scrolling to a row tells of scrolling and not of selecting`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 10)
    fixture.log = []
    fixture.tableNode.scrollToRow(at: path(50), at: .top, animated: true)
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 50)
    let told = Set(fixture.log.map { $0.prefix { $0 != " " } })
    #expect(told == ["scroll", "cell", "display", "end"])
  }

  @Test func `FR-TBL-09 a row of the new data can be scrolled to right after a reload`() {
    let fixture = TableFixture(rows: 10)
    let host = fixture.host(rows: 10)
    fixture.sections = [(0..<100).map(String.init)]
    fixture.tableNode.reloadData()
    fixture.tableNode.scrollToRow(at: path(80), at: .top, animated: false)
    #expect(fixture.tableNode.contentOffset.y == 80)
    host.settle()
    #expect(fixture.tableNode.indexPathsForVisibleRows == (80..<90).map(path))
    #expect(host.diagnostics == [])
  }
}
