import Widgets

/// The list of a topic. It goes to its top when it is told, or when its trigger fires.
final class AtlasListController: ViewController {
  private static let cellIdentifier = "entry"

  private let entries: [AtlasEntry]
  private let trigger: Observed<Trigger>?
  private let table = TableNode()

  /// A list with a trigger to listen to; without one there is nothing to hear.
  init(_ topic: AtlasTab, trigger: Observed<Trigger>? = nil) {
    entries = topic.entries
    self.trigger = trigger
    super.init()
    title = topic.rawValue
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableNodeCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    table.dataSource = self
    table.scrollToTop(on: trigger)
    view.addSubnode(table)
  }

  override func viewDidLayoutSubnodes() {
    table.frame = view.bounds
  }
}

// MARK: - TableNodeDataSource

extension AtlasListController: TableNodeDataSource {
  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel.text = entries[indexPath.row].title
    return cell
  }
}
