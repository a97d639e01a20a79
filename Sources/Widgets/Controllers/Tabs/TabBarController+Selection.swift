import Foundation

extension TabBarController {
  /// The children in the order of their tabs; nil by default (TAB-01).
  ///
  /// Replacing them keeps the selected child if it is among the new ones, else selects the one at
  /// the same index, else the first (TAB-04). The same controller twice is refused with a
  /// diagnostic.
  public final var viewControllers: [ViewController]? {
    get { model.items.isEmpty ? nil : model.items }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces ``viewControllers``; the content changes without animation in any case (TAB-06).
  public final func setViewControllers(_ controllers: [ViewController]?, animated: Bool) {
    let previous = model.selected
    let change: TabSelection<ViewController>.Change
    do {
      change = try model.setItems(controllers ?? [])
    } catch {
      report(
        "tabs.duplicate",
        "A controller can be one tab only, but \(error) was given. Make one for "
          + "each tab.")
      return
    }
    for child in change.removed { child.tellWillMove(toParent: nil) }
    for child in change.removed where child !== previous { child.removeFromParent() }
    for child in change.added {
      addChild(child)
      // Its own willMove may have taken it away again.
      guard model.items.contains(child) else {
        child.removeFromParent()
        continue
      }
      child.tellDidMove(toParent: self)
    }
    selectionDidChange()
    if let previous, change.removed.contains(previous) { previous.removeFromParent() }
    tellSelection(wasEmpty: previous == nil)
  }

  /// The index of the selected child; `NSNotFound` without one (TAB-02).
  ///
  /// Assigning selects without calls of the delegate; the index that is selected already changes
  /// nothing (TAB-11), one out of range is refused with a diagnostic (TAB-10).
  public final var selectedIndex: Int {
    get { model.selectedIndex }
    set {
      do {
        guard try model.select(at: newValue).changesSelection else { return }
        selectionDidChange()
        tellSelection()
      } catch {
        report(
          "tabs.index",
          "There is no tab at index \(newValue): there are \(model.items.count). "
            + "The selection stays.")
      }
    }
  }

  /// The selected child; nil without one (TAB-01).
  ///
  /// Assigning is the same as assigning its index (TAB-08); one that is not a child is refused with
  /// a diagnostic (TAB-09), nil changes nothing.
  public final var selectedViewController: ViewController? {
    get { model.selected }
    set {
      guard let newValue else { return }
      do {
        guard try model.select(newValue).changesSelection else { return }
        selectionDidChange()
        tellSelection()
      } catch {
        report(
          "tabs.foreign",
          "\(newValue.name) is not one of the tabs. Assign viewControllers first. "
            + "The selection stays.")
      }
    }
  }

  private func selectionDidChange() {
    if let queuedReselect, queuedReselect !== model.selected { dropQueuedReselect() }
    updateBar()
    if isViewLoaded { showSelected() }
  }

  final func updateBar() {
    tabBar.setManagedItems(
      model.items.map(\.tabBarItem), selected: model.selected == nil ? nil : selectedIndex)
  }

  // MARK: - Showing

  /// Puts the selected child in place of the one that is shown. Callbacks that select another one
  /// wait until this one is in place.
  final func showSelected() {
    guard !isUpdating, isViewLoaded else { return }
    isUpdating = true
    var count = 0
    while shown !== model.selected, count < Self.changeLimit {
      count += 1
      replaceShown(with: model.selected)
    }
    isUpdating = false
    if shown !== model.selected { stayWithShown() }
  }

  /// How often the children may select each other from within the calls of one change.
  private static let changeLimit = 16

  /// What is selected is what is shown, after children that have selected each other without end.
  private func stayWithShown() {
    report(
      "tabs.loop",
      "The children have selected each other \(Self.changeLimit) times inside of their appearance "
        + "calls. Compare with selectedViewController before selecting. "
        + "\(shown?.name ?? "None") stays selected.")
    if let shown { _ = try? model.select(shown) }
    updateBar()
  }

  private func replaceShown(with new: ViewController?) {
    let old = shown
    shown = new
    new?.loadViewIfNeeded()
    let order = isShown ? TabSwitchOrder.classic : []
    old?.prepareToDisappear()
    for call in order { make(call, old: old, new: new) }
    old?.viewIfLoaded?.removeFromSupernode()
    if let new { place(new) }
    guard isShown else {
      // The calls that this controller still owes are not passed on to a child that has left.
      if old?.isShown ?? false { old?.beginAppearanceTransition(false, animated: false) }
      if old?.appearance.phase == .disappearing { old?.endAppearanceTransition() }
      return
    }
    new?.callIsAppearing()
    viewIfLoaded?.layoutIfNeeded()
    old?.endAppearanceTransition()
    // While this controller itself is appearing, its own did call is passed on to the child.
    if appearance.phase == .appeared { new?.endAppearanceTransition() }
  }

  private func make(_ call: TabSwitchOrder, old: ViewController?, new: ViewController?) {
    switch call {
    case .incomingWillAppear: new?.beginAppearanceTransition(true, animated: false)
    case .outgoingWillDisappear: old?.beginAppearanceTransition(false, animated: false)
    }
  }

  /// The next enabled item on one side of the selected one; nil when there is none.
  final func indexAfterSelected(step: Int) -> Int? {
    var index = selectedIndex
    guard model.items.indices.contains(index) else { return nil }
    repeat {
      index += step
      guard model.items.indices.contains(index) else { return nil }
    } while !model.items[index].tabBarItem.isEnabled
    return index
  }
}

/// The will calls of a change of tabs.
private enum TabSwitchOrder {
  case incomingWillAppear
  case outgoingWillDisappear

  /// Up to iOS 17 the child that comes is told first (TAB-40).
  static let classic: [TabSwitchOrder] = [.incomingWillAppear, .outgoingWillDisappear]
}
