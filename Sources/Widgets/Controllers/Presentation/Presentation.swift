/// One controller presented by another, from the call of `present` to the end of its dismissal.
///
/// Callbacks may do anything: after each of them a stage looks whether the presentation still goes
/// on, and makes up for the calls that are still due if it does not.
@MainActor final class Presentation {
  enum Phase {
    /// `present` was called; the transition stage has not come yet.
    case waiting
    case presenting
    case presented
    case dismissing
    case ended
  }

  let presented: ViewController
  weak var presenter: ViewController?
  let covers: Bool
  let animated: Bool
  var phase = Phase.waiting
  /// Whether `dismiss` was called; the transition stage may not have come yet.
  var isDismissalWanted = false
  /// Whether the transition stage is still to come.
  private var isDue = true
  /// Whether the did calls of the present phase are being made.
  var isEnding = false
  /// What is dismissed along with this, the lowest first.
  var above: [Presentation] = []
  var transition: ControllerTransition?
  var onDismissed: [() -> Void] = []
  private let onPresented: (() -> Void)?

  init(
    of presented: ViewController, over presenter: ViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    covers = presented.modalPresentationStyle.coversPresenter
    self.animated = animated
    onPresented = completion
  }

  var isWaiting: Bool { phase == .waiting }

  /// From the call of `present` to its last did call, and from that of `dismiss` to its own.
  var isChangingScreens: Bool {
    switch phase {
    case .waiting: isDue
    case .presenting, .dismissing: true
    case .presented: isDismissalWanted
    case .ended: false
    }
  }

  /// It still counts as being presented while the did calls are made (VC-36).
  var isBeingPresented: Bool { phase == .presenting || (phase == .presented && isEnding) }

  /// From the call of `dismiss` to the last did call (VC-32, VC-36).
  var isBeingDismissed: Bool { phase == .dismissing || (isDismissalWanted && phase != .ended) }

  /// Whether only did calls of the dismissal are left, so that another one may be presented.
  var isAllButDismissed: Bool { phase == .dismissing && isEnding }

  // MARK: - Presenting

  /// The transition stage: will calls, then the view enters (VC-20).
  func begin() {
    presenter?.ownPresentation?.finishTransition()
    isDue = false
    guard phase == .waiting, !isDismissalWanted, let presenter, let root = presenter.nearestRoot
    else { return }
    if presenter.appearance.phase == .appearing {
      // Its did call comes first.
      isDue = true
      root.afterLayout { root.atTransitions { [weak self] in self?.begin() } }
      return
    }
    phase = .presenting
    let coordinator = startCoordinator(animated: animated)
    enter(root)
    guard phase == .presenting else {
      giveUp(on: root)
      coordinator.finish()
      return
    }
    coordinator.start()
    let takesTime = animated && root.isOnScreen
    transition = ControllerTransition(on: root, animated: takesTime) { [weak self] in
      self?.finishPresenting()
      coordinator.finish()
    }
    if takesTime, let window = root as? Node {
      transition?.drawing = ControllerTransitionDrawing(
        .present, from: covers ? presenter : nil, to: presented, in: window, covers: covers)
    }
  }

  /// In a hidden window the model changes without calls; who is seen appears with the window.
  private func enter(_ root: any NodeRoot) {
    presented.loadViewIfNeeded()
    guard phase == .presenting, let window = root as? Node, let view = presented.viewIfLoaded
    else { return }
    view.frame = window.bounds
    if covers, root.isOnScreen {
      presenter?.beginAppearanceTransition(false, animated: animated)
    }
    guard phase == .presenting else { return }
    if root.isOnScreen { presented.beginAppearanceTransition(true, animated: animated) }
    guard phase == .presenting else { return }
    window.addSubnode(view)
    presented.callIsAppearing()
  }

  private func finishPresenting() {
    guard phase == .presenting else { return }
    transition = nil
    phase = .presented
    if covers { presenter?.viewIfLoaded?.removeFromSupernode() }
    isEnding = true
    presented.endAppearanceTransition()
    if covers { presenter?.endAppearanceTransition() }
    isEnding = false
    clearCoordinator()
    onPresented?()
  }

  // MARK: - Ending early

  /// Brings a running transition to its end now, with its did calls and completions.
  func finishTransition() {
    transition?.finishNow()
  }

  /// Ends without a transition: the window shows something else.
  func drop() {
    finishTransition()
    let completions = onDismissed
    onDismissed = []
    presenter?.nearestRoot?.afterLayout {
      for completion in completions { completion() }
    }
    forget()
  }

  /// The presentation was dropped by one of its own will calls: what has begun comes to its end.
  func giveUp(on root: any NodeRoot) {
    for controller in [presented, presenter].compactMap({ $0 }) {
      if controller === presented, controller.hostRoot == nil, controller.ownPresentation == nil {
        if controller.isShown { controller.beginAppearanceTransition(false, animated: animated) }
        controller.viewIfLoaded?.removeFromSupernode()
      }
      controller.endAppearance(after: root)
    }
    clearCoordinator()
  }

  func forget() {
    phase = .ended
    if presenter?.presentation === self { presenter?.presentation = nil }
    if presented.ownPresentation === self { presented.ownPresentation = nil }
  }

  // MARK: - Coordinator

  func startCoordinator(animated: Bool) -> ViewControllerTransitionCoordinator {
    let coordinator = ViewControllerTransitionCoordinator(
      isAnimated: animated, duration: animated ? ControllerTransition.duration : 0)
    presenter?.ownCoordinator = coordinator
    presented.ownCoordinator = coordinator
    return coordinator
  }

  func clearCoordinator() {
    presenter?.ownCoordinator = nil
    presented.ownCoordinator = nil
  }
}
