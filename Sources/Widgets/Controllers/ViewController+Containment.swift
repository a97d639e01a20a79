extension ViewController {
  /// The controllers inside this one; presented ones do not count (VC-53).
  public final var children: [ViewController] { childControllers }

  /// The controller that this one is a child of; never its presenter (VC-53).
  public final var parent: ViewController? { parentController }

  /// Makes a controller a child: calls its ``willMove(toParent:)``, then links it (VC-50). One that
  /// has another parent leaves it first (VC-52).
  ///
  /// Add its view to yours, then call its ``didMove(toParent:)``. Adding a controller to itself or
  /// to its descendant stops the program.
  public final func addChild(_ child: ViewController) {
    if contains(child: child) { return }
    checkMayAdd(child)
    child.tellWillMove(toParent: self)
    let oldParent = child.parentController
    oldParent?.unlink(child)
    link(child)
    if let oldParent { child.settleAppearance(without: oldParent) }
  }

  /// Stops being a child: unlinks it, then calls ``didMove(toParent:)`` with nil (VC-51). Nothing
  /// without a parent.
  ///
  /// Call ``willMove(toParent:)`` with nil and take the view away before.
  public final func removeFromParent() {
    guard let parentController else { return }
    let record = callRecord
    parentController.unlink(self)
    settleAppearance(without: parentController)
    tellDidMove(toParent: nil, record: record)
  }

  /// The nearest ancestor of a type; never this controller itself (VC-73).
  final func nearestAncestor<Type: ViewController>(_ type: Type.Type) -> Type? {
    var controller = parentController
    while let current = controller {
      if let match = current as? Type { return match }
      controller = current.parentController
    }
    return nil
  }

  /// The top of the tree of parents; this controller when it has none.
  final var topmostParent: ViewController {
    var controller = self
    while let parent = controller.parentController { controller = parent }
    return controller
  }

  /// The controller that is seen in place of this one: what is presented over it, else its visible
  /// child's, and so on down. The one stack or the like that an app has put into its own view counts.
  final var frontmostViewController: ViewController {
    var controller = self
    while let next = controller.presentation?.presented ?? controller.visibleChild
      ?? controller.onlyContainer
    {
      controller = next
    }
    return controller
  }

  /// The only child in the view that shows a child in its place itself; nil where there are more.
  private var onlyContainer: ViewController? {
    if placesChildren { return nil }
    let containers = childControllers.filter { $0.isShown && $0.visibleChild != nil }
    return containers.count == 1 ? containers[0] : nil
  }

  /// Whether a screen is to come after the one that is on its way, here or in what is seen in here.
  final var awaitsAnotherScreen: Bool {
    var next: [ViewController] = [self]
    while let controller = next.popLast() {
      if (controller as? NavigationController)?.hasWaitingTransition ?? false { return true }
      next += controller.controllersInPlace
    }
    return false
  }

  /// Those that are seen in place of this controller or in its view: what is presented over it, else
  /// its visible child, else every child that it has put into its view.
  private var controllersInPlace: [ViewController] {
    if let one = presentation?.presented ?? visibleChild { return [one] }
    return placesChildren ? [] : childControllers.filter(\.isShown)
  }

  /// Whom keys go to that a bar beside this controller does not want; nil while it is not in place.
  final var contentForBarKeys: Responder? {
    guard let view = frontmostViewController.viewIfLoaded, view.root != nil else { return nil }
    return view
  }

  /// Whether the view has moved to this parent by being added, and its appearance is due to that;
  /// true in the appearance calls only (VC-66).
  public final var isMovingToParent: Bool { movement == .toParent }

  /// Whether the view disappears because the controller leaves its parent; true in the
  /// disappearance calls only (VC-66).
  public final var isMovingFromParent: Bool { movement == .fromParent }

  // MARK: - Links, for the toolkit's containers

  final func contains(child: ViewController) -> Bool { child.parentController === self }

  final func link(_ child: ViewController) {
    childControllers.append(child)
    child.parentController = self
  }

  final func unlink(_ child: ViewController) {
    guard child.parentController === self else { return }
    childControllers.removeAll { $0 === child }
    child.parentController = nil
    child.setContainerSafeArea(.zero)
  }

  /// Calls ``willMove(toParent:)`` and records it where the old or the new parent does.
  final func tellWillMove(toParent parent: ViewController?) {
    let record = callRecord ?? parent?.callRecord
    record?.add("\(name).willMove(toParent: \(parent?.name ?? "nil"))")
    movement = parent == nil ? .fromParent : .toParent
    willMove(toParent: parent)
  }

  /// Calls ``didMove(toParent:)``; a controller that has left is recorded where it was.
  final func tellDidMove(toParent parent: ViewController?, record: CallRecord? = nil) {
    let record = record ?? callRecord
    record?.add("\(name).didMove(toParent: \(parent?.name ?? "nil"))")
    // Who leaves without having been seen makes no more appearance calls.
    if parent == nil, !appearance.isInFlight { movement = .none }
    didMove(toParent: parent)
  }

  private func checkMayAdd(_ child: ViewController) {
    var controller: ViewController? = self
    while let current = controller {
      if current === child {
        stop(
          "A controller cannot be a child of itself or of its descendant: \(child.name). Remove "
            + "the ancestor from its parent first.")
      }
      controller = current.parentController
    }
  }

  /// Gives the view the part of the safe area that this container's bars take.
  final func setContainerSafeArea(_ insets: EdgeInsets) {
    guard insets != containerSafeAreaInsets else { return }
    containerSafeAreaInsets = insets
    viewIfLoaded?.updateSafeArea()
  }
}
