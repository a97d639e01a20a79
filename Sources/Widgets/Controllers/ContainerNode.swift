import Foundation

/// The view of a container of the toolkit: it lays out through its controller, so that a subclass
/// that overrides the controller's layout hooks without calling super loses nothing.
final class ContainerNode: Node {
  private let layOut: () -> Void

  /// A node that calls `layOut` in its layout.
  init(frame: CGRect, layOut: @escaping () -> Void) {
    self.layOut = layOut
    super.init(frame: frame)
  }

  override class var plainHitTestingClass: ObjectIdentifier { ObjectIdentifier(ContainerNode.self) }

  override func layoutSubnodes() {
    layOut()
  }
}

extension ViewController {
  /// The size of the screen: what a view has before its container gives it a place.
  final var defaultViewSize: CGSize {
    if let window = nearestRoot as? Node { return window.bounds.size }
    return CGSize(width: 80, height: 24)
  }
}
