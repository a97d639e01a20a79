extension NavigationController {
  typealias Refusal = NavigationStack<ViewController>.Refusal

  /// The stack, the root first. Assigning is ``setViewControllers(_:animated:)`` without animation
  /// (NAV-15).
  public final var viewControllers: [ViewController] {
    get { stack.elements }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack; nil when it is empty (NAV-02).
  public final var topViewController: ViewController? { stack.top }

  /// What is presented over this controller or an ancestor of it, else the top of the stack
  /// (NAV-40, NAV-43). It says nothing about being on screen (NAV-42).
  public final var visibleViewController: ViewController? {
    presentedViewController ?? stack.top
  }

  /// Whether a push or a pop is animating, or will be in the next frame.
  public final var isTransitioning: Bool {
    transition != nil || (wantsUpdate && animatesUpdate && shown !== stack.top)
  }

  // MARK: - Changing

  /// Makes one change of the stack with everything that follows at once; returns what was removed.
  /// One that asks for what a finger is dragging to is no change, but does not let it be undone.
  @discardableResult final func change(
    animated: Bool,
    _ body: (inout NavigationStack<ViewController>) throws(Refusal) ->
      NavigationStack<ViewController>.Change
  ) -> [ViewController] {
    var newStack = stack
    do throws(Refusal) {
      let change = try body(&newStack)
      interactivePop?.isConfirmed = true
      if newStack.elements == stack.elements { return [] }
      stack = newStack
      follow(change, animated: animated)
      return change.removed
    } catch {
      report(error)
      return []
    }
  }

  final func report(_ refusal: Refusal) {
    switch refusal {
    case .duplicate(let controller):
      report(
        "navigation.duplicate",
        "\(controller.name) is on the stack already. A controller can be "
          + "there once; make a new one, or pop to it.")
    case .stranger(let controller):
      report(
        "navigation.stranger", "\(controller.name) is not on the stack, so nothing was popped.")
    }
  }

  final func accepts(_ controllers: [ViewController]) -> Bool {
    for controller in controllers {
      if controller is NavigationController {
        report(
          "navigation.nested",
          "A navigation controller cannot be pushed on another one. Push its "
            + "root, or present it.")
        return false
      }
      let parent = controller.parent
      if controller.hostRoot != nil || controller.ownPresentation != nil
        || (parent !== self && parent?.placesChildren ?? false)
      {
        report(
          "navigation.shown",
          "\(controller.name) is the root of a window, presented, a tab or on another stack, and "
            + "cannot be on this one as well. Remove it from there first.")
        return false
      }
    }
    return true
  }

  private func follow(_ change: NavigationStack<ViewController>.Change, animated: Bool) {
    for controller in change.removed { remove(controller) }
    for controller in change.added { add(controller) }
    for controller in stack.elements.dropLast() where !controller.appearance.isInFlight {
      // What is covered before it was seen is revealed by a pop later, not added (VC-66).
      controller.movement = .none
    }
    navigationBar.setManagedItems(stack.elements.map(\.navigationItem))
    tellParentItemChanged()
    wantsUpdate = true
    animatesUpdate = animated
    if appearance.phase == .disappeared {
      settleOffScreen()
    } else {
      requestUpdate()
    }
  }

  private func remove(_ controller: ViewController) {
    arriving.removeAll { $0 === controller }
    controller.tellWillMove(toParent: nil)
    // That may have put it back.
    if stack.elements.contains(controller) { return }
    if controller === shown || controller.appearance.phase != .disappeared {
      leaving.append(controller)
    } else {
      controller.removeFromParent()
    }
  }

  private func add(_ controller: ViewController) {
    leaving.removeAll { $0 === controller }
    if contains(child: controller) {
      controller.tellWillMove(toParent: self)
    } else {
      addChild(controller)
    }
    // Its own willMove may have popped it again.
    guard stack.elements.contains(controller) else {
      controller.removeFromParent()
      return
    }
    arriving.append(controller)
  }
}
