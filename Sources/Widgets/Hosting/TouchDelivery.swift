import Foundation

/// The fingers that are down on one window, and who gets them: recognisers first, then the node
/// that was hit when the finger came down (GES-17, RSP-04).
@MainActor final class TouchDelivery {
  /// Seconds within which a second touch counts as part of a double tap.
  static let multipleTapInterval = 0.35

  private var touches: [Int: Touch] = [:]
  private var nodeTouches: Set<Touch> = []
  /// The touch that recognisers see at this moment, before its node does.
  private var arriving: Touch?
  private var lastTap: (touch: Touch, end: Double)?
  private let arena = GestureArena()

  init() {
    arena.cancelTouchesInNodes = { [weak self] touches in self?.cancelInNodes(touches) }
  }

  /// Whether a finger is down.
  var isEmpty: Bool { touches.isEmpty }

  func begin(id: Int, at location: CGPoint, on node: Node, now: Double) {
    let touch = Touch(
      location: location, timestamp: now, tapCount: tapCount(at: location, now: now),
      responder: node)
    rest()
    touches[id] = touch
    let event = event(now, with: touch)
    let isForNode =
      node.isMultipleTouchEnabled || !nodeTouches.contains(where: { $0.responder === node })
    arriving = isForNode ? touch : nil
    arena.begin(touch, on: node, event: event)
    focus(from: node)
    guard arriving === touch else { return }
    arriving = nil
    nodeTouches.insert(touch)
    node.touchesBegan([touch], with: event)
  }

  func change(id: Int, _ phase: Touch.Phase, at location: CGPoint, now: Double) {
    guard let touch = touches[id] else { return }
    rest()
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = location
    touch.timestamp = now
    touch.phase = phase
    let event = event(now, with: touch)
    switch phase {
    case .began, .stationary:
      break
    case .moved:
      arena.move(touch, event: event)
      if nodeTouches.contains(touch) { touch.responder?.touchesMoved([touch], with: event) }
    case .ended, .cancelled:
      touches[id] = nil
      arena.end(touch, cancelled: phase == .cancelled, event: event)
      finish(touch, event: event)
      lastTap = phase == .ended && touch.isInPlace ? (touch, now) : nil
    }
  }

  /// Takes a finger away that came down again without having been lifted.
  func cancel(id: Int) {
    guard let touch = touches[id] else { return }
    change(id: id, .cancelled, at: touch.locationInWindow, now: touch.timestamp)
  }

  /// Takes all fingers away.
  func cancelAll() {
    for id in touches.keys.sorted() { cancel(id: id) }
  }

  // MARK: - Details

  /// Until they change themselves, the fingers that are down count as at rest.
  private func rest() {
    for touch in touches.values { touch.phase = .stationary }
  }

  private func finish(_ touch: Touch, event: Event) {
    guard nodeTouches.remove(touch) != nil else { return }
    if touch.phase == .cancelled {
      touch.responder?.touchesCancelled([touch], with: event)
    } else {
      touch.responder?.touchesEnded([touch], with: event)
    }
  }

  private func cancelInNodes(_ touches: Set<Touch>) {
    if let arriving, touches.contains(arriving) { self.arriving = nil }
    for touch in touches where nodeTouches.remove(touch) != nil {
      touch.responder?.touchesCancelled([touch], with: event(touch.timestamp, with: touch))
    }
  }

  private func event(_ now: Double, with touch: Touch) -> Event {
    Event(timestamp: now, allTouches: Set(touches.values).union([touch]))
  }

  private func tapCount(at location: CGPoint, now: Double) -> Int {
    guard let lastTap, now - lastTap.end <= Self.multipleTapInterval,
      lastTap.touch.isInPlace(at: location)
    else { return 1 }
    return lastTap.touch.tapCount + 1
  }

  /// A touch gives focus to the nearest node that can have it.
  private func focus(from node: Node) {
    var current: Node? = node
    while let candidate = current {
      if candidate.becomeFocused() { return }
      current = candidate.parent
    }
  }
}
