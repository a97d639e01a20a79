import Testing
import Widgets
import WidgetsTestSupport

/// DESIGN 8: a table that is used wrongly stops with a reason or reports it, and is never corrupt.
@MainActor struct TableNodeMisuseTests {
  private final class Wrong: TableNodeDataSource {
    var sections = 1
    var rows = 1

    func numberOfSections(in tableNode: TableNode) -> Int { sections }
    func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { rows }

    func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
      TableNodeCell(reuseIdentifier: nil)
    }
  }

  private func codes(_ host: TestHost) -> [String] { host.diagnostics.map(\.code.rawValue) }

  @Test func `negative numbers count as none`() {
    let source = Wrong()
    let fixture = TableFixture(rows: 1)
    let host = fixture.host(rows: 5)
    fixture.tableNode.dataSource = source
    source.rows = -3
    fixture.tableNode.reloadData()
    #expect(fixture.tableNode.numberOfRows(inSection: 0) == 0)
    source.sections = -1
    fixture.tableNode.reloadData()
    host.settle()
    #expect(fixture.tableNode.numberOfSections == 0)
    #expect(codes(host) == ["table.count", "table.count"])
  }

  @Test(arguments: [CGFloat.nan, -2, .infinity, -.infinity])
  func `a height that is negative or not finite counts as none`(height: CGFloat) {
    let fixture = TableFixture(rows: 3)
    fixture.heights = { $0.row == 1 ? height : 1 }
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    let host = fixture.host(rows: 5)
    #expect(fixture.tableNode.contentSize.height == 2)
    #expect(fixture.tableNode.visibleCells.count == 2)
    #expect(codes(host) == ["table.height"])
    fixture.tableNode.rowHeight = height
    #expect(fixture.tableNode.rowHeight == TableNode.automaticDimension)
    #expect(codes(host) == ["table.height", "table.height"])
  }

  @Test func `a reload inside of cellForRow is refused`() {
    let fixture = TableFixture(rows: 5)
    fixture.onCell = { [tableNode = fixture.tableNode] in
      if $0.row == 1 { tableNode.reloadData() }
    }
    let host = fixture.host(rows: 5)
    host.settle()
    #expect(fixture.tableNode.visibleCells.count == 5)
    #expect(codes(host) == ["table.reload"])
  }

  @Test func `a reload inside of willDisplay is carried out`() {
    let fixture = TableFixture(rows: 5)
    var isFirst = true
    fixture.onWillDisplay = { _ in
      guard isFirst else { return }
      isFirst = false
      fixture.sections = [["new"]]
      fixture.tableNode.reloadData()
    }
    let host = fixture.host(rows: 5)
    host.settle()
    #expect(fixture.tableNode.visibleCells.map(\.textLabel.text) == ["new"])
    #expect(fixture.tableNode.subnodes.count == 1)
    #expect(codes(host) == [])
  }

  @Test func `one cell for two rows is shown once`() {
    let cell = TableNodeCell(reuseIdentifier: nil)
    let fixture = TableFixture(rows: 3)
    fixture.makeCell = { _ in cell }
    let host = fixture.host(rows: 5)
    #expect(fixture.tableNode.visibleCells.count == 3)
    #expect(fixture.tableNode.indexPath(for: cell) == IndexPath(row: 0, section: 0))
    #expect(codes(host) == ["table.cell", "table.cell"])
  }

  @Test func `a question inside of cellForRow gets the rows as they are`() {
    let fixture = TableFixture(rows: 5)
    var counts: Set<Int> = []
    fixture.onCell = { [tableNode = fixture.tableNode] _ in
      counts.insert(tableNode.numberOfRows(inSection: 0))
      tableNode.layoutIfNeeded()
    }
    let host = fixture.host(rows: 5)
    #expect(counts == [5])
    #expect(codes(host) == [])
  }

  @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: 1, height: 1)])
  func `a table may have any size`(size: CGSize) {
    let fixture = TableFixture(rows: 5)
    fixture.tableNode.frame = CGRect(origin: .zero, size: size)
    fixture.tableNode.layoutIfNeeded()
    #expect(fixture.tableNode.visibleCells.count == Int(size.height))
  }

  @Test func `a table of ten million rows is a table like others`() {
    final class Many: TableNodeDataSource {
      func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
        10_000_000
      }

      func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
        let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel.text = "\(indexPath.row)"
        return cell
      }
    }
    let source = Many()
    let fixture = TableFixture([])
    fixture.tableNode.dataSource = source
    let host = fixture.host(rows: 3)
    host.press(.end)
    #expect(host.screen == " 9999997\n 9999998\n›9999999")
    host.press(.home)
    #expect(host.screen == "›0\n 1\n 2")
  }

  @Test func `a table is released with its cells`() {
    weak var table: TableNode?
    weak var cell: TableNodeCell?
    do {
      let fixture = TableFixture(rows: 5)
      fixture.tableNode.frame = CGRect(x: 0, y: 0, width: 10, height: 3)
      fixture.tableNode.layoutIfNeeded()
      fixture.tableNode.contentOffset.y = 1
      fixture.tableNode.layoutIfNeeded()
      table = fixture.tableNode
      cell = fixture.tableNode.visibleCells.first
      #expect(cell != nil)
    }
    #expect(table == nil)
    #expect(cell == nil)
  }
}
