extension GestureArena {
  /// Whether a recogniser may begin now: no other one has the touch, and the node it is on, the
  /// nodes that were hit and its delegate agree.
  func allows(_ recognizer: GestureRecognizer) -> Bool {
    for other in recognizers where other.isActive || other.state == .ended {
      if prevents(other, recognizer) || recognizer.requiresFailure(of: other) { return false }
    }
    guard recognizer.mayBegin, recognizer.node?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return false }
    for touch in touchesSeen(by: recognizer) where isRefused(recognizer, byNodeOf: touch) {
      return false
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Whether another recogniser that has to fail first is not decided yet (GES-06).
  func isUndecided(for recognizer: GestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.isEnabled && other.state == .possible
        && recognizer.requiresFailure(of: other)
    }
  }

  /// A recogniser has the touch: the nodes lose it, and the others fail.
  func didRecognize(_ winner: GestureRecognizer) {
    if winner.cancelsTouchesInNode { cancelTouchesInNodes(touchesSeen(by: winner)) }
    // What has begun already was asked for its consent by `allows(_:)`.
    for other in recognizers where other !== winner && !other.isActive {
      if prevents(winner, other) || other.requiresFailure(of: winner) { other.interrupt() }
    }
  }

  // MARK: - Nodes that wait

  /// Whether nodes must not hear of a touch yet (GES-08).
  func delaysBegin(of touch: Touch) -> Bool {
    recognizers.contains { recognizer in
      recognizer.delaysTouchesBegan && recognizer.isEnabled && recognizer.state == .possible
        && sees(recognizer, touch)
    }
  }

  /// Whether nodes must not hear yet that a touch was lifted: one that wants to know first waits
  /// for another tap, or for others to fail (GES-08).
  func delaysEnd(of touch: Touch) -> Bool {
    recognizers.contains { recognizer in
      recognizer.delaysTouchesEnded && recognizer.isEnabled
        && (recognizer.isWaiting || recognizer.isPending) && sees(recognizer, touch)
        && !isRefused(recognizer, byNodeOf: touch)
    }
  }

  // MARK: - Details

  private func isRefused(_ recognizer: GestureRecognizer, byNodeOf touch: Touch) -> Bool {
    guard let hit = touch.node, hit !== recognizer.node else { return false }
    return !hit.gestureRecognizerShouldBegin(recognizer)
  }

  /// Whether recognition by one ends the work of another: both see the same touch, and neither a
  /// delegate nor one of them objects (GES-03, GES-04).
  private func prevents(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard winner !== other, !touchesSeen(by: winner).isDisjoint(with: touchesSeen(by: other))
    else { return false }
    return winner.canPrevent(other) && other.canBePrevented(by: winner) && !together(winner, other)
  }

  private func together(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
      || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }
}
