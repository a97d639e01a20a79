extension Node {
  /// The node and all its descendants, ancestors first.
  func subtreeNodes() -> [Node] {
    guard children != nil else { return [self] }
    var result: [Node] = []
    var work = [self]
    while let node = work.popLast() {
      result.append(node)
      if let list = node.children { work.append(contentsOf: list.nodes.reversed()) }
    }
    return result
  }

  /// Tells a node and its descendants that they are about to change their root: nodes first, then
  /// the controllers whose views are in it. What the calls add to the tree is told, too.
  ///
  /// - Returns: The nodes as they are after the calls; nil when the root stays.
  static func willMove(_ top: Node, to newRoot: (any NodeRoot)?) -> NodeSubtree? {
    let oldRoot = top.root
    guard oldRoot !== newRoot else { return nil }
    let newWindow = newRoot as? Node
    var told: Set<Node> = []
    var subtree = NodeSubtree(of: top)
    var fresh = subtree.nodes
    while !fresh.isEmpty {
      for node in fresh { node.willMove(toWindow: newWindow) }
      for node in fresh where node.flags.contains(.owned) {
        // The call before may have taken it out.
        guard subtree.isCurrent || node.isDescendant(of: top) else { continue }
        node.rare?.owner?.ownedNodeWillMove(from: oldRoot, to: newRoot)
      }
      if subtree.isCurrent { break }
      subtree = NodeSubtree(of: top)
      told.formUnion(fresh)
      fresh = subtree.nodes.filter { !told.contains($0) }
    }
    if let responder = oldRoot?.firstResponder, top.holds(responder) {
      responder.resignFirstResponder()
    }
    return subtree
  }

  /// Gives a subtree its new root and tells it.
  static func didMove(
    _ subtree: [Node], from oldRoot: (any NodeRoot)?, to newRoot: (any NodeRoot)?
  ) {
    guard oldRoot !== newRoot, let top = subtree.first else { return }
    if let responder = oldRoot?.firstResponder, top.holds(responder) {
      oldRoot?.firstResponder = nil
    }
    let losesFocus = oldRoot?.focusedNode?.isDescendant(of: top) ?? false
    let oldTraits = oldRoot?.screenTraits ?? Traits()
    let newTraits = newRoot?.screenTraits ?? Traits()
    let looksDifferent =
      newTraits.metrics != oldTraits.metrics
      || newTraits.textWidthPolicy != oldTraits.textWidthPolicy
      || newTraits.layoutDirection != oldTraits.layoutDirection
    for node in subtree {
      node.cancelScheduledWork()
      node.cancelAnimations()
      node.root = newRoot
      if looksDifferent {
        node.setNeedsLayout()
        node.setNeedsDisplay()
      }
    }
    // No callback comes before the last node has its root: one that saw a mixture could add to it.
    if losesFocus { oldRoot?.focusedNode = nil }
    for node in subtree where node.root === newRoot { node.didMoveToWindow() }
    if oldRoot != nil { for node in subtree { node.interruptGestures() } }
    for node in subtree where node.flags.contains(.owned) && node.root === newRoot {
      node.rare?.owner?.ownedNodeDidMove(from: oldRoot, to: newRoot)
    }
  }

  /// A call from within a move has changed where it leads: the node keeps its root, though the
  /// controllers in it were told that it would not.
  func staysInRoot() {
    for node in subtreeNodes() where node.flags.contains(.owned) {
      node.rare?.owner?.ownedNodeDidStay(in: node.root)
    }
  }

  /// Whether a responder is in this subtree: a node, or the controller of one.
  private func holds(_ responder: Responder) -> Bool {
    if let node = responder as? Node { return node.isDescendant(of: self) }
    return subtreeNodes().contains {
      $0.flags.contains(.owned) && $0.rare?.owner === responder
    }
  }

  private func cancelScheduledWork() {
    guard let rare, !rare.scheduledWork.isEmpty else { return }
    for work in rare.scheduledWork { work.cancel() }
    rare.scheduledWork = []
  }

  /// Clears the root of a subtree whose window is gone, without calls.
  func forgetRoot() {
    for node in subtreeNodes() {
      node.cancelScheduledWork()
      node.forgetAnimations()
      node.root = nil
    }
  }

  // MARK: - What the root knows

  /// What is known of the screen; those of a screen of cells without a window.
  public final var traits: Traits { root?.screenTraits ?? Traits() }

  /// Sends a diagnostic about this node to its window's handler, else to ``Diagnostics/handler``.
  func report(_ code: String, _ message: String) {
    let diagnostic = Diagnostic(
      code: Diagnostic.Code(code), message: message, subject: "\(type(of: self))")
    if let handler = root?.diagnosticHandler {
      handler(diagnostic)
    } else {
      Diagnostics.handler(diagnostic)
    }
  }

  /// Adds a line to the window's call record, if there is one.
  func record(_ call: @autoclosure () -> String) {
    root?.callRecord?.add(call())
  }

  /// Runs an action later on the host's clock.
  ///
  /// The work ends with the node's window: a node that leaves it runs nothing more. Without a
  /// window nothing is scheduled; a diagnostic says so, and the returned work has ended.
  ///
  /// - Parameters:
  ///   - delay: Seconds until it first runs; less than 0 counts as 0.
  ///   - interval: Seconds between repeats; nil, the default, runs it once. At least a
  ///     thousandth of a second.
  ///   - action: Runs in the second stage of a frame, in order of time.
  @discardableResult public final func schedule(
    after delay: Double, every interval: Double? = nil, _ action: @escaping () -> Void
  ) -> ScheduledWork {
    let work = ScheduledWork(
      due: (root?.now ?? 0) + (delay.isFinite ? max(0, delay) : 0),
      interval: interval.map { $0.isFinite ? max(0.001, $0) : 0.001 }, node: self,
      action: action)
    guard let root else {
      work.cancel()
      report(
        "schedule.window",
        "Work can only be scheduled by a node that is in a window. Do it in "
          + "didMoveToWindow or viewIsAppearing.")
      return work
    }
    let rare = madeRare
    rare.scheduledWork.removeAll { !$0.isActive }
    rare.scheduledWork.append(work)
    root.add(work)
    return work
  }
}
