import Foundation

extension NavigationController {
  /// The drag from the left edge of the window, by a finger or a mouse, that leads back; nil until
  /// the view is loaded (NAV-37). Where reading goes from right to left it is the right edge.
  ///
  /// It never begins at the root or while a transition runs. Its delegate, which a client may
  /// replace, also refuses while the bar is hidden, and while the bar has no back button: because
  /// the top item hides it, or has left items that replace it (NAV-36).
  ///
  /// The drag is a pop from its beginning: ``popViewController(animated:)`` is called then, and the
  /// stack reads back without the screen that is dragged (NAV-25, NAV-30). When the finger lets go
  /// too early the stack is at once what it was before (NAV-34), and when the screen is back the
  /// appearance calls are reversed (NAV-32). A stack that was changed while the finger was down
  /// stays as it is: then the drag completes.
  public final var interactivePopGestureRecognizer: GestureRecognizer? { popRecognizer }

  final func addInteractivePop(to node: Node) {
    let recognizer = InteractivePopGestureRecognizer(self)
    popRecognizer = recognizer
    node.addGestureRecognizer(recognizer)
    recognizer.addTarget(self) { navigation, _ in navigation.popRecognizerDidChange() }
  }

  final var canBeginInteractivePop: Bool {
    stack.depth > 0 && shown === stack.top && !isTransitioning && !wantsUpdate
      && appearance.phase == .appeared && presentedViewController == nil
  }

  private func popRecognizerDidChange() {
    guard let recognizer = popRecognizer else { return }
    switch recognizer.state {
    case .began: beginInteractivePop(recognizer)
    case .changed: interactivePop?.move(to: recognizer.way.travel)
    case .ended:
      let width = viewIfLoaded?.bounds.size.width ?? 0
      release(
        InteractivePopDecision(
          travel: Double(recognizer.way.travel), width: Double(width),
          velocity: Double(recognizer.way.velocity),
          pointsPerUnit: Double((viewIfLoaded?.traits ?? Traits()).metrics.pointsPerUnit)))
    case .cancelled: release(nil)
    case .possible, .failed: break
    }
  }

  // MARK: - From the beginning to the release

  /// Pops as code would, but the transition waits for the finger.
  private func beginInteractivePop(_ recognizer: InteractivePopGestureRecognizer) {
    let before = stack.elements
    guard let from = shown else { return }
    popViewController(animated: true)
    guard let to = stack.top, to !== from, from === shown, wantsUpdate else {
      // An override may have refused.
      return recognizer.interrupt()
    }
    let after = stack.elements
    update()
    guard let transition, shown === to, let view = viewIfLoaded else {
      return recognizer.interrupt()
    }
    transition.hold { [weak self] complete in self?.endInteractivePop(complete) }
    interactivePop = InteractivePop(from: from, to: to, before: before, after: after, in: view)
    interactivePop?.move(to: recognizer.way.travel)
  }

  /// The finger has let go, or (without a decision) was taken away.
  private func release(_ decision: InteractivePopDecision?) {
    guard let pop = interactivePop, pop.outcome == nil, let transition else { return }
    var outcome = decision?.outcome ?? .cancelled
    if isOvertaken(pop) { outcome = .completed }
    let isCalm = viewIfLoaded?.traits.prefersReducedMotion ?? true
    let duration = isCalm ? 0 : ControllerTransition.duration * (decision?.rest ?? 1)
    if outcome == .cancelled { restoreStack(of: pop) }
    pop.end(outcome, duration: duration)
    transition.release(after: duration)
  }

  /// Whether the stack or the path was set while the finger was down.
  private func isOvertaken(_ pop: InteractivePop) -> Bool {
    pop.isConfirmed || stack.elements != pop.after
  }

  /// The stack is what it was before the drag; what is shown follows.
  private func restoreStack(of pop: InteractivePop) {
    change(animated: true) { stack throws(Refusal) in try stack.set(pop.before) }
    wantsUpdate = false
  }

  // MARK: - The end

  /// The transition has come to its end; or something needs it to, while the finger is still down:
  /// then the screen is put back.
  private func endInteractivePop(_ complete: () -> Void) {
    guard let pop = interactivePop else { return complete() }
    var outcome = pop.outcome ?? .cancelled
    if pop.outcome == nil {
      if isOvertaken(pop) { outcome = .completed } else { restoreStack(of: pop) }
    }
    interactivePop = nil
    pop.remove()
    if pop.outcome == nil { popRecognizer?.interrupt() }
    if outcome == .completed { complete() } else { endCancelledPop(pop) }
  }

  /// Reverses the calls of appearance (NAV-32), without a call of the delegate (NAV-33).
  private func endCancelledPop(_ pop: InteractivePop) {
    transition = nil
    ownCoordinator?.finish()
    ownCoordinator = nil
    shown = pop.from
    shownStack = pop.before
    pop.to.viewIfLoaded?.removeFromSupernode()
    pop.to.beginAppearanceTransition(false, animated: true)
    pop.to.endAppearanceTransition()
    // It comes back; it was not added.
    pop.from.movement = .none
    pop.from.beginAppearanceTransition(true, animated: true)
    pop.from.endAppearanceTransition()
    if wantsUpdate { settleMoves(of: [pop.from, pop.to]) } else { settleMoves() }
    pathMayHaveChanged()
    if wantsUpdate { requestUpdate() }
    (parent as? any ReselectContainer)?.transitionDidEnd(of: self)
  }
}
