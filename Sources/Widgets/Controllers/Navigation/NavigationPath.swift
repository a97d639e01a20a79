/// Which screens of a stack stand for the values of a path, by the identity of the values.
///
/// The path is all of the stack above the root. A stack whose lowest screen stands for a value has
/// no root of its own, and is the path as a whole.
struct NavigationPath<ID: Hashable, Value, Item: Hashable> {
  /// One value and its screen.
  struct Entry {
    let id: ID
    var value: Value
    let screen: Item
  }

  /// The one call that turns a stack into another one.
  enum Step: Hashable {
    /// They are the same.
    case none
    /// One screen more.
    case push(Item)
    /// All above that screen are gone.
    case pop(to: Item)
    /// Anything else, an empty stack too.
    case set([Item])
  }

  /// What was set last, or was left of it when the stack came to rest; the lowest first.
  private(set) var entries: [Entry] = []
  /// Whether a path was ever set.
  private(set) var isSet = false
}

// MARK: - Questions

extension NavigationPath {
  /// The index of the first item that was there before; nil when all are different.
  ///
  /// - Parameter distinct: How many items from the first are known to be different.
  /// - Complexity: O(*n*); a few items after those that are known are compared without hashing.
  static func indexOfRepetition<Part: Hashable>(
    in items: [Part], after distinct: Int = 0
  ) -> Int? {
    if items.count - distinct <= 4 {
      return items.indices.dropFirst(distinct).first { items[..<$0].contains(items[$0]) }
    }
    var seen: Set<Part> = []
    return items.firstIndex { !seen.insert($0).inserted }
  }

  /// How many ids, from the lowest, are those that were set last.
  func countOfKept(_ ids: [ID]) -> Int {
    var count = 0
    while count < min(ids.count, entries.count), entries[count].id == ids[count] { count += 1 }
    return count
  }

  /// The screens there are, by id; without those of the lowest values.
  func screens(after kept: Int = 0) -> [ID: Item] {
    Dictionary(entries[kept...].map { ($0.id, $0.screen) }) { first, _ in first }
  }

  /// The stack in which some screens are the path, made from the one that is there: its root stays.
  func stack(of screens: [Item], on current: [Item]) -> [Item] {
    guard let root = current.first, !entries.contains(where: { $0.screen == root }) else {
      return screens
    }
    return [root] + screens
  }

  /// How a stack becomes another one.
  ///
  /// - Complexity: O(*n*).
  static func step(from old: [Item], to new: [Item]) -> Step {
    if old == new { return .none }
    guard let top = new.last else { return .set([]) }
    if new.count == old.count + 1, new.starts(with: old) { return .push(top) }
    if old.starts(with: new) { return .pop(to: top) }
    return .set(new)
  }
}

// MARK: - Changes

extension NavigationPath {
  /// A path is set; its stack follows.
  mutating func set(_ newEntries: [Entry]) {
    entries = newEntries
    isSet = true
  }

  /// Other values with the ids that are there already.
  mutating func setValues(_ values: [Value]) {
    for index in 0..<min(values.count, entries.count) { entries[index].value = values[index] }
  }

  /// The stack has come to rest: keeps what is still on it, in its order. Returns whether that is
  /// another path.
  ///
  /// - Complexity: O(*n*).
  mutating func follow(_ stack: [Item]) -> Bool {
    let start = stack.count - entries.count
    if start >= 0, entries.indices.allSatisfy({ entries[$0].screen == stack[start + $0] }) {
      return false
    }
    let known = Dictionary(entries.map { ($0.screen, $0) }) { first, _ in first }
    let left = stack.compactMap { known[$0] }
    defer { entries = left }
    return left.count != entries.count || zip(left, entries).contains { $0.id != $1.id }
  }
}
