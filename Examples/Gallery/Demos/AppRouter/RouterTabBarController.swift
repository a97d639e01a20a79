import Widgets

/// The tabs: shows the one that the state says, and sends what a person taps.
final class RouterTabBarController: TabBarController {
  private let store: Store<AppState, AppAction>
  private var token: ObservationToken?

  init(store: Store<AppState, AppAction>) {
    self.store = store
    super.init()
    viewControllers = AppTab.allCases.map(makeController)
    token = store.observe { [weak self] state in
      self?.selectedIndex = AppTab.allCases.firstIndex(of: state.selectedTab) ?? 0
    }
  }

  /// A tap is only what a person wants. The state decides, and a bar that is not told otherwise
  /// stays as it is.
  override func shouldSelect(_ controller: ViewController) -> Bool {
    if let index = viewControllers?.firstIndex(of: controller) {
      store.send(.selectedTabChanged(AppTab.allCases[index]))
    }
    return false
  }

  private func makeController(for tab: AppTab) -> ViewController {
    switch tab {
    case .feed:
      let feed = RouterFeedController(store: store.scope(state: \.feed, action: AppAction.feed))
      feed.tabBarItem = TabBarItem(title: "Feed", image: "☆", selectedImage: "★")
      return feed
    case .pages:
      let pages = RouterPagesController(store: store.scope(state: \.pages, action: AppAction.pages))
      pages.tabBarItem = TabBarItem(title: "Pages", image: "◇", selectedImage: "◆")
      return pages
    }
  }
}
