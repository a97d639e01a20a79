import Widgets

/// What the pages of the demos about top tabs are about.
enum Topic: String, CaseIterable {
  case forYou = "For you"
  case trending = "Trending"
  case news = "News"
  case sports = "Sports"
  case entertainment = "Entertainment"

  /// The colour of the tab, and of the page behind the rows.
  var color: Color {
    switch self {
    case .forYou: .rgb(38, 70, 120)
    case .trending: .rgb(122, 60, 20)
    case .news: .rgb(120, 32, 44)
    case .sports: .rgb(26, 92, 56)
    case .entertainment: .rgb(88, 44, 112)
    }
  }

  /// What the strip of titles shows.
  @MainActor var item: TopTabItem { TopTabItem(title: rawValue, color: color) }
}
