import Widgets

/// A table of rows. Choosing one pushes a screen that is titled with it.
final class TableController: ViewController {
  private static let cellIdentifier = "row"

  private let table = TableNode()
  private let rowCount: Int

  init(title: String, rowCount: Int) {
    self.rowCount = rowCount
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableNodeCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    table.dataSource = self
    table.delegate = self
    view.addSubnode(table)
  }

  override func viewDidLayoutSubnodes() {
    // The whole view, not only its safe area: the table goes under the bars and insets its content.
    table.frame = view.bounds
  }

  private func name(ofRow row: Int) -> String { "Row \(row)" }
}

// MARK: - Scrollable

extension TableController: Scrollable {
  /// A table is a scroll view. Its top is the place below the navigation bar, and there may be no
  /// row 0 to scroll to: leaving it to the table gets both right.
  func scrollToTop() {
    table.scrollToTop()
  }
}

// MARK: - TableNodeDataSource

extension TableController: TableNodeDataSource {
  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel.text = name(ofRow: indexPath.row)
    return cell
  }
}

// MARK: - TableNodeDelegate

extension TableController: TableNodeDelegate {
  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
    tableNode.deselectRow(at: indexPath, animated: true)
    let details = DetailsController(title: name(ofRow: indexPath.row))
    navigationController?.pushViewController(details, animated: true)
  }
}
