extension Node {
  final var parent: Node? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Goes from this node to the top, or until the body says false.
  ///
  /// The references on the way are not counted, which would cost more than all the rest; so the body
  /// may not change the tree.
  @inline(__always) final func walkUp(_ body: (Node) -> Bool) {
    var node = Optional(Unmanaged.passUnretained(self))
    while let current = node?.takeUnretainedValue(), body(current) {
      node = current.parentReference
    }
  }

  /// Sets a flag in the node and its ancestors, up to the first that has it.
  func markUp(_ flag: NodeFlags) {
    walkUp { node in
      if node.flags.contains(flag) { return false }
      node.flags.insert(flag)
      return true
    }
  }
}
