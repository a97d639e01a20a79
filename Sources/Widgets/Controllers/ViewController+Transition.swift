extension ViewController {
  /// Replaces the view of one child by that of another, with the appearance calls of both.
  ///
  /// The view of `to` is added where that of `from` is, in front; that of `from` is taken away at the
  /// end (VC-63). Give the new view its frame before. The order is that of a push: `from` will
  /// disappear, `to` will appear, and at the end did disappear, did appear, `completion`. While this
  /// controller is not shown there are no appearance calls and the end comes at once. A second call
  /// brings a running one to its end first.
  ///
  /// Stops the program unless both are children of this controller, and when
  /// ``shouldAutomaticallyForwardAppearanceMethods`` is false (VC-62). Refused with a diagnostic when
  /// the view of `from` is in no other node.
  ///
  /// - Parameters:
  ///   - from: The child whose view is in place.
  ///   - to: The child whose view takes that place.
  ///   - duration: Seconds on the host's clock; the calls say `animated` when it is above 0.
  ///   - animations: Runs when the new view is in place; nil by default. On screens that show
  ///     movement its changes are animated, and the view of `from` is drawn until the end.
  ///   - completion: Runs after the did calls, with true; nil by default.
  public final func transition(
    from: ViewController, to: ViewController, duration: Double, animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    checkMayTransition(from: from, to: to)
    childTransition?.finishNow()
    guard let place = from.viewIfLoaded?.supernode, from !== to else {
      report(
        "transition.place",
        "The view of \(from.name) is in no node where that of \(to.name) could be put. Add it to "
          + "yours first.")
      return
    }
    let animated = duration > 0 && duration.isFinite
    to.loadViewIfNeeded()
    guard isShown, let root = viewIfLoaded?.root else {
      animations?()
      return exchange(from, with: to, in: place, completion)
    }
    guard beginTransition(from: from, to: to, in: place, animated: animated) else {
      exchange(from, with: to, in: place) { _ in root.afterLayout { completion?(true) } }
      from.endAppearance(after: root)
      to.endAppearance(after: root)
      return
    }
    if let animations, animated, place.traits.metrics.animatesTransitions {
      from.departure = .moving
      withAnimation(.curve(duration: duration), animations)
    } else {
      animations?()
    }
    childTransition = ControllerTransition(on: root, animated: animated, duration: duration) {
      [weak self] in
      self?.childTransition = nil
      from.departure = .cut
      if from.viewIfLoaded?.supernode === place { from.viewIfLoaded?.removeFromSupernode() }
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      completion?(true)
    }
  }

  /// Makes the will calls and puts the new view in place; false when one of the calls took this
  /// controller off the screen, or the new child away.
  private func beginTransition(
    from: ViewController, to: ViewController, in place: Node, animated: Bool
  ) -> Bool {
    let turn = appearanceTurn
    from.beginAppearanceTransition(false, animated: animated)
    guard turn == appearanceTurn, contains(child: to) else { return false }
    to.beginAppearanceTransition(true, animated: animated)
    guard turn == appearanceTurn, contains(child: to), let view = to.viewIfLoaded else {
      if to.isShown { to.beginAppearanceTransition(false, animated: animated) }
      return false
    }
    place.addSubnode(view)
    to.callIsAppearing()
    return true
  }

  /// Nothing is seen of it: one view takes the place of the other at once.
  private func exchange(
    _ from: ViewController, with to: ViewController, in place: Node,
    _ completion: ((Bool) -> Void)?
  ) {
    if contains(child: to), let view = to.viewIfLoaded { place.addSubnode(view) }
    if from.viewIfLoaded?.supernode === place { from.viewIfLoaded?.removeFromSupernode() }
    completion?(true)
  }

  private func checkMayTransition(from: ViewController, to: ViewController) {
    if placesChildren {
      stop("\(name) shows its children itself. Change its stack or its selection instead.")
    }
    if !contains(child: from) || !contains(child: to) {
      stop(
        "\(from.name) and \(to.name) must both be children of \(name) for a transition between "
          + "them. Call addChild first.")
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      stop(
        "\(name) forwards appearance calls by hand, so it cannot use transition(from:to:). Call "
          + "beginAppearanceTransition and endAppearanceTransition on both children.")
    }
  }
}
