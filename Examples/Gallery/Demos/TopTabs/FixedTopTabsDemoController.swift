import Widgets

/// Three top tabs that share the width, with a line below the selected one that stretches on its
/// way.
final class FixedTopTabsDemoController: TopTabsController {
  override init() {
    super.init()
    reselectPolicy = .scrollToTop
    topTabBar.style = .fixed
    topTabBar.indicatorStyle = .underline
    topTabBar.indicatorShape = .elastic
    topTabBar.selectedTitleColor = .brightWhite
    setPages([Topic.forYou, .news, .sports], item: { $0.item }) { TopicController($0) }
  }
}
