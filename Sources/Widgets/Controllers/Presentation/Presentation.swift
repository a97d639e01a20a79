/// One controller presented by another, from the call of `present` to the end of its dismissal.
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
  private(set) var phase = Phase.waiting
  private var onPresented: [() -> Void]
  private var onDismissed: [() -> Void] = []
  private var transition: ControllerTransition?

  init(
    of presented: ViewController, over presenter: ViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    covers = presented.modalPresentationStyle.coversPresenter
    self.animated = animated
    onPresented = completion.map { [$0] } ?? []
  }

  // MARK: - Presenting

  /// The transition stage: will calls, then the view enters (VC-20).
  func begin() {
    guard phase == .waiting, let presenter, let root = presenter.nearestRoot else { return }
    phase = .presenting
    presented.loadViewIfNeeded()
    guard let window = root as? Node, let view = presented.viewIfLoaded else { return }
    view.frame = window.bounds
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    window.addSubnode(view)
    presented.callIsAppearing()
    transition = ControllerTransition(on: root, animated: animated) { [weak self] in
      self?.finishPresenting()
    }
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
    run(&onPresented)
  }

  /// Whether the did calls of the presentation are being made: it still counts as being presented
  /// (VC-36).
  private var isEnding = false

  var isBeingPresented: Bool { phase == .presenting || (phase == .presented && isEnding) }

  // MARK: - Dismissing

  /// Dismisses this and everything above; only the front-most one is animated (VC-30, VC-31).
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let completion { onDismissed.append(completion) }
    switch phase {
    case .waiting:
      forget()
      presenter?.nearestRoot?.afterLayout { self.run(&self.onDismissed) }
    case .dismissing:
      break
    case .ended:
      run(&onDismissed)
    case .presenting, .presented:
      transition?.finishNow()
      for presentation in chain { presentation.phase = .dismissing }
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

  private func beginDismissing(animated: Bool) {
    guard phase == .dismissing, let root = presented.nearestRoot else { return }
    let chain = self.chain
    for presentation in chain.reversed() {
      presentation.transition?.finishNow()
      presentation.phase = .dismissing
      guard presentation.presented.isShown else { continue }
      presentation.presented.beginAppearanceTransition(false, animated: animated)
    }
    if covers, let presenter, let view = presenter.viewIfLoaded, let window = root as? Node {
      presenter.beginAppearanceTransition(true, animated: animated)
      view.frame = window.bounds
      window.insertSubnode(view, at: 0)
      presenter.callIsAppearing()
    }
    transition = ControllerTransition(on: root, animated: animated) { [weak self] in
      self?.finishDismissing(chain)
    }
  }

  private func finishDismissing(_ chain: [Presentation]) {
    transition = nil
    for presentation in chain { presentation.presented.viewIfLoaded?.removeFromSupernode() }
    if covers { presenter?.endAppearanceTransition() }
    for presentation in chain.reversed() { presentation.presented.endAppearanceTransition() }
    for presentation in chain { presentation.forget() }
    for presentation in chain.reversed() { run(&presentation.onDismissed) }
  }

  /// Ends without a transition: the window shows something else.
  func drop() {
    transition?.finishNow()
    forget()
  }

  private func forget() {
    phase = .ended
    if presenter?.presentation === self { presenter?.presentation = nil }
    presented.ownPresentation = nil
  }

  private func run(_ completions: inout [() -> Void]) {
    let batch = completions
    completions = []
    for completion in batch { completion() }
  }
}
