import Widgets

/// The list of the demos. Enter or a click opens one over the whole screen; Escape at its root
/// comes back.
final class GalleryListController: ViewController {
  private static let cellIdentifier = "demo"
  /// What to do, the longest first; the first that fits is shown.
  private static let hints = [
    "Enter or a click opens a demo. Escape comes back, ? shows keys, Ctrl-C ends.",
    "Enter opens. Escape comes back, ? shows keys.", "Enter opens, ? shows keys", "? shows keys",
  ]

  private let demos: [Demo]
  private let titleLabel = Label(text: "Widgets gallery")
  private let hintLabel = Label()
  private let table = TableNode()

  init(demos: [Demo] = Demo.all) {
    self.demos = demos
    super.init()
    title = "Gallery"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.textAttributes = .bold
    hintLabel.textAttributes = .dim
    table.register(DemoCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    table.dataSource = self
    table.delegate = self
    for node in [titleLabel, hintLabel, table] { view.addSubnode(node) }
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let line = view.traits.metrics.lineHeight
    let margin = view.traits.metrics.layoutMargins.left
    let width = max(0, area.size.width - 2 * margin)
    let columns = Int(width / view.traits.metrics.columnWidth)
    hintLabel.text = Self.hints.first { $0.count <= columns } ?? Self.hints.last
    // Where a summary does not fit beside its name it stands below, in as many lines as it takes.
    table.rowHeight = columns < 78 ? TableNode.automaticDimension : line
    titleLabel.frame = CGRect(x: margin, y: area.origin.y, width: width, height: line)
    table.frame = CGRect(
      x: area.origin.x, y: area.origin.y + 2 * line, width: area.size.width,
      height: max(0, area.size.height - 3 * line))
    hintLabel.frame = CGRect(
      x: margin, y: area.origin.y + area.size.height - line, width: width, height: line)
  }

  /// A key that the demo does not handle arrives here: the presenter is the next responder of what
  /// it presents.
  override var keyCommands: [KeyCommand] {
    guard presentedViewController != nil else { return [] }
    return [
      KeyCommand(Key(.escape), title: "All demos") { [weak self] in self?.dismiss(animated: true) }
    ]
  }
}

// MARK: - TableNodeDataSource

extension GalleryListController: TableNodeDataSource {
  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { demos.count }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let demo = demos[indexPath.row]
    cell.textLabel.text = demo.name
    cell.detailTextLabel?.text = demo.summary
    return cell
  }
}

// MARK: - TableNodeDelegate

extension GalleryListController: TableNodeDelegate {
  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
    tableNode.deselectRow(at: indexPath, animated: false)
    present(demos[indexPath.row].make(), animated: true)
  }
}

/// A row with the name of a demo and, beside or below it, its summary.
private final class DemoCell: TableNodeCell {
  required init(style: Style, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.numberOfLines = 0
    detailTextLabel?.textAlignment = .left
  }

  /// Summaries beside their names start in one column.
  override func layoutSubnodes() {
    super.layoutSubnodes()
    guard let detail = detailTextLabel, detail.frame.origin.y == textLabel.frame.origin.y
    else { return }
    var frame = detail.frame
    let end = frame.origin.x + frame.size.width
    frame.origin.x = textLabel.frame.origin.x + 17 * traits.metrics.columnWidth
    frame.size.width = max(0, end - frame.origin.x)
    detail.frame = frame
  }
}
