extension ViewController {
  /// Becomes the root of a window.
  func enter(_ window: Window) {
    if let parent { stop("\(name) is a child of \(parent.name) and cannot be a window's root.") }
    if let other = hostRoot as? Window, other !== window { other.rootViewController = nil }
    hostRoot = window
  }

  /// Shows the view in a visible window: will calls and the view at once, did calls after layout
  /// (WIN-03, VC-08).
  func appear(in window: Window) {
    guard !isShown else { return }
    loadViewIfNeeded()
    viewIfLoaded?.frame = window.bounds
    beginAppearanceTransition(true, animated: false)
    if let view = viewIfLoaded { window.insertSubnode(view, at: 0) }
    callIsAppearing()
    window.afterLayout { self.endAppearanceTransition() }
  }

  /// Stops being the root of a window, with all that is presented.
  func leave(_ window: Window) {
    let chain = presentationChain
    for controller in chain.reversed() { controller.presentation?.drop() }
    for controller in chain.reversed() {
      if controller.isShown {
        controller.beginAppearanceTransition(false, animated: false)
        controller.hostRoot = window
        controller.viewIfLoaded?.removeFromSupernode()
        window.afterLayout {
          // It may have been shown again since, here or in another window.
          if !controller.isShown { controller.endAppearanceTransition() }
          guard controller.hostRoot === window, window.rootViewController !== controller else {
            return
          }
          controller.hostRoot = nil
        }
      } else {
        controller.viewIfLoaded?.removeFromSupernode()
        controller.hostRoot = nil
      }
    }
  }

  /// The window is about to be hidden: what is shown disappears.
  func windowWillHide(_ window: Window) {
    for controller in presentationChain.reversed() where controller.isShown {
      controller.beginAppearanceTransition(false, animated: false)
      window.afterLayout { controller.endAppearanceTransition() }
    }
  }
}
