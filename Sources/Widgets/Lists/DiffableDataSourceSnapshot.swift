/// What a list shows, as a value: sections and items by their identities.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["odd", "even"])
/// snapshot.appendItems([1, 3, 5], toSection: "odd")
/// snapshot.appendItems([2, 4], toSection: "even")
/// dataSource.apply(snapshot)
/// ```
///
/// An identity occurs once in the whole snapshot. One that is there already is not added again, and
/// what names a section or an item that is not there does nothing; each method says which it has
/// done by its result.
public struct DiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [Section] = []
  /// The items that are to be shown anew although they are the same; see ``reloadItems(_:)``.
  public private(set) var reloadedItemIdentifiers: Set<Item> = []

  private var itemsBySection: [Section: [Item]] = [:]
  private var sectionByItem: [Item: Section] = [:]

  /// A snapshot without sections.
  public init() {}

  // MARK: - Reading

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionByItem.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { itemsBySection[$0] ?? [] } }

  /// The items of a section, in order; none for a section that is not there.
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    itemsBySection[section] ?? []
  }

  /// The section of an item; nil for one that is not there.
  public func sectionIdentifier(containingItem item: Item) -> Section? { sectionByItem[item] }

  // MARK: - Sections

  /// Adds sections at the end; returns those that were not there.
  @discardableResult public mutating func appendSections(_ sections: [Section]) -> [Section] {
    insertSections(sections, at: sectionIdentifiers.count)
  }

  /// Adds sections before another one; returns those that were not there.
  @discardableResult public mutating func insertSections(
    _ sections: [Section], beforeSection section: Section
  ) -> [Section] {
    guard let index = sectionIdentifiers.firstIndex(of: section) else { return [] }
    return insertSections(sections, at: index)
  }

  private mutating func insertSections(_ sections: [Section], at index: Int) -> [Section] {
    var added: [Section] = []
    for section in sections where itemsBySection[section] == nil {
      itemsBySection[section] = []
      added.append(section)
    }
    sectionIdentifiers.insert(contentsOf: added, at: index)
    return added
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ sections: [Section]) {
    let gone = Set(sections)
    sectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone {
      for item in itemsBySection.removeValue(forKey: section) ?? [] { forget(item) }
    }
  }

  // MARK: - Items

  /// Adds items at the end of a section, by default of the last; returns those that were not there.
  @discardableResult public mutating func appendItems(
    _ items: [Item], toSection section: Section? = nil
  ) -> [Item] {
    guard let section = section ?? sectionIdentifiers.last else { return [] }
    return insert(items, at: itemsBySection[section]?.count ?? 0, in: section)
  }

  /// Adds items before another one; returns those that were not there.
  @discardableResult public mutating func insertItems(
    _ items: [Item], beforeItem item: Item
  ) -> [Item] {
    guard let (section, index) = place(of: item) else { return [] }
    return insert(items, at: index, in: section)
  }

  /// Adds items after another one; returns those that were not there.
  @discardableResult public mutating func insertItems(
    _ items: [Item], afterItem item: Item
  ) -> [Item] {
    guard let (section, index) = place(of: item) else { return [] }
    return insert(items, at: index + 1, in: section)
  }

  /// Takes items out.
  ///
  /// - Complexity: O(*n*) in the items of their sections.
  public mutating func deleteItems(_ items: [Item]) {
    let gone = Set(items)
    for section in Set(gone.compactMap { sectionByItem[$0] }) {
      itemsBySection[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { forget(item) }
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() {
    self = DiffableDataSourceSnapshot()
  }

  /// Puts an item before another one, also of another section; returns whether both are there.
  @discardableResult public mutating func moveItem(_ item: Item, beforeItem other: Item) -> Bool {
    guard item != other, sectionByItem[other] != nil, take(item) else { return false }
    return !insertItems([item], beforeItem: other).isEmpty
  }

  /// Puts an item after another one, also of another section; returns whether both are there.
  @discardableResult public mutating func moveItem(_ item: Item, afterItem other: Item) -> Bool {
    guard item != other, sectionByItem[other] != nil, take(item) else { return false }
    return !insertItems([item], afterItem: other).isEmpty
  }

  /// Says that items have other content: their cells are asked for again when the snapshot is
  /// applied. Items that are not there are left out.
  public mutating func reloadItems(_ items: [Item]) {
    reloadedItemIdentifiers.formUnion(items.filter { sectionByItem[$0] != nil })
  }

  mutating func forgetReloads() { reloadedItemIdentifiers = [] }

  // MARK: - Details

  private func place(of item: Item) -> (Section, Int)? {
    guard let section = sectionByItem[item],
      let index = itemsBySection[section]?.firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  private mutating func insert(_ items: [Item], at index: Int, in section: Section) -> [Item] {
    guard itemsBySection[section] != nil else { return [] }
    var added: [Item] = []
    for item in items where sectionByItem[item] == nil {
      sectionByItem[item] = section
      added.append(item)
    }
    itemsBySection[section]?.insert(contentsOf: added, at: index)
    return added
  }

  private mutating func take(_ item: Item) -> Bool {
    guard let (section, index) = place(of: item) else { return false }
    itemsBySection[section]?.remove(at: index)
    sectionByItem[item] = nil
    return true
  }

  private mutating func forget(_ item: Item) {
    sectionByItem[item] = nil
    reloadedItemIdentifiers.remove(item)
  }
}
