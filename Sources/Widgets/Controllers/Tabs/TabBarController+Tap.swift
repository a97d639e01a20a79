extension TabBarController {
  /// What a person's tap on an item of the bar does, with all its calls; a key and a test end here
  /// too.
  ///
  /// A disabled item does nothing. An index out of range is refused with a diagnostic.
  public final func tapItem(at index: Int) {
    guard model.items.indices.contains(index) else {
      report(
        "tabs.index",
        "There is no tab at index \(index) to tap: there are "
          + "\(model.items.count).")
      return
    }
    let child = model.items[index]
    let item = child.tabBarItem
    guard item.isEnabled else { return }
    let wasSelected = model.selected === child
    record("tabBar(didSelect: \(item.title ?? "nil"))")
    tabBar(tabBar, didSelect: item)
    record("shouldSelect(\(child.nameInTabs))")
    guard shouldSelect(child), model.items.contains(child), selectionBindingAccepts(child) else {
      updateBar()
      return
    }
    let outcome = wasSelected && model.selected === child ? reselect(child) : nil
    if outcome == nil { selectedViewController = child }
    record("didSelect(\(child.nameInTabs))")
    didSelect(child)
    if let outcome { tellDidReselect(child, outcome) }
  }

  // MARK: - Reselecting

  /// Plans what a tap on the selected child does, lets the app edit the plan, and runs it.
  private func reselect(_ child: ViewController) -> ReselectOutcome {
    let situation = reselectSituation(of: child)
    let plan = reselectPolicy(for: child).plan(for: situation)
    record("willReselect(\(child.nameInTabs), plan: \(plan))")
    let edited = willReselect(child, plan: plan)
    if edited.steps.isEmpty && !plan.steps.isEmpty { return .refused }
    let performed = edited.steps.filter { run($0, on: child) }
    let outcome = edited.outcome(performing: performed)
    if outcome == .queued {
      dropQueuedReselect()
      queuedReselect = child
    }
    return outcome
  }

  private func tellDidReselect(_ child: ViewController, _ outcome: ReselectOutcome) {
    record("didReselect(\(child.nameInTabs), outcome: \(outcome))")
    didReselect(child, outcome: outcome)
  }

  /// A newer tap, or another tab, takes the place of one that waited for a transition.
  final func dropQueuedReselect() {
    guard let child = queuedReselect else { return }
    queuedReselect = nil
    tellDidReselect(child, .ignored(.superseded))
  }

  /// A push or pop of a child has ended: a tap that waited for it is planned anew.
  final func transitionDidEnd(of child: NavigationController) {
    guard queuedReselect === child, !child.isTransitioning else { return }
    queuedReselect = nil
    guard model.selected === child else { return }
    tellDidReselect(child, reselect(child))
  }

  // MARK: - Policies

  /// Gives a child a policy of its own; nil, the default, leaves it to ``reselectPolicy``. The child
  /// keeps it when it moves to another tab bar controller.
  public final func setReselectPolicy(_ policy: ReselectPolicy?, for child: ViewController) {
    child.reselectPolicyAsChild = policy
  }

  /// What a tap on a child does while it is selected: its own policy, else ``reselectPolicy``.
  public final func reselectPolicy(for child: ViewController) -> ReselectPolicy {
    child.reselectPolicyAsChild ?? reselectPolicy
  }

  // MARK: - Steps

  /// The handler of a custom stage of a ``ReselectPolicy``; nil, the default, for a name without
  /// one, which then does not apply.
  public final func setReselectHandler(named name: String, _ handler: (() -> Void)?) {
    reselectHandlers[name] = handler
  }

  /// Runs one step; returns whether it had an effect.
  private func run(_ step: ReselectPlan.Step, on child: ViewController) -> Bool {
    switch step {
    case .dismissPresented:
      guard presentedViewController != nil else { return false }
      dismiss(animated: true)
      return true
    case .popToRoot:
      let stack = child as? NavigationController
      return !(stack?.popToRootViewController(animated: true) ?? []).isEmpty
    case .scrollToTop:
      return child.scrollVisibleContentToTop()
    case .custom(let name):
      guard let handler = reselectHandlers[name] else { return false }
      handler()
      return true
    }
  }

  /// What the policy needs to know about a tap on the selected child. Loads nothing.
  public final func reselectSituation(of child: ViewController) -> ReselectSituation {
    let stack = child as? NavigationController
    return ReselectSituation(
      isViewLoaded: child.isViewLoaded, stackDepth: stack?.stack.depth ?? 0,
      isTransitioning: stack?.isTransitioning ?? false,
      isPresenting: presentedViewController != nil,
      scroll: child.contentScrollSituation,
      scrollAtRoot: (stack?.stack.root ?? child).contentScrollSituation,
      customStages: Set(reselectHandlers.keys))
  }
}

extension ViewController {
  /// The name in the calls about a tab: the type and the title of the tab.
  fileprivate var nameInTabs: String {
    let title = (madeTabBarItem ?? inheritedTabBarItem)?.title ?? self.title
    return title.map { "\(type(of: self))(\($0))" } ?? "\(type(of: self))"
  }

  /// Where the content that would scroll to its top stands. A ``Scrollable`` that shows no scroll
  /// view at all scrolls something of its own, and only it knows where that is.
  fileprivate var contentScrollSituation: ReselectSituation.Scroll {
    guard let node = contentScrollableNode else { return scrollsItself ? .awayFromTop : .absent }
    if !node.canScrollVertically { return .cannotScroll }
    if node.isTravellingToTop { return .travellingToTop }
    if node.isTracking { return .tracking }
    if node.isDecelerating { return .decelerating }
    return node.isAtTop ? .atTop : .awayFromTop
  }

  private var scrollsItself: Bool {
    guard deepestScrollable != nil, let view = visiblePath.last?.viewIfLoaded else { return false }
    return !view.subtreeNodes().contains { $0 is ScrollableNode }
  }

  /// This controller and what is visible in it, down to the deepest.
  private var visiblePath: [ViewController] {
    var path = [self]
    while let next = path.last?.visibleChild { path.append(next) }
    return path
  }

  private var deepestScrollable: (any Scrollable)? {
    visiblePath.reversed().lazy.compactMap { $0 as? any Scrollable }.first
  }

  /// Sends what is seen of this controller to its top: through the deepest visible controller that
  /// is ``Scrollable``, else through the deepest one itself. Returns whether anything could move.
  fileprivate func scrollVisibleContentToTop() -> Bool {
    let situation = contentScrollSituation
    if let deepestScrollable {
      deepestScrollable.scrollToTop()
    } else {
      visiblePath.last?.scrollToTop(animated: true)
    }
    return situation == .awayFromTop || situation == .decelerating
  }
}
