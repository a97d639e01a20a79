import Testing
import Widgets
import WidgetsTestSupport

/// TBL-30…36: a person's selection and the one in code.
@MainActor struct TableNodeSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func shown(_ rows: Int = 20) -> (TableFixture, TestHost) {
    let fixture = TableFixture(rows: rows)
    let host = fixture.host(rows: 10)
    fixture.log = []
    return (fixture, host)
  }

  @Test func `TBL-30 a tap highlights, then selects the new row in place of the old`() throws {
    let (fixture, host) = shown()
    fixture.tableNode.selectRow(at: path(2), animated: false, scrollPosition: .none)
    host.touchDown(at: CGPoint(x: 3, y: 4.5))
    // Content hears of a touch that rests (SCR-60).
    host.advance(by: 0.15)
    #expect(fixture.takeLog() == ["shouldHighlight 0.4", "didHighlight 0.4"])
    #expect(fixture.tableNode.cellForRow(at: path(4))?.isHighlighted == true)
    host.touchUp(at: CGPoint(x: 3, y: 4.5))
    #expect(
      fixture.takeLog() == [
        "didUnhighlight 0.4", "willSelect 0.4", "willDeselect 0.2", "didDeselect 0.2",
        "didSelect 0.4",
      ])
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(4)])
    #expect(fixture.tableNode.visibleCells.filter(\.isSelected).map(\.textLabel.text) == ["4"])
    #expect(fixture.tableNode.visibleCells.contains { $0.isHighlighted } == false)
  }

  @Test func `TBL-30 an overriding subclass hears the same calls as a delegate`() throws {
    final class LoggingTable: TableNode {
      var calls: [String] = []

      override func willSelectRow(at indexPath: IndexPath) -> IndexPath? {
        calls.append("will \(indexPath.row)")
        return super.willSelectRow(at: indexPath)
      }

      override func didSelectRow(at indexPath: IndexPath) {
        super.didSelectRow(at: indexPath)
        calls.append("did \(indexPath.row)")
      }
    }
    let tableNode = LoggingTable()
    let fixture = TableFixture([["a", "b"]], table: tableNode)
    let host = fixture.host(rows: 5)
    host.clearEvents()
    try host.tap("b")
    #expect(tableNode.calls == ["will 1", "did 1"])
    #expect(
      host.events == [
        "LoggingTable.shouldHighlightRow(at: [0, 1])", "LoggingTable.didHighlightRow(at: [0, 1])",
        "LoggingTable.didUnhighlightRow(at: [0, 1])", "LoggingTable.willSelectRow(at: [0, 1])",
        "LoggingTable.didSelectRow(at: [0, 1])",
      ])
  }

  @Test func `TBL-31 a row that may not be highlighted ends the tap`() throws {
    let (fixture, host) = shown()
    fixture.tableNode.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.allowsHighlight = false
    try host.tap("4")
    #expect(fixture.log == ["shouldHighlight 0.4"])
    #expect(fixture.tableNode.indexPathForSelectedRow == path(2))
  }

  @Test func `TBL-32 willSelect may choose another row`() throws {
    let (fixture, host) = shown()
    fixture.selectedInstead = { _ in IndexPath(row: 7, section: 0) }
    try host.tap("4")
    #expect(fixture.log.last == "didSelect 0.7")
    #expect(fixture.tableNode.indexPathForSelectedRow == path(7))
  }

  @Test func `TBL-32 willSelect may refuse, and the old selection stays`() throws {
    let (fixture, host) = shown()
    fixture.tableNode.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.selectedInstead = { _ in nil }
    try host.tap("4")
    #expect(fixture.log.last == "willSelect 0.4")
    #expect(fixture.tableNode.indexPathForSelectedRow == path(2))
  }

  @Test func `a row that does not exist cannot be chosen by willSelect`() throws {
    let (fixture, host) = shown()
    fixture.selectedInstead = { _ in IndexPath(row: 99, section: 0) }
    try host.tap("4")
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.row"])
  }

  @Test func `a row that may not be deselected keeps the single selection`() throws {
    let (fixture, host) = shown()
    fixture.tableNode.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.deselectedInstead = { _ in nil }
    try host.tap("4")
    #expect(fixture.log.last == "willDeselect 0.2")
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(2)])
  }

  @Test func `TBL-03 TBL-33 selecting in code calls nobody and does not scroll`() {
    let (fixture, host) = shown()
    fixture.tableNode.selectRow(at: path(15), animated: true, scrollPosition: .none)
    fixture.tableNode.deselectRow(at: path(15), animated: true)
    fixture.tableNode.selectRow(at: path(16), animated: true, scrollPosition: .none)
    host.settle()
    #expect(fixture.log == [])
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(fixture.tableNode.indexPathForSelectedRow == path(16))
    fixture.tableNode.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(fixture.tableNode.indexPathsForSelectedRows == nil)
  }

  @Test func `a position for selecting in code scrolls`() {
    let (fixture, _) = shown()
    fixture.tableNode.selectRow(at: path(15), animated: false, scrollPosition: .bottom)
    #expect(fixture.tableNode.contentOffset.y == 6)
  }

  @Test func `a row that does not exist cannot be selected in code`() {
    let (fixture, host) = shown()
    fixture.tableNode.selectRow(at: path(20), animated: false, scrollPosition: .top)
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.row"])
  }

  @Test func `TBL-34 the selected row can be tapped again`() throws {
    let (fixture, host) = shown()
    try host.tap("4")
    fixture.log = []
    try host.tap("4")
    #expect(
      fixture.log.filter { !$0.contains("ighlight") } == ["willSelect 0.4", "didSelect 0.4"])
  }

  @Test func `TBL-35 a drag ends the highlight and selects nothing`() {
    let (fixture, host) = shown()
    host.touchDown(at: CGPoint(x: 3, y: 8.5))
    host.advance(by: 0.15)
    host.touchMove(to: CGPoint(x: 3, y: 2.5))
    host.touchUp(at: CGPoint(x: 3, y: 2.5))
    host.settle()
    let told = fixture.log.filter { !$0.hasPrefix("scroll") && $0.contains("ighlight") }
    #expect(told == ["shouldHighlight 0.8", "didHighlight 0.8", "didUnhighlight 0.8"])
    #expect(fixture.log.only("willSelect", "didSelect") == [])
    #expect(fixture.tableNode.contentOffset.y > 0)
    #expect(fixture.tableNode.visibleCells.contains { $0.isHighlighted } == false)
  }

  @Test func `a finger that is lifted beside its row selects nothing`() {
    let (fixture, host) = shown()
    fixture.tableNode.isScrollEnabled = false
    host.touchDown(at: CGPoint(x: 3, y: 4.5))
    host.touchMove(to: CGPoint(x: 3, y: 6.5))
    host.touchUp(at: CGPoint(x: 3, y: 6.5))
    #expect(fixture.log == ["shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4"])
  }

  @Test func `TBL-36 one row can be selected by default`() {
    let tableNode = TableNode()
    #expect(tableNode.allowsSelection)
    #expect(!tableNode.allowsMultipleSelection)
  }

  @Test func `a table without selection takes no taps`() throws {
    let (fixture, host) = shown()
    fixture.tableNode.allowsSelection = false
    try host.tap("4")
    #expect(fixture.log == [])
  }

  @Test func `several rows can be selected, and a tap on a selected one deselects it`() throws {
    let (fixture, host) = shown()
    fixture.tableNode.allowsMultipleSelection = true
    try host.tap("4")
    try host.tap("2")
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(2), path(4)])
    fixture.log = []
    try host.tap("4")
    #expect(
      fixture.log.filter { !$0.contains("ighlight") } == ["willDeselect 0.4", "didDeselect 0.4"])
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(2)])
    try host.tap("7")
    fixture.tableNode.allowsMultipleSelection = false
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(2)])
  }

  @Test func `FR-TBL-03 a reload leaves no selection of a row that is gone`() throws {
    let (fixture, host) = shown(10)
    try host.tap("7")
    fixture.sections = [["0", "1"]]
    fixture.tableNode.reloadData()
    host.settle()
    fixture.log = []
    host.press(.enter)
    #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    #expect(fixture.tableNode.visibleCells.contains { $0.isSelected } == false)
    #expect(fixture.log == [])
  }

  @Test func `FR-TBL-05 a row selected in code is deselected by a tap with its calls`() throws {
    let (fixture, host) = shown()
    fixture.tableNode.selectRow(at: path(3), animated: false, scrollPosition: .none)
    #expect(fixture.log == [])
    try host.tap("4")
    #expect(
      fixture.log.only("willSelect", "didDeselect", "didSelect")
        == ["willSelect 0.4", "didDeselect 0.3", "didSelect 0.4"])
  }

  @Test func `a reload while a finger is down ends the highlight and selects nothing`() {
    let (fixture, host) = shown()
    host.touchDown(at: CGPoint(x: 3, y: 4.5))
    host.advance(by: 0.15)
    fixture.sections = [["new"]]
    fixture.tableNode.reloadData()
    host.touchUp(at: CGPoint(x: 3, y: 4.5))
    #expect(
      fixture.log.only("didHighlight", "didUnhighlight", "didSelect")
        == ["didHighlight 0.4", "didUnhighlight 0.4"])
  }

  @Test func `a selection callback may reload the table`() throws {
    let (fixture, host) = shown()
    fixture.onDidSelect = { _ in
      fixture.sections = [["new"]]
      fixture.tableNode.reloadData()
    }
    try host.tap("4")
    #expect(fixture.tableNode.visibleCells.map(\.textLabel.text) == ["new"])
    #expect(host.diagnostics == [])
  }

  @Test func `a control in a cell keeps its touches`() throws {
    let (fixture, host) = shown()
    fixture.makeCell = { _ in
      let cell = TableNodeCell(reuseIdentifier: nil)
      let button = Button()
      button.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
      cell.contentNode.addSubnode(button)
      return cell
    }
    fixture.tableNode.reloadData()
    host.settle()
    fixture.log = []
    host.tap(at: CGPoint(x: 2, y: 3.5))
    #expect(fixture.log == [])
    host.tap(at: CGPoint(x: 8, y: 3.5))
    #expect(fixture.log.last == "didSelect 0.3")
  }
}
