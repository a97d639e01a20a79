/// One change of size or of screens that is going on: what belongs to it can be done along with it.
///
/// ```swift
/// override func viewWillTransition(
///   to size: CGSize, with coordinator: ViewControllerTransitionCoordinator
/// ) {
///   super.viewWillTransition(to: size, with: coordinator)
///   coordinator.animate { _ in self.columns = size.width < 60 ? 1 : 2 }
/// }
/// ```
///
/// Controllers get it from the toolkit, in ``ViewController/viewWillTransition(to:with:)`` or as
/// ``ViewController/transitionCoordinator``.
@MainActor public final class ViewControllerTransitionCoordinator {
  private enum Stage {
    case waiting
    case running
    case ended
  }

  /// Whether the change was asked for with animation.
  public let isAnimated: Bool

  /// Seconds from the start to the end on the host's clock; 0 when it takes no time.
  public let transitionDuration: Double

  private var stage = Stage.waiting
  private var alongside: [(ViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(ViewControllerTransitionCoordinator) -> Void] = []

  /// A change that has not started.
  init(isAnimated: Bool, duration: Double) {
    self.isAnimated = isAnimated
    transitionDuration = duration
  }

  /// Does something along with the change.
  ///
  /// - Parameters:
  ///   - animation: Runs when the new size is set or the new screen is in place, at once when that
  ///     has happened.
  ///   - completion: Runs when the change has ended, after the did calls.
  /// - Returns: False when the change has ended already; then neither runs.
  @discardableResult public func animate(
    alongsideTransition animation: ((ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((ViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if stage == .ended { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if stage == .running { animation(self) } else { alongside.append(animation) }
    }
    return true
  }

  /// The new size is set, or the new screen is in place.
  func start() {
    guard stage == .waiting else { return }
    stage = .running
    let batch = alongside
    alongside = []
    for animation in batch { animation(self) }
  }

  /// The change has ended, whether or not it was carried out.
  func finish() {
    guard stage != .ended else { return }
    start()
    stage = .ended
    let batch = completions
    completions = []
    for completion in batch { completion(self) }
  }
}

extension ViewController {
  /// The change of size or of screens that this controller, or its nearest ancestor, takes part in;
  /// nil at rest (VC-65).
  ///
  /// There is one from before the first will call of a push, a pop, a presentation or a dismissal to
  /// the last did call, and while a change of size is announced.
  public final var transitionCoordinator: ViewControllerTransitionCoordinator? {
    var controller: ViewController? = self
    while let current = controller {
      if let coordinator = current.ownCoordinator { return coordinator }
      controller = current.parentController
    }
    return nil
  }

  /// Announces a new size, with the coordinator in place meanwhile.
  final func tellViewWillTransition(
    to size: CGSize, with coordinator: ViewControllerTransitionCoordinator
  ) {
    let running = ownCoordinator
    ownCoordinator = coordinator
    record("viewWillTransition(to: \(size.width) x \(size.height))")
    viewWillTransition(to: size, with: coordinator)
    ownCoordinator = running
  }
}
