public import Foundation

/// A control with a title that does something when it is tapped.
///
/// ```swift
/// let button = Button(title: "Save")
/// button.addTarget(self, for: .primaryAction) { owner, _ in owner.save() }
/// button.sizeToFit()
/// ```
///
/// It sends ``ControlEvent/primaryAction`` when a finger is lifted inside, after
/// ``ControlEvent/touchUpInside``, and for Enter and Space while it has focus. Wait for the primary
/// action to hear both.
open class Button: Control {
  /// What is written on it; nil, the default, is nothing. One line; its end is left out when it
  /// is too long.
  public final var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The colour of the title; nil, the default, is ``Node/tintColor``.
  public final var titleColor: Color? {
    didSet { if titleColor != oldValue { setNeedsDisplay() } }
  }

  /// How the title is set off in every state; not at all by default.
  public final var titleAttributes: TextStyle.Attributes = [] {
    didSet { if titleAttributes != oldValue { setNeedsDisplay() } }
  }

  /// Space between the edges and the title; nil, the default, is one column of text on the left
  /// and on the right.
  public final var contentInsets: EdgeInsets? {
    didSet { if contentInsets != oldValue { contentDidChange() } }
  }

  /// A button of size zero with a title; ``Node/sizeToFit()`` gives it the size of the title.
  public convenience init(title: String?) {
    self.init(frame: .zero)
    self.title = title
  }

  // MARK: - Override points

  /// How the title looks in the present ``Control/state``.
  ///
  /// The base uses no colour to tell states apart, so that they show on every screen: disabled is
  /// dim, highlighted bold, selected underlined, focused reversed, or the other way round for a title
  /// that is reversed by itself.
  open var titleStyle: TextStyle {
    var style = TextStyle(
      foreground: isEnabled ? titleColor ?? tintColor : nil, attributes: titleAttributes)
    if !isEnabled { style.attributes.insert(.dim) }
    if isHighlighted { style.attributes.insert(.bold) }
    if isSelected { style.attributes.insert(.underline) }
    if isFocused { style.attributes.formSymmetricDifference(.reverse) }
    return style
  }

  /// What is drawn; the title, unless a subclass adds to it.
  var shownTitle: String { title ?? "" }

  /// True.
  open override var performsPrimaryActionOnTouchUp: Bool { true }

  /// The size of the title in one line with its insets, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let traits = traits
    let insets = insets(traits.metrics)
    return CGSize(
      width: traits.width(of: shownTitle) + insets.left + insets.right,
      height: traits.metrics.lineHeight + insets.top + insets.bottom)
  }

  /// The size of the title in one line with its insets.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The title in the middle; the whole area is reversed while the button has focus.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    let style = titleStyle
    if style.attributes.contains(.reverse) { canvas.fill(rect, with: " ", style: style) }
    let inner = rect.inset(by: insets(canvas.metrics))
    canvas.text(
      shownTitle, in: inner.linesInMiddle(1, metrics: canvas.metrics), style: style,
      alignment: .center, lineLimit: 1)
  }

  /// Nothing: the title is reversed.
  override var ownFocusEffect: FocusEffect? { nil }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The title.
  open override var accessibilityLabel: String? { title }

  // MARK: - Details

  private func insets(_ metrics: Metrics) -> EdgeInsets {
    contentInsets ?? EdgeInsets(left: metrics.columnWidth, right: metrics.columnWidth)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
