extension Node {
  /// How many ancestors a node may have: recursive walks overflow the stack some way past it.
  static let maximumDepth = 10_000

  /// The node that this one is in; nil for a window and for a node on its own.
  public final var supernode: Node? { parent }

  /// The nodes in this one, back to front.
  public final var subnodes: [Node] { children?.nodes ?? [] }

  // MARK: - Adding

  /// Adds a node in front of the others; one that is elsewhere is removed there first, one that is
  /// here already comes to the front.
  ///
  /// Adding a node to itself or to its descendant stops the program. A tree deeper than 10,000
  /// levels is refused with a diagnostic.
  public final func addSubnode(_ node: Node) {
    insert(node, at: Int.max)
  }

  /// Adds a node at a place in ``subnodes``; an index past the end appends, one below 0 inserts at
  /// the back.
  public final func insertSubnode(_ node: Node, at index: Int) {
    insert(node, at: index)
  }

  /// Adds a node right in front of a subnode; at the front when `sibling` is not a subnode
  /// (VIEW-28).
  public final func insertSubnode(_ node: Node, aboveSubnode sibling: Node) {
    insert(node, beside: sibling, offset: 1)
  }

  /// Adds a node right behind a subnode; at the front when `sibling` is not a subnode (VIEW-28).
  public final func insertSubnode(_ node: Node, belowSubnode sibling: Node) {
    insert(node, beside: sibling, offset: 0)
  }

  private func insert(_ node: Node, beside sibling: Node, offset: Int) {
    guard node !== sibling else { return }
    let others = subnodes.filter { $0 !== node }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(node, at: index ?? Int.max)
  }

  /// Moves a subnode in front of the others; nothing when it is not a subnode.
  public final func bringSubnodeToFront(_ node: Node) {
    if node.parent === self { reorder(node, to: Int.max) }
  }

  /// Moves a subnode behind the others; nothing when it is not a subnode.
  public final func sendSubnodeToBack(_ node: Node) {
    if node.parent === self { reorder(node, to: 0) }
  }

  /// Takes the node out of its supernode; nothing when it has none.
  public final func removeFromSupernode() {
    guard let old = parent else { return }
    willMove(toSupernode: nil)
    old.willRemoveSubnode(self)
    rare?.owner?.ownedNodeWillMove(toSupernode: nil)
    let told = Self.willMove(self, to: nil)
    // A callback may have moved the node already; then that move stands.
    guard parent === old else {
      if told != nil { staysInRoot() }
      return
    }
    let oldRoot = root
    let subtree = oldRoot == nil ? [] : told.currentNodes(of: self)
    old.unlink(self)
    Self.didMove(subtree, from: oldRoot, to: nil)
    didMoveToSupernode()
  }

  /// Whether the node is `other` or inside it.
  public final func isDescendant(of other: Node) -> Bool {
    var isFound = false
    walkUp { node in
      isFound = node === other
      return !isFound
    }
    return isFound
  }

  /// The first node with the tag: this one, or a descendant in depth-first order; nil if none.
  public final func node(withTag tag: Int) -> Node? {
    var work = [self]
    while let node = work.popLast() {
      if node.tag == tag { return node }
      work.append(contentsOf: node.subnodes.reversed())
    }
    return nil
  }

  /// A number of the app's own; 0 by default.
  public final var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != tag { madeRare.tag = newValue } }
  }

  // MARK: - Linking

  private func insert(_ node: Node, at index: Int) {
    checkNotInside(node)
    if node.parent === self {
      reorder(node, to: index)
      return
    }
    guard isShallowEnough(for: node) else { return }
    node.willMove(toSupernode: self)
    node.parent?.willRemoveSubnode(node)
    node.rare?.owner?.ownedNodeWillMove(toSupernode: self)
    finishInserting(node, at: index, told: Self.willMove(node, to: root))
  }

  /// Links a node that has been told. Its callbacks may have moved it, or this node: what counts is
  /// where they are now.
  private func finishInserting(_ node: Node, at index: Int, told: NodeSubtree?) {
    checkNotInside(node)
    if node.parent === self {
      reorder(node, to: index)
      return
    }
    let oldRoot = node.root
    let newRoot = root
    let subtree = oldRoot === newRoot ? [] : told.currentNodes(of: node)
    node.parent?.unlink(node)
    link(node, at: index)
    Self.didMove(subtree, from: oldRoot, to: newRoot)
    if told != nil, oldRoot === newRoot { node.staysInRoot() }
    guard node.parent === self else { return }
    // Without any state of that kind both sides have no safe area.
    if rare != nil || node.rare != nil { node.updateSafeArea() }
    node.didMoveToSupernode()
    didAddSubnode(node)
  }

  private func checkNotInside(_ node: Node) {
    if node === self || (node.children != nil && isDescendant(of: node)) {
      stop(
        "A node cannot be added to itself or to its own descendant: \(node) into \(self). Add "
          + "it to another node, or remove the ancestor first.")
    }
  }

  private func isShallowEnough(for node: Node) -> Bool {
    // A tree may be built from its leaves up, to any depth; it is measured when it is put to use.
    if root == nil, parent == nil { return true }
    var depth = node.height(limit: Self.maximumDepth + 1)
    walkUp { _ in
      depth += 1
      return depth <= Self.maximumDepth
    }
    if depth <= Self.maximumDepth { return true }
    report(
      "node.depth",
      "A tree may be \(Self.maximumDepth) levels deep. The node was not added; put "
        + "it nearer to the top.")
    return false
  }

  /// How many levels are below the node, at most the limit.
  private func height(limit: Int) -> Int {
    guard limit > 0, let children, children.count > 0 else { return 0 }
    var height = 0
    for child in children.nodes where child.children != nil {
      height = max(height, child.height(limit: limit - 1))
    }
    return height + 1
  }

  private func link(_ node: Node, at index: Int) {
    let list = madeChildren
    node.parent = self
    list.insert(node, at: min(max(0, index), list.count))
    setNeedsLayout()
    if !node.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      markLayoutBelow()
    }
    if !node.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay]) {
      markUp(.descendantNeedsDisplay)
    }
    requestDrawing()
    root?.focusMayBeFound()
  }

  private var madeChildren: NodeChildren {
    if let children { return children }
    let made = NodeChildren()
    children = made
    return made
  }

  private func unlink(_ node: Node) {
    guard node.parent === self else { return }
    children?.remove(at: node.indexInParent)
    node.parent = nil
    setNeedsLayout()
    requestDrawing()
    root?.focusMayBeFound()
  }

  private func reorder(_ node: Node, to index: Int) {
    guard let list = children else { return }
    let old = node.indexInParent
    let new = min(max(0, index), list.count - 1)
    guard new != old else { return }
    list.remove(at: old)
    list.insert(node, at: new)
    requestDrawing()
  }
}
