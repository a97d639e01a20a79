public import Foundation

/// A bar with a row of items of which one is selected.
///
/// Inside a tab bar controller the items are those of its children, and changing them on the bar
/// stops the program (TAB-55). A bar on its own keeps its items itself:
///
/// ```swift
/// let bar = TabBar()
/// bar.items = [TabBarItem(title: "Table"), TabBarItem(title: "Scroll")]
/// bar.selectedItem = bar.items.first
/// bar.delegate = self
/// ```
/// ```
///       Table              Scroll
/// ```
///
/// The items share the width of the safe area equally. The selected one is reversed, so that it is
/// seen on every kind of screen.
open class TabBar: Node {
  private var storedItems: [TabBarItem] = []
  private var selection: TabBarItem?
  private weak var storedDelegate: (any TabBarDelegate)?
  private var buttons: [TabBarButton] = []

  /// The controller that keeps the items; nil for a bar on its own.
  final weak var manager: AnyObject?
  /// Runs when a person taps an enabled item of a managed bar, with its index; the delegate is not
  /// called.
  final var onTap: ((Int) -> Void)?
  /// Whom keys go to that no item of a managed bar wants: the screen that is selected.
  final var contentForKeys: (() -> Responder?)?

  // MARK: - Override points

  /// A person tapped an enabled item. The base tells the delegate. Not called in a managed bar.
  open func didSelect(_ item: TabBarItem) {
    storedDelegate?.tabBar(self, didSelect: item)
  }

  /// As wide as given, and as high as the metrics of the screen say.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traits.metrics.tabBarHeight)
  }

  /// No width of its own; as high as the metrics of the screen say.
  open override var intrinsicContentSize: CGSize { sizeThatFits(super.intrinsicContentSize) }

  override var isBar: Bool { true }

  override var isManagedBar: Bool { manager != nil }

  override var nextForKeys: Responder? { contentForKeys?() ?? next }

  /// Gives each item its share of the width, in the direction of reading.
  open override func layoutSubnodes() {
    let area = safeAreaBounds
    let metrics = traits.metrics
    let share = area.size.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let start = metrics.visibleEdge(before: CGFloat(index) * share)
      let end =
        index == buttons.count - 1
        ? area.size.width : metrics.visibleEdge(before: CGFloat(index + 1) * share)
      button.frame = CGRect(
        x: area.left + start, y: area.top, width: end - start, height: area.size.height
      ).placed(in: area, traits.layoutDirection)
    }
  }

  /// A background that hides what is below.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    if backgroundColor == nil { canvas.fill(rect, color: nil) }
  }
}

// MARK: - Items

extension TabBar {
  /// The items, in the direction of reading. Setting them keeps ``selectedItem`` if it is still there, and calls
  /// no delegate.
  public final var items: [TabBarItem] {
    get { storedItems }
    set {
      checkNotManaged("items")
      setManagedItems(newValue, selected: selection.flatMap { newValue.firstIndex(of: $0) })
    }
  }

  /// The item that is shown as selected; nil without one. Setting it calls no delegate; an item
  /// that is not in the bar is refused with a diagnostic.
  public final var selectedItem: TabBarItem? {
    get { selection }
    set {
      checkNotManaged("selectedItem")
      let index = newValue.flatMap { storedItems.firstIndex(of: $0) }
      if let newValue, index == nil {
        report(
          "bar.stranger",
          "The item \(newValue.title ?? "") is not in the tab bar, so it cannot be selected. Add it "
            + "to items first.")
        return
      }
      setManagedItems(storedItems, selected: index)
    }
  }

  /// Hears which items a person chooses; nil by default.
  public final var delegate: (any TabBarDelegate)? {
    get { storedDelegate }
    set {
      checkNotManaged("delegate")
      storedDelegate = newValue
    }
  }

  /// Sets the items and the selection for the controller that manages the bar; an index that is nil
  /// or outside selects none.
  final func setManagedItems(_ items: [TabBarItem], selected: Int?) {
    selection = selected.flatMap { items.indices.contains($0) ? items[$0] : nil }
    if items != storedItems {
      for item in storedItems where item.display === self { item.display = nil }
      storedItems = items
      for item in items { item.display = self }
      rebuild()
    }
    itemsDidChange()
  }

  private func checkNotManaged(_ what: String) {
    guard let manager else { return }
    stop(
      "The \(what) of this tab bar cannot be changed: \(type(of: manager)) manages it. Change "
        + "its viewControllers or its selection, or the tabBarItem of a child.")
  }

  // MARK: - Buttons

  private func rebuild() {
    let old = buttons
    buttons = storedItems.map { item in
      old.first { $0.item === item } ?? TabBarButton(item: item, bar: self)
    }
    for button in old where !buttons.contains(button) { button.removeFromSupernode() }
    for (index, button) in buttons.enumerated() where buttons.contains(button) {
      insertSubnode(button, at: index)
    }
    setNeedsLayout()
  }

  /// The button of the selected item; nil without one, or while it is disabled.
  final var selectedButton: TabBarButton? {
    buttons.first { $0.item === selection && $0.isFocusable }
  }

  /// A person has chosen an item.
  final func tap(_ item: TabBarItem) {
    guard item.isEnabled, let index = storedItems.firstIndex(of: item) else { return }
    if manager != nil {
      onTap?(index)
      return
    }
    selectedItem = item
    didSelect(item)
  }
}

extension TabBar: BarItemDisplay {
  func itemsDidChange() {
    for button in buttons {
      button.isEnabled = button.item.isEnabled
      button.isSelected = button.item === selection
      button.setNeedsDisplay()
    }
  }
}
