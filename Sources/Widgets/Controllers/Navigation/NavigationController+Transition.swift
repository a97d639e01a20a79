extension NavigationController {
  /// Asks for the transition stage; nothing while a transition runs, whose end asks again.
  final func requestUpdate() {
    guard transition == nil else { return }
    nearestRoot?.atTransitions { [weak self] in self?.update() }
  }

  /// The transition stage: from what is on screen to the top of the stack (NAV-20…22).
  final func update() {
    guard wantsUpdate, transition == nil, appearance.phase == .appeared,
      let root = viewIfLoaded?.root
    else { return }
    wantsUpdate = false
    let from = shown
    guard let to = stack.top, to !== from else {
      if stack.top == nil, let from { begin(from: from, to: nil, isPop: true, on: root) }
      settleMoves()
      return
    }
    let change = NavigationStack<ViewController>.Change(from: shownStack, to: stack.elements)
    begin(from: from, to: to, isPop: change.operation == .pop, on: root)
  }

  private func begin(
    from: ViewController?, to: ViewController?, isPop: Bool, on root: any NodeRoot
  ) {
    let animated = animatesUpdate
    shown = to
    shownStack = stack.elements
    to?.loadViewIfNeeded()
    from?.beginAppearanceTransition(false, animated: animated)
    to?.beginAppearanceTransition(true, animated: animated)
    if let to {
      tellWillShow(to, animated: animated)
      place(to, below: isPop ? from : nil)
      to.callIsAppearing()
    }
    transition = ControllerTransition(on: root, animated: animated) { [weak self] in
      self?.end(from: from, to: to, animated: animated)
    }
  }

  private func end(from: ViewController?, to: ViewController?, animated: Bool) {
    transition = nil
    if from !== shown { from?.viewIfLoaded?.removeFromSupernode() }
    from?.endAppearanceTransition()
    to?.endAppearanceTransition()
    if !wantsUpdate { settleMoves() } else { settleMoves(of: [from, to]) }
    if let to { tellDidShow(to, animated: animated) }
    if wantsUpdate { requestUpdate() }
    (parent as? TabBarController)?.transitionDidEnd(of: self)
  }

  /// Brings a running transition to its end now, with its did calls.
  final func finishTransition() {
    transition?.finishNow()
  }

  // MARK: - Without a transition

  /// Puts the view of the top in place, before the will calls of this controller's own appearance.
  final func placeTop() {
    var count = 0
    while shown !== stack.top || shown?.viewIfLoaded?.supernode == nil, count < 8 {
      count += 1
      shown?.viewIfLoaded?.removeFromSupernode()
      shown = stack.top
      shownStack = stack.elements
      owesFirstShow = shown != nil
      guard let shown else { break }
      shown.loadViewIfNeeded()
      if shown === stack.top { place(shown, below: nil) }
    }
    wantsUpdate = false
    settleMoves()
  }

  /// Nothing is on screen: what changed needs no calls of appearance.
  final func settleOffScreen() {
    wantsUpdate = false
    if shown !== stack.top {
      shown?.viewIfLoaded?.removeFromSupernode()
      shown = nil
    }
    settleMoves()
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
      } else if let index = arriving.firstIndex(where: { $0 === controller }) {
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
