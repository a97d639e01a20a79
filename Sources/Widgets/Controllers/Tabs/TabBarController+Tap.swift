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

  // MARK: - Policies

  /// Gives a child a policy of its own; nil, the default, leaves it to ``reselectPolicy``. The child
  /// keeps it when it moves to another tab bar controller.
  public final func setReselectPolicy(_ policy: ReselectPolicy?, for child: ViewController) {
    child.reselectPolicyAsChild = policy
  }

  /// What a tap on a child does while it is selected: its own policy, else ``reselectPolicy``.
  public final func reselectPolicy(for child: ViewController) -> ReselectPolicy {
    policy(for: child)
  }

  /// The handler of a custom stage of a ``ReselectPolicy``; nil, the default, for a name without
  /// one, which then does not apply.
  public final func setReselectHandler(named name: String, _ handler: (() -> Void)?) {
    reselectHandlers[name] = handler
  }

  /// What the policy needs to know about a tap on the selected child. Loads nothing.
  public final func reselectSituation(of child: ViewController) -> ReselectSituation {
    situation(of: child)
  }
}

extension TabBarController: ReselectContainer {
  var reselectable: ViewController? { model.selected }
}
