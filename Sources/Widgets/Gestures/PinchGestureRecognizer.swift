public import Foundation

/// Recognises two fingers that move apart or together (GES-18).
///
/// It begins when their distance has changed by the screen's drag threshold (10 points or 1 cell).
/// ``scale`` compares with the distance at which the second finger came down.
open class PinchGestureRecognizer: GestureRecognizer {
  private var fingers: [Touch] = []
  private var startDistance: CGFloat = 1
  private var factor: CGFloat = 1
  private var lastTime = 0.0
  private var tracker = VelocityTracker()

  /// How far the fingers are apart, as a multiple of the distance at the start; 1 until the gesture
  /// begins. Setting it counts on from a value; one that is not finite or not above 0 is ignored.
  public final var scale: CGFloat {
    get { factor * currentDistance / startDistance }
    set {
      guard newValue.isFinite, newValue > 0, fingers.count == 2 else { return }
      factor = newValue
      startDistance = currentDistance
      tracker.reset()
    }
  }

  /// How fast ``scale`` changes, per second.
  public final var velocity: CGFloat { tracker.velocity(at: lastTime) }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in touches where fingers.count < 2 {
      fingers.append(touch)
      if fingers.count == 2 { startDistance = currentDistance }
    }
    locationInWindow = fingers.middle
    track(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    locationInWindow = fingers.middle
    guard fingers.count == 2, follows(touches) else { return }
    track(at: event.timestamp)
    if isActive {
      state = .changed
      return
    }
    let threshold = node?.traits.metrics.dragThreshold ?? Metrics.cells.dragThreshold
    if abs(currentDistance - startDistance) >= threshold { state = .began }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    locationInWindow = fingers.middle
    guard follows(touches) else { return }
    track(at: event.timestamp)
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    if follows(touches) { interrupt() }
  }

  open override func reset() {
    fingers = []
    startDistance = 1
    factor = 1
    tracker.reset()
  }

  private func follows(_ touches: Set<Touch>) -> Bool {
    fingers.contains { touches.contains($0) }
  }

  private func track(at time: Double) {
    lastTime = time
    if fingers.count == 2 { tracker.add(scale, at: time) }
  }

  /// At least the smallest distance that can be seen: fingers in one cell have one, too.
  private var currentDistance: CGFloat {
    guard fingers.count == 2 else { return startDistance }
    let distance = fingers[0].locationInWindow.distance(to: fingers[1].locationInWindow)
    return max(distance, (node?.traits ?? Traits()).metrics.smallestVisibleStep)
  }
}
