public import Foundation

/// One title in a ``TopTabBar``, made by the bar.
///
/// It draws its own part of the indicator, so that the text can change its colours with it.
public final class TopTabButton: Control {
  /// What the progress of the pages does to the title.
  struct Progress: Hashable {
    /// How much it is the selected one: 0 to 1.
    var emphasis = 0.0
    /// Where the indicator is, in the button's own coordinates; nil when it is elsewhere.
    var indicator: StripSpan?
    /// The colour of the indicator.
    var color: Color?
  }

  /// What it shows.
  public let item: TopTabItem

  private weak var bar: TopTabBar?

  /// How the title looks at the moment.
  var progress = Progress() {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }

  init(item: TopTabItem, bar: TopTabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
  }

  override class var plainHitTestingClass: ObjectIdentifier { ObjectIdentifier(TopTabButton.self) }

  /// True: a tab is chosen when the finger is lifted.
  public override var performsPrimaryActionOnTouchUp: Bool { true }

  /// Tells the bar that a person has chosen the tab.
  public override func performPrimaryAction() {
    super.performPrimaryAction()
    bar?.tap(item)
  }

  /// False: the bar takes the keys.
  public override var canBecomeFocused: Bool { false }

  /// The title of the item.
  public override var accessibilityLabel: String? { item.title }

  // MARK: - Drawing

  /// Bold, disabled dim; selected underlined while the bar has focus.
  private var style: TextStyle {
    var attributes: TextStyle.Attributes = [.bold]
    if !isEnabled { attributes.insert(.dim) }
    if isSelected, bar?.isFocused ?? false { attributes.insert(.underline) }
    return TextStyle(
      foreground: bar?.titleColor(of: item, emphasis: progress.emphasis), attributes: attributes)
  }

  /// The title in the middle, and the part of the indicator that is here.
  public override func draw(_ rect: CGRect, in canvas: Canvas) {
    guard let bar else { return }
    let metrics = canvas.metrics
    let line = bar.indicatorStyle == .underline ? metrics.topTabLineHeight : 0
    let area = CGRect(
      x: 0, y: 0, width: rect.size.width, height: max(0, rect.size.height - line))
    drawTitle(style, in: area, canvas)
    guard let indicator = progress.indicator else { return }
    switch bar.indicatorStyle {
    case .fill:
      // Reversed, so that it is seen on a screen without colours too.
      var reversed = style
      reversed.background = style.foreground
      reversed.foreground = progress.color
      reversed.attributes.insert(.reverse)
      let part = CGRect(
        x: indicator.start, y: 0, width: indicator.length, height: rect.size.height)
      canvas.clipped(to: part) {
        canvas.fill(part, with: " ", style: reversed)
        drawTitle(reversed, in: area, canvas)
      }
    case .underline:
      let part = CGRect(
        x: indicator.start, y: rect.size.height - line, width: indicator.length, height: line)
      if metrics.smallestVisibleStep >= 1 {
        canvas.fill(part, with: "━", style: TextStyle(foreground: progress.color))
      } else {
        canvas.fill(part, color: progress.color ?? tintColor)
      }
    }
  }

  private func drawTitle(_ style: TextStyle, in area: CGRect, _ canvas: Canvas) {
    let column = canvas.metrics.columnWidth
    let margin = area.size.width > 4 * column ? column : 0
    let inner = area.inset(by: EdgeInsets(left: margin, right: margin))
    canvas.text(
      item.title ?? "", in: inner.linesInMiddle(1, metrics: canvas.metrics), style: style,
      alignment: .center, lineLimit: 1)
  }
}

extension Metrics {
  /// How high the line is that marks the selected tab: a cell, 3 points.
  var topTabLineHeight: CGFloat { smallestVisibleStep >= 1 ? lineHeight : 3 }
}
