import Testing

@testable import Widgets

@MainActor struct BarItemTests {
  @Test func `VC-70 a controller's title goes to its items, and not back`() {
    let controller = ViewController()
    controller.title = "Table"
    #expect(controller.navigationItem.title == "Table")
    #expect(controller.tabBarItem.title == "Table")
    controller.navigationItem.title = "Bar"
    controller.tabBarItem.title = "Tab"
    #expect(controller.title == "Table")
  }

  @Test func `VC-71 the last writer of an item's title wins`() {
    let controller = ViewController()
    controller.tabBarItem.title = "Tab"
    controller.title = "Title"
    #expect(controller.tabBarItem.title == "Title")
    controller.tabBarItem.title = "Tab"
    #expect(controller.tabBarItem.title == "Tab")
  }

  @Test func `VC-72 TAB-56 items are made when they are read, with the title of then`() {
    let controller = ViewController()
    controller.title = "Early"
    let item = controller.tabBarItem
    let navigationItem = controller.navigationItem
    #expect(item.title == "Early" && navigationItem.title == "Early")
    #expect(controller.tabBarItem === item && controller.navigationItem === navigationItem)
    #expect(!controller.isViewLoaded)
  }

  @Test func `an item tells its owner once for each change of what is shown`() {
    let item = TabBarItem(title: "Table")
    var changes = 0
    item.onChange = { changes += 1 }
    item.title = "Table"
    item.tag = 3
    #expect(changes == 0)
    item.title = "List"
    item.badgeValue = "1"
    item.isEnabled = false
    #expect(changes == 3)
  }

  @Test func `a navigation item hears of changes of its buttons while it has them`() {
    let item = NavigationItem(title: "Table")
    let edit = BarButtonItem(title: "Edit")
    var changes = 0
    item.onChange = { changes += 1 }
    item.rightBarButtonItem = edit
    edit.title = "Done"
    edit.isEnabled = false
    #expect(changes == 3)
    item.rightBarButtonItem = nil
    edit.title = "Gone"
    #expect(changes == 4)
  }

  @Test func `the first of the right items is the one that stands at the edge`() {
    let item = NavigationItem()
    let a = BarButtonItem(title: "A")
    let b = BarButtonItem(title: "B")
    item.rightBarButtonItems = [a, b]
    #expect(item.rightBarButtonItem === a)
    item.rightBarButtonItem = b
    #expect(item.rightBarButtonItems == [b])
    item.leftBarButtonItems = [a]
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == [])
  }
}
