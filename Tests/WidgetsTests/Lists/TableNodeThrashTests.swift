import Testing
import Widgets
import WidgetsTestSupport

/// Random batches, reloads and scrolling, with everything that can be seen compared to a naive model.
@MainActor struct TableNodeThrashTests {
  /// The plainest list: every row with its height, in order.
  private struct Model {
    var sections: [[String]] = []
    /// Selected rows by their texts, which are unique.
    var selected: Set<String> = []

    static func height(_ text: String) -> CGFloat { CGFloat(1 + (Int(text) ?? 0) % 4) }
  }

  @Test(arguments: 0..<12, [TableNode.Style.plain, .grouped])
  func `a table equals a naive list after any changes`(seed: UInt64, style: TableNode.Style) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    var nextText = 0
    func newText() -> String {
      nextText += 1
      return "\(nextText)"
    }
    model.sections = (0..<4).map { _ in
      (0..<Int.random(in: 0...20, using: &random)).map { _ in newText() }
    }
    let fixture = TableFixture(model.sections, table: TableNode(frame: .zero, style: style))
    let isAsked = seed % 3 != 0
    if isAsked {
      fixture.tableNode.rowHeight = TableNode.automaticDimension
      fixture.tableNode.estimatedRowHeight = seed % 3 == 1 ? 2 : 0
      fixture.heights = { [unowned fixture] in
        Model.height(fixture.sections[$0.section][$0.row])
      }
    }
    fixture.tableNode.allowsMultipleSelection = true
    fixture.tableNode.allowsMultipleSelectionDuringEditing = true
    let host = fixture.host(rows: 12)
    for _ in 0..<60 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        fixture.tableNode.contentOffset.y = CGFloat(Int.random(in: -2...80, using: &random))
      case 1:
        select(fixture, &model, &random)
      case 2:
        host.wheel(at: CGPoint(x: 3, y: 3), by: .random(in: -5...5, using: &random))
      case 3:
        fixture.tableNode.isEditing.toggle()
        model.selected = []
      default:
        apply(fixture, &model, &random, newText)
      }
      host.advance(by: 0)
      compare(fixture, model, isAsked: isAsked)
    }
    #expect(host.diagnostics == [])
  }

  private func select(
    _ fixture: TableFixture, _ model: inout Model, _ random: inout SeededGenerator
  ) {
    guard let path = fixture.tableNode.indexPathsForVisibleRows?.randomElement(using: &random)
    else { return }
    fixture.tableNode.selectRow(at: path, animated: false, scrollPosition: .none)
    model.selected.insert(model.sections[path.section][path.row])
  }

  /// A batch in the terms of its calls.
  private struct Batch {
    var deletedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
  }

  /// Takes random rows and sections out, from behind.
  private func thin(_ model: inout Model, _ batch: inout Batch, _ random: inout SeededGenerator) {
    let old = model.sections
    for section in old.indices.reversed() {
      if Int.random(in: 0..<12, using: &random) == 0 {
        batch.deletedSections.append(section)
        model.sections.remove(at: section)
        continue
      }
      for row in old[section].indices.reversed() {
        let path = IndexPath(row: row, section: section)
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          batch.deletedRows.append(path)
          model.sections[section].remove(at: row)
        case 1:
          batch.reloadedRows.append(path)
          model.selected.remove(old[section][row])
        default: break
        }
      }
    }
  }

  /// Adds sections and rows, from the front.
  private func grow(
    _ model: inout Model, _ batch: inout Batch, _ random: inout SeededGenerator,
    _ newText: () -> String
  ) {
    if model.sections.count < 6, Bool.random(using: &random) {
      let section = Int.random(in: 0...model.sections.count, using: &random)
      batch.insertedSections.append(section)
      model.sections.insert((0..<3).map { _ in newText() }, at: section)
    }
    for section in model.sections.indices where !batch.insertedSections.contains(section) {
      let places = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int.random(in: 0...model.sections[section].count, using: &random)
      }
      for row in Set(places).sorted() {
        model.sections[section].insert(newText(), at: row)
        batch.insertedRows.append(IndexPath(row: row, section: section))
      }
    }
  }

  private func apply(
    _ fixture: TableFixture, _ model: inout Model, _ random: inout SeededGenerator,
    _ newText: () -> String
  ) {
    var batch = Batch()
    thin(&model, &batch, &random)
    grow(&model, &batch, &random, newText)
    model.selected.formIntersection(Set(model.sections.joined()))
    fixture.sections = model.sections
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.insertRows(at: batch.insertedRows)
      fixture.tableNode.deleteSections(batch.deletedSections)
      fixture.tableNode.reloadRows(at: batch.reloadedRows)
      fixture.tableNode.insertSections(batch.insertedSections)
      fixture.tableNode.deleteRows(at: batch.deletedRows)
    }
  }

  private func compare(_ fixture: TableFixture, _ model: Model, isAsked: Bool) {
    let tableNode = fixture.tableNode
    let visible = tableNode.bounds
    #expect(tableNode.numberOfSections == model.sections.count)
    var y: CGFloat = 0
    var shown: [String] = []
    var selected: [String] = []
    for (section, rows) in model.sections.enumerated() {
      y += tableNode.rectForHeader(inSection: section).size.height
      for (row, text) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        let rect = tableNode.rectForRow(at: path)
        #expect(rect.origin.y == y, "row \(path)")
        y += rect.size.height
        guard y > visible.origin.y, rect.origin.y < visible.origin.y + visible.size.height else {
          #expect(tableNode.cellForRow(at: path) == nil)
          continue
        }
        shown.append(text)
        let cell = tableNode.cellForRow(at: path)
        #expect(rect.size.height == (isAsked ? Model.height(text) : 1))
        #expect(cell?.frame == rect)
        #expect(cell?.supernode === tableNode)
        #expect(cell?.isSelected == model.selected.contains(text))
        #expect(cell?.isEditing == tableNode.isEditing)
      }
    }
    for path in tableNode.indexPathsForSelectedRows ?? [] {
      selected.append(model.sections[path.section][path.row])
    }
    #expect(Set(selected) == model.selected)
    #expect(tableNode.visibleCells.map(\.textLabel.text) == shown)
    #expect(tableNode.contentSize.height == y)
    let cells = tableNode.subnodes.count { $0 is TableNodeCell }
    #expect(cells == shown.count)
  }
}
