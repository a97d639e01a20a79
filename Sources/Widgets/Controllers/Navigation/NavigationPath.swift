/// Which screens of a stack stand for the values of a path, by the identity of the values.
///
/// The path is all of the stack above the root. A stack whose lowest screen stands for a value has
/// no root of its own, and is the path as a whole.
struct NavigationPath<ID: Hashable, Value, Screen: Hashable> {
  /// One value and its screen.
  struct Entry {
    let id: ID
    var value: Value
    let screen: Screen
  }

  /// The one call that turns a stack into another one.
  enum Step: Hashable {
    /// They are the same.
    case none
    /// One screen more.
    case push(Screen)
    /// All above that screen are gone.
    case pop(to: Screen)
    /// Anything else, an empty stack too.
    case set([Screen])
  }

  /// What was set last, or was left of it when the stack came to rest; the lowest first.
  private(set) var entries: [Entry] = []
  /// Whether a path was ever set.
  private(set) var isSet = false
}

// MARK: - Questions

extension NavigationPath {
  /// The index of the first id that was there before; nil when all are different.
  static func indexOfRepetition(in ids: [ID]) -> Int? {
    var seen: Set<ID> = []
    return ids.firstIndex { !seen.insert($0).inserted }
  }

  /// Whether these ids were set last, and nothing is left to do for them.
  func isAt(_ ids: [ID]) -> Bool {
    isSet && entries.count == ids.count && zip(entries, ids).allSatisfy { $0.id == $1 }
  }

  /// The screens there are, by id.
  var screens: [ID: Screen] {
    Dictionary(entries.map { ($0.id, $0.screen) }) { first, _ in first }
  }

  /// The stack in which some screens are the path, made from the one that is there: its root stays.
  func stack(of screens: [Screen], on current: [Screen]) -> [Screen] {
    guard let root = current.first, !entries.contains(where: { $0.screen == root }) else {
      return screens
    }
    return [root] + screens
  }

  /// How a stack becomes another one.
  ///
  /// - Complexity: O(*n*).
  static func step(from old: [Screen], to new: [Screen]) -> Step {
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
    for (index, value) in zip(entries.indices, values) { entries[index].value = value }
  }

  /// The stack has come to rest: keeps what is still on it, in its order. Returns whether that is
  /// another path.
  ///
  /// - Complexity: O(*n*).
  mutating func follow(_ stack: [Screen]) -> Bool {
    guard !entries.isEmpty else { return false }
    let known = Dictionary(entries.map { ($0.screen, $0) }) { first, _ in first }
    let left = stack.compactMap { known[$0] }
    defer { entries = left }
    return left.count != entries.count || zip(left, entries).contains { $0.id != $1.id }
  }
}
