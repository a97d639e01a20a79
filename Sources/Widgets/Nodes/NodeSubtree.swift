/// A node and all its descendants, ancestors first, as they were at one moment.
///
/// Collecting them takes a walk through all of them; between two calls of an app, which may or may
/// not change the tree, it says for nothing whether another walk is needed.
@MainActor struct NodeSubtree {
  let nodes: [Node]
  private let changes = NodeChildren.changes

  init(of top: Node) { nodes = top.subtreeNodes() }

  /// Whether no tree at all has changed since.
  var isCurrent: Bool { changes == NodeChildren.changes }
}

extension NodeSubtree? {
  /// The nodes of a subtree as it is now, those that were collected before if nothing has changed.
  @MainActor func currentNodes(of top: Node) -> [Node] {
    if let self, self.isCurrent { return self.nodes }
    return top.subtreeNodes()
  }
}
