/// The nodes that had focus, so that it comes back to where it was: in a tab that is shown again, a
/// screen that is popped back to, or below a modal that is dismissed.
@MainActor struct FocusMemory {
  /// How many nodes are remembered.
  static let limit = 32

  private struct Entry {
    weak var node: Node?
    /// The front-most content at that time.
    weak var scope: Node?
  }

  private var entries: [Entry] = []

  /// Takes note that a node has focus, in a part of the tree that focus may move in.
  mutating func remember(_ node: Node, in scope: Node) {
    entries.removeAll { $0.node === node }
    entries.append(Entry(node: node, scope: scope))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// The node that had focus when it left a scope last; nil when that node is gone.
  func last(in scope: Node) -> Node? {
    entries.last { $0.scope === scope }?.node
  }

  /// The node that had focus last of those that fit.
  func last(where fits: (Node) -> Bool) -> Node? {
    entries.reversed().lazy.compactMap(\.node).first(where: fits)
  }
}
