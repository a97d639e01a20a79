import Foundation

/// A list of items that goes to its top when a trigger fires: the content of a tab in one line.
///
/// ```swift
/// let list = TabList(articles, trigger: triggers[.news]) { cell, article in
///   cell.textLabel.text = article.title
/// }
/// ```
/// ```
///  First article
///  Second article
/// ```
///
/// The target is the offset, not a row, so no row stands for the top, and an empty list is fine.
open class TabList<Item: Identifiable>: ViewController {
  /// The list, which is the controller's view; made with it and not before.
  public private(set) final var tableNode: TableNode?

  /// What is listed, in order. Setting it shows the new items; the offset stays, as far as the range
  /// goes.
  public final var items: [Item] {
    didSet { tableNode?.reloadData() }
  }

  /// Runs when a person selects an item; nil by default.
  public final var onSelect: ((Item) -> Void)?

  private let trigger: Observed<Trigger>?
  private let configureCell: (TableNodeCell, Item) -> Void
  private var source: TabListSource?

  // MARK: Creating

  /// A list of items.
  ///
  /// - Parameters:
  ///   - items: What is listed.
  ///   - trigger: Sends the list to its top when it fires; nil for none.
  ///   - configure: Gives a cell, which may have been used before, the content of an item.
  public init(
    _ items: some Sequence<Item>, trigger: Observed<Trigger>? = nil,
    configure: @escaping (_ cell: TableNodeCell, _ item: Item) -> Void
  ) {
    self.items = Array(items)
    self.trigger = trigger
    configureCell = configure
    super.init()
  }

  // MARK: - Override points

  /// Gives a cell the content of an item; the base runs the closure that the list was made with.
  open func configure(_ cell: TableNodeCell, for item: Item) {
    configureCell(cell, item)
  }

  /// A person has selected an item. The base takes the mark off its row, then runs ``onSelect``.
  open func didSelect(_ item: Item) {
    for path in tableNode?.indexPathsForSelectedRows ?? [] {
      tableNode?.deselectRow(at: path, animated: true)
    }
    onSelect?(item)
  }

  /// Makes the table. Do not override it.
  open override func loadView() {
    let table = TableNode(frame: CGRect(origin: .zero, size: defaultViewSize))
    table.register(TableNodeCell.self, forCellReuseIdentifier: TabListSource.cellIdentifier)
    let source = TabListSource(
      count: { [weak self] in self?.items.count ?? 0 },
      configure: { [weak self] cell, row in self?.configure(cell, row: row) },
      select: { [weak self] row in self?.select(row: row) })
    self.source = source
    table.dataSource = source
    table.delegate = source
    table.scrollToTop(on: trigger)
    tableNode = table
    view = table
  }

  // MARK: - Items

  /// Scrolls so that an item stands at a place. Nothing before the view is loaded; an item that is
  /// not in the list is reported.
  ///
  /// - Complexity: O(*n*) in the items.
  public final func scrollToItem(
    _ id: Item.ID, at position: TableNode.ScrollPosition = .none, animated: Bool
  ) {
    guard let row = items.firstIndex(where: { $0.id == id }) else {
      report("list.item", "There is no item \(id) in the list. Set items first.")
      return
    }
    tableNode?.scrollToRow(
      at: IndexPath(row: row, section: 0), at: position, animated: animated)
  }

  private func configure(_ cell: TableNodeCell, row: Int) {
    if items.indices.contains(row) { configure(cell, for: items[row]) }
  }

  private func select(row: Int) {
    if items.indices.contains(row) { didSelect(items[row]) }
  }
}

/// Answers the table of a ``TabList``. It is an object of its own because a subclass of a controller
/// that is a delegate itself could not add to what it hears.
@MainActor private final class TabListSource: TableNodeDataSource, TableNodeDelegate {
  static let cellIdentifier = "item"

  private let count: () -> Int
  private let configure: (TableNodeCell, Int) -> Void
  private let select: (Int) -> Void

  init(
    count: @escaping () -> Int, configure: @escaping (TableNodeCell, Int) -> Void,
    select: @escaping (Int) -> Void
  ) {
    self.count = count
    self.configure = configure
    self.select = select
  }

  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { count() }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    configure(cell, indexPath.row)
    return cell
  }

  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
    select(indexPath.row)
  }
}
