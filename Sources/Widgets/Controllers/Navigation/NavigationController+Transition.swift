extension NavigationController {
  /// Asks for the transition stage; nothing while a transition runs, whose end asks again.
  final func requestUpdate() {
    guard transition == nil else { return }
    nearestRoot?.atTransitions { [weak self] in self?.update() }
  }

  /// Whether one screen takes the place of another, or is to do so in this frame.
  final var isChangingScreens: Bool {
    transition != nil || (wantsUpdate && appearance.phase == .appeared)
  }

  /// Whether the stack has changed since the transition began that is running.
  final var hasWaitingTransition: Bool { transition != nil && wantsUpdate }

  /// The transition stage: from what is on screen to the top of the stack (NAV-20…22).
  final func update() {
    guard wantsUpdate, transition == nil, appearance.phase == .appeared,
      let root = viewIfLoaded?.root
    else { return }
    wantsUpdate = false
    let from = shown
    guard let to = stack.top, to !== from else {
      guard stack.top == nil, let from else {
        settleMoves()
        return pathMayHaveChanged()
      }
      return begin(from: from, to: nil, isPop: true, on: root)
    }
    let change = NavigationStack<ViewController>.Change(from: shownStack, to: stack.elements)
    begin(from: from, to: to, isPop: change.operation == .pop, on: root)
  }

  private func begin(
    from: ViewController?, to: ViewController?, isPop: Bool, on root: any NodeRoot
  ) {
    let animated = animatesUpdate
    let coordinator = ViewControllerTransitionCoordinator(
      isAnimated: animated, duration: animated ? ControllerTransition.duration : 0)
    ownCoordinator = coordinator
    shown = to
    shownStack = stack.elements
    guard enter(from: from, to: to, isPop: isPop, animated: animated) else {
      giveUp(from: from, to: to, on: root)
      ownCoordinator = nil
      coordinator.finish()
      return
    }
    coordinator.start()
    transition = ControllerTransition(on: root, animated: animated) { [weak self] in
      self?.end(from: from, to: to, animated: animated)
      coordinator.finish()
    }
    if animated, let view = viewIfLoaded {
      transition?.drawing = ControllerTransitionDrawing(
        isPop ? .pop : .push, from: from, to: to, in: view)
    }
  }

  /// Makes the will calls and puts the new view in place; false when one of the calls took this
  /// controller off the screen.
  private func enter(
    from: ViewController?, to: ViewController?, isPop: Bool, animated: Bool
  ) -> Bool {
    let turn = appearanceTurn
    to?.loadViewIfNeeded()
    guard turn == appearanceTurn else { return false }
    from?.beginAppearanceTransition(false, animated: animated)
    guard turn == appearanceTurn else { return false }
    guard let to else { return true }
    to.beginAppearanceTransition(true, animated: animated)
    guard turn == appearanceTurn else { return false }
    tellWillShow(to, animated: animated)
    guard turn == appearanceTurn else { return false }
    place(to, below: isPop ? from : nil)
    to.callIsAppearing()
    return turn == appearanceTurn
  }

  /// What a transition that cannot go on has begun comes to its end.
  private func giveUp(from: ViewController?, to: ViewController?, on root: any NodeRoot) {
    let isPlaced = to?.viewIfLoaded?.supernode != nil
    if let to, to.isShown, !isShown || !isPlaced {
      to.beginAppearanceTransition(false, animated: false)
    }
    if from !== shown { from?.viewIfLoaded?.removeFromSupernode() }
    from?.endAppearance(after: root)
    to?.endAppearance(after: root)
    if wantsUpdate { requestUpdate() }
  }

  private func end(from: ViewController?, to: ViewController?, animated: Bool) {
    transition = nil
    ownCoordinator = nil
    if from !== shown { from?.viewIfLoaded?.removeFromSupernode() }
    from?.endAppearanceTransition()
    to?.endAppearanceTransition()
    if !wantsUpdate { settleMoves() } else { settleMoves(of: [from, to]) }
    if let to, to.appearance.phase == .appeared { tellDidShow(to, animated: animated) }
    pathMayHaveChanged()
    if wantsUpdate { requestUpdate() }
    (parent as? any ReselectContainer)?.transitionDidEnd(of: self)
  }

  /// Brings a running transition to its end now, with its did calls.
  final func finishTransition() {
    transition?.finishNow()
  }

  // MARK: - Without a transition

  /// Puts the view of the top in place, before the will calls of this controller's own appearance.
  final func placeTop() {
    clearStaleViews()
    if let shown, shown !== stack.top {
      shown.viewIfLoaded?.removeFromSupernode()
      self.shown = nil
    }
    var count = 0
    // One that is only about to be a child comes in the transition stage.
    while let top = stack.top, contains(child: top), count < 8 {
      if shown === top, top.viewIfLoaded?.supernode === viewIfLoaded { break }
      count += 1
      shown = top
      shownStack = stack.elements
      owesFirstShow = true
      top.loadViewIfNeeded()
      if top === stack.top { place(top, below: nil) }
    }
    wantsUpdate = shown !== stack.top
    settleMoves()
  }

  /// Takes away what a transition that was cut short has left in place, with its did calls.
  private func clearStaleViews() {
    guard let view = viewIfLoaded else { return }
    for child in children where child !== stack.top && child.viewIfLoaded?.supernode === view {
      child.viewIfLoaded?.removeFromSupernode()
      if child.appearance.phase == .disappearing { child.endAppearanceTransition() }
    }
  }

  /// Nothing is on screen: what changed needs no calls of appearance.
  final func settleOffScreen() {
    wantsUpdate = false
    if shown !== stack.top {
      shown?.viewIfLoaded?.removeFromSupernode()
      shown = nil
    }
    settleMoves()
    pathMayHaveChanged()
  }

  /// Tells the controllers that have left or arrived (NAV-14).
  final func settleMoves() {
    let gone = leaving
    let there = arriving
    leaving = []
    arriving = []
    for controller in gone { controller.removeFromParent() }
    for controller in there where controller.parent === self {
      controller.tellDidMove(toParent: self)
    }
  }

  /// The same for the controllers of one transition while another one waits.
  final func settleMoves(of controllers: [ViewController?]) {
    for controller in controllers.compactMap({ $0 }) {
      if let index = leaving.firstIndex(where: { $0 === controller }), controller !== shown {
        leaving.remove(at: index)
        controller.removeFromParent()
      } else if controller === shown, let index = arriving.firstIndex(where: { $0 === controller })
      {
        arriving.remove(at: index)
        controller.tellDidMove(toParent: self)
      }
    }
  }

  // MARK: - Delegate

  final func tellWillShow(_ controller: ViewController, animated: Bool) {
    record("willShow(\(controller.name), animated: \(animated))")
    willShow(controller, animated: animated)
  }

  final func tellDidShow(_ controller: ViewController, animated: Bool) {
    record("didShow(\(controller.name), animated: \(animated))")
    didShow(controller, animated: animated)
  }
}
