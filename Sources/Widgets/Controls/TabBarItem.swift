/// What a tab bar shows for one of its tabs.
///
/// ```swift
/// controller.tabBarItem = TabBarItem(title: "News", image: "☆", selectedImage: "★")
/// ```
/// ```
///    ★ News     ☆ About
/// ```
open class TabBarItem: BarItem {
  /// The picture of the tab, as ``Canvas/symbol(_:at:style:)`` draws it: one character; nil, the
  /// default, shows none.
  public final var image: Character? {
    didSet { if image != oldValue { didChange() } }
  }

  /// The picture while the tab is selected; nil, the default, shows ``image`` then, too.
  public final var selectedImage: Character? {
    didSet { if selectedImage != oldValue { didChange() } }
  }

  /// A short text next to the title, such as a number of new messages; nil, the default, shows
  /// none, and the empty text shows a dot (TAB-57).
  public final var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// An item with a title, a picture, and another one for the tab that is selected.
  public convenience init(title: String?, image: Character?, selectedImage: Character? = nil) {
    self.init(title: title)
    self.image = image
    self.selectedImage = selectedImage
  }
}
