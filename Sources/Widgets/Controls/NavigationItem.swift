/// What a navigation bar shows for one screen, and for the way back to it.
@MainActor open class NavigationItem {
  /// How the button that leads back to a screen is labelled (NAV-55).
  public enum BackButtonDisplayMode: Hashable, Sendable, CaseIterable {
    /// With the title; where that has no room, with "Back"; where that has none either, with the
    /// chevron alone.
    case `default`
    /// With "Back"; where that has no room, with the chevron alone.
    case generic
    /// With the chevron alone.
    case minimal
  }

  /// What stands in the middle of the bar; nil, the default, is nothing.
  public final var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// A node that is shown instead of the title; nil by default.
  public final var titleNode: Node? {
    didSet { if titleNode !== oldValue { didChange() } }
  }

  // MARK: The way back to this screen

  /// How the screen is named on the button that leads back to it; nil, the default, is ``title``.
  public final var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange() } }
  }

  /// Stands for the button that leads back to this screen; nil by default. Of it only the title and
  /// whether it is enabled are used: it always leads back (NAV-52…54).
  public final var backBarButtonItem: BarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { buttonsDidChange(from: [oldValue]) } }
  }

  /// How the button that leads back to this screen is labelled.
  public final var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }

  // MARK: While this screen is on top

  /// Whether the bar has no back button while this screen is on top; false by default (NAV-56).
  public final var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }

  /// Whether the left items stand beside the back button instead of replacing it; false by default
  /// (NAV-56).
  public final var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The items on the left, from the left edge; none by default.
  public final var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { if leftBarButtonItems != oldValue { buttonsDidChange(from: oldValue) } }
  }

  /// The items on the right, from the right edge; none by default.
  public final var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { if rightBarButtonItems != oldValue { buttonsDidChange(from: oldValue) } }
  }

  /// The left-most item. Setting it replaces all of ``leftBarButtonItems``.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The right-most item. Setting it replaces all of ``rightBarButtonItems``.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// Runs after each change of what is shown; the controller that owns the item listens.
  final var onChange: (() -> Void)?
  /// The bar that shows the item.
  final weak var display: (any BarItemDisplay)?

  /// An item with a title.
  public init(title: String? = nil) {
    self.title = title
  }

  /// How the way back to this screen is labelled.
  final var backTitle: BackTitle {
    BackTitle(
      barButtonTitle: backBarButtonItem?.title, backButtonTitle: backButtonTitle, title: title,
      mode: backButtonDisplayMode)
  }

  private func didChange() {
    display?.itemsDidChange()
    onChange?()
  }

  private func buttonsDidChange(from old: [BarButtonItem?]) {
    for item in old { item?.onChange = nil }
    let buttons = leftBarButtonItems + rightBarButtonItems + [backBarButtonItem].compactMap { $0 }
    for item in buttons { item.onChange = { [weak self] in self?.didChange() } }
    didChange()
  }
}

extension NavigationItem: nonisolated Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: NavigationItem, b: NavigationItem) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
