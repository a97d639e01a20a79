import Testing
import Widgets
import WidgetsTestSupport

/// More faults of the kinds that the field reports about tables describe: indices in batches, state
/// that is out of date, and calls of a program that look like a person's.
@MainActor struct TableNodeSiblingTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ fixture: TableFixture) -> [String?] {
    fixture.tableNode.visibleCells.map(\.textLabel.text)
  }

  // MARK: - FR-TBL-01: batch index space

  @Test func `FR-TBL-01 moves that cross deletions and insertions`() {
    let fixture = TableFixture([["a", "b", "c", "d", "e"]])
    let host = fixture.host(rows: 8)
    // e goes to 0, a to 3, x is new at 2; b and d take the places that are left, in their order.
    fixture.sections = [["e", "b", "x", "a", "d"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.moveRow(at: path(0), to: path(3))
      fixture.tableNode.insertRows(at: [path(2)])
      fixture.tableNode.moveRow(at: path(4), to: path(0))
      fixture.tableNode.deleteRows(at: [path(2)])
    }
    host.settle()
    #expect(texts(fixture) == ["e", "b", "x", "a", "d"])
    #expect(fixture.takeLog().only("cell").last == "cell 0.2")
  }

  @Test func `FR-TBL-01 an inner batch counts as the outer one does`() {
    let fixture = TableFixture([["a", "b", "c"]])
    let host = fixture.host(rows: 8)
    fixture.sections = [["x", "b", "c2"]]
    let table = fixture.tableNode
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)])
      table.performBatchUpdates {
        table.insertRows(at: [path(0)])
        table.reloadRows(at: [path(2)])
      }
    }
    host.settle()
    #expect(texts(fixture) == ["x", "b", "c2"])
  }

  @Test func `FR-TBL-01 two changes in one turn without a batch follow each other`() {
    let fixture = TableFixture([["a", "b", "c"]])
    let host = fixture.host(rows: 8)
    fixture.sections = [["b", "c"]]
    fixture.tableNode.deleteRows(at: [path(0)])
    fixture.sections = [["b", "x", "c"]]
    fixture.tableNode.insertRows(at: [path(1)])
    host.settle()
    #expect(texts(fixture) == ["b", "x", "c"])
  }

  @Test func `FR-TBL-01 a section moves over one that goes, and takes its changes along`() {
    let fixture = TableFixture([["a"], ["b"], ["c", "d"]])
    let host = fixture.host(rows: 8)
    // Section 2 becomes the first, section 1 goes; the last row of the moved one is deleted.
    fixture.sections = [["c"], ["a"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.deleteSections([1])
      fixture.tableNode.moveSection(2, toSection: 0)
      fixture.tableNode.deleteRows(at: [path(1, 2)])
    }
    host.settle()
    #expect(texts(fixture) == ["c", "a"])
  }

  @Test func `FR-TBL-01 rows out of view may be reloaded, moved and deleted too`() {
    let fixture = TableFixture(rows: 1_000)
    let host = fixture.host(rows: 5)
    fixture.sections[0].remove(at: 900)
    fixture.sections[0].swapAt(700, 701)
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.deleteRows(at: [path(900)])
      fixture.tableNode.moveRow(at: path(700), to: path(701))
      fixture.tableNode.reloadRows(at: [path(500)])
    }
    host.settle()
    #expect(texts(fixture) == ["0", "1", "2", "3", "4"])
    for row in [500, 700, 901] {
      fixture.tableNode.scrollToRow(at: path(row), at: .top, animated: false)
      host.settle()
      #expect(texts(fixture).first == fixture.sections[0][row])
    }
  }

  // MARK: - FR-TBL-03: state that is out of date

  @Test func `FR-TBL-03 the row of the keys is in the list after it has shrunk`() {
    let fixture = TableFixture(rows: 10)
    let host = fixture.host(rows: 12)
    host.press(.end)
    fixture.sections = [["0", "1"]]
    fixture.tableNode.reloadData()
    host.settle()
    fixture.log = []
    for code in [Key.Code.enter, .down, .enter] { host.press(code) }
    let rows = fixture.log.only("didSelect")
    #expect(rows.allSatisfy { $0 == "didSelect 0.0" || $0 == "didSelect 0.1" })
    #expect(host.diagnostics == [])
  }

  @Test func `FR-TBL-03 cells from before a reload belong to no row`() {
    let fixture = TableFixture(rows: 10)
    let host = fixture.host(rows: 5)
    let cells = fixture.tableNode.visibleCells
    fixture.sections = [["x"]]
    fixture.tableNode.reloadData()
    #expect(cells.allSatisfy { fixture.tableNode.indexPath(for: $0) == nil })
    #expect(fixture.tableNode.cellForRow(at: path(3)) == nil)
    host.settle()
    #expect(cells.compactMap { fixture.tableNode.indexPath(for: $0) }.count <= 1)
    #expect(texts(fixture) == ["x"])
  }

  @Test func `FR-TBL-03 a list on its way to a row that has gone ends inside of what is left`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 5)
    fixture.tableNode.scrollToRow(at: path(90), at: .top, animated: true)
    host.advance(by: 0.1)
    fixture.sections = [(0..<8).map(String.init)]
    fixture.tableNode.deleteRows(at: (8..<100).map { path($0) })
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 3)
    #expect(texts(fixture).last == "7")
  }

  @Test func `FR-TBL-03 what was selected before the delegate left is still deselected by a tap`()
    throws
  {
    let fixture = TableFixture(rows: 4)
    let host = fixture.host(rows: 6)
    try host.tap("1")
    fixture.tableNode.delegate = nil
    try host.tap("2")
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(2)])
    #expect(fixture.tableNode.visibleCells.count { $0.isSelected } == 1)
  }

  @Test func `FR-TBL-03 a cell of another row shows neither highlight nor selection of the last`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 5)
    fixture.tableNode.selectRow(at: path(2), animated: false, scrollPosition: .none)
    host.touchDown(at: CGPoint(x: 5, y: 3))
    host.advance(by: 0.2)
    fixture.tableNode.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    host.advance(by: 0)
    host.touchUp(at: CGPoint(x: 5, y: 3))
    host.settle()
    let marked = fixture.tableNode.visibleCells.filter { $0.isSelected || $0.isHighlighted }
    #expect(marked == [])
  }

  // MARK: - FR-TBL-05: what code does is not a person's doing

  @Test func `FR-TBL-05 a program that scrolls drags nothing`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 5)
    host.clearEvents()
    fixture.tableNode.scrollToRow(at: path(50), at: .middle, animated: false)
    fixture.tableNode.scrollToRow(at: path(20), at: .top, animated: true)
    host.settle()
    let calls = host.events.filter { $0.contains("Drag") || $0.contains("Decelerat") }
    #expect(calls == [])
    #expect(fixture.log.only("didSelect", "willSelect", "didHighlight") == [])
  }

  @Test func `FR-TBL-05 a row that code has selected and a person taps is a person's`() throws {
    let fixture = TableFixture(rows: 4)
    let host = fixture.host(rows: 6)
    fixture.tableNode.selectRow(at: path(1), animated: false, scrollPosition: .none)
    fixture.log = []
    try host.tap("1")
    #expect(
      fixture.log.only("willSelect", "didSelect", "willDeselect", "didDeselect") == [
        "willSelect 0.1", "didSelect 0.1",
      ])
  }

  @Test func `FR-TBL-05 ending the ways to select deselects without calls`() throws {
    let fixture = TableFixture(rows: 4)
    fixture.tableNode.allowsMultipleSelection = true
    let host = fixture.host(rows: 6)
    try host.tap("1")
    try host.tap("2")
    fixture.log = []
    fixture.tableNode.allowsMultipleSelection = false
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(1)])
    fixture.tableNode.setEditing(true, animated: false)
    host.settle()
    #expect(fixture.tableNode.indexPathsForSelectedRows == nil)
    #expect(fixture.log.only("didDeselect", "willDeselect") == [])
  }

  // MARK: - FR-TBL-09: what is asked before the layout

  @Test func `FR-TBL-09 a completion finds the rows, also without a window`() {
    let fixture = TableFixture(rows: 3)
    fixture.loadViewIfNeeded()
    fixture.tableNode.frame = CGRect(x: 0, y: 0, width: 20, height: 5)
    fixture.tableNode.layoutIfNeeded()
    fixture.sections[0].append("3")
    var rows: [Int] = []
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.insertRows(at: [path(3)])
    } completion: { _ in
      rows.append(fixture.tableNode.numberOfRows(inSection: 0))
    }
    #expect(rows == [4])
  }

  @Test func `FR-TBL-09 a completion comes once although the table leaves before its layout`() {
    let fixture = TableFixture(rows: 3)
    let host = fixture.host(rows: 6)
    fixture.sections[0].append("3")
    var count = 0
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.insertRows(at: [path(3)])
    } completion: { _ in
      count += 1
    }
    host.window.rootViewController = ViewController()
    host.settle()
    #expect(count == 1)
  }

  @Test func `FR-TBL-09 a row is scrolled to before the table has ever been laid out`() {
    let fixture = TableFixture(rows: 100)
    let controller = ViewController()
    let host = TestHost(size: CGSize(width: 20, height: 10), rootViewController: controller)
    let table = fixture.tableNode
    table.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    table.scrollToRow(at: path(40), at: .top, animated: false)
    controller.view.addSubnode(table)
    host.settle()
    #expect(table.contentOffset.y == 40)
    #expect(texts(fixture).first == "40")
  }
}
