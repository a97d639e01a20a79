/// The recognisers that compete for the touches of one window, from the first finger down until
/// the last one is up and nobody waits for another touch.
@MainActor final class GestureArena {
  /// In the order in which they are told: nearest to the touched node first.
  private(set) var recognizers: [GestureRecognizer] = []
  private var sightings: [ObjectIdentifier: Set<Touch>] = [:]
  private(set) var touches: Set<Touch> = []
  /// Takes touches away from the nodes that have them.
  var cancelTouchesInNodes: (Set<Touch>) -> Void = { _ in }
  /// Something was decided that nodes may have waited for.
  var onDecision: () -> Void = {}
  private var depth = 0

  // MARK: - Fingers

  /// A finger came down on `node`: the recognisers from there up to the root see it, nearest first.
  func begin(_ touch: Touch, on node: Node, event: Event) {
    operate {
      if touches.isEmpty { dropThoseWithoutWindow() }
      touches.insert(touch)
      var current: Node? = node
      while let candidate = current {
        for recognizer in candidate.gestureRecognizers { join(recognizer, touch) }
        current = candidate.parent
      }
      tell(touch) { $0.touchesBegan($1, with: event) }
    }
  }

  private func join(_ recognizer: GestureRecognizer, _ touch: Touch) {
    guard recognizer.isEnabled, !recognizer.isPendingEnd,
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    else { return }
    if !recognizers.contains(recognizer) { recognizers.append(recognizer) }
    recognizer.arena = self
    sightings[ObjectIdentifier(recognizer), default: []].insert(touch)
  }

  /// A finger moved.
  func move(_ touch: Touch, event: Event) {
    operate { tell(touch) { $0.touchesMoved($1, with: event) } }
  }

  /// A finger was lifted or taken away; after the last one the recognisers start afresh.
  func end(_ touch: Touch, cancelled: Bool, event: Event) {
    operate {
      tell(touch) { recognizer, touches in
        if cancelled {
          recognizer.touchesCancelled(touches, with: event)
        } else {
          recognizer.touchesEnded(touches, with: event)
        }
      }
      touches.remove(touch)
    }
  }

  private func tell(_ touch: Touch, _ body: (GestureRecognizer, Set<Touch>) -> Void) {
    for recognizer in recognizers where sees(recognizer, touch) {
      guard recognizer.isEnabled, !recognizer.isOver else { continue }
      recognizer.see([touch])
      body(recognizer, [touch])
    }
  }

  // MARK: - Time

  /// Calls the recognisers whose deadline has come by `now`, the earliest first, so that it does
  /// not matter whether a frame ran between the deadline and the next touch.
  func passTime(to now: Double) {
    operate {
      while let next = nextDue(by: now) { next.passDeadline() }
    }
  }

  private func nextDue(by now: Double) -> GestureRecognizer? {
    var best: GestureRecognizer?
    for recognizer in recognizers {
      guard let deadline = recognizer.deadline, deadline <= now else { continue }
      if let current = best?.deadline, current <= deadline { continue }
      best = recognizer
    }
    return best
  }

  // MARK: - Settling

  /// A recogniser has failed; others may have waited for that.
  func didFail() {
    if depth == 0 { operate {} }
  }

  private func operate(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
    if depth == 0 { onDecision() }
  }

  /// Lets those go on whose rivals have failed, and those start afresh whose work is over.
  private func settle() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for recognizer in recognizers where recognizer.isPending && !isUndecided(for: recognizer) {
        recognizer.resume()
        isSettled = false
      }
      if touches.isEmpty, leave() { isSettled = false }
    }
  }

  /// All fingers are up: ends what does not wait for more; returns whether anything was ended.
  private func leave() -> Bool {
    var finished = recognizers.filter { !$0.isWaiting && !$0.isPending }
    if finished.isEmpty, !recognizers.contains(where: \.isWaiting) {
      // They wait for each other: nothing will ever be decided.
      finished = recognizers
    }
    guard !finished.isEmpty else { return false }
    recognizers.removeAll { finished.contains($0) }
    for recognizer in finished { sightings[ObjectIdentifier(recognizer)] = nil }
    for recognizer in finished {
      recognizer.interrupt()
      recognizer.arena = nil
      recognizer.restart()
    }
    return true
  }

  /// One that waits for a touch does so in vain when its node has left the window.
  private func dropThoseWithoutWindow() {
    for recognizer in recognizers where recognizer.node?.root == nil { recognizer.interrupt() }
    if !recognizers.isEmpty { _ = leave() }
  }

  // MARK: - What was seen

  func sees(_ recognizer: GestureRecognizer, _ touch: Touch) -> Bool {
    sightings[ObjectIdentifier(recognizer)]?.contains(touch) ?? false
  }

  func touchesSeen(by recognizer: GestureRecognizer) -> Set<Touch> {
    sightings[ObjectIdentifier(recognizer)] ?? []
  }

  func touchesDown(of recognizer: GestureRecognizer) -> Set<Touch> {
    touchesSeen(by: recognizer).intersection(touches)
  }
}

extension GestureRecognizer {
  /// Whether it has nothing more to do with these touches.
  final var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether it is undecided because another touch may follow.
  final var isWaiting: Bool { state == .possible && !isPending && isWaitingForTouches }
}
