import Foundation

extension TopTabBar {
  /// The items, first to last. Setting them keeps ``selectedItem`` if it is still there, and calls
  /// no delegate. Those of a managed bar cannot be changed by hand: that stops the program.
  public final var items: [TopTabItem] {
    get { storedItems }
    set {
      checkNotManaged("items")
      let selected = selectedItem.flatMap { newValue.firstIndex(of: $0) }
      setManagedItems(newValue)
      show(selected.map { PagerSegment(from: $0, to: $0, fraction: 0) }, selected: selected)
    }
  }

  /// The item that is marked; nil without one. Setting it calls no delegate; an item that is not in
  /// the bar is refused with a diagnostic.
  public final var selectedItem: TopTabItem? {
    get {
      guard let selectedIndex, storedItems.indices.contains(selectedIndex) else { return nil }
      return storedItems[selectedIndex]
    }
    set {
      checkNotManaged("selectedItem")
      let index = newValue.flatMap { storedItems.firstIndex(of: $0) }
      if let newValue, index == nil {
        report(
          "bar.stranger",
          "The item \(newValue.title ?? "") is not in the bar, so it cannot be selected. Add it to "
            + "items first.")
        return
      }
      show(index.map { PagerSegment(from: $0, to: $0, fraction: 0) }, selected: index)
    }
  }

  /// Puts the indicator between two titles, as a finger that drags pages does. An item that is not
  /// in the bar is refused with a diagnostic.
  ///
  /// - Parameters:
  ///   - start: The item that is left.
  ///   - end: The item that is reached.
  ///   - fraction: How much of the way is done: 0 to 1; limited to that.
  public final func showProgress(from start: TopTabItem, to end: TopTabItem, fraction: Double) {
    checkNotManaged("progress")
    guard let from = storedItems.firstIndex(of: start), let to = storedItems.firstIndex(of: end)
    else {
      report("bar.stranger", "Progress is shown between two items of the bar. Add them first.")
      return
    }
    let fraction = fraction.isNaN ? 0 : min(max(0, fraction), 1)
    show(PagerSegment(from: from, to: to, fraction: fraction), selected: fraction < 0.5 ? from : to)
  }

  /// Hears which items a person chooses; nil by default.
  public final var delegate: (any TopTabBarDelegate)? {
    get { storedDelegate }
    set {
      checkNotManaged("delegate")
      storedDelegate = newValue
    }
  }

  private func checkNotManaged(_ what: String) {
    guard let manager else { return }
    stop(
      "The \(what) of this bar cannot be changed: \(type(of: manager)) manages it. Change its pages "
        + "or its selection, or the item of a page.")
  }

  // MARK: - Buttons

  /// Replaces the items; the progress is to be shown next.
  final func setManagedItems(_ items: [TopTabItem]) {
    guard items != storedItems else { return }
    for item in storedItems where item.display === self { item.display = nil }
    storedItems = items
    for item in items { item.display = self }
    let old = Dictionary(buttons.map { ($0.item, $0) }) { first, _ in first }
    buttons = items.map { old[$0] ?? TopTabButton(item: $0, bar: self) }
    let kept = Set(buttons)
    for button in old.values where !kept.contains(button) { button.removeFromSupernode() }
    for button in buttons {
      button.progress = TopTabButton.Progress()
      if button.supernode == nil { strip.addSubnode(button) }
    }
    litButtons = []
    titles = []
    segment = nil
    restIndex = nil
    correction = 0
    itemsDidChange()
  }

  /// A person has chosen an item.
  final func tap(_ item: TopTabItem) {
    guard item.isEnabled, let index = storedItems.firstIndex(of: item) else { return }
    if manager != nil {
      onTap?(index)
      return
    }
    selectedItem = item
    didSelect(item)
  }

  // MARK: - Keys

  /// The item that a key chooses; nil when the key is not one of the bar's, or there is none.
  final func indexOfItem(for code: Key.Code) -> Int? {
    let isMirrored = layoutDirection == .rightToLeft
    switch code {
    case .left: return indexAfterSelected(step: isMirrored ? 1 : -1)
    case .right: return indexAfterSelected(step: isMirrored ? -1 : 1)
    case .home: return storedItems.firstIndex(where: \.isEnabled)
    case .end: return storedItems.lastIndex(where: \.isEnabled)
    case .enter, .character(" "): return selectedIndex
    default: return nil
    }
  }

  private func indexAfterSelected(step: Int) -> Int? {
    guard var index = selectedIndex else { return nil }
    repeat {
      index += step
      guard storedItems.indices.contains(index) else { return nil }
    } while !storedItems[index].isEnabled
    return index
  }
}

extension TopTabBar: BarItemDisplay {
  func itemsDidChange() {
    for button in buttons {
      button.isEnabled = button.item.isEnabled
      button.setNeedsDisplay()
    }
    setNeedsLayout()
  }
}
