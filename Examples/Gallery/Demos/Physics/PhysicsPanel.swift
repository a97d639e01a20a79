import Widgets

/// A column: a title, a scroll view, and below it what that and those inside of it do.
final class PhysicsPanel: Node {
  private let titleLabel: Label
  private let content: ScrollableNode?
  private let readouts: [MotionReadout]

  /// A column for scroll views with a name each; the first one fills it.
  init(title: String, _ nodes: KeyValuePairs<String, ScrollableNode>) {
    titleLabel = Label(text: title)
    content = nodes.first?.value
    readouts = nodes.map { MotionReadout(name: $0.key, of: $0.value) }
    super.init(frame: .zero)
    titleLabel.textAttributes = .bold
    addSubnode(titleLabel)
    content.map(addSubnode)
    readouts.forEach(addSubnode)
  }

  override func layoutSubnodes() {
    let line = traits.metrics.lineHeight
    let size = bounds.size
    let below = CGFloat(readouts.count) * 2 * line
    titleLabel.frame = CGRect(x: 0, y: 0, width: size.width, height: line)
    content?.frame = CGRect(
      x: 0, y: line, width: size.width, height: max(0, size.height - line - below))
    for (index, readout) in readouts.enumerated() {
      readout.frame = CGRect(
        x: 0, y: size.height - below + CGFloat(index) * 2 * line, width: size.width,
        height: 2 * line)
    }
  }
}
