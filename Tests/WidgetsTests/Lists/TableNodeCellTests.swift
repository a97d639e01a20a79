import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TableNodeCellTests {
  private func screen(
    style: TableNodeCell.Style = .default, height: CGFloat = 1, _ edit: (TableNodeCell) -> Void
  ) -> (String, TestHost, TableNodeCell) {
    let cell = TableNodeCell(style: style, reuseIdentifier: nil)
    cell.textLabel.text = "Text"
    cell.detailTextLabel?.text = "more"
    edit(cell)
    let fixture = TableFixture(rows: 1)
    fixture.makeCell = { _ in cell }
    fixture.tableNode.rowHeight = height
    fixture.tableNode.allowsSelection = false
    fixture.tableNode.focusEffect = nil
    let host = fixture.host(rows: height)
    return (host.screen, host, cell)
  }

  @Test(arguments: [
    (TableNodeCell.Style.default, " Text"), (.value1, " Text          more"),
    (.value2, " Text more"), (.subtitle, " Text          more"),
  ])
  func `each style has its own places for the texts`(style: TableNodeCell.Style, text: String) {
    #expect(screen(style: style) { _ in }.0 == text)
  }

  @Test func `a subtitle stands below its text where there is room`() {
    #expect(screen(style: .subtitle, height: 2) { _ in }.0 == " Text\n more")
  }

  @Test func `a cell needs the height of its texts`() {
    let size = CGSize(width: 20, height: 0)
    let cell = screen(style: .subtitle, height: 2) { _ in }.2
    #expect(cell.sizeThatFits(size).height == 2)
    #expect(screen { $0.textLabel.text = nil }.2.sizeThatFits(size).height == 1)
  }

  @Test(arguments: [
    (TableNodeCell.AccessoryType.disclosureIndicator, " Text             ›"),
    (.checkmark, " Text             ✓"), (.none, " Text"),
  ])
  func `an accessory stands at the right edge`(type: TableNodeCell.AccessoryType, text: String) {
    #expect(screen { $0.accessoryType = type }.0 == text)
  }

  @Test func `an accessory node keeps its size and takes the place of the type`() {
    let label = Label(text: "now")
    label.frame.size = CGSize(width: 3, height: 1)
    let result = screen {
      $0.accessoryType = .checkmark
      $0.accessoryNode = label
    }
    #expect(result.0 == " Text           now")
    result.2.accessoryNode = nil
    result.1.advance(by: 0)
    #expect(result.1.screen == " Text             ✓")
  }

  @Test func `a selected cell is drawn in reverse over its whole width`() {
    let (_, host, cell) = screen { _ in }
    #expect((0..<20).allSatisfy { !host.surface[$0, 0].attributes.contains(.reverse) })
    cell.isSelected = true
    host.advance(by: 0)
    #expect((0..<20).allSatisfy { host.surface[$0, 0].attributes.contains(.reverse) })
    cell.selectionStyle = .none
    host.advance(by: 0)
    #expect((0..<20).allSatisfy { !host.surface[$0, 0].attributes.contains(.reverse) })
  }

  @Test func `a cell can be found by its text`() {
    let (_, _, cell) = screen { _ in }
    #expect(cell.accessibilityLabel == "Text")
    #expect(TableNodeCell(reuseIdentifier: nil).accessibilityLabel == nil)
  }

  @Test func `the default style has no detail`() {
    #expect(TableNodeCell(reuseIdentifier: nil).detailTextLabel == nil)
  }
}
