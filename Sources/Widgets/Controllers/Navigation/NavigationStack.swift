/// The order of the screens of a navigation controller, and what a change of it means.
///
/// Elements are distinct. An empty stack is allowed. Every operation changes the stack at once and
/// returns the ``Change``; one that is refused throws and changes nothing.
struct NavigationStack<Element: Hashable & Sendable> {
  /// How a transition moves.
  enum Operation: Hashable {
    case push
    case pop
  }

  /// Why an operation was refused.
  enum Refusal: Error, Hashable {
    /// The element would be on the stack twice (NAV-05, NAV-13).
    case duplicate(Element)
    /// The element is not on the stack (NAV-09).
    case stranger(Element)
  }

  /// The difference between two orders.
  struct Change: Hashable {
    /// What is gone, lowest first (NAV-08).
    let removed: [Element]
    /// What is new, lowest first.
    let added: [Element]
    /// The top before and after.
    let from: Element?, to: Element?
    /// How the one transition from the old top to the new one moves; nil when the top is the same.
    let operation: Operation?
  }

  /// All elements, the root first.
  private(set) var elements: [Element] = []

  /// The lowest element, which is never popped.
  var root: Element? { elements.first }

  /// The element that is shown.
  var top: Element? { elements.last }

  /// How many elements are above the root.
  var depth: Int { max(0, elements.count - 1) }
}

// MARK: - Operations

extension NavigationStack {
  /// Puts an element on top.
  mutating func push(_ element: Element) throws(Refusal) -> Change {
    if elements.contains(element) { throw .duplicate(element) }
    return replaceElements(with: elements + [element])
  }

  /// Takes the top away; nothing when there is only a root (NAV-07).
  mutating func pop() -> Change {
    replaceElements(with: depth > 0 ? Array(elements.dropLast()) : elements)
  }

  /// Takes away all above an element; nothing when that is the top (FR-NAV-07).
  mutating func pop(to element: Element) throws(Refusal) -> Change {
    guard let index = elements.firstIndex(of: element) else { throw .stranger(element) }
    return replaceElements(with: Array(elements[...index]))
  }

  /// Takes away all above the root; nothing at the root (NAV-08).
  mutating func popToRoot() -> Change {
    replaceElements(with: Array(elements.prefix(1)))
  }

  /// Replaces all elements (NAV-11).
  mutating func set(_ newElements: [Element]) throws(Refusal) -> Change {
    var seen: Set<Element> = []
    for element in newElements where !seen.insert(element).inserted { throw .duplicate(element) }
    return replaceElements(with: newElements)
  }

  private mutating func replaceElements(with newElements: [Element]) -> Change {
    defer { elements = newElements }
    return Change(from: elements, to: newElements)
  }
}

// MARK: - Difference

extension NavigationStack.Change {
  /// The difference between two orders of distinct elements.
  ///
  /// Several changes before a transition starts are one: compare the order that is shown with the
  /// latest (NAV-04). A new top that was in the old order is popped to, any other is pushed
  /// (NAV-11); to an empty stack it is a pop. An unchanged top needs no transition (NAV-12).
  ///
  /// - Complexity: O(old + new count).
  init(from old: [Element], to new: [Element]) {
    let kept = zip(old, new).prefix { $0 == $1 }.count
    let oldRest = Set(old[kept...])
    let newRest = Set(new[kept...])
    removed = old[kept...].filter { !newRest.contains($0) }
    added = new[kept...].filter { !oldRest.contains($0) }
    from = old.last
    to = new.last
    guard from != to else {
      operation = nil
      return
    }
    let isPop = to.map { oldRest.contains($0) || kept == new.count } ?? true
    operation = isPop ? .pop : .push
  }

  /// Whether nothing is different.
  var isEmpty: Bool { removed.isEmpty && added.isEmpty && operation == nil }
}
