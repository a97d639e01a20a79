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

  /// Only in a bar on its own: in that of a controller, keys stay with the content, and the tabs
  /// have keys of their own.
  public override var canBecomeFocused: Bool {
    super.canBecomeFocused && bar?.manager == nil
  }

  /// The image and the title in the middle: above each other where there is room for two lines, else
  /// beside each other; a column away from the neighbours where there is room for that.
  public override func draw(_ rect: CGRect, in canvas: Canvas) {
    let style = style
    let metrics = canvas.metrics
    canvas.fill(rect, with: " ", style: style)
    let column = metrics.columnWidth
    let margin = rect.size.width > 4 * column ? column : 0
    let inner = rect.inset(by: EdgeInsets(left: margin, right: margin))
    let parts = [shownImage.map { String($0) } ?? "", shownTitle].filter { !$0.isEmpty }
    let isStacked = parts.count == 2 && rect.size.height >= 2 * metrics.lineHeight
    let lines = isStacked ? parts : [parts.joined(separator: " ")]
    var area = inner.linesInMiddle(lines.count, metrics: metrics)
    for line in lines {
      canvas.text(line, in: area, style: style, alignment: .center, lineLimit: 1)
      area.origin.y += metrics.lineHeight
      area.size.height = max(0, area.size.height - metrics.lineHeight)
    }
  }

  /// The title of the item.
  public override var accessibilityLabel: String? { item.title }
}
