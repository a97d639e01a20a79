import Foundation

/// The pan of a scroll view: begins at once on content that moves.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// Whether the finger that the pan follows is down.
  private(set) var isFingerDown = false
  /// The touch that moves the content, or may come to.
  private(set) var touch: Touch?

  override weak var delegate: (any GestureRecognizerDelegate)? {
    didSet {
      if delegate != nil {
        stop(
          "The delegate of a scroll view's panGestureRecognizer cannot be replaced. Override "
            + "gestureRecognizerShouldBegin in a subclass of ScrollableNode instead (SCR-63).")
      }
    }
  }

  private var scrollableNode: ScrollableNode? { node as? ScrollableNode }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard touch == nil, let first = touches.first else { return }
    touch = first
    isFingerDown = true
    scrollableNode?.endMotionIfOver()
    if scrollableNode?.isMoving ?? false {
      setTranslation(.zero, in: nil)
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if let touch, touches.contains(touch) { isFingerDown = false }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    if let touch, touches.contains(touch) { isFingerDown = false }
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    touch = nil
    isFingerDown = false
  }
}
