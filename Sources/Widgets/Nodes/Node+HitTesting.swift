public import Foundation

extension Node {
  /// Whether touches may go to the node and its descendants; true by default.
  public final var isUserInteractionEnabled: Bool {
    get { flags.contains(.interactionEnabled) }
    set {
      guard newValue != isUserInteractionEnabled else { return }
      flags.set(.interactionEnabled, newValue)
      updateBox()
      root?.focusMayBeFound()
    }
  }

  /// Whether the node gets every finger that comes down on it; false by default, when it gets one
  /// at a time (RSP-07). Gesture recognisers see all of them in any case.
  public final var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouchEnabled) }
    set { flags.set(.multipleTouchEnabled, newValue) }
  }

  /// Whether neither the node's visibility, nor its settings, nor an animation keep touches from it
  /// (VIEW-16).
  var isReachable: Bool {
    flags.isDisjoint(with: [.hidden, .blockedByAnimation]) && isUserInteractionEnabled
      && storedAlpha >= 0.01
  }

  /// The front-most descendant that contains the point, else this node.
  ///
  /// - Parameter point: Inside this node, which is reachable.
  func hitTestSubnodes(_ point: CGPoint, with event: Event?) -> Node {
    var node = self
    var point = point
    search: while let list = node.children {
      var index = list.count
      while index > 0 {
        index -= 1
        guard list.boxes[index].holds(point) else { continue }
        let child = list.nodes[index]
        let inner = CGPoint(
          x: point.x - child.place.x + child.area.origin.x,
          y: point.y - child.place.y + child.area.origin.y)
        if child.flags.contains(.hitTestsPlainly) {
          node = child
          point = inner
          continue search
        }
        if let hit = child.hitTest(inner, with: event) { return hit }
        // An override may have changed the tree.
        index = min(index, list.count)
      }
      return node
    }
    return node
  }

  /// What this node's parent compares a point with.
  var box: ChildBox {
    guard flags.contains(.hitTestsPlainly) else { return .everywhere }
    return isReachable ? ChildBox(frame) : .unreachable
  }

  func updateBox() {
    if flags.contains(.hitTestsPlainly) { parent?.children?.updateBox(of: self) }
  }
}

extension Touch {
  /// Where the touch is in a node's coordinates; in the window's when `node` is nil.
  public func location(in node: Node?) -> CGPoint {
    node?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Where the touch was before its last change, in a node's coordinates.
  public func previousLocation(in node: Node?) -> CGPoint {
    node?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  /// The node that was hit when the touch began.
  public var node: Node? { responder as? Node }
}

extension Node {
  /// The node that a touch on this one is for: this one or, where it is in a screen that changes
  /// places with another, the nearest that is around both; nil where nothing is.
  var touchReceiver: Node? {
    var receiver: Node? = self
    var node: Node? = self
    while let current = node {
      node = current.parent
      if current.ignoresTouches { receiver = node }
    }
    return receiver
  }
}
