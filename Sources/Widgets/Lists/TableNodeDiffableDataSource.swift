public import Foundation

/// A data source that is given snapshots of what to show, and works out the update by itself.
///
/// ```swift
/// let dataSource = TableNodeDiffableDataSource<String, Int>(tableNode: tableNode) {
///   tableNode, indexPath, item in
///   let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
///   cell.textLabel.text = "Number \(item)"
///   return cell
/// }
/// var snapshot = dataSource.snapshot()
/// snapshot.appendItems([7])
/// dataSource.apply(snapshot)
/// ```
///
/// Keep it: the table holds its data source weakly. Titles of sections come from a subclass that
/// overrides ``titleForHeader(inSection:)``.
@MainActor
open class TableNodeDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: TableNodeDataSource {
  /// Makes the cell of an item that comes into view.
  public typealias CellProvider = (TableNode, IndexPath, Item) -> TableNodeCell

  /// What is shown by a value.
  public typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private weak var tableNode: TableNode?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var items: [[Item]] = []
  private var paths: [Item: RowPath]?

  /// A data source without sections. It becomes the data source of the table.
  public init(tableNode: TableNode, cellProvider: @escaping CellProvider) {
    self.tableNode = tableNode
    self.cellProvider = cellProvider
    tableNode.dataSource = self
  }

  // MARK: - Override points

  /// The title above a section; nil, the default, for none.
  open func titleForHeader(inSection section: Section) -> String? { nil }

  /// The title below a section; nil, the default, for none.
  open func titleForFooter(inSection section: Section) -> String? { nil }

  /// Whether a row can be edited; true by default.
  open func tableNode(_ tableNode: TableNode, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// A person wants a row deleted, or one inserted; does nothing by default. Override it to apply a
  /// snapshot without, or with, the item.
  open func tableNode(
    _ tableNode: TableNode, commit editingStyle: TableNodeCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  // MARK: - Snapshots

  /// What is shown now.
  public final func snapshot() -> Snapshot { current }

  /// Shows a snapshot: the table is told of what is new, gone, elsewhere and to be reloaded, in one
  /// batch, so that selection and place stay with the items.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: False reloads the table instead; true by default.
  ///   - completion: Called when the rows are in place.
  public final func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let update = animatingDifferences ? snapshot.update(from: current) : ListUpdate()
    current = snapshot
    current.forgetReloads()
    items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    paths = nil
    guard let tableNode, tableNode.dataSource === self else {
      completion?()
      return
    }
    if !animatingDifferences { tableNode.reloadData() }
    tableNode.performUpdate(update) { completion?() }
  }

  /// The item of a row; nil for a row that does not exist.
  public final func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return items[indexPath.section][indexPath.row]
  }

  /// The row of an item; nil for one that is not there.
  ///
  /// - Complexity: O(*n*) for the first question after ``apply(_:animatingDifferences:completion:)``.
  public final func indexPath(for item: Item) -> IndexPath? {
    let paths = self.paths ?? madePaths()
    self.paths = paths
    return paths[item]?.indexPath
  }

  /// The section at an index; nil for one that does not exist.
  public final func sectionIdentifier(for index: Int) -> Section? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section; nil for one that is not there.
  public final func index(for section: Section) -> Int? {
    current.sectionIdentifiers.firstIndex(of: section)
  }

  private func madePaths() -> [Item: RowPath] {
    var paths: [Item: RowPath] = [:]
    for (section, rows) in items.enumerated() {
      for (row, item) in rows.enumerated() { paths[item] = RowPath(section: section, row: row) }
    }
    return paths
  }

  // MARK: - TableNodeDataSource

  /// The number of sections of the snapshot.
  public final func numberOfSections(in tableNode: TableNode) -> Int { items.count }

  /// The number of items of a section of the snapshot.
  public final func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
    items[section].count
  }

  /// The cell that the provider makes for the item.
  public final func tableNode(
    _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
  ) -> TableNodeCell {
    guard let item = itemIdentifier(for: indexPath) else {
      return TableNodeCell(reuseIdentifier: nil)
    }
    return cellProvider(tableNode, indexPath, item)
  }

  /// What ``titleForHeader(inSection:)`` says.
  public final func tableNode(
    _ tableNode: TableNode, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).flatMap(titleForHeader(inSection:))
  }

  /// What ``titleForFooter(inSection:)`` says.
  public final func tableNode(
    _ tableNode: TableNode, titleForFooterInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).flatMap(titleForFooter(inSection:))
  }
}
