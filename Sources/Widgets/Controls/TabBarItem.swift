/// What a tab bar shows for one of its tabs.
open class TabBarItem: BarItem {
  /// A short text next to the title, such as a number of new messages; nil, the default, shows
  /// none, and the empty text shows a dot (TAB-57).
  public final var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }
}
