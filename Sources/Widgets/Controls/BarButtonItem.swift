/// A button in a navigation bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit") { [weak self] in
///   self?.startEditing()
/// }
/// ```
open class BarButtonItem: BarItem {
  /// Runs when a person chooses the item; nil, the default, does nothing. Runs before the actions
  /// of targets.
  public final var primaryAction: (() -> Void)?

  /// A node that is shown instead of a button with the title; nil by default. It handles its own
  /// touches, and is as large as it fits (``Node/sizeThatFits(_:)``). Ignored in a
  /// ``NavigationItem/backBarButtonItem`` (NAV-54).
  public final var customNode: Node? {
    didSet { if customNode !== oldValue { didChange() } }
  }

  private var actions = TargetActions<BarButtonItem, Bool>()

  /// An item with a title and what it does; without the latter, see `init(title:tag:)`.
  public convenience init(title: String?, primaryAction: @escaping () -> Void) {
    self.init(title: title, tag: 0)
    self.primaryAction = primaryAction
  }

  /// An item that shows a node.
  public convenience init(customNode: Node) {
    self.init(title: nil, tag: 0)
    self.customNode = customNode
  }

  /// Runs an action each time a person chooses the item, while `owner` lives.
  @discardableResult public final func addTarget<Owner: AnyObject>(
    _ owner: Owner, _ action: @escaping (Owner, BarButtonItem) -> Void
  ) -> TargetToken {
    actions.add(owner, for: true, action)
  }

  /// Does what a person's tap does; nothing while the item is disabled.
  public final func performPrimaryAction() {
    guard isEnabled else { return }
    primaryAction?()
    let actions = actions
    actions.send(self, for: true)
  }
}
