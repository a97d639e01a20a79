/// The children of one node, back to front.
///
/// The list is an object of its own so that its deinitialiser can run on the main actor and free a
/// tree of any depth with a work list: a deinitialiser of `Node` itself would have to be isolated
/// too, and would break every subclass with a plain `deinit`.
@MainActor final class NodeChildren {
  var nodes: [Node] = []

  isolated deinit {
    var work = nodes
    nodes.removeAll()
    while var node = work.popLast() {
      node.parent = nil
      if isKnownUniquelyReferenced(&node) {
        if var list = node.children {
          node.children = nil
          if isKnownUniquelyReferenced(&list) {
            work.append(contentsOf: list.nodes)
            list.nodes.removeAll()
          }
        }
      } else if node.root != nil {
        node.forgetRoot()
      }
    }
  }
}
