public import Foundation

/// One tab in a tab bar, made by the bar.
///
/// It is called by its item's title; the image and the badge are drawn, but are not part of the
/// name.
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

  /// The image for the state that the tab is in.
  var shownImage: Character? {
    (isSelected ? item.selectedImage : nil) ?? item.image
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

  override var takesFocusFromTouches: Bool { takesFocusAsBarItem }

  override var ownFocusEffect: FocusEffect? { nil }

  /// The selected item, when focus was not in the bar before.
  override func focusEntry(from node: Node) -> Node {
    guard let bar, !node.isDescendant(of: bar) else { return self }
    return bar.selectedButton ?? self
  }

  override var primaryActionTitle: String { "Choose" }

  /// The image and the title in the middle: above each other where there is room for two lines, else
  /// beside each other. A column is left free on each side where there is room for that, else on one.
  public override func draw(_ rect: CGRect, in canvas: Canvas) {
    let style = style
    let metrics = canvas.metrics
    canvas.fill(rect, with: " ", style: style)
    let parts = [shownImage.map { String($0) } ?? "", shownTitle].filter { !$0.isEmpty }
    let isStacked = parts.count == 2 && rect.size.height >= 2 * metrics.lineHeight
    let lines = isStacked ? parts : [parts.joined(separator: " ")]
    let inner = rect.inset(by: margins(of: lines, in: rect.size.width, metrics))
    var area = inner.linesInMiddle(lines.count, metrics: metrics)
    for line in lines {
      canvas.text(line, in: area, style: style, alignment: .center, lineLimit: 1)
      area.origin.y += metrics.lineHeight
      area.size.height = max(0, area.size.height - metrics.lineHeight)
    }
  }

  /// The space beside lines of text, so that they keep apart from those of the neighbours.
  private func margins(of lines: [String], in width: CGFloat, _ metrics: Metrics) -> EdgeInsets {
    let column = metrics.columnWidth
    let needed = lines.map { traits.width(of: $0) }.max() ?? 0
    if needed + 2 * column <= width { return EdgeInsets(left: column, right: column) }
    if needed + column <= width || width <= 4 * column { return .zero }
    return EdgeInsets(right: column)
  }

  /// The title of the item.
  public override var accessibilityLabel: String? { item.title }
}
