extension ViewController {
  /// Becomes the root of a window.
  func enter(_ window: Window) {
    if let parent { stop("\(name) is a child of \(parent.name) and cannot be a window's root.") }
    if let presenter = ownPresentation?.presenter {
      stop("\(name) is presented by \(presenter.name). Dismiss it before it is a window's root.")
    }
    if let other = hostRoot as? Window, other !== window { other.rootViewController = nil }
    hostRoot = window
  }

  /// Shows the view in a visible window, and what is presented over it: will calls and the view at
  /// once, did calls after layout (WIN-03, VC-08).
  func appear(in window: Window) {
    for controller in presentationChain {
      if let own = controller.ownPresentation, own.isWaiting { continue }
      if let cover = controller.presentation, cover.covers, !cover.isWaiting { continue }
      controller.show(in: window)
    }
  }

  private func show(in window: Window) {
    guard !isShown else { return }
    loadViewIfNeeded()
    // Loading may have replaced the root.
    guard hostRoot === window || ownPresentation != nil else { return }
    viewIfLoaded?.frame = window.bounds
    let turn = appearanceTurn + 1
    beginAppearanceTransition(true, animated: false)
    guard turn == appearanceTurn else { return }
    if let view = viewIfLoaded, view.supernode !== window { window.insertSubnode(view, at: 0) }
    callIsAppearing()
    guard turn == appearanceTurn else { return }
    endAppearance(after: window)
  }

  /// Stops being the root of a window, with all that is presented.
  func leave(_ window: Window) {
    let chain = presentationChain
    for controller in chain.reversed() { controller.presentation?.drop() }
    hostRoot = nil
    for controller in chain.reversed() { controller.hide(from: window) }
  }

  private func hide(from window: Window) {
    leftRoot = window
    if isShown {
      let turn = appearanceTurn + 1
      beginAppearanceTransition(false, animated: false)
      // A callback may have shown the controller again.
      guard turn == appearanceTurn else { return }
      endAppearance(after: window)
    }
    viewIfLoaded?.removeFromSupernode()
    window.afterLayout { self.leftRoot = nil }
  }

  /// The window is about to be hidden: what is shown disappears.
  func windowWillHide(_ window: Window) {
    let chain = presentationChain
    for controller in chain.reversed() { controller.presentation?.finishTransition() }
    for controller in chain.reversed() where controller.isShown {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearance(after: window)
    }
  }
}
