import Foundation

/// What a scroll view knows about being zoomed.
@MainActor struct ZoomActivity {
  /// Two fingers that zoom.
  struct Gesture {
    /// The scale that the fingers ask for when they are as far apart as in the beginning.
    let proposedScale: CGFloat
    /// What stays between the fingers.
    let anchor: ZoomAnchor
    /// Where they are in the viewport.
    var focus: CGPoint
  }

  var range = ZoomRange()
  var scale: CGFloat = 1
  var recognizer: ZoomGestureRecognizer?
  var gesture: Gesture?
  var motion: ZoomMotion?
  /// Whether the scale is being changed: the offset is put in its place afterwards.
  var isStepping = false
  /// How many calls of ``ScrollableNode/didZoom()`` are inside each other.
  var depth = 0
  /// The zoomed node as the last change left it, and its size at a scale of 1, so that rounding does
  /// not add up.
  private weak var node: Node?
  private var size = CGSize.zero
  private var baseSize = CGSize.zero

  /// Whether something zooms the content and puts its offset where that belongs.
  var isMoving: Bool { isStepping || gesture != nil || motion != nil }

  /// The size that the content has at a scale of 1: that of the zoomed node, or, where that has
  /// none, what the scroll view says.
  mutating func baseSize(of node: Node, contentSize: CGSize) -> CGSize {
    let measured = node.frame.coversNothing ? contentSize : node.frame.size
    if self.node !== node || size != measured {
      self.node = node
      size = measured
      baseSize = CGSize(width: measured.width / scale, height: measured.height / scale)
    }
    return baseSize
  }

  /// Takes a new scale; returns the size of the content at it.
  mutating func take(_ scale: CGFloat, of node: Node, contentSize: CGSize) -> CGSize {
    let base = baseSize(of: node, contentSize: contentSize)
    self.scale = scale
    size = CGSize(width: base.width * scale, height: base.height * scale)
    return size
  }
}

/// The pinch of a scroll view.
///
/// A drag of one finger may have begun before the second one came: the pinch takes over from it.
final class ZoomGestureRecognizer: PinchGestureRecognizer {
  private var scrollableNode: ScrollableNode? { node as? ScrollableNode }

  override var mayBegin: Bool { scrollableNode?.nodeForZooming() != nil }

  override func canBePrevented(by other: GestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer)
  }
}
