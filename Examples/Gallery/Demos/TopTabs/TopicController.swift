import Widgets

/// A page: a hundred rows in front of the colour of its tab.
///
/// The colour and the table fill the whole page, also the part that is under the bar at the bottom;
/// the table keeps its rows clear of it.
final class TopicController: ViewController {
  private static let cellIdentifier = "row"

  private let topic: Topic
  private let table = TableNode()

  init(_ topic: Topic) {
    self.topic = topic
    super.init()
    title = topic.rawValue
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = topic.color
    table.register(TableNodeCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    table.dataSource = self
    table.delegate = self
    view.addSubnode(table)
  }

  override func viewDidLayoutSubnodes() {
    table.frame = view.bounds
  }
}

// MARK: - TableNodeDataSource, TableNodeDelegate

extension TopicController: TableNodeDataSource, TableNodeDelegate {
  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel.text = "\(topic.rawValue) \(indexPath.row)"
    cell.textLabel.textColor = .brightWhite
    return cell
  }

  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
    tableNode.deselectRow(at: indexPath, animated: true)
  }
}
