/// What one place in a bar shows: the common part of tab bar items and bar button items.
@MainActor open class BarItem {
  /// The text; nil, the default, shows none.
  public final var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// Whether a person can use it; true by default. Disabled items are shown dim.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// A number of the app's own (TAB-57); 0 by default.
  public final var tag = 0

  /// Runs after each change of what is shown; whoever owns the item listens.
  final var onChange: (() -> Void)?
  /// The bar that shows the item.
  final weak var display: (any BarItemDisplay)?

  /// An item with a title and a tag.
  public init(title: String? = nil, tag: Int = 0) {
    self.title = title
    self.tag = tag
  }

  final func didChange() {
    display?.itemsDidChange()
    onChange?()
  }
}

extension BarItem: nonisolated Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: BarItem, b: BarItem) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A bar, as the items that it shows see it.
@MainActor protocol BarItemDisplay: AnyObject {
  /// Reads the items anew.
  func itemsDidChange()
}
