import Widgets

/// Texts below each other, a line of the screen each.
final class LinesNode: Node {
  private let labels: [Label]

  init(_ texts: [String]) {
    labels = texts.map { Label(text: $0) }
    super.init(frame: .zero)
    labels.forEach(addSubnode)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
    let margins = traits.metrics.layoutMargins
    return CGSize(
      width: margins.left + width + margins.right,
      height: CGFloat(labels.count) * traits.metrics.lineHeight)
  }

  override func layoutSubnodes() {
    let height = traits.metrics.lineHeight
    let margins = traits.metrics.layoutMargins
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: margins.left, y: CGFloat(index) * height,
        width: max(0, bounds.size.width - margins.left - margins.right), height: height)
    }
  }
}
