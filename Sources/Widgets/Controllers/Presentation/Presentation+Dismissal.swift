extension Presentation {
  /// Dismisses this and everything above; only the front-most one is animated (VC-30, VC-31).
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let completion { onDismissed.append(completion) }
    if phase == .waiting {
      drop()
    } else if !isDismissalWanted {
      for presentation in chain { presentation.isDismissalWanted = true }
      presented.nearestRoot?.atTransitions { self.beginDismissing(animated: animated) }
    }
  }

  /// This presentation and those above it, the lowest first.
  private var chain: [Presentation] {
    var result: [Presentation] = []
    var next: Presentation? = self
    while let presentation = next {
      result.append(presentation)
      next = presentation.presented.presentation
    }
    return result
  }

  /// The transition stage: what still moves comes to its end, then the will calls (VC-21).
  private func beginDismissing(animated: Bool) {
    for presentation in chain.reversed() { presentation.finishTransition() }
    guard phase == .presented, let root = presented.nearestRoot else { return }
    let chain = self.chain
    for presentation in chain {
      presentation.phase = .dismissing
      presentation.isDismissalWanted = true
    }
    above = Array(chain.dropFirst())
    let coordinator = startCoordinator(animated: animated)
    leave(chain, animated: animated)
    if covers, phase == .dismissing { uncover(root, below: chain, animated: animated) }
    guard phase == .dismissing else {
      for presentation in chain.reversed() { presentation.giveUp(on: root) }
      coordinator.finish()
      return
    }
    coordinator.start()
    transition = ControllerTransition(on: root, animated: animated) { [weak self] in
      self?.finishDismissing()
      coordinator.finish()
    }
    if animated, let window = root as? Node, let front = chain.last {
      transition?.drawing = ControllerTransitionDrawing(
        .dismiss, from: front.presented, to: covers ? presenter : nil, in: window,
        covers: front.covers)
    }
  }

  private func leave(_ chain: [Presentation], animated: Bool) {
    for presentation in chain.reversed() {
      guard presentation.phase == .dismissing else { return }
      guard presentation.presented.isShown else { continue }
      presentation.presented.beginAppearanceTransition(false, animated: animated)
    }
  }

  /// Puts the presenter's view back, behind all that is dismissed.
  private func uncover(_ root: any NodeRoot, below chain: [Presentation], animated: Bool) {
    guard let presenter, let view = presenter.viewIfLoaded, let window = root as? Node
    else { return }
    if root.isOnScreen { presenter.beginAppearanceTransition(true, animated: animated) }
    guard phase == .dismissing else { return }
    view.frame = window.bounds
    let views = chain.lazy.compactMap(\.presented.viewIfLoaded)
    if let front = views.first(where: { $0.supernode === window }) {
      window.insertSubnode(view, belowSubnode: front)
    } else {
      window.addSubnode(view)
    }
    presenter.callIsAppearing()
  }

  private func finishDismissing() {
    guard phase == .dismissing else { return }
    transition = nil
    let chain = [self] + above
    above = []
    isEnding = true
    for presentation in chain { presentation.presented.viewIfLoaded?.removeFromSupernode() }
    if covers { presenter?.endAppearanceTransition() }
    for presentation in chain.reversed() { presentation.presented.endAppearanceTransition() }
    isEnding = false
    clearCoordinator()
    for presentation in chain { presentation.forget() }
    for presentation in chain.reversed() {
      let completions = presentation.onDismissed
      presentation.onDismissed = []
      for completion in completions { completion() }
    }
  }
}
