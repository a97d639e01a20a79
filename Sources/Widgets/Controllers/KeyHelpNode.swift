import Foundation

/// A box with the keys that are in force, which scroll where they do not fit.
final class KeyHelpNode: Node {
  private let content = ScrollableNode()
  private let text = KeyHelpTextNode()
  private let help: KeyHelp

  init(_ help: KeyHelp) {
    self.help = help
    super.init(frame: .zero)
    content.addSubnode(text)
    addSubnode(content)
  }

  /// Whether there is room for more than the text.
  private func hasFrame(_ size: CGSize, _ metrics: Metrics) -> Bool {
    size.width >= 12 * metrics.columnWidth && size.height >= 5 * metrics.lineHeight
  }

  /// The frame and a column of space on each side.
  private func insets(_ size: CGSize) -> EdgeInsets {
    let metrics = traits.metrics
    guard hasFrame(size, metrics) else { return EdgeInsets(right: metrics.columnWidth) }
    return EdgeInsets(
      top: metrics.lineHeight, left: 2 * metrics.columnWidth, bottom: metrics.lineHeight,
      right: 2 * metrics.columnWidth)
  }

  /// What the text takes, at most `size`.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traits.metrics
    let insets = insets(size)
    let columns = min(
      help.columns, metrics.columns(in: size.width - insets.left - insets.right))
    let lines = help.rows(columns: max(1, columns)).count
    return CGSize(
      width: min(
        size.width, CGFloat(columns) * metrics.columnWidth + insets.left + insets.right),
      height: min(
        size.height, CGFloat(lines) * metrics.lineHeight + insets.top + insets.bottom))
  }

  override func layoutSubnodes() {
    let metrics = traits.metrics
    let insets = insets(area.size)
    let inner = area.inset(by: insets)
    text.rows = help.rows(columns: max(1, metrics.columns(in: inner.size.width)))
    // The indicator of what does not fit is beside the text.
    content.frame = area.inset(by: insets - EdgeInsets(right: metrics.columnWidth))
    let height = CGFloat(text.rows.count) * metrics.lineHeight
    text.frame = CGRect(x: 0, y: 0, width: inner.size.width, height: height)
    content.contentSize = text.frame.size
  }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    canvas.fill(rect, color: nil)
    let metrics = canvas.metrics
    guard hasFrame(rect.size, metrics) else { return }
    canvas.border(rect, style: .rounded)
    let left = rect.left + 2 * metrics.columnWidth
    canvas.text(" Keys ", at: CGPoint(x: left, y: rect.top), style: TextStyle(attributes: .bold))
    let hint = " escape closes "
    guard rect.size.width >= traits.width(of: hint) + 4 * metrics.columnWidth else { return }
    canvas.text(hint, at: CGPoint(x: left, y: rect.bottom - metrics.lineHeight))
  }
}

/// The lines themselves.
private final class KeyHelpTextNode: Node {
  var rows: [KeyHelp.Row] = [] {
    didSet { if rows != oldValue { setNeedsDisplay() } }
  }

  override var accessibilityLabel: String? { "Keys" }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    let metrics = canvas.metrics
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * metrics.lineHeight
      let place = { (column: Int) in CGPoint(x: CGFloat(column) * metrics.columnWidth, y: y) }
      var style = TextStyle.plain
      if row.isHeading { style.attributes = [.bold, .underline] }
      if !row.title.isEmpty { style.attributes = .bold }
      canvas.text(row.text, at: place(row.indent), style: style)
      canvas.text(row.title, at: place(row.titleIndent))
    }
  }
}
