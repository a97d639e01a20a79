public import Foundation

/// One tab in a tab bar, made by the bar.
///
/// It is called by its item's title; the badge is drawn, but is not part of the name.
public final class TabBarButton: Control {
  /// What it shows.
  public let item: TabBarItem

  private weak var bar: TabBar?

  init(item: TabBarItem, bar: TabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
  }

  /// The title and the badge as they are drawn: `Title(3)`, or `Title•` for the empty badge.
  var shownTitle: String {
    let title = item.title ?? ""
    guard let badge = item.badgeValue else { return title }
    return badge.isEmpty ? title + "•" : "\(title)(\(badge))"
  }

  /// Selected is reversed and bold, disabled dim, highlighted bold, focused underlined.
  var style: TextStyle {
    var attributes: TextStyle.Attributes = []
    if isSelected { attributes.formUnion([.reverse, .bold]) }
    if isHighlighted { attributes.insert(.bold) }
    if !isEnabled { attributes.insert(.dim) }
    if isFocused { attributes.insert(.underline) }
    return TextStyle(attributes: attributes)
  }

  /// True: a tab is chosen when the finger is lifted.
  public override var performsPrimaryActionOnTouchUp: Bool { true }

  /// Tells the bar that a person has chosen the tab.
  public override func performPrimaryAction() {
    super.performPrimaryAction()
    bar?.tap(item)
  }

  /// Only in a bar on its own: in that of a controller, keys stay with the content, and the tabs
  /// have keys of their own.
  public override var canBecomeFocused: Bool {
    super.canBecomeFocused && bar?.manager == nil
  }

  /// The title in the middle, a column away from its neighbours where there is room for that.
  public override func draw(_ rect: CGRect, in canvas: Canvas) {
    let style = style
    canvas.fill(rect, with: " ", style: style)
    let column = canvas.metrics.columnWidth
    let margin = rect.size.width > 4 * column ? column : 0
    let inner = rect.inset(by: EdgeInsets(left: margin, right: margin))
    canvas.text(
      shownTitle, in: inner.linesInMiddle(1, metrics: canvas.metrics), style: style,
      alignment: .center, lineLimit: 1)
  }

  /// The title of the item.
  public override var accessibilityLabel: String? { item.title }
}
