/// The recognisers that compete for the touches of one window, from the first finger down to the
/// last one up.
@MainActor final class GestureArena {
  private var recognizers: [GestureRecognizer] = []
  private var sightings: [ObjectIdentifier: Set<Touch>] = [:]
  private(set) var touches: Set<Touch> = []
  /// Takes touches away from the nodes that have them.
  var cancelTouchesInNodes: (Set<Touch>) -> Void = { _ in }

  /// A finger came down on `node`: the recognisers from there up to the root see it, nearest first.
  func begin(_ touch: Touch, on node: Node, event: Event) {
    touches.insert(touch)
    var current: Node? = node
    while let candidate = current {
      for recognizer in candidate.gestureRecognizers where recognizer.isEnabled {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        if !recognizers.contains(recognizer) { recognizers.append(recognizer) }
        recognizer.arena = self
        sightings[ObjectIdentifier(recognizer), default: []].insert(touch)
      }
      current = candidate.parent
    }
    tell(touch) { $0.touchesBegan($1, with: event) }
  }

  /// A finger moved.
  func move(_ touch: Touch, event: Event) {
    tell(touch) { $0.touchesMoved($1, with: event) }
  }

  /// A finger was lifted or taken away; with the last one the recognisers start afresh.
  func end(_ touch: Touch, cancelled: Bool, event: Event) {
    tell(touch) { recognizer, touches in
      if cancelled {
        recognizer.touchesCancelled(touches, with: event)
      } else {
        recognizer.touchesEnded(touches, with: event)
      }
    }
    touches.remove(touch)
    guard touches.isEmpty else { return }
    let finished = recognizers
    recognizers = []
    sightings = [:]
    for recognizer in finished {
      recognizer.interrupt()
      recognizer.arena = nil
      recognizer.restart()
    }
  }

  private func tell(_ touch: Touch, _ body: (GestureRecognizer, Set<Touch>) -> Void) {
    for recognizer in recognizers
    where sightings[ObjectIdentifier(recognizer)]?.contains(touch) ?? false {
      guard recognizer.isEnabled, recognizer.state != .failed, recognizer.state != .cancelled
      else { continue }
      recognizer.see([touch])
      body(recognizer, [touch])
    }
  }

  // MARK: - Decisions

  /// Whether a recogniser may begin now: no other one has the touch, and the node it is on, the
  /// nodes that were hit and its delegate agree.
  func allows(_ recognizer: GestureRecognizer) -> Bool {
    for other in recognizers where other.isActive || other.state == .ended {
      if prevents(other, recognizer) { return false }
    }
    guard recognizer.node?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    for touch in sightings[ObjectIdentifier(recognizer)] ?? [] {
      if let hit = touch.node, hit !== recognizer.node,
        !hit.gestureRecognizerShouldBegin(recognizer)
      {
        return false
      }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// A recogniser has the touch: the others fail, and the nodes lose it.
  func didRecognize(_ winner: GestureRecognizer) {
    // What has begun already was asked for its consent by `allows(_:)`.
    for other in recognizers where !other.isActive && prevents(winner, other) {
      other.interrupt()
    }
    if winner.cancelsTouchesInNode {
      cancelTouchesInNodes(sightings[ObjectIdentifier(winner)] ?? [])
    }
  }

  /// Whether recognition by one ends the work of another: both see the same touch, and neither a
  /// delegate nor one of them objects (GES-03, GES-04).
  private func prevents(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard winner !== other, let mine = sightings[ObjectIdentifier(winner)],
      let others = sightings[ObjectIdentifier(other)], !mine.isDisjoint(with: others)
    else { return false }
    return winner.canPrevent(other) && other.canBePrevented(by: winner) && !together(winner, other)
  }

  private func together(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
      || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }
}
