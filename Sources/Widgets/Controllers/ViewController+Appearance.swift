extension ViewController {
  // MARK: - For containers

  /// Begins to show or hide a child whose container forwards appearance calls by hand.
  ///
  /// Beginning to appear loads the view and calls ``viewWillAppear(_:)``, beginning to disappear
  /// calls ``viewWillDisappear(_:)``. Nested calls count (VC-59); the opposite direction takes over
  /// (VC-60); beginning what is so already does nothing (VC-61).
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing, takesBackAppearance() { return }
    let before = appearance
    guard let callback = appearance.begin(appearing: isAppearing) else { return }
    appearanceTurn += 1
    let turn = appearanceTurn
    animatesAppearance = animated
    switch callback {
    case .willAppear:
      appearanceBeforeWillCall = before
      loadViewIfNeeded()
      prepareToAppear()
      guard turn == appearanceTurn else { return }
      appearanceBeforeWillCall = nil
      isAppearingPending = true
      record("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    default:
      isAppearingPending = false
      viewIfLoaded?.requestDrawing()
      prepareToDisappear()
      record("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    }
    // A call that turned the change around has passed that on to the children already.
    guard turn == appearanceTurn else { return }
    forEachForwardedChild { child in
      // The call of the child before may have turned the change around.
      guard turn == appearanceTurn else { return }
      // A child may have been told inside of the call, and the end may have come there.
      if !child.isInFlight(appearing: isAppearing) {
        child.beginAppearanceTransition(isAppearing, animated: animated)
      }
      if turn == appearanceTurn, !appearance.isInFlight { child.endAppearanceTransition() }
    }
    guard turn == appearanceTurn else { return }
    if isAppearing { didMakeWillCalls(animated: animated) }
  }

  /// Goes back to what was before an appearance that has begun, but whose will call has not been made
  /// yet, as when the view disappears again while it is being loaded; returns whether that was so.
  private func takesBackAppearance() -> Bool {
    guard let before = appearanceBeforeWillCall else { return false }
    appearanceBeforeWillCall = nil
    appearance = before
    appearanceTurn += 1
    return true
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began; the last end of nested calls makes
  /// the did call. Without a begin it does nothing.
  public final func endAppearanceTransition() {
    if appearance.phase == .appearing, appearance.pendingEnds == 1 { callIsAppearing() }
    guard let callback = appearance.end() else { return }
    let animated = animatesAppearance
    let turn = appearanceTurn
    let owing = childrenInFlight(appearing: callback == .didAppear)
    if callback == .didAppear {
      record("viewDidAppear(\(animated))")
      viewDidAppear(animated)
    } else {
      record("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
    }
    for (child, turn) in owing where child.appearanceTurn == turn {
      child.endAppearanceTransition()
    }
    guard turn == appearanceTurn else { return }
    movement = .none
    didChangeAppearance()
  }

  /// The children that wait for the did call of this controller, with the number of their change: the
  /// call may take them away, and they get theirs all the same.
  private func childrenInFlight(appearing: Bool) -> [(child: ViewController, turn: Int)] {
    var children: [(child: ViewController, turn: Int)] = []
    forEachForwardedChild { child in
      if child.isInFlight(appearing: appearing) { children.append((child, child.appearanceTurn)) }
    }
    return children
  }

  /// Whether a will call of that direction waits for its did call.
  final func isInFlight(appearing: Bool) -> Bool {
    appearance.isInFlight && (appearance.phase == .appearing) == appearing
  }

  /// Makes the did call of what has just begun when layout is done; nothing if something else begins
  /// before.
  final func endAppearance(after root: any NodeRoot) {
    let turn = appearanceTurn
    root.afterLayout {
      while self.appearanceTurn == turn, self.appearance.isInFlight {
        self.endAppearanceTransition()
      }
    }
  }

  /// A parent that would have passed on the did call that is due has been left: it comes after layout.
  /// Who has begun to appear outside of any window does not.
  final func settleAppearance(without parent: ViewController) {
    guard appearance.isInFlight, !parent.placesChildren,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    if viewIfLoaded?.root == nil { return appearsNowhere(in: parent.nearestRoot) }
    if let root = parent.nearestRoot { endAppearance(after: root) }
  }

  /// What is in flight ends as gone: the view is in no window.
  final func appearsNowhere(in root: (any NodeRoot)?) {
    if appearance.phase == .appearing {
      beginAppearanceTransition(false, animated: animatesAppearance)
    }
    if let root { return endAppearance(after: root) }
    while appearance.isInFlight { endAppearanceTransition() }
  }

  /// The view is in place: calls ``viewIsAppearing(_:)`` where it is still due, here and in the
  /// children that appear along.
  final func callIsAppearing() {
    guard viewIfLoaded?.root != nil else { return }
    if isAppearingPending {
      isAppearingPending = false
      record("viewIsAppearing(\(animatesAppearance))")
      viewIsAppearing(animatesAppearance)
    }
    forEachForwardedChild { child in
      // One that came after the will call.
      if appearance.phase == .appearing, !placesChildren, !child.isShown {
        child.beginAppearanceTransition(true, animated: animatesAppearance)
      }
      child.callIsAppearing()
    }
  }

  private func forEachForwardedChild(_ body: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    var visited: [ViewController] = []
    // A call may bring further children.
    while visited != childControllers {
      let next = childControllers.filter { !visited.contains($0) }
      if next.isEmpty { return }
      visited += next
      for child in next {
        guard child.parentController === self, let childView = child.viewIfLoaded,
          childView.isDescendant(of: view)
        else { continue }
        body(child)
      }
    }
  }

  /// Whether the view can be seen or is about to be.
  final var isShown: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  // MARK: - Record

  /// Adds a line to the call record of the window that the controller is in, or will be in.
  final func record(_ call: @autoclosure () -> String) {
    guard let record = callRecord else { return }
    record.add("\(name).\(call())")
  }

  /// Who keeps the record of calls about this controller.
  final var callRecord: CallRecord? { nearestRoot?.callRecord }

  /// The type, and the title if there is one: what the call record says of a controller.
  final var name: String {
    title.map { "\(type(of: self))(\($0))" } ?? "\(type(of: self))"
  }

  /// The root that the controller is under, or will be under.
  final var nearestRoot: (any NodeRoot)? {
    if let root = viewIfLoaded?.root { return root }
    if let hostRoot { return hostRoot }
    return (parentController ?? ownPresentation?.presenter)?.nearestRoot ?? leftRoot
  }

  /// Sends a diagnostic about this controller to its window's handler, else to
  /// ``Diagnostics/handler``.
  final func report(_ code: String, _ message: String) {
    let diagnostic = Diagnostic(code: Diagnostic.Code(code), message: message, subject: name)
    if let handler = nearestRoot?.diagnosticHandler {
      handler(diagnostic)
    } else {
      Diagnostics.handler(diagnostic)
    }
  }
}
