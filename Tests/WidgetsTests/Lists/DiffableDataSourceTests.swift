import Testing
import WidgetsTestSupport

@testable import Widgets

@MainActor struct DiffableDataSourceTests {
  private typealias Source = TableNodeDiffableDataSource<String, Int>
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func shown() -> (TableNode, Source, TestHost) {
    let controller = TableViewController()
    let tableNode = controller.tableNode
    tableNode.register(TableNodeCell.self, forCellReuseIdentifier: "row")
    let source = Source(tableNode: tableNode) { tableNode, indexPath, item in
      let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = "\(item)"
      return cell
    }
    let host = TestHost(size: CGSize(width: 20, height: 10), rootViewController: controller)
    return (tableNode, source, host)
  }

  private func texts(_ tableNode: TableNode) -> [String?] {
    tableNode.visibleCells.map(\.textLabel.text)
  }

  @Test func `a snapshot is shown, and the next one by what differs`() {
    let (tableNode, source, host) = shown()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    host.settle()
    #expect(texts(tableNode) == ["1", "2", "3", "4"])
    let cell = tableNode.cellForRow(at: IndexPath(row: 0, section: 0))
    source.apply(snapshot([("b", [5, 1, 4]), ("a", [3])]))
    host.settle()
    #expect(texts(tableNode) == ["5", "1", "4", "3"])
    #expect(tableNode.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
  }

  @Test func `a subclass deletes what a person deletes`() {
    final class Editable: TableNodeDiffableDataSource<String, Int> {
      override func tableNode(
        _ tableNode: TableNode, commit editingStyle: TableNodeCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        var next = snapshot()
        next.deleteItems([item])
        apply(next)
      }
    }
    let controller = TableViewController()
    let tableNode = controller.tableNode
    let source = Editable(tableNode: tableNode) { _, _, item in
      let cell = TableNodeCell(reuseIdentifier: nil)
      cell.textLabel.text = "\(item)"
      return cell
    }
    let host = TestHost(size: CGSize(width: 20, height: 10), rootViewController: controller)
    source.apply(snapshot([("a", [1, 2, 3])]))
    controller.isEditing = true
    host.settle()
    host.press(.down)
    host.press(.down)
    host.press(.delete)
    host.settle()
    #expect(source.snapshot().itemIdentifiers == [1, 3])
    #expect(texts(tableNode) == ["1", "3"])
  }

  @Test func `selection stays with the item`() throws {
    let (tableNode, source, host) = shown()
    source.apply(snapshot([("a", [1, 2, 3])]))
    host.settle()
    try host.tap("2")
    source.apply(snapshot([("a", [9, 3, 2])]))
    #expect(tableNode.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    source.apply(snapshot([("a", [9, 3])]), animatingDifferences: false)
    host.settle()
    #expect(tableNode.indexPathForSelectedRow == nil)
    #expect(texts(tableNode) == ["9", "3"])
  }

  @Test func `selection stays with an item whose section goes, or that comes with a new one`()
    throws
  {
    let (tableNode, source, host) = shown()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    host.settle()
    try host.tap("2")
    for sections in [
      [("b", [4, 2])], [("c", [2]), ("b", [4])], [("d", [7, 2])], [("c", [8]), ("d", [2, 7])],
    ] {
      source.apply(snapshot(sections))
      host.settle()
      #expect(tableNode.indexPathForSelectedRow == source.indexPath(for: 2))
      #expect(texts(tableNode) == sections.flatMap(\.1).map { "\($0)" })
    }
    source.apply(snapshot([("d", [7])]))
    #expect(tableNode.indexPathForSelectedRow == nil)
  }

  @Test func `an item that is reloaded gets its cell anew, once`() {
    let controller = TableViewController()
    var asked: [Int] = []
    let source = Source(tableNode: controller.tableNode) { _, _, item in
      asked.append(item)
      return TableNodeCell(reuseIdentifier: nil)
    }
    let host = TestHost(rootViewController: controller)
    var next = snapshot([("a", [1, 2, 3])])
    source.apply(next)
    host.settle()
    asked = []
    next.reloadItems([2])
    source.apply(next)
    host.settle()
    #expect(asked == [2])
    source.apply(source.snapshot())
    host.settle()
    #expect(asked == [2])
  }

  @Test func `items and rows lead to each other`() {
    let (_, source, _) = shown()
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "b") == 1)
  }

  @Test func `an identity is in a snapshot once`() {
    var value = snapshot([("a", [1, 2]), ("b", [3])])
    #expect(value.appendItems([2, 4], toSection: "b") == [4])
    #expect(value.appendSections(["a", "c"]) == ["c"])
    #expect(value.itemIdentifiers == [1, 2, 3, 4])
    value.moveItem(1, afterItem: 4)
    #expect(value.itemIdentifiers(inSection: "b") == [3, 4, 1])
    value.deleteSections(["b"])
    #expect(value.numberOfItems == 1)
    #expect(value.sectionIdentifier(containingItem: 3) == nil)
    let moved = value.moveItem(3, beforeItem: 2)
    #expect(!moved)
  }

  @Test(arguments: 0..<20)
  func `the batch between any two snapshots adds up and keeps every item`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func any() -> Snapshot {
      var items = Array(0..<20).shuffled(using: &random)
      let names = ["a", "b", "c", "d"].shuffled(using: &random)
      let sections = names.prefix(.random(in: 0...4, using: &random)).map { name in
        let count = Int.random(in: 0...min(7, items.count), using: &random)
        defer { items.removeLast(count) }
        return (name, Array(items.suffix(count)))
      }
      return snapshot(sections)
    }
    for _ in 0..<100 {
      let old = any()
      let new = any()
      let before = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
      let after = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
      let update = new.update(from: old)
      let change = try ListChange(update, before: before.map(\.count), after: after.map(\.count))
      for (section, items) in before.enumerated() {
        for (row, item) in items.enumerated() {
          guard let place = change.row(after: RowPath(section: section, row: row)) else { continue }
          #expect(after[place.section][place.row] == item)
        }
      }
    }
  }
}
