/// A container in which a tap on what is selected already follows a ``ReselectPolicy``: the tabs at
/// the bottom and those at the top.
@MainActor protocol ReselectContainer: ViewController {
  /// The policy of children without one of their own.
  var reselectPolicy: ReselectPolicy { get }
  /// What custom stages do, by name.
  var reselectHandlers: [String: () -> Void] { get }
  /// The child whose tap waits for the end of a transition.
  var queuedReselect: ViewController? { get set }
  /// The child that a tap can select again.
  var reselectable: ViewController? { get }
  /// Whether the container itself is still on its way to that child.
  var isChangingSelection: Bool { get }
  /// The app may edit a plan before it is run.
  func willReselect(_ controller: ViewController, plan: ReselectPlan) -> ReselectPlan
  /// The app is told what came of a tap.
  func didReselect(_ controller: ViewController, outcome: ReselectOutcome)
}

extension ReselectContainer {
  var isChangingSelection: Bool { false }

  /// Plans what a tap on the selected child does, lets the app edit the plan, and runs it.
  func reselect(_ child: ViewController) -> ReselectOutcome {
    let plan = policy(for: child).plan(for: situation(of: child))
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

  func tellDidReselect(_ child: ViewController, _ outcome: ReselectOutcome) {
    record("didReselect(\(child.nameInTabs), outcome: \(outcome))")
    didReselect(child, outcome: outcome)
  }

  /// A newer tap, or another tab, takes the place of one that waited for a transition.
  func dropQueuedReselect() {
    guard let child = queuedReselect else { return }
    queuedReselect = nil
    tellDidReselect(child, .ignored(.superseded))
  }

  /// A push or pop of a child, or the way to it, has ended: a tap that waited for it is planned anew.
  func transitionDidEnd(of child: ViewController) {
    guard queuedReselect === child, !situation(of: child).isTransitioning else { return }
    queuedReselect = nil
    guard reselectable === child else { return }
    tellDidReselect(child, reselect(child))
  }

  func policy(for child: ViewController) -> ReselectPolicy {
    child.reselectPolicyAsChild ?? reselectPolicy
  }

  func situation(of child: ViewController) -> ReselectSituation {
    let stack = child as? NavigationController
    return ReselectSituation(
      isViewLoaded: child.isViewLoaded, stackDepth: stack?.stack.depth ?? 0,
      isTransitioning: isChangingSelection || stack?.isTransitioning ?? false,
      isPresenting: presentedViewController != nil,
      scroll: child.contentScrollSituation,
      scrollAtRoot: (stack?.stack.root ?? child).contentScrollSituation,
      customStages: Set(reselectHandlers.keys))
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
}

extension ViewController {
  /// The name in the calls about a tab: the type and the title of the tab.
  var nameInTabs: String {
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
    return node.needsNothingForTop ? .atTop : .awayFromTop
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
