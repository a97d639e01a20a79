import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Ready-made tabs with a trigger each, and lists that go to their top.
@MainActor struct TabContainerTests {
  private enum Tab: String, CaseIterable {
    case news, search, about
  }

  private struct Row: Identifiable {
    let id: Int
    var title: String { "Row \(id)" }
  }

  private let selection = Observed(Tab.news)
  private let tabs: TabContainer<Tab>
  private let lists: [TabList<Row>]
  private let host: TestHost

  init() {
    var lists: [TabList<Row>] = []
    tabs = TabContainer(selection: selection.binding) { tab, triggers in
      let rows = (0..<(tab == .about ? 0 : 100)).map(Row.init)
      let list = TabList(rows, trigger: triggers[tab]) { cell, row in
        cell.textLabel.text = row.title
      }
      list.title = tab.rawValue
      lists.append(list)
      return NavigationController(rootViewController: list)
    }
    self.lists = lists
    host = TestHost(rootViewController: tabs)
  }

  private func offset(_ index: Int) -> CGFloat? {
    lists[index].tableNode.map { $0.progress().offset }
  }

  private func scroll(_ index: Int, to offset: CGFloat) {
    lists[index].tableNode?.offset().value = offset
    host.settle()
  }

  private func tap(_ title: String) throws {
    try host.tap(title, role: .tab)
  }

  @Test func `there is a child for each tab, and the binding says which is selected`() throws {
    #expect(tabs.viewControllers?.count == 3)
    #expect(tabs.selectedTab == .news)
    try tap("search")
    #expect(selection.value == .search)
    #expect(tabs.selectedTab == .search)
    selection.value = .about
    #expect(tabs.selectedTab == .about)
  }

  @Test func `S3 a tap on the selected tab sends its list to the top, and no other`() throws {
    try tap("search")
    scroll(1, to: 30)
    try tap("news")
    scroll(0, to: 50)
    try tap("news")
    host.settle()
    #expect(offset(0) == 0)
    #expect(offset(1) == 30)
  }

  @Test func `S3 a tap that selects another tab fires nothing`() throws {
    scroll(0, to: 50)
    try tap("search")
    try tap("news")
    host.settle()
    #expect(offset(0) == 50)
    #expect(tabs.triggers[.news].value.count == 0)
  }

  @Test func `S3 a tap that pops fires nothing; the next one does`() throws {
    scroll(0, to: 50)
    lists[0].navigationController?.pushViewController(ViewController(), animated: false)
    host.settle()
    try tap("news")
    host.settle()
    #expect(lists[0].navigationController?.viewControllers.count == 1)
    #expect(offset(0) == 50)
    #expect(tabs.triggers[.news].value.count == 0)
    try tap("news")
    host.settle()
    #expect(offset(0) == 0)
    #expect(tabs.triggers[.news].value.count == 1)
  }

  @Test func `a tap while the pop animates is ignored`() throws {
    scroll(0, to: 50)
    lists[0].navigationController?.pushViewController(ViewController(), animated: false)
    host.settle()
    try tap("news")
    try tap("news")
    host.settle()
    #expect(tabs.triggers[.news].value.count == 0)
    #expect(offset(0) == 50)
  }

  @Test func `code that sets the binding to the same tab fires nothing`() {
    selection.value = .news
    tabs.selectedIndex = 0
    #expect(tabs.triggers[.news].value.count == 0)
  }

  @Test func `S3 an empty list is fine`() throws {
    try tap("about")
    try tap("about")
    host.settle()
    #expect(offset(2) == 0)
    #expect(tabs.triggers[.about].value.count == 1)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `S3 a trigger consumed before does not fire again when the tab is shown again`()
    throws
  {
    scroll(0, to: 50)
    try tap("news")
    host.settle()
    scroll(0, to: 40)
    try tap("search")
    try tap("news")
    host.settle()
    #expect(offset(0) == 40)
  }

  @Test func `S3 the first row is the first item, and keeps its identity`() throws {
    let table = try #require(lists[0].tableNode)
    let first = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: first)?.accessibilityLabel == "Row 0")
    scroll(0, to: 50)
    try tap("news")
    host.settle()
    #expect(table.cellForRow(at: first)?.accessibilityLabel == "Row 0")
    #expect(host.screen.contains("Row 0"))
  }

  @Test func `quick taps do not restart the way to the top`() throws {
    scroll(0, to: 50)
    try tap("news")
    host.advance(by: 0.2)
    try tap("news")
    host.advance(by: 0.12)
    #expect(offset(0) == 0)
  }

  @Test func `the policy can be replaced, and says what it does`() throws {
    #expect(tabs.reselectPolicy.description == "first of popToRoot, custom(trigger)")
    tabs.reselectPolicy = .none
    scroll(0, to: 50)
    try tap("news")
    host.settle()
    #expect(offset(0) == 50)
  }

  @Test func `the first tab is the one that the binding says, and only it is loaded`() {
    let selection = Observed(Tab.search)
    let container = TabContainer(selection: selection.binding) { _, _ in ViewController() }
    let host = TestHost(rootViewController: container)
    #expect(container.selectedIndex == 1)
    #expect(container.viewControllers?.map(\.isViewLoaded) == [false, true, false])
    #expect(selection.value == .search)
    _ = host
  }

  // MARK: - Lists

  @Test func `items that are set are shown, and the offset stays as far as it can`() {
    scroll(0, to: 50)
    lists[0].items = (0..<80).map(Row.init)
    host.settle()
    #expect(offset(0) == 50)
    lists[0].items = [Row(id: 7)]
    host.settle()
    #expect(offset(0) == 0)
    #expect(host.screen.contains("Row 7"))
  }

  @Test func `a person selects an item, and its row is not marked afterwards`() throws {
    var selected: [Int] = []
    lists[0].onSelect = { selected.append($0.id) }
    try host.tap("Row 3")
    host.settle()
    #expect(selected == [3])
    #expect(lists[0].tableNode?.indexPathsForSelectedRows == nil)
  }

  @Test func `a subclass hears of items by overriding`() throws {
    final class Heard: TabList<Row> {
      var ids: [Int] = []
      override func didSelect(_ item: Row) {
        super.didSelect(item)
        ids.append(item.id)
      }
    }
    let list = Heard([Row(id: 1), Row(id: 2)]) { cell, row in cell.textLabel.text = row.title }
    let host = TestHost(rootViewController: list)
    try host.tap("Row 2")
    #expect(list.ids == [2])
  }

  @Test func `an item is scrolled to by its id, and an unknown one is reported`() {
    lists[0].scrollToItem(60, at: .top, animated: false)
    #expect(offset(0) == 60)
    lists[0].scrollToItem(1000, animated: false)
    #expect(host.diagnostics.map(\.code.rawValue) == ["list.item"])
  }

  @Test func `neither the trigger nor the container keeps a list`() {
    let triggers = TriggerMap<Tab>()
    var list: TabList<Row>? = TabList([Row(id: 1)], trigger: triggers[.news]) { _, _ in }
    weak let released = list
    list?.loadViewIfNeeded()
    list = nil
    #expect(released == nil)
    triggers.fire(.news)
  }
}
