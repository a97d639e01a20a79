public import Foundation

/// A header or footer of a section, with one line of text.
///
/// Tables make them for the titles of their data sources. Register a subclass and dequeue it to
/// return it from ``TableNodeDelegate/tableNode(_:nodeForHeaderInSection:)``.
///
/// ```
///  Fruit
///  Apple
///  Pear
/// ```
///
/// The text is bold, and covers the rows that scroll behind it.
open class TableNodeHeaderFooterNode: Node {
  /// What kind of node it is, so that it can be used for other sections; nil for one that is used
  /// once.
  public final let reuseIdentifier: String?

  /// Holds everything the node shows.
  public final let contentNode = Node()

  /// The text; bold by default.
  public final let textLabel = Label()

  /// A header or footer. The table calls it for the classes registered with it, so every subclass
  /// has it.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    textLabel.textAttributes = .bold
    addSubnode(contentNode)
    contentNode.addSubnode(textLabel)
  }

  // MARK: - Override points

  /// The node was dequeued to be used for another section. The base does nothing.
  open func prepareForReuse() {}

  /// The height of the text, at least that of a section header on this screen.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traits.metrics
    let width = max(metrics.columnWidth, size.width - layoutMargins.left - layoutMargins.right)
    let text = textLabel.sizeThatFits(CGSize(width: width, height: 0)).height
    let around = max(0, metrics.sectionHeaderHeight - metrics.lineHeight)
    return CGSize(width: size.width, height: max(metrics.sectionHeaderHeight, text + around))
  }

  /// Gives ``contentNode`` and the text their frames.
  open override func layoutSubnodes() {
    contentNode.frame = CGRect(origin: .zero, size: bounds.size)
    let margins = layoutMargins
    textLabel.frame = CGRect(
      x: margins.left, y: 0, width: max(0, bounds.size.width - margins.left - margins.right),
      height: bounds.size.height)
  }

  /// Covers what is behind the node.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    canvas.fill(bounds, with: " ")
  }

  /// The text.
  open override var accessibilityLabel: String? { textLabel.text }
}
