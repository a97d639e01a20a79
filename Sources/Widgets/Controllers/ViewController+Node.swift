extension ViewController: NodeOwner {
  var isOnNavigationStack: Bool { navigationController != nil }

  var ownedSafeAreaInsets: EdgeInsets { additionalSafeAreaInsets + containerSafeAreaInsets }

  /// A screen that a finger drags away is drawn until it is gone.
  var ownedNodeIsLeaving: Bool {
    // Pages are seen while they are swiped away.
    guard appearance.phase == .disappearing, !(parentController is PagingController) else {
      return false
    }
    return (parentController as? NavigationController)?.interactivePop?.from !== self
  }

  func ownedNodeWillLayout() {
    viewWillLayoutSubnodes()
  }

  func ownedNodeDidLayout() {
    viewDidLayoutSubnodes()
  }

  func ownedNodeSafeAreaDidChange() {
    viewSafeAreaInsetsDidChange()
  }

  func ownedNodeWillMove(toSupernode newSupernode: Node?) {
    guard let parentController, let newSupernode else { return }
    var node: Node? = newSupernode
    while let current = node {
      if let owner = current.rare?.owner {
        if owner === parentController { return }
        stop(
          "The view of \(name) must be placed in the view of its parent \(parentController.name), "
            + "but was added to that of \(owner). Call addChild on the controller that shows it.")
      }
      node = current.parent
    }
  }

  /// A view that is added to a window by hand, or taken out of it, appears or disappears (VC-55).
  func ownedNodeWillMove(from oldRoot: (any NodeRoot)?, to newRoot: (any NodeRoot)?) {
    guard followsItsView(from: oldRoot, to: newRoot) else { return }
    if newRoot?.isOnScreen ?? false {
      guard !isShown else { return }
      entersByItself = true
      beginAppearanceTransition(true, animated: false)
    } else if let oldRoot, isShown {
      beginAppearanceTransition(false, animated: false)
      endAppearance(after: oldRoot)
    }
  }

  func ownedNodeDidMove(from oldRoot: (any NodeRoot)?, to newRoot: (any NodeRoot)?) {
    guard entersByItself else { return }
    entersByItself = false
    guard let newRoot, appearance.phase == .appearing else { return }
    callIsAppearing()
    endAppearance(after: newRoot)
  }

  /// Whether nobody else makes this controller's appearance calls: it is not shown by the window, a
  /// presentation or a container, and no parent that moves along passes them on.
  private func followsItsView(
    from oldRoot: (any NodeRoot)?, to newRoot: (any NodeRoot)?
  ) -> Bool {
    guard hostRoot == nil, ownPresentation == nil else { return false }
    guard let parentController else { return true }
    guard !parentController.placesChildren,
      parentController.shouldAutomaticallyForwardAppearanceMethods,
      let parentRoot = parentController.viewIfLoaded?.root
    else { return false }
    return parentController.isShown && parentRoot === (newRoot ?? oldRoot)
      && !(newRoot == nil && parentController.appearance.phase == .disappearing)
  }
}
