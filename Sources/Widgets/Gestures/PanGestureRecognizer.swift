public import Foundation

/// Recognises fingers that are dragged.
///
/// It begins when the finger is as far from its start as the screen's drag threshold (10 points or
/// 1 cell, GES-13); ``translation(in:)`` counts from there, so that content that follows it does
/// not jump (SCR-48). Of several fingers it follows the first ones, by the place between them.
open class PanGestureRecognizer: GestureRecognizer {
  /// How many fingers it takes; it follows as many. 1 by default; less than 1 counts as 1.
  public final var minimumNumberOfTouches = 1 {
    didSet { minimumNumberOfTouches = max(1, minimumNumberOfTouches) }
  }

  /// With how many fingers it still begins; any number by default.
  public final var maximumNumberOfTouches = Int.max

  private var fingers: [Touch] = []
  private var fingersDown = 0
  private var start = CGPoint.zero
  private var anchor = CGPoint.zero
  private var lastTime = 0.0
  private var xTracker = VelocityTracker()
  private var yTracker = VelocityTracker()

  /// How far the fingers have moved since the gesture began or ``setTranslation(_:in:)`` was
  /// called, in a node's coordinates.
  public final func translation(in node: Node?) -> CGPoint {
    guard state != .possible, state != .failed else { return .zero }
    return CGPoint(x: locationInWindow.x - anchor.x, y: locationInWindow.y - anchor.y)
  }

  /// Counts ``translation(in:)`` anew, from a value.
  public final func setTranslation(_ translation: CGPoint, in node: Node?) {
    anchor = CGPoint(x: locationInWindow.x - translation.x, y: locationInWindow.y - translation.y)
  }

  /// How fast the fingers move along the axes of a node, in units per second: over the last 100 ms
  /// before their last change (GES-13). Fingers that were held before they lifted have none.
  public final func velocity(in node: Node?) -> CGPoint {
    CGPoint(x: xTracker.velocity(at: lastTime), y: yTracker.velocity(at: lastTime))
  }

  /// How far the fingers have moved since they came down, whether or not the gesture has begun.
  final var travel: CGPoint {
    guard !fingers.isEmpty else { return .zero }
    let middle = fingers.middle
    return CGPoint(x: middle.x - start.x, y: middle.y - start.y)
  }

  /// Whether a movement, at least as long as the threshold, is one that the gesture begins with.
  func accepts(travel: CGPoint) -> Bool { true }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    fingersDown += touches.count
    for touch in touches where fingers.count < minimumNumberOfTouches && !isActive {
      fingers.append(touch)
      start = fingers.middle
      xTracker.reset()
      yTracker.reset()
    }
    track(at: event.timestamp)
    if fingersDown > maximumNumberOfTouches, state == .possible { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard follows(touches) else { return }
    track(at: event.timestamp)
    if isActive {
      state = .changed
      return
    }
    let threshold = node?.traits.metrics.dragThreshold ?? Metrics.cells.dragThreshold
    let travel = travel
    let distance = CGPoint.zero.distance(to: travel)
    guard fingers.count == minimumNumberOfTouches, distance >= threshold, distance > 0 else {
      return
    }
    guard accepts(travel: travel) else {
      state = .failed
      return
    }
    let share = threshold / distance
    anchor = CGPoint(x: start.x + travel.x * share, y: start.y + travel.y * share)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    fingersDown -= touches.count
    guard follows(touches) else { return locate() }
    track(at: event.timestamp)
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    fingersDown -= touches.count
    if follows(touches) { interrupt() } else { locate() }
  }

  open override func reset() {
    fingers = []
    fingersDown = 0
  }

  private func follows(_ touches: Set<Touch>) -> Bool {
    fingers.contains { touches.contains($0) }
  }

  private func track(at time: Double) {
    locate()
    lastTime = time
    xTracker.add(locationInWindow.x, at: time)
    yTracker.add(locationInWindow.y, at: time)
  }

  /// The place is that of the fingers that are followed, whichever changed.
  private func locate() {
    if !fingers.isEmpty { locationInWindow = fingers.middle }
  }
}
