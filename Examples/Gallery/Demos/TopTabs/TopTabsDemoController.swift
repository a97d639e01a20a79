import Widgets

/// Top tabs inside of bottom tabs: swipe the pages, tap the titles, or choose a topic in the other
/// bottom tab.
///
/// One optional value, `topic`, says which page is selected, and hears of every page that a person
/// goes to. A tap on the selected title, and on the selected bottom tab, sends the page that is seen
/// to its top: both bars have the same rule.
final class TopTabsDemoController: TabBarController {
  private let topic = Observed<Topic?>(.forYou)

  override init() {
    super.init()
    let pages = TopTabsController()
    pages.title = "Topics"
    pages.reselectPolicy = .scrollToTop
    pages.topTabBar.selectedTitleColor = .brightWhite
    pages.setPages(Topic.allCases, item: { $0.item }) { TopicController($0) }
    pages.selection = .id(topic.binding)

    let contents = TabList(Topic.allCases.map(Entry.init)) { cell, entry in
      cell.textLabel.text = entry.topic.rawValue
    }
    contents.title = "Contents"
    contents.onSelect = { [weak self] entry in
      self?.topic.value = entry.topic
      self?.selectedIndex = 0
    }

    viewControllers = [pages, contents]
    reselectPolicy = .scrollToTop
  }
}

/// A row of the contents.
private struct Entry: Identifiable {
  let topic: Topic

  var id: Topic { topic }
}
