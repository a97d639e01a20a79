public import Foundation

/// A text that a person reads and does not touch.
///
/// It takes no touches by itself (VIEW-14): they go to what is behind it.
///
/// ```swift
/// let label = Label(text: "Good morning")
/// label.textAttributes = .bold
/// label.sizeToFit()
/// ```
/// ```
/// Good morning
/// ```
open class Label: Node {
  /// The text; nil, the default, shows nothing.
  public final var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The colour of the text; nil, the default, is the screen's own.
  public final var textColor: Color? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// How the text is set off: bold, underlined and so on; not at all by default.
  public final var textAttributes: TextStyle.Attributes = [] {
    didSet { if textAttributes != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is a part of something that is chosen, such as a selected row: then it is
  /// drawn in reverse, and in ``highlightedTextColor``; false by default. A cell sets it for the
  /// labels in it.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text while ``isHighlighted``; nil, the default, is ``textColor``.
  public final var highlightedTextColor: Color? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Where the lines stand between the left and the right edge; natural by default.
  public final var textAlignment: TextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The most lines that are shown; 1 by default, 0 or less is any number.
  public final var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// What becomes of a text that is too long; its end is left out by default.
  public final var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// A label without text at a place in its future supernode.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label of size zero that shows a text; ``Node/sizeToFit()`` gives it the size of the text.
  public convenience init(text: String?) {
    self.init(frame: .zero)
    self.text = text
  }

  // MARK: - Override points

  /// The size of the text.
  ///
  /// A single line is as wide as its text, whatever `size` is. With more lines a width above 0
  /// limits them; the height is that of the lines in any case.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let traits = traits
    let metrics = traits.metrics
    let width = numberOfLines == 1 ? 0 : size.width
    let layout = layout(
      columns: width > 0 ? metrics.columns(in: width) : .max, traits.textWidthPolicy)
    return CGSize(
      width: CGFloat(layout.columns) * metrics.columnWidth,
      height: CGFloat(layout.lines.count) * metrics.lineHeight)
  }

  /// The size of the text with no limit to its width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The text, in the middle between the top and the bottom edge.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    guard let text, !text.isEmpty else { return }
    let columns = canvas.metrics.columns(in: rect.size.width)
    let lines =
      numberOfLines == 1 ? 1 : layout(columns: columns, canvas.textWidthPolicy).lines.count
    canvas.text(
      text, in: rect.linesInMiddle(lines, metrics: canvas.metrics),
      style: style,
      alignment: shownAlignment, lineLimit: max(0, numberOfLines),
      wrapping: lineBreakMode.wrapping, truncation: lineBreakMode.truncation)
  }

  /// The text.
  open override var accessibilityLabel: String? { text }

  // MARK: - Details

  private var shownAlignment: TextAlignment {
    let isMirrored = textAlignment == .natural && traits.layoutDirection == .rightToLeft
    return isMirrored ? .right : textAlignment
  }

  private var style: TextStyle {
    guard isHighlighted else {
      return TextStyle(foreground: textColor, attributes: textAttributes)
    }
    return TextStyle(
      foreground: highlightedTextColor ?? textColor, attributes: textAttributes.union(.reverse))
  }

  private func layout(columns: Int, _ policy: TextWidthPolicy) -> TextLayout {
    TextLayout(
      text ?? "", columns: columns, lineLimit: max(0, numberOfLines),
      wrapping: lineBreakMode.wrapping, truncation: lineBreakMode.truncation, policy: policy)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
