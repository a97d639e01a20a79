extension ViewController {
  /// What a strip of top tabs shows for this controller, when its page was given as a controller;
  /// made when it is first read, with the title of the ``tabBarItem``, else ``title``.
  public final var topTabItem: TopTabItem {
    if let madeTopTabItem { return madeTopTabItem }
    let item = TopTabItem(title: (madeTabBarItem ?? inheritedTabBarItem)?.title ?? title)
    madeTopTabItem = item
    return item
  }

  /// The nearest pager among the ancestors; the top tabs, if that is what it is.
  public final var pagingController: PagingController? {
    nearestAncestor(PagingController.self)
  }
}
