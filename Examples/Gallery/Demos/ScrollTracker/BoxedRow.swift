import Widgets

/// A row with a border and its title in the middle.
final class BoxedRow: Node {
  private let label: Label

  init(title: String) {
    label = Label(text: title)
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubnode(label)
  }

  override func layoutSubnodes() {
    let height = traits.metrics.lineHeight
    label.frame = CGRect(
      x: height, y: (bounds.size.height - height) / 2,
      width: max(0, bounds.size.width - 2 * height), height: height)
  }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    canvas.border(rect, style: .rounded, color: .gray)
  }
}
