extension TopTabsController {
  /// Replaces all pages by ids; see ``PagingController/setPages(_:makeController:)``.
  ///
  /// - Parameters:
  ///   - ids: The ids, in the order of the pages.
  ///   - item: Makes what the strip shows for a page; called once for each of them.
  ///   - makeController: Makes the controller of a page, when it is first seen.
  public final func setPages<ID: Hashable>(
    _ ids: some Sequence<ID>, item: @escaping (ID) -> TopTabItem,
    makeController: @escaping (ID) -> ViewController
  ) {
    setPages(ids, makeItem: item, makeController: makeController)
  }

  /// What the strip shows for a page; nil when there is no such page.
  public final func item(forPage id: some Hashable) -> TopTabItem? {
    pageList.first { $0.id == AnyHashable(id) }.map { item(of: $0) }
  }

  /// What a person's tap on a title does, with all its calls; a key and a test end here too.
  ///
  /// A disabled item does nothing. An index out of range is refused with a diagnostic.
  public final func tapTab(at index: Int) {
    guard pageList.indices.contains(index) else {
      report(
        "toptabs.index", "There is no tab at index \(index) to tap: there are \(pageList.count).")
      return
    }
    let page = pageList[index]
    let item = item(of: page)
    guard item.isEnabled else { return }
    // Under a finger the selected page may be half gone: the tap leads back to it.
    let wasSelected = model.target == index && model.phase != .dragging
    record("topTabBar(didSelect: \(item.title ?? "nil"))")
    topTabBar(topTabBar, didSelect: item)
    record("shouldSelectPage(\(name(of: page.id)))")
    guard shouldSelectPage(page.id), let index = pageList.firstIndex(where: { $0 === page }) else {
      return
    }
    let child = page.controller
    let outcome =
      wasSelected && model.target == index && model.phase != .dragging
      ? child.map { reselect($0) } : nil
    if outcome == nil { send(.select(index, by: .strip, animated: true)) }
    record("didSelectPage(\(name(of: page.id)))")
    didSelectPage(page.id)
    if let child, let outcome { tellDidReselect(child, outcome) }
  }

  // MARK: - Policies

  /// Gives a page's controller a policy of its own; nil, the default, leaves it to
  /// ``reselectPolicy``.
  public final func setReselectPolicy(_ policy: ReselectPolicy?, for child: ViewController) {
    child.reselectPolicyAsChild = policy
  }

  /// What a tap on a page's tab does while it is selected: its controller's own policy, else
  /// ``reselectPolicy``.
  public final func reselectPolicy(for child: ViewController) -> ReselectPolicy {
    policy(for: child)
  }

  /// The handler of a custom stage of a ``ReselectPolicy``; nil, the default, for a name without
  /// one, which then does not apply.
  public final func setReselectHandler(named name: String, _ handler: (() -> Void)?) {
    reselectHandlers[name] = handler
  }

  /// What the policy needs to know about a tap on the selected tab. Loads nothing.
  public final func reselectSituation(of child: ViewController) -> ReselectSituation {
    situation(of: child)
  }
}
