import Foundation

extension Node {
  /// Whether keys go to this node first.
  public final var isFocused: Bool { root?.focusedNode === self }

  /// What is drawn over the node while it has focus, so that a person sees where keys go; nil for
  /// nothing, where the node shows that itself. ``FocusEffect/automatic`` by default.
  ///
  /// Buttons, text fields and bars draw their focus, so theirs is nil; a scroll view's is
  /// ``FocusEffect/lastColumn``, or ``FocusEffect/corners`` if it does not scroll up and down; a table
  /// shows it only while no row has the mark. It changes nothing of the layout.
  public final var focusEffect: FocusEffect? {
    get { rare?.focusEffect ?? ownFocusEffect }
    set {
      madeRare.focusEffect = .some(newValue)
      if flags.contains(.focused) { requestDrawing() }
    }
  }

  /// The part of the node that no bar covers, which focus is drawn around and moves by: where it is
  /// read, and where an arrow key finds it. All of it where bars cover everything.
  var focusArea: CGRect {
    let area = safeAreaBounds
    return area.coversNothing ? self.area : area
  }

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
    var isShown = true
    walkUp { node in
      isShown = node.isReachable && !node.isLeaving
      return isShown
    }
    return isShown
  }

  /// Every node here and below that can take keys now, in the order of the Tab key: a node before
  /// what is in it, siblings as they are read on the screen, whatever their order in the tree.
  var focusableNodes: [Node] {
    guard isReachable, !isLeaving else { return [] }
    var groups: [(frame: CGRect, nodes: [Node])] = []
    for child in children?.nodes ?? [] {
      let nodes = child.focusableNodes
      if !nodes.isEmpty { groups.append((child.convert(child.focusArea, to: self), nodes)) }
    }
    if groups.isEmpty { return canBecomeFocused ? [self] : [] }
    var result = canBecomeFocused && !leavesFocusToContent ? [self] : []
    for index in FocusOrder.reading(groups.map(\.frame)) { result += groups[index].nodes }
    return result
  }

  /// Whether this node, or one around it, is something.
  func isInside(_ isWanted: (Node) -> Bool) -> Bool {
    var isFound = false
    walkUp { node in
      isFound = isWanted(node)
      return !isFound
    }
    return isFound
  }

  /// Shows that keys go to the node first, or not any more.
  func showFocus(_ isShown: Bool) {
    flags.set(.focused, isShown)
    if focusEffect != nil { setNeedsDisplay() }
  }

  /// Scrolls what the node is in until it can be seen.
  private func reveal() {
    var node = parent
    while let current = node {
      current.reveal(convert(area, to: current))
      node = current.parent
    }
  }

  /// Whether a finger gives focus to this node, an item of a bar. In a bar that a controller keeps
  /// it does only from another item: else who taps an item means the content, which keeps the keys.
  final var takesFocusAsBarItem: Bool {
    var bar: Node?
    walkUp { node in
      if node.isManagedBar { bar = node }
      return bar == nil
    }
    guard let bar else { return true }
    return root?.focusedNode?.isDescendant(of: bar) ?? false
  }

  /// Takes focus that a key gives: what has it can be seen.
  fileprivate func takeFocusFromKey() {
    root?.focusedNode = self
    reveal()
  }
}

extension NodeRoot {
  /// Moves focus to the next or previous node in reading order, around the end; returns whether
  /// there is one.
  @discardableResult func moveFocus(forward: Bool) -> Bool {
    let nodes = focusScope.focusableNodes
    guard !nodes.isEmpty else { return false }
    let step = forward ? 1 : -1
    let current = nodes.firstIndex { $0 === focusedNode } ?? (forward ? -1 : nodes.count)
    nodes[(current + step + nodes.count) % nodes.count].takeFocusFromKey()
    return true
  }

  /// Moves focus to the nearest node on one side of the focused one; returns whether there is one.
  ///
  /// - Parameters:
  ///   - direction: To which side.
  ///   - container: Where the next node must be; nil is the whole of ``focusScope``.
  ///   - area: What it must overlap, in the container's coordinates; nil is anything.
  @discardableResult func moveFocus(
    _ direction: FocusDirection, within container: Node? = nil, near area: CGRect? = nil
  ) -> Bool {
    guard let node = focusTarget(direction, within: container, near: area) else { return false }
    node.takeFocusFromKey()
    return true
  }

  /// The node that ``moveFocus(_:within:near:)`` moves focus to; nil where there is none.
  func focusTarget(
    _ direction: FocusDirection, within container: Node? = nil, near area: CGRect? = nil
  ) -> Node? {
    let container = container ?? focusScope
    guard let focused = focusedNode, focused !== container, focused.isDescendant(of: container)
    else { return nil }
    var nodes: [Node] = []
    var frames: [CGRect] = []
    for node in container.focusableNodes where node !== focused && node !== container {
      if focused.isDescendant(of: node) || node.isDescendant(of: focused) { continue }
      let frame = node.convert(node.focusArea, to: container)
      if let area, !frame.overlaps(area) { continue }
      nodes.append(node)
      frames.append(frame)
    }
    let source = focused.convert(focused.focusArea, to: container)
    return FocusOrder.nearest(to: source, in: frames, direction).map {
      nodes[$0].focusEntry(from: focused)
    }
  }

  /// Gives focus away when the node that had it cannot have it any more.
  ///
  /// It goes to the node that had it last in the front-most content, as when a modal is dismissed;
  /// where that is gone, as with a tab or a screen, to the one that had it last in what is shown
  /// now, else to the first there that is in no bar, else to the first anywhere that is in no bar
  /// of a controller: into those focus goes only by a person.
  func repairFocus() {
    let scope = focusScope
    let fits = { (node: Node, container: Node) in
      node.isFocusable && node.isDescendant(of: container)
    }
    if let node = focusedNode, fits(node, scope) { return }
    let content = focusContent
    let next =
      focusMemory.last(in: scope).flatMap { fits($0, scope) ? $0 : nil }
      ?? focusMemory.last { fits($0, content) } ?? firstFocusableNode(in: content, or: scope)
    if focusedNode !== next { focusedNode = next }
  }

  /// The first node in the content that is in no bar, else the first in the scope around it that is
  /// in no bar of a controller.
  private func firstFocusableNode(in content: Node, or scope: Node) -> Node? {
    let nodes = content.focusableNodes
    if let node = nodes.first(where: { !$0.isInside(\.isBar) }) { return node }
    return (scope === content ? nodes : scope.focusableNodes)
      .first { !$0.isInside(\.isManagedBar) }
  }
}
