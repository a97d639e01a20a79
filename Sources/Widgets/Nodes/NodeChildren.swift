/// The children of one node, back to front.
///
/// The list is an object of its own so that its deinitialiser can run on the main actor and free a
/// tree of any depth with a work list: a deinitialiser of `Node` itself would have to be isolated
/// too, and would break every subclass with a plain `deinit`.
@MainActor final class NodeChildren {
  // Nothing that changes the lists calls anything that could look at them: a check of that at run
  // time would cost more than the change.
  @exclusivity(unchecked) private(set) var nodes: [Node] = []
  /// The box of each child, in the same order.
  @exclusivity(unchecked) private(set) var boxes: [ChildBox] = []

  /// Counts the changes of all lists.
  private(set) static var changes = 0

  init() {
    // Growing from one child to two and four costs more than all the rest of adding them.
    nodes.reserveCapacity(4)
    boxes.reserveCapacity(4)
  }

  var count: Int { nodes.count }

  /// Adds a child at an index.
  ///
  /// - Complexity: O(*n*) in the children behind it; O(1) at the end.
  func insert(_ node: Node, at index: Int) {
    Self.changes &+= 1
    if index == nodes.count {
      node.indexInParent = index
      nodes.append(node)
      boxes.append(node.box)
      return
    }
    nodes.insert(node, at: index)
    boxes.insert(node.box, at: index)
    renumber(from: index)
  }

  /// Takes a child out.
  ///
  /// - Complexity: O(*n*) in the children behind it.
  func remove(at index: Int) {
    Self.changes &+= 1
    nodes.remove(at: index)
    boxes.remove(at: index)
    renumber(from: index)
  }

  /// A child has moved, or can be reached from now on, or not any more.
  func updateBox(of node: Node) {
    boxes[node.indexInParent] = node.box
  }

  private func renumber(from start: Int) {
    for index in start..<nodes.count { nodes[index].indexInParent = index }
  }

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
