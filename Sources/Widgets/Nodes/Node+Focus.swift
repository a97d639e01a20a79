extension Node {
  /// Whether keys go to this node first.
  public final var isFocused: Bool { root?.focusedNode === self }

  /// Makes keys go to this node first; returns whether they do.
  ///
  /// Refused without a window, when ``canBecomeFocused`` is false, and while it cannot be seen.
  @discardableResult public final func becomeFocused() -> Bool {
    guard let root, isFocusable else { return false }
    root.focusedNode = self
    return true
  }

  /// Whether the node can take keys now: it wants them, and nothing on the way up hides it.
  var isFocusable: Bool {
    guard root != nil, canBecomeFocused else { return false }
    var node: Node? = self
    while let current = node {
      if !current.isReachable || current.isLeaving {
        return false
      }
      node = current.parent
    }
    return true
  }

  /// Every node below that can take keys now, in the order of the Tab key: depth first, back to
  /// front.
  func focusableNodes(limit: Int = .max) -> [Node] {
    var result: [Node] = []
    var work = [self]
    while result.count < limit, let node = work.popLast() {
      if !node.isReachable || node.isLeaving { continue }
      if node.canBecomeFocused { result.append(node) }
      if let list = node.children { work.append(contentsOf: list.nodes.reversed()) }
    }
    return result
  }
}

extension NodeRoot {
  /// Moves focus to the next or previous node that can take it, around the end; returns whether
  /// there is one.
  @discardableResult func moveFocus(forward: Bool) -> Bool {
    let nodes = focusScope.focusableNodes()
    guard !nodes.isEmpty else { return false }
    let step = forward ? 1 : -1
    let current = nodes.firstIndex { $0 === focusedNode } ?? (forward ? -1 : nodes.count)
    focusedNode = nodes[(current + step + nodes.count) % nodes.count]
    return true
  }

  /// Gives focus to the first node that can take it when the one that had it cannot any more.
  func repairFocus() {
    if let node = focusedNode, node.isFocusable, node.isDescendant(of: focusScope) { return }
    let first = focusScope.focusableNodes(limit: 1).first
    if focusedNode !== first { focusedNode = first }
  }
}
