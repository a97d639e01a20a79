extension ViewController {
  /// What a navigation bar shows for this controller; made when it is first read, with ``title``
  /// (VC-72).
  public final var navigationItem: NavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = NavigationItem(title: title)
    madeNavigationItem = item
    item.onChange = { [weak self] in self?.tellParentItemChanged() }
    return item
  }

  /// What a tab bar shows for this controller; made when it is first read, with ``title`` (TAB-56).
  /// That of a navigation controller is its root's until another one is assigned (NAV-64).
  public final var tabBarItem: TabBarItem {
    get {
      if let item = madeTabBarItem ?? inheritedTabBarItem { return item }
      let item = TabBarItem(title: title)
      madeTabBarItem = item
      item.onChange = { [weak self] in self?.tellParentItemChanged() }
      return item
    }
    set {
      madeTabBarItem?.onChange = nil
      madeTabBarItem = newValue
      newValue.onChange = { [weak self] in self?.tellParentItemChanged() }
      tellParentItemChanged()
    }
  }

  /// Whether the content of the screen is being edited; false by default. Setting it is
  /// ``setEditing(_:animated:)`` without animation.
  public final var isEditing: Bool {
    get { editsContent }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that begins and ends editing, for a ``navigationItem``: `Edit`, or `Done` meanwhile.
  /// Made when it is first read.
  public final var editButtonItem: BarButtonItem {
    if let madeEditButtonItem { return madeEditButtonItem }
    let item = BarButtonItem(title: editButtonTitle) { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    madeEditButtonItem = item
    return item
  }

  final var editButtonTitle: String { isEditing ? "Done" : "Edit" }

  /// The nearest navigation controller among the ancestors (VC-73).
  public final var navigationController: NavigationController? {
    nearestAncestor(NavigationController.self)
  }

  /// The nearest tab bar controller among the ancestors (VC-73).
  public final var tabBarController: TabBarController? {
    nearestAncestor(TabBarController.self)
  }

  /// ``title`` has been written: the last writer of an item's title wins (VC-70, VC-71).
  final func titleDidChange() {
    madeNavigationItem?.title = title
    madeTabBarItem?.title = title
    madeTopTabItem?.title = title
    tellParentItemChanged()
  }

  final func tellParentItemChanged() {
    parentController?.childItemDidChange(self)
  }
}
