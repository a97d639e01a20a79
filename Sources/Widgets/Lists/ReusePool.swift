/// Nodes that wait to be shown again, by their identifiers.
@MainActor struct ReusePool<Element: Node> {
  private var waiting: [String: [Element]] = [:]
  private var makers: [String: () -> Element] = [:]
  private(set) var count = 0

  /// Says how nodes of an identifier are made; nil forgets it.
  mutating func register(_ maker: (() -> Element)?, for identifier: String) {
    makers[identifier] = maker
  }

  /// Whether nodes of an identifier can be made.
  func canMake(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A node that waits; nil when none does.
  mutating func take(_ identifier: String) -> Element? {
    guard let element = waiting[identifier]?.popLast() else { return nil }
    count -= 1
    return element
  }

  /// A new node; nil for an identifier that was not registered.
  func make(_ identifier: String) -> Element? { makers[identifier]?() }

  /// Keeps a node until it is taken. One without an identifier is not kept.
  mutating func put(_ element: Element, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(element)
    count += 1
  }

  /// Lets nodes go until no more than a number wait.
  mutating func trim(to limit: Int) {
    guard count > limit else { return }
    for identifier in waiting.keys.sorted() {
      let spare = min(count - limit, waiting[identifier]?.count ?? 0)
      waiting[identifier]?.removeFirst(spare)
      count -= spare
    }
  }
}
