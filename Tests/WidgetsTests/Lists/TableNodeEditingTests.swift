import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TableNodeEditingTests {
  /// Three rows, of which a commit really deletes one, or inserts `new` after one.
  private func editable(_ rows: [String] = ["one", "two", "three"]) -> TableFixture {
    let fixture = TableFixture([rows])
    fixture.onCommit = { [weak fixture] style, path in
      guard let fixture else { return }
      let table = fixture.tableNode
      if style == .delete {
        fixture.sections[path.section].remove(at: path.row)
        table.deleteRows(at: [path])
      } else {
        let new = IndexPath(row: path.row + 1, section: path.section)
        fixture.sections[path.section].insert("new", at: new.row)
        table.insertRows(at: [new])
      }
    }
    return fixture
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `TBL-36 a table is not edited, and rows cannot be selected while it is, by default`() {
    let table = TableNode()
    #expect(!table.isEditing)
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelectionDuringEditing)
  }

  @Test func `in editing each row shows a control, and none afterwards`() {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    fixture.tableNode.setEditing(true, animated: true)
    host.advance(by: 0)
    #expect(host.screen == "›[-] one\n [-] two\n [-] three\n")
    fixture.tableNode.isEditing = false
    host.advance(by: 0)
    #expect(host.screen == "›one\n two\n three\n")
  }

  @Test func `rows are asked whether and how, in that order, only for rows in view`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 2)
    fixture.canEdit = { $0.row != 1 }
    fixture.log = []
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    #expect(fixture.takeLog() == ["canEdit 0.0", "style 0.0", "canEdit 0.1"])
    #expect(host.screen == "›[-] 0\n 1")
    fixture.tableNode.contentOffset.y = 1
    host.advance(by: 0)
    #expect(fixture.takeLog().only("canEdit", "style") == ["canEdit 0.2", "style 0.2"])
  }

  @Test func `a table that is not edited asks nothing about editing`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 4)
    host.wheel(at: CGPoint(x: 2, y: 2), by: 10)
    #expect(fixture.log.only("canEdit", "style") == [])
  }

  @Test func `each style has its control`() {
    let fixture = editable(["a", "b", "c"])
    fixture.editingStyle = { [.delete, .insert, .none][$0.row] }
    let host = fixture.host(rows: 3)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    #expect(host.screen == "›[-] a\n [+] b\n     c")
    let cells = fixture.tableNode.visibleCells
    #expect(cells.map(\.editingStyle) == [.delete, .insert, .none])
    #expect(cells.allSatisfy { $0.isEditing })
  }

  @Test func `a tap on the control commits, and selects nothing`() throws {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    fixture.log = []
    try host.tap("Delete two", role: .button)
    #expect(fixture.log.only("delete", "shouldHighlight", "willSelect") == ["delete 0.1"])
    #expect(host.screen == " [-] one\n [-] three\n\n")
  }

  @Test func `a double click deletes one row, not the one that has moved there`() {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    let control = CGPoint(x: 2, y: 0)
    host.tap(at: control)
    host.advance(by: 0.1)
    host.tap(at: control)
    host.advance(by: 0.1)
    host.tap(at: control)
    #expect(fixture.sections == [["two", "three"]])
    // Who waits for as long as a double click takes means the next row.
    host.advance(by: 0.5)
    host.tap(at: control)
    #expect(fixture.sections == [["three"]])
  }

  @Test func `clicks on the controls of two rows delete both, however quick`() {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    host.tap(at: CGPoint(x: 2, y: 2))
    host.tap(at: CGPoint(x: 2, y: 0))
    #expect(fixture.sections == [["two"]])
  }

  @Test func `the call record has the commit`() throws {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    try host.tap("Delete one", role: .button)
    #expect(host.events.contains { $0.hasPrefix("TableNode.commit(delete, forRowAt: ") })
  }

  @Test func `an insert control inserts`() throws {
    let fixture = editable()
    fixture.editingStyle = { $0.row == 0 ? .insert : .delete }
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    try host.tap("Insert one", role: .button)
    #expect(fixture.sections == [["one", "new", "two", "three"]])
    #expect(host.screen == " [+] one\n [-] new\n [-] two\n [-] three")
  }

  @Test(arguments: [Key.Code.delete, .backspace])
  func `Delete and Backspace delete the row of the keys, which is then the next one`(
    code: Key.Code
  ) {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.press(.down)
    host.press(code)
    #expect(fixture.sections == [["one", "three"]])
    #expect(host.screen == " [-] one\n›[-] three\n\n")
    host.press(code)
    host.press(code)
    host.press(code)
    #expect(fixture.sections == [[]])
  }

  @Test func `keys only do what the row's control does`() {
    let fixture = editable()
    fixture.editingStyle = { [.insert, .delete, .none][min($0.row, 2)] }
    let host = fixture.host(rows: 5)
    var unhandled: [Key.Code] = []
    fixture.tableNode.window?.screen.onUnhandledKey = { unhandled.append($0.code) }
    fixture.tableNode.isEditing = true
    host.press(.delete)
    #expect(fixture.sections == [["one", "two", "three"]])
    #expect(unhandled == [.delete])
    host.press(.enter)
    #expect(fixture.sections == [["one", "new", "two", "three"]])
    host.press(.down)
    host.press(.enter)
    host.press(.insert)
    #expect(unhandled == [.delete, .enter, .insert])
    #expect(fixture.sections == [["one", "new", "two", "three"]])
  }

  @Test func `a key deletes nothing that cannot be seen: it shows the row first`() throws {
    let fixture = editable((0..<30).map(String.init))
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    try host.tap("Delete 1", role: .button)
    #expect(host.screen == " [-] 0\n [-] 2\n [-] 3\n [-] 4")
    host.press(.delete)
    #expect(host.screen == " [-] 0\n›[-] 2\n [-] 3\n [-] 4")
    host.press(.delete)
    #expect(host.screen == " [-] 0\n›[-] 3\n [-] 4\n [-] 5")
    host.wheel(at: CGPoint(x: 2, y: 2), by: 12)
    host.press(.delete)
    #expect(host.screen == "›[-] 3\n [-] 4\n [-] 5\n [-] 6")
    #expect(fixture.sections[0].count == 28)
  }

  @Test func `Delete does nothing while the table is not edited`() {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    host.press(.delete)
    #expect(fixture.sections == [["one", "two", "three"]])
  }

  @Test func `TBL-36 in editing a tap on a row selects it only if that is allowed`() throws {
    let fixture = editable()
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    fixture.log = []
    try host.tap("two", role: .row)
    #expect(fixture.log == [])
    fixture.tableNode.allowsSelectionDuringEditing = true
    try host.tap("two", role: .row)
    #expect(fixture.log.only("didSelect") == ["didSelect 0.1"])
  }

  @Test func `selection in editing is independent of selection otherwise`() throws {
    let fixture = editable()
    fixture.tableNode.allowsSelection = false
    fixture.tableNode.allowsSelectionDuringEditing = true
    let host = fixture.host(rows: 4)
    try host.tap("two", role: .row)
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    try host.tap("two", role: .row)
    #expect(fixture.tableNode.indexPathForSelectedRow == path(1))
  }

  @Test func `TBL-36 several rows are selected with marks in place of controls`() throws {
    let fixture = editable()
    fixture.tableNode.allowsMultipleSelectionDuringEditing = true
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    #expect(host.screen == "›[ ] one\n [ ] two\n [ ] three\n")
    #expect(fixture.log.only("style") == [])
    try host.tap("one", role: .row)
    try host.tap("three", role: .row)
    #expect(host.screen == " [✓] one\n [ ] two\n [✓] three\n")
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(0), path(2)])
    try host.tap("one", role: .row)
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(2)])
    #expect(fixture.log.only("didDeselect") == ["didDeselect 0.0"])
  }

  @Test func `a tap on the mark of a selection is one on its row`() {
    let fixture = editable()
    fixture.tableNode.allowsMultipleSelectionDuringEditing = true
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    host.tap(at: CGPoint(x: 2, y: 1))
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `beginning and ending to edit deselects, without calls`() throws {
    let fixture = editable()
    fixture.tableNode.allowsMultipleSelectionDuringEditing = true
    let host = fixture.host(rows: 4)
    try host.tap("two")
    fixture.log = []
    fixture.tableNode.isEditing = true
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    host.advance(by: 0)
    try host.tap("one", role: .row)
    try host.tap("two", role: .row)
    fixture.log = []
    fixture.tableNode.isEditing = false
    host.advance(by: 0)
    #expect(fixture.tableNode.indexPathsForSelectedRows == nil)
    #expect(fixture.log.only("willDeselect", "didDeselect") == [])
  }

  @Test func `a cell is told with its own method`() {
    final class Cell: TableNodeCell {
      var told: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        told.append(editing)
        super.setEditing(editing, animated: animated)
      }
    }
    let fixture = editable()
    fixture.tableNode.register(Cell.self, forCellReuseIdentifier: "row")
    let host = fixture.host(rows: 2)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    fixture.tableNode.isEditing = true
    fixture.tableNode.isEditing = false
    host.advance(by: 0)
    let told = fixture.tableNode.visibleCells.compactMap { ($0 as? Cell)?.told }
    #expect(told == [[true, false], [true, false]])
  }

  @Test func `cells that are reused after editing show no control`() {
    let fixture = TableFixture(rows: 30)
    let host = fixture.host(rows: 3)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    fixture.tableNode.contentOffset.y = 10
    host.advance(by: 0)
    fixture.tableNode.isEditing = false
    fixture.tableNode.contentOffset.y = 20
    host.advance(by: 0)
    #expect(host.screen == " 20\n 21\n 22")
    #expect(fixture.tableNode.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func `cells that size themselves are measured beside the control`() {
    let fixture = TableFixture([["abcdefgh ijklmnop"]])
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    fixture.makeCell = { _ in
      let cell = TableNodeCell(reuseIdentifier: nil)
      cell.textLabel.text = "abcdefgh ijklmnop"
      cell.textLabel.numberOfLines = 0
      return cell
    }
    let host = fixture.host(rows: 4)
    #expect(fixture.tableNode.rectForRow(at: path(0)).size.height == 1)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    #expect(fixture.tableNode.rectForRow(at: path(0)).size.height == 2)
    #expect(host.screen.contains("[-]") && host.screen.contains("ijklmnop"))
    fixture.tableNode.isEditing = false
    host.advance(by: 0)
    #expect(fixture.tableNode.rectForRow(at: path(0)).size.height == 1)
  }

  @Test func `a finger on a control whose row scrolls away does nothing`() {
    let fixture = editable((0..<30).map(String.init))
    let host = fixture.host(rows: 3)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    host.touchDown(at: CGPoint(x: 2, y: 0))
    fixture.tableNode.contentOffset.y = 12
    host.advance(by: 0)
    host.touchUp(at: CGPoint(x: 2, y: 0))
    #expect(fixture.sections[0].count == 30)
  }

  @Test func `a finger on a control follows its row when others come above it`() {
    let fixture = editable()
    let host = fixture.host(rows: 5)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    host.touchDown(at: CGPoint(x: 2, y: 1))
    fixture.sections[0].insert("zero", at: 0)
    fixture.tableNode.insertRows(at: [path(0)])
    host.advance(by: 0)
    let y = fixture.tableNode.rectForRow(at: path(2)).origin.y - fixture.tableNode.contentOffset.y
    host.touchUp(at: CGPoint(x: 2, y: y))
    #expect(fixture.sections == [["zero", "one", "three"]])
  }

  @Test func `editing cannot begin while the table waits for an answer`() {
    let fixture = editable()
    fixture.canEdit = { [weak fixture] _ in
      fixture?.tableNode.isEditing = false
      return true
    }
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    #expect(fixture.tableNode.isEditing)
    #expect(host.diagnostics.contains { $0.code.rawValue == "table.reload" })
  }

  @Test func `a commit that reloads is fine`() throws {
    let fixture = editable()
    fixture.onCommit = { [weak fixture] _, path in
      fixture?.sections[0].remove(at: path.row)
      fixture?.tableNode.reloadData()
    }
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    try host.tap("Delete one", role: .button)
    #expect(host.screen == " [-] two\n [-] three\n\n")
  }

  @Test func `a commit that ends editing is fine`() throws {
    let fixture = editable()
    fixture.onCommit = { [weak fixture] _, _ in fixture?.tableNode.isEditing = false }
    let host = fixture.host(rows: 4)
    fixture.tableNode.isEditing = true
    host.advance(by: 0)
    try host.tap("Delete one", role: .button)
    #expect(host.screen == " one\n two\n three\n")
  }

  @Test func `without a data source nothing can be edited`() {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(!table.canEditRow(at: path(0)))
  }
}
