/// The tabs of a tab bar controller and which of them is selected.
///
/// Items are distinct. As soon as there is an item, one is selected. An operation that is refused
/// throws and changes nothing.
struct TabSelection<Item: Hashable & Sendable> {
  /// Why an operation was refused.
  enum Refusal: Error, Hashable {
    /// There is no item at that index (TAB-10).
    case outOfRange(Int)
    /// That item is not one of these (TAB-09).
    case foreign(Item)
    /// An item is there twice.
    case duplicate(Item)
  }

  /// What an operation changed.
  struct Change: Hashable {
    /// The items that are gone, in their order.
    var removed: [Item] = []
    /// The items that are new, in their order.
    var added: [Item] = []
    /// The selected item before and after.
    let previous: Item?, selected: Item?

    /// Whether another item is selected than before; its index alone may change without that.
    var changesSelection: Bool { previous != selected }
  }

  /// The index that stands for no selection: `NSNotFound` (TAB-02).
  static var noIndex: Int { .max }

  /// All items in the order of the tabs.
  private(set) var items: [Item] = []
  /// The index of the selected item, or ``noIndex``.
  private(set) var selectedIndex = noIndex

  /// The selected item; nil only when there are none.
  var selected: Item? { items.indices.contains(selectedIndex) ? items[selectedIndex] : nil }
}

// MARK: - Operations

extension TabSelection {
  /// Replaces all items.
  ///
  /// The same item stays selected if it is still there, else the one at the same index is, else the
  /// first (TAB-03, TAB-04, FR-TAB-17).
  mutating func setItems(_ newItems: [Item]) throws(Refusal) -> Change {
    var present: Set<Item> = []
    for item in newItems where !present.insert(item).inserted { throw .duplicate(item) }
    let previous = selected
    let past = Set(items)
    let removed = items.filter { !present.contains($0) }
    items = newItems
    if let kept = previous.flatMap({ newItems.firstIndex(of: $0) }) {
      selectedIndex = kept
    } else if !newItems.indices.contains(selectedIndex) {
      selectedIndex = newItems.isEmpty ? Self.noIndex : 0
    }
    return Change(
      removed: removed, added: newItems.filter { !past.contains($0) }, previous: previous,
      selected: selected)
  }

  /// Selects the item at an index; the change is empty when it is selected already (TAB-11).
  mutating func select(at index: Int) throws(Refusal) -> Change {
    guard items.indices.contains(index) else { throw .outOfRange(index) }
    let previous = selected
    selectedIndex = index
    return Change(previous: previous, selected: selected)
  }

  /// Selects an item; the change is empty when it is selected already (TAB-11).
  mutating func select(_ item: Item) throws(Refusal) -> Change {
    guard let index = items.firstIndex(of: item) else { throw .foreign(item) }
    return try select(at: index)
  }
}
