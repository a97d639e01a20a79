/// The nodes that had focus, so that it comes back to where it was: in a tab that is shown again, a
/// screen that is popped back to, or below a modal that is dismissed.
@MainActor struct FocusMemory {
  /// How many nodes are remembered.
  static let limit = 32

  private struct Entry {
    weak var node: Node?
  }

  private var entries: [Entry] = []

  /// Takes note that a node has focus.
  mutating func remember(_ node: Node) {
    entries.removeAll { $0.node == nil || $0.node === node }
    entries.append(Entry(node: node))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// The node that had focus last of those that fit.
  func last(where fits: (Node) -> Bool) -> Node? {
    entries.reversed().lazy.compactMap(\.node).first(where: fits)
  }
}
