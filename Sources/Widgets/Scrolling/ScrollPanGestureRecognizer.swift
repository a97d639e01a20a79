import Foundation

/// The pan of a scroll view: begins at once on content that moves, and knows the finger's velocity.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// Whether the finger that the pan follows is down.
  private(set) var isFingerDown = false
  private var followed: Touch?
  private var xTracker = VelocityTracker()
  private var yTracker = VelocityTracker()

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

  /// The velocity of the finger at its last event, in units per second.
  var velocity: CGPoint {
    guard let followed else { return .zero }
    return CGPoint(
      x: xTracker.velocity(at: followed.timestamp), y: yTracker.velocity(at: followed.timestamp))
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard followed == nil, let touch = touches.first else { return }
    followed = touch
    isFingerDown = true
    track(touch)
    scrollableNode?.endMotionIfOver()
    if scrollableNode?.isMoving ?? false {
      setTranslation(.zero, in: nil)
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if let followed, touches.contains(followed) { track(followed) }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if let followed, touches.contains(followed) {
      track(followed)
      isFingerDown = false
    }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    isFingerDown = false
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    followed = nil
    isFingerDown = false
    xTracker.reset()
    yTracker.reset()
  }

  private func track(_ touch: Touch) {
    xTracker.add(touch.locationInWindow.x, at: touch.timestamp)
    yTracker.add(touch.locationInWindow.y, at: touch.timestamp)
  }
}
