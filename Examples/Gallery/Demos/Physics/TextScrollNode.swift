import Widgets

/// Lines of text to scroll; in a gap of them there may be another scroll view.
final class TextScrollNode: ScrollableNode {
  private static let gapStart: CGFloat = 3
  private static let gapLength: CGFloat = 8

  private let lines: [Label]
  private let inner: ScrollableNode?

  init(_ texts: [String], around inner: ScrollableNode? = nil) {
    lines = texts.map { Label(text: $0) }
    self.inner = inner
    super.init(frame: .zero)
    lines.forEach(addSubnode)
    if let inner {
      inner.backgroundColor = .ansi(236)
      addSubnode(inner)
    }
  }

  override func layoutSubnodes() {
    super.layoutSubnodes()
    let line = traits.metrics.lineHeight
    let width = bounds.size.width
    let gap = inner == nil ? 0 : Self.gapLength
    for (index, label) in lines.enumerated() {
      let row = CGFloat(index) + (CGFloat(index) < Self.gapStart ? 0 : gap)
      label.frame = CGRect(x: 0, y: row * line, width: width, height: line)
    }
    inner?.frame = CGRect(
      x: 0, y: Self.gapStart * line, width: max(0, width - 2 * traits.metrics.columnWidth),
      height: gap * line)
    contentSize = CGSize(width: width, height: (CGFloat(lines.count) + gap) * line)
  }
}
