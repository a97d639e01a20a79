import Testing
import Widgets
import WidgetsTestSupport

/// TBL-09…15: what a table asks, and what it answers.
@MainActor struct TableNodeDataTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A data source that only has what it must have.
  private final class Plain: TableNodeDataSource {
    func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
      TableNodeCell(reuseIdentifier: nil)
    }
  }

  @Test func `TBL-09 a table has one section unless its data source says otherwise`() {
    let source = Plain()
    let tableNode = TableNode()
    #expect(tableNode.numberOfSections == 1)
    #expect(tableNode.numberOfRows(inSection: 0) == 0)
    tableNode.dataSource = source
    #expect(tableNode.numberOfSections == 1)
    #expect(tableNode.numberOfRows(inSection: 0) == 3)
  }

  @Test func `TBL-09 a table keeps neither its data source nor its delegate`() {
    let tableNode = TableNode()
    weak var gone: TableFixture?
    do {
      let fixture = TableFixture([["a"]], table: tableNode)
      gone = fixture
      #expect(tableNode.dataSource === fixture)
      #expect(tableNode.delegate === fixture)
    }
    #expect(gone == nil)
    #expect(tableNode.dataSource == nil)
  }

  @Test func `a table whose data source is gone is empty`() {
    let tableNode = TableNode(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    do {
      let source = Plain()
      tableNode.dataSource = source
      tableNode.layoutIfNeeded()
      #expect(tableNode.visibleCells.count == 3)
    }
    tableNode.setNeedsLayout()
    tableNode.layoutIfNeeded()
    #expect(tableNode.visibleCells == [])
    #expect(tableNode.contentSize.height == 0)
  }

  @Test func `TBL-10 a reload keeps the offset and asks for cells at the next layout`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 10)
    fixture.tableNode.contentOffset.y = 40
    host.settle()
    fixture.tableNode.selectRow(at: path(42), animated: false, scrollPosition: .none)
    fixture.log = []
    fixture.tableNode.reloadData()
    #expect(fixture.tableNode.contentOffset.y == 40)
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    #expect(fixture.log == [])
    host.settle()
    #expect(fixture.log.only("cell") == (40..<50).map { "cell 0.\($0)" })
    #expect(fixture.tableNode.visibleCells.contains { $0.isSelected } == false)
  }

  @Test func `TBL-10 a reload limits the offset to what the content has become`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 10)
    fixture.tableNode.contentOffset.y = 90
    fixture.sections = [(0..<30).map(String.init)]
    fixture.tableNode.reloadData()
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 20)
    #expect(fixture.tableNode.indexPathsForVisibleRows?.first == path(20))
  }

  @Test func `TBL-11 one height for all rows asks nobody`() {
    let fixture = TableFixture(rows: 1000)
    fixture.heights = { _ in 7 }
    let host = fixture.host(rows: 10)
    #expect(fixture.log.only("height") == [])
    #expect(fixture.tableNode.contentSize.height == 1000)
    fixture.tableNode.rowHeight = 2
    host.settle()
    #expect(fixture.log.only("height") == [])
    #expect(fixture.tableNode.contentSize.height == 2000)
  }

  @Test func `TBL-11 asked heights without an estimate are asked for all rows once`() {
    let fixture = TableFixture(rows: 1000)
    fixture.heights = { CGFloat($0.row % 3) }
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    let host = fixture.host(rows: 10)
    #expect(fixture.log.only("height").count == 1000)
    #expect(fixture.tableNode.contentSize.height == 999)  // 333 * (0 + 1 + 2)
    #expect(fixture.tableNode.rectForRow(at: path(5)) == CGRect(x: 0, y: 4, width: 20, height: 2))
    fixture.log = []
    fixture.tableNode.contentOffset.y = 500
    host.settle()
    #expect(fixture.log.only("height") == [])
  }

  @Test func `TBL-13 a row is 44 points or one cell high unless told otherwise`() {
    let points = TableFixture(rows: 1)
    let host = points.host(points: 100)
    #expect(points.tableNode.rowHeight == 44)
    #expect(points.tableNode.rectForRow(at: path(0)).size.height == 44)
    let cells = TableFixture(rows: 1)
    let other = cells.host(rows: 5)
    #expect(cells.tableNode.rowHeight == 1)
    #expect(host.diagnostics + other.diagnostics == [])
  }

  @Test func `TBL-14 rows out of view have a place and no cell`() throws {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 10)
    let tableNode = fixture.tableNode
    #expect(tableNode.rectForRow(at: path(70)) == CGRect(x: 0, y: 70, width: 20, height: 1))
    #expect(tableNode.rectForRow(at: path(100)) == .zero)
    #expect(tableNode.cellForRow(at: path(10)) == nil)
    let cell = try #require(tableNode.cellForRow(at: path(3)))
    #expect(tableNode.indexPath(for: cell) == path(3))
    #expect(tableNode.indexPathForRow(at: CGPoint(x: 5, y: 70.5)) == path(70))
    #expect(tableNode.indexPathForRow(at: CGPoint(x: 5, y: 100)) == nil)
    #expect(tableNode.indexPathForRow(at: CGPoint(x: -1, y: 3)) == nil)
    let area = CGRect(x: 0, y: 2.5, width: 1, height: 1)
    #expect(tableNode.indexPathsForRows(in: area) == [path(2), path(3)])
    tableNode.contentOffset.y = 50
    host.settle()
    #expect(tableNode.indexPath(for: cell) != path(3))
    #expect(tableNode.cellForRow(at: path(3)) == nil)
  }

  @Test func `TBL-15 visible cells and rows go from top to bottom`() {
    let fixture = TableFixture([["a", "b"], [], ["c", "d", "e"]])
    let host = fixture.host(rows: 4)
    fixture.tableNode.contentOffset.y = 1
    host.settle()
    #expect(fixture.tableNode.visibleCells.map(\.textLabel.text) == ["b", "c", "d", "e"])
    #expect(
      fixture.tableNode.indexPathsForVisibleRows?.map(\.short) == ["0.1", "2.0", "2.1", "2.2"])
    #expect(host.diagnostics == [])
  }
}
