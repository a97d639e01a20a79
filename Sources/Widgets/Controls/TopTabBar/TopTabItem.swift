/// What a strip of top tabs shows for one of its pages.
open class TopTabItem: BarItem {
  /// The tab's own colour: that of the indicator when it is here; nil, the default, leaves it to the
  /// bar.
  public final var color: Color? {
    didSet { if color != oldValue { didChange() } }
  }

  /// An item with a title, a colour and a tag.
  public init(title: String? = nil, color: Color? = nil, tag: Int = 0) {
    self.color = color
    super.init(title: title, tag: tag)
  }
}
