extension ViewController {
  /// Presents a controller over the whole screen.
  ///
  /// The presenter is the controller that fills the screen: the top of this one's ancestors, also of
  /// those around a view that was placed by hand (VC-28).
  /// The model changes at once; the will calls come in the transition stage of the frame, the
  /// did calls at the end of the transition.
  ///
  /// Refused with a diagnostic, without a call of `completion`: when the presenter presents already
  /// (VC-33), when this controller's view is in no window (VC-34), when `controller` is presented
  /// already or has a parent (VC-35), when the presenter is being dismissed.
  ///
  /// - Parameters:
  ///   - controller: What is presented.
  ///   - animated: Whether the transition takes its time on the clock.
  ///   - completion: Runs after the presented controller's ``viewDidAppear(_:)`` (VC-22).
  public final func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = screenFillingController
    if let problem = reasonNotToPresent(controller, over: presenter) {
      report("present.refused", problem)
      return
    }
    let presentation = Presentation(
      of: controller, over: presenter, animated: animated, completion: completion)
    presenter.presentation = presentation
    controller.ownPresentation = presentation
    presenter.nearestRoot?.atTransitions { [weak presentation] in presentation?.begin() }
  }

  private func reasonNotToPresent(
    _ controller: ViewController, over presenter: ViewController
  ) -> String? {
    if let presentation = presenter.presentation, !presentation.isAllButDismissed {
      return
        "\(presenter.name) presents another controller already. Dismiss that first, or present "
        + "from it."
    }
    guard let root = viewIfLoaded?.root, root.isOnScreen else {
      return "The view of \(name) is in no visible window. Present from viewDidAppear or later."
    }
    if presenter.isBeingDismissed {
      return "\(presenter.name) is being dismissed. Present from its presenter, in the completion."
    }
    if controller.ownPresentation != nil {
      return "\(controller.name) is presented already. Present a new controller."
    }
    if controller.parentController != nil || controller.hostRoot != nil || controller === presenter
    {
      return "\(controller.name) is shown by another controller or a window. Remove it from there "
        + "first."
    }
    return nil
  }

  /// Dismisses what this controller, or its nearest ancestor that presents, has presented, with all
  /// above it; when nothing is, the controller's own presentation (VC-30). Without any it only runs
  /// `completion`.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition of the front-most controller takes its time on the clock.
  ///   - completion: Runs after the dismissed controller's ``viewDidDisappear(_:)`` (VC-22).
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presentation = nearestPresentation ?? topmostParent.ownPresentation {
      presentation.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// What this controller, or its nearest ancestor, presents (VC-26); until the end of its
  /// dismissal (VC-32).
  public final var presentedViewController: ViewController? { nearestPresentation?.presented }

  /// Who presents this controller, or the ancestor of it that is presented (VC-27).
  public final var presentingViewController: ViewController? {
    topmostParent.ownPresentation?.presenter
  }

  /// Whether the controller appears because it is presented: from its ``viewWillAppear(_:)`` to its
  /// ``viewDidAppear(_:)`` (VC-36).
  public final var isBeingPresented: Bool { ownPresentation?.isBeingPresented ?? false }

  /// Whether the controller is being dismissed, from the call of ``dismiss(animated:completion:)``
  /// to its ``viewDidDisappear(_:)`` (VC-32, VC-36).
  public final var isBeingDismissed: Bool { ownPresentation?.isBeingDismissed ?? false }

  private var nearestPresentation: Presentation? {
    var controller: ViewController? = self
    while let current = controller {
      if let presentation = current.presentation { return presentation }
      controller = current.parentController
    }
    return nil
  }

  /// The top of the ancestors; while that is neither a window's root nor presented, the top of those
  /// in whose view its own was placed.
  private var screenFillingController: ViewController {
    var controller = topmostParent
    while controller.hostRoot == nil, controller.ownPresentation == nil {
      var node = controller.viewIfLoaded?.supernode
      while let current = node, !(current.rare?.owner is ViewController) {
        node = current.supernode
      }
      guard let owner = node?.rare?.owner as? ViewController else { break }
      controller = owner.topmostParent
    }
    return controller
  }

  /// This controller, what it presents, what that presents, and so on.
  final var presentationChain: [ViewController] {
    var result = [self]
    while let next = result.last?.presentation?.presented { result.append(next) }
    return result
  }
}
