import Widgets

/// The end of a list of lines: as many as there is room for. A long one goes on below.
final class TraceNode: Node {
  /// All lines, the newest last.
  var lines: [String] = [] {
    didSet { setNeedsLayout() }
  }

  private let label = Label()

  init() {
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.textAttributes = .dim
    addSubnode(label)
  }

  override func layoutSubnodes() {
    var count = min(1, lines.count)
    while count < lines.count, height(ofLast: count + 1) <= bounds.size.height { count += 1 }
    label.text = text(ofLast: count)
    label.frame = CGRect(
      x: 0, y: 0, width: bounds.size.width,
      height: min(bounds.size.height, height(ofLast: count)))
  }

  private func text(ofLast count: Int) -> String { lines.suffix(count).joined(separator: "\n") }

  private func height(ofLast count: Int) -> CGFloat {
    let metrics = traits.metrics
    let layout = TextLayout(
      text(ofLast: count), columns: Int(bounds.size.width / metrics.columnWidth),
      policy: traits.textWidthPolicy)
    return CGFloat(layout.lines.count) * metrics.lineHeight
  }
}
