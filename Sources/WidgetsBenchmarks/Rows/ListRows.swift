import Widgets

/// The rows about tables of uniform height. Other rows use the list, too.
@MainActor let listRows: [Row] =
  [1_000_000, 10_000_000].flatMap { [Row(listReady(rows: $0)), Row(listMemory(rows: $0))] }
  + [
    Row(scroll(by: 3), against: handwrittenList(by: 3)),
    Row(scroll(by: 1), against: handwrittenList(by: 1)),
  ]

/// The time from nothing to the first frame.
@MainActor private func listReady(rows: Int) -> Benchmark {
  Benchmark(task: "list ready", n: rows, unit: .milliseconds) { _ in
    let host = BenchmarkScreen.terminal(draws: true)
    var window: Window?
    let time = duration { window = host.show(ListController(rows: rows)) }
    keep(window)
    return time.milliseconds
  }
}

@MainActor private func listMemory(rows: Int) -> Benchmark {
  Benchmark(task: "list memory", n: rows, unit: .bytes) { _ in
    let host = BenchmarkScreen.terminal(draws: true)
    let before = residentBytes()
    let window = host.show(ListController(rows: rows))
    let bytes = residentBytes() - before
    keep(window)
    return Double(bytes)
  }
}

/// Moves a list and draws the frame.
@MainActor private func scroll(by lines: Int) -> Benchmark {
  let rows = 1_000_000
  let host = BenchmarkScreen.terminal(draws: true)
  let list = ListController(rows: rows)
  let window = host.show(list)
  var top = 0
  return Benchmark(task: "list scrolled by \(lines)", n: 1, unit: .nanoseconds) { effort in
    let time = nanosecondsPerCall(effort) {
      top = (top + lines) % (rows - 100)
      list.table.setContentOffset(CGPoint(x: 0, y: CGFloat(top)), animated: false)
      host.runFrame()
    }
    keep(window)
    return time
  }
}

@MainActor private func handwrittenList(by lines: Int) -> Benchmark {
  Benchmark(task: "hand-written list", n: 1, unit: .nanoseconds) { effort in
    var list = HandwrittenList()
    return nanosecondsPerCall(effort) { keep(list.scroll(by: lines)) }
  }
}

/// A screen that is a list of many rows.
class ListController: ViewController, TableNodeDataSource, TableNodeDelegate {
  let table = TableNode()
  private let rows: Int
  /// Whether each row is asked for its height: one to three lines.
  var hasOwnHeights = false

  init(rows: Int) {
    self.rows = rows
    super.init()
  }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableNodeCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    if hasOwnHeights { table.rowHeight = TableNode.automaticDimension }
  }

  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { rows }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = text(ofRow: indexPath.row)
    return cell
  }

  func text(ofRow row: Int) -> String { "Row \(row)" }

  func tableNode(_ tableNode: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(indexPath.row &* 7_919 % 3 + 1)
  }
}
