extension ViewController: NodeOwner {
  var isOnNavigationStack: Bool { navigationController != nil }

  var ownedSafeAreaInsets: EdgeInsets { additionalSafeAreaInsets + containerSafeAreaInsets }

  /// A screen that a finger drags away may come back, and so may a page. Once the pages are on their
  /// way, keys are for the one that they go to.
  var ownedNodeIsLeaving: Bool {
    if let pager = parentController as? PagingController, pager.isTravelling {
      return pager.selectedViewController !== self
    }
    return appearance.phase == .disappearing && wayOut != .dragged
  }

  var ownedNodeIsCutAway: Bool {
    appearance.phase == .disappearing && wayOut == .cut
  }

  var ownedNodeIgnoresTouches: Bool {
    (parentController as? NavigationController)?.isChangingScreens ?? false
      || presentation?.isChangingScreens ?? false || ownPresentation?.isChangingScreens ?? false
  }

  /// How the view is drawn while it disappears: as that of the nearest ancestor that moves.
  private var wayOut: Departure {
    var controller: ViewController? = self
    while let current = controller {
      if current.departure != .cut { return current.departure }
      if current.isPageThatLeaves { return .dragged }
      controller = current.parentController
    }
    return .cut
  }

  private var isPageThatLeaves: Bool {
    parentController is PagingController && appearance.phase == .disappearing
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
    } else if let oldRoot {
      if isShown { beginAppearanceTransition(false, animated: false) }
      // Who is taken out alone on the way may not be there when the parent makes its did call.
      if appearance.phase == .disappearing { endAppearance(after: oldRoot) }
    }
  }

  func ownedNodeDidMove(from oldRoot: (any NodeRoot)?, to newRoot: (any NodeRoot)?) {
    guard entersByItself else { return }
    entersByItself = false
    if let newRoot { comeIntoView(in: newRoot) }
  }

  func ownedNodeDidStay(in root: (any NodeRoot)?) {
    let wasEntering = entersByItself
    entersByItself = false
    guard let root else {
      if wasEntering { appearsNowhere(in: nearestRoot) }
      return
    }
    guard appearance.phase == .disappearing, followsItsView(from: nil, to: root) else { return }
    comeIntoView(in: root)
  }

  /// The view has come into its root by itself. A call may have said meanwhile that it goes.
  private func comeIntoView(in root: any NodeRoot) {
    if !isShown { beginAppearanceTransition(true, animated: false) }
    guard appearance.phase == .appearing else { return }
    callIsAppearing()
    endAppearance(after: root)
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
    return parentRoot === (newRoot ?? oldRoot) && (parentController.isShown || newRoot == nil)
  }
}
