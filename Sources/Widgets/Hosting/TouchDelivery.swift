import Foundation

/// The fingers that are down on one window, and who gets them: recognisers first, then the node
/// that was hit when the finger came down (GES-17, RSP-04).
@MainActor final class TouchDelivery {
  /// Seconds within which a second touch counts as part of a double tap.
  static let multipleTapInterval = 0.35

  /// What a node is to hear of a touch.
  private final class Delivery {
    let touch: Touch
    /// Whether the node has been told that the finger came down.
    var hasBegun = false
    /// How the touch ended, which the node may not have been told yet.
    var end: Touch.Phase?

    init(_ touch: Touch) { self.touch = touch }
  }

  private var touches: [Int: Touch] = [:]
  private var deliveries: [Delivery] = []
  private var isWithRecognizers = false
  private var lastTap: (touch: Touch, end: Double)?
  private let arena = GestureArena()

  init() {
    arena.cancelTouchesInNodes = { [weak self] touches in self?.cancelInNodes(touches) }
    arena.onDecision = { [weak self] in self?.deliverUnlessBusy() }
  }

  /// Whether a finger is down.
  var isEmpty: Bool { touches.isEmpty }

  func begin(id: Int, at location: CGPoint, on node: Node, now: Double) {
    arena.passTime(to: now)
    let touch = Touch(
      location: location, timestamp: now, tapCount: tapCount(at: location, now: now),
      responder: node)
    rest()
    touches[id] = touch
    let isForNode =
      node.isMultipleTouchEnabled
      || !deliveries.contains { $0.touch.responder === node && $0.end == nil }
    if isForNode { deliveries.append(Delivery(touch)) }
    askRecognizers { arena.begin(touch, on: node, event: event(now, with: touch)) }
    focus(from: node)
    deliver()
  }

  func change(id: Int, _ phase: Touch.Phase, at location: CGPoint, now: Double) {
    guard touches[id] != nil else { return }
    arena.passTime(to: now)
    guard let touch = touches[id] else { return }
    rest()
    // What is on a screen that changes places with another hears no more of the finger.
    if let node = touch.node, node.root != nil, node.touchReceiver !== node {
      cancelInNodes([touch])
    }
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = location
    touch.timestamp = now
    touch.phase = phase
    let event = event(now, with: touch)
    switch phase {
    case .began, .stationary:
      break
    case .moved:
      askRecognizers { arena.move(touch, event: event) }
      deliver()
      if touch.isWithResponder { touch.responder?.touchesMoved([touch], with: event) }
    case .ended, .cancelled:
      touches[id] = nil
      askRecognizers { arena.end(touch, cancelled: phase == .cancelled, event: event) }
      lastTap = phase == .ended && touch.isInPlace ? (touch, now) : nil
      deliveries.first { $0.touch === touch }?.end = phase
      deliver()
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

  /// What recognisers decide meanwhile is delivered afterwards.
  private func askRecognizers(_ body: () -> Void) {
    let wasBusy = isWithRecognizers
    isWithRecognizers = true
    body()
    isWithRecognizers = wasBusy
  }

  private func deliverUnlessBusy() {
    if !isWithRecognizers { deliver() }
  }

  /// Tells the nodes what no recogniser keeps from them any more.
  private func deliver() {
    while let delivery = deliveries.first(where: isDue) {
      if !delivery.hasBegun {
        deliverBegin(delivery)
      } else {
        deliveries.removeAll { $0 === delivery }
        deliverEnd(of: delivery.touch)
      }
    }
  }

  private func isDue(_ delivery: Delivery) -> Bool {
    guard delivery.hasBegun else {
      return delivery.end == .cancelled || !arena.delaysBegin(of: delivery.touch)
    }
    guard let end = delivery.end else { return false }
    return end == .cancelled || !arena.delaysEnd(of: delivery.touch)
  }

  private func deliverBegin(_ delivery: Delivery) {
    let touch = delivery.touch
    let event = event(touch.timestamp, with: touch)
    guard delivery.end != .cancelled, touch.node?.mayReceive(touch, with: event) ?? false else {
      deliveries.removeAll { $0 === delivery }
      return
    }
    delivery.hasBegun = true
    touch.isWithResponder = true
    let phase = touch.phase
    touch.phase = .began
    touch.responder?.touchesBegan([touch], with: event)
    if touch.phase == .began { touch.phase = phase }
  }

  private func deliverEnd(of touch: Touch) {
    touch.isWithResponder = false
    let event = event(touch.timestamp, with: touch)
    if touch.phase == .cancelled {
      touch.responder?.touchesCancelled([touch], with: event)
    } else {
      touch.responder?.touchesEnded([touch], with: event)
    }
  }

  private func cancelInNodes(_ touches: Set<Touch>) {
    for delivery in deliveries where touches.contains(delivery.touch) {
      deliveries.removeAll { $0 === delivery }
      guard delivery.hasBegun else { continue }
      let touch = delivery.touch
      touch.isWithResponder = false
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

  /// A touch gives focus to the nearest node that can have it, if that wants it.
  private func focus(from node: Node) {
    var current: Node? = node
    while let candidate = current {
      if !candidate.takesFocusFromTouches || candidate.becomeFocused() { return }
      current = candidate.parent
    }
  }
}

extension Node {
  /// Whether every scroll view around the node lets the touch begin in its content (SCR-62).
  fileprivate func mayReceive(_ touch: Touch, with event: Event) -> Bool {
    var scrollable = enclosingScrollableNode
    while let current = scrollable {
      if !current.touchesShouldBegin([touch], with: event, in: self) { return false }
      scrollable = current.enclosingScrollableNode
    }
    return true
  }
}
