import Testing
import Widgets
import WidgetsTestSupport

/// The field reports about tables in other shapes: what went wrong once goes wrong in kinds.
@MainActor struct TableNodeFieldReportTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ fixture: TableFixture) -> [String?] {
    fixture.tableNode.visibleCells.map(\.textLabel.text)
  }

  // MARK: FR-TBL-01, batch index space

  @Test func `FR-TBL-01 a reloaded row keeps its place among deletions before it`() {
    let fixture = TableFixture([["a", "b", "c", "d"]])
    let host = fixture.host(rows: 6)
    fixture.sections = [["x", "c2", "d"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.reloadRows(at: [path(2)])
      fixture.tableNode.insertRows(at: [path(0)])
      fixture.tableNode.deleteRows(at: [path(0), path(1)])
    }
    host.settle()
    #expect(texts(fixture) == ["x", "c2", "d"])
  }

  @Test func `FR-TBL-01 rows of a section that moves down are named by where the section is`() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let host = fixture.host(rows: 8)
    // A new section comes first; the old one loses row 1 (before) and gets row 0 (after).
    fixture.sections = [["new"], ["top", "a"], ["c"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.insertRows(at: [path(0, 1)])
      fixture.tableNode.insertSections([0])
      fixture.tableNode.deleteRows(at: [path(1, 0)])
    }
    host.settle()
    #expect(texts(fixture) == ["new", "top", "a", "c"])
  }

  @Test func `FR-TBL-01 a row moves into a section that is new in the same batch`() {
    let fixture = TableFixture([["a", "b", "c"]])
    let host = fixture.host(rows: 8)
    fixture.sections = [["b"], ["a", "c"]]
    let cell = fixture.tableNode.cellForRow(at: path(1))
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.insertSections([0])
      fixture.tableNode.moveRow(at: path(1), to: path(0, 0))
    }
    host.settle()
    #expect(texts(fixture) == ["b", "a", "c"])
    #expect(fixture.tableNode.numberOfRows(inSection: 0) == 1)
    #expect(cell?.textLabel.text == "b")
  }

  @Test func `FR-TBL-01 a section is reloaded with another number of rows beside inserted rows`() {
    let fixture = TableFixture([["a"], ["b", "c"], ["d"]])
    let host = fixture.host(rows: 10)
    fixture.sections = [["a", "a2"], ["B"], ["d"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.reloadSections([1])
      fixture.tableNode.insertRows(at: [path(1, 0)])
    }
    host.settle()
    #expect(texts(fixture) == ["a", "a2", "B", "d"])
  }

  @Test(arguments: [TableNode.Style.plain, .grouped])
  func `FR-TBL-01 all rows go and others come, in both styles`(style: TableNode.Style) {
    let fixture = TableFixture(
      [["a", "b"], ["c"]], table: TableNode(frame: .zero, style: style))
    let host = fixture.host(rows: 10)
    fixture.sections = [["x"], ["y", "z", "w"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.insertRows(at: [path(2, 1), path(0, 0), path(0, 1), path(1, 1)])
      fixture.tableNode.deleteRows(at: [path(0, 1), path(1, 0), path(0, 0)])
    }
    host.settle()
    #expect(texts(fixture) == ["x", "y", "z", "w"])
  }

  @Test func `FR-TBL-01 a batch during a drag keeps the row under the finger`() {
    let fixture = TableFixture(rows: 40)
    let host = fixture.host(rows: 10)
    host.touchDown(at: CGPoint(x: 5, y: 8))
    host.touchMove(to: CGPoint(x: 5, y: 6))
    host.touchMove(to: CGPoint(x: 5, y: 3))
    host.advance(by: 0.1)
    let first = texts(fixture).first
    fixture.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    fixture.tableNode.insertRows(at: [path(0), path(1), path(2)])
    host.advance(by: 0.1)
    #expect(texts(fixture).first == first)
    host.touchUp(at: CGPoint(x: 5, y: 3))
  }

  // MARK: FR-TBL-03, stale selection

  @Test func `FR-TBL-03 several selected rows are forgotten by a reload to nothing`() throws {
    let fixture = TableFixture(rows: 6)
    fixture.tableNode.allowsMultipleSelection = true
    let host = fixture.host(rows: 8)
    try host.tap("2")
    try host.tap("4")
    fixture.sections = []
    fixture.tableNode.reloadData()
    #expect(fixture.tableNode.indexPathsForSelectedRows == nil)
    host.settle()
    fixture.log = []
    host.press(.enter)
    #expect(fixture.log == [])
    #expect(fixture.tableNode.indexPathForFocusedRow == nil)
  }

  @Test func `FR-TBL-03 a deleted row is not selected, those behind it keep their state`() throws {
    let fixture = TableFixture(rows: 6)
    fixture.tableNode.allowsMultipleSelection = true
    let host = fixture.host(rows: 8)
    try host.tap("2")
    try host.tap("4")
    fixture.sections[0].remove(at: 2)
    fixture.tableNode.deleteRows(at: [path(2)])
    host.settle()
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(3)])
    #expect(fixture.tableNode.cellForRow(at: path(3))?.textLabel.text == "4")
    #expect(fixture.tableNode.visibleCells.count { $0.isSelected } == 1)
  }

  @Test func `FR-TBL-03 a section that is deleted or reloaded takes its selection along`() throws {
    let fixture = TableFixture([["a"], ["b", "c"], ["d"]])
    let host = fixture.host(rows: 8)
    try host.tap("c")
    fixture.sections.remove(at: 1)
    fixture.tableNode.deleteSections([1])
    host.settle()
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    try host.tap("d")
    fixture.tableNode.reloadSections([1])
    host.settle()
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    #expect(fixture.tableNode.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `FR-TBL-03 another data source starts without a selection`() throws {
    let fixture = TableFixture(rows: 6)
    let host = fixture.host(rows: 8)
    try host.tap("5")
    let other = TableFixture(rows: 2)
    fixture.tableNode.dataSource = other
    host.settle()
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    #expect(fixture.tableNode.visibleCells.count == 2)
  }

  @Test func `FR-TBL-03 a row that goes in its own willSelect is not selected`() throws {
    let fixture = TableFixture(rows: 6)
    let host = fixture.host(rows: 8)
    fixture.selectedInstead = { [weak fixture] path in
      fixture?.sections = [["0"]]
      fixture?.tableNode.reloadData()
      return path
    }
    try host.tap("5")
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    #expect(fixture.log.only("didSelect") == [])
  }

  // MARK: FR-TBL-05, what code does is not a person's doing

  @Test func `FR-TBL-05 nothing that code does to the selection is told`() {
    let fixture = TableFixture(rows: 30)
    fixture.tableNode.allowsMultipleSelection = true
    let host = fixture.host(rows: 5)
    let table = fixture.tableNode
    fixture.log = []
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(20), animated: true, scrollPosition: .middle)
    host.settle()
    table.deselectRow(at: path(1), animated: true)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    table.allowsMultipleSelection = false
    table.allowsSelection = false
    table.isEditing = true
    table.isEditing = false
    host.settle()
    let told = fixture.log.only(
      "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect",
      "willDeselect", "didDeselect")
    #expect(told == [])
  }

  @Test func `FR-TBL-05 a row selected in code inside of didSelect is not told`() throws {
    let fixture = TableFixture(rows: 6)
    let host = fixture.host(rows: 8)
    fixture.onDidSelect = { [weak fixture] _ in
      fixture?.tableNode.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    try host.tap("3")
    #expect(
      fixture.log.only("willSelect", "didSelect", "didDeselect") == [
        "willSelect 0.3", "didSelect 0.3",
      ])
    #expect(fixture.tableNode.indexPathForSelectedRow == path(0))
  }

  @Test func `FR-TBL-05 a selected row that is deleted in code is not told as deselected`() throws {
    let fixture = TableFixture(rows: 6)
    let host = fixture.host(rows: 8)
    try host.tap("3")
    fixture.log = []
    fixture.sections[0].remove(at: 3)
    fixture.tableNode.deleteRows(at: [path(3)])
    host.settle()
    #expect(fixture.log.only("willDeselect", "didDeselect") == [])
  }
}
