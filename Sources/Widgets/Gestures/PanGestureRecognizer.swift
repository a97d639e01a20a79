public import Foundation

/// Recognises a finger that is dragged.
///
/// It begins when the finger is as far from its start as the screen's drag threshold (10 points or
/// 1 cell, GES-13); ``translation(in:)`` counts from there, so that content that follows it does
/// not jump (SCR-48).
open class PanGestureRecognizer: GestureRecognizer {
  private weak var touch: Touch?
  private var anchor = CGPoint.zero

  /// How far the finger has moved since the gesture began or ``setTranslation(_:in:)`` was called,
  /// in a node's coordinates.
  public final func translation(in node: Node?) -> CGPoint {
    guard state != .possible, state != .failed else { return .zero }
    return CGPoint(x: locationInWindow.x - anchor.x, y: locationInWindow.y - anchor.y)
  }

  /// Counts ``translation(in:)`` anew, from a value.
  public final func setTranslation(_ translation: CGPoint, in node: Node?) {
    anchor = CGPoint(x: locationInWindow.x - translation.x, y: locationInWindow.y - translation.y)
  }

  /// How far the finger has moved since it came down, whether or not the gesture has begun.
  var travel: CGPoint {
    guard let touch else { return .zero }
    return CGPoint(
      x: touch.locationInWindow.x - touch.startInWindow.x,
      y: touch.locationInWindow.y - touch.startInWindow.y)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if touch == nil { touch = touches.first }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let touch, touches.contains(touch) else { return }
    if isActive {
      state = .changed
      return
    }
    let threshold = node?.traits.metrics.dragThreshold ?? Metrics.cells.dragThreshold
    let distance = touch.travel
    guard distance >= threshold, distance > 0 else { return }
    let share = threshold / distance
    anchor = CGPoint(
      x: touch.startInWindow.x + travel.x * share, y: touch.startInWindow.y + travel.y * share)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard let touch, touches.contains(touch) else { return }
    state = isActive ? .ended : .failed
  }

  open override func reset() {
    touch = nil
  }
}
