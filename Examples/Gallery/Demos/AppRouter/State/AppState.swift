/// The tabs, in the order of the bar.
enum AppTab: CaseIterable {
  case feed, pages
}

/// Everything that is on screen, as a value: the tab, and a child state for each of them.
struct AppState: Equatable {
  var selectedTab = AppTab.feed
  var feed = FeedState()
  var pages = PagesState()
}

enum AppAction: Equatable {
  /// A person tapped a tab; it may be the selected one.
  case selectedTabChanged(AppTab)
  case feed(FeedAction)
  case pages(PagesAction)
}

extension AppState {
  static func reduce(_ state: inout AppState, _ action: AppAction) -> [AppAction] {
    switch action {
    case .selectedTabChanged(let next) where next != state.selectedTab:
      state.selectedTab = next
      return []
    case .selectedTabChanged(.feed):
      // The child's own logic, called: an action that stands for a call would be one more thing
      // that anyone can send, and one more line between the cause and its effect.
      state.feed.goToTop()
      return []
    case .selectedTabChanged(.pages):
      state.pages.goToRoot()
      return []
    case .feed(let action):
      return FeedState.reduce(&state.feed, action).map(AppAction.feed)
    case .pages(let action):
      return PagesState.reduce(&state.pages, action).map(AppAction.pages)
    }
  }
}
