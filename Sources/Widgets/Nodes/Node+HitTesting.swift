public import Foundation

extension Node {
  /// Whether touches may go to the node and its descendants; true by default.
  public final var isUserInteractionEnabled: Bool {
    get { flags.contains(.interactionEnabled) }
    set { flags.set(.interactionEnabled, newValue) }
  }

  /// The plain walk: front-most subnode first, then the node itself.
  func hitTestSubnodesFirst(_ point: CGPoint, with event: Event?) -> Node? {
    guard isUserInteractionEnabled, !isHidden, storedAlpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    guard let children else { return self }
    for child in children.nodes.reversed() {
      let inner = CGPoint(
        x: point.x - child.place.x + child.area.origin.x,
        y: point.y - child.place.y + child.area.origin.y)
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
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
