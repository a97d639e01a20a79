import Testing
import WidgetsTestSupport

@testable import Widgets

@MainActor struct TabBarTests {
  private final class Delegate: TabBarDelegate {
    var titles: [String] = []

    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
      titles.append(item.title ?? "")
    }
  }

  private let screen = ControlScreen(width: 30)
  private let bar = TabBar(frame: CGRect(x: 0, y: 5, width: 30, height: 1))
  private let items = ["Table", "Scroll", "Empty"].map { TabBarItem(title: $0) }
  private let delegate = Delegate()

  init() {
    // Focus goes to this one first.
    screen.show(Control(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    screen.show(bar)
    bar.items = items
    bar.selectedItem = items[0]
    bar.delegate = delegate
    screen.refresh()
  }

  @Test func `the items share the width equally`() {
    #expect(bar.subnodes.map(\.frame.origin.x) == [0, 10, 20])
    #expect(bar.subnodes.map(\.frame.size.width) == [10, 10, 10])
    #expect(screen.line(5) == "   Table    Scroll     Empty")
  }

  @Test func `a width that cannot be shared in whole cells leaves no gap`() {
    bar.frame = CGRect(x: 0, y: 5, width: 29, height: 1)
    screen.refresh()
    // 29 / 3 = 9.67: edges at 9 and 19.
    #expect(bar.subnodes.map(\.frame.origin.x) == [0, 9, 19])
    #expect(bar.subnodes.map(\.frame.size.width) == [9, 10, 10])
  }

  @Test func `the selected item is reversed and bold over its whole share`() {
    #expect(screen.attributes(0, 5) == [.reverse, .bold])
    #expect(screen.attributes(9, 5) == [.reverse, .bold])
    #expect(screen.attributes(10, 5) == [])
  }

  @Test func `a tap selects the item and tells the delegate, also when it is selected`() throws {
    try screen.host.tap("Scroll", role: .tab)
    #expect(bar.selectedItem === items[1])
    try screen.host.tap("Scroll")
    #expect(delegate.titles == ["Scroll", "Scroll"])
    #expect(screen.attributes(10, 5).contains(.reverse))
    #expect(!screen.attributes(0, 5).contains(.reverse))
  }

  @Test func `selecting in code calls no delegate`() {
    bar.selectedItem = items[2]
    #expect(delegate.titles == [])
  }

  @Test func `FR-TAB-19 a tap on a disabled item does nothing until it is enabled`() {
    items[1].isEnabled = false
    screen.refresh()
    screen.host.tap(at: CGPoint(x: 15, y: 5))
    #expect(bar.selectedItem === items[0])
    #expect(delegate.titles == [])
    #expect(screen.attributes(15, 5).contains(.dim))
    items[1].isEnabled = true
    screen.host.tap(at: CGPoint(x: 15, y: 5))
    #expect(delegate.titles == ["Scroll"])
  }

  @Test func `an item of another bar cannot be selected`() {
    bar.selectedItem = TabBarItem(title: "Other")
    #expect(bar.selectedItem === items[0])
    #expect(screen.host.diagnostics.map(\.code) == [Diagnostic.Code("bar.stranger")])
  }

  @Test func `the selection stays while its item does`() {
    bar.items = [items[1], items[0]]
    #expect(bar.selectedItem === items[0])
    bar.items = [items[1]]
    #expect(bar.selectedItem == nil)
  }

  // MARK: - Images

  @Test func `an image stands before the title, another one while the tab is selected`() {
    bar.items = [
      TabBarItem(title: "News", image: "☆", selectedImage: "★"),
      TabBarItem(title: "About", image: "ⓘ"),
      TabBarItem(title: nil, image: "+"),
    ]
    bar.selectedItem = bar.items[0]
    screen.refresh()
    #expect(screen.line(5) == "  ★ News    ⓘ About      +")
    bar.selectedItem = bar.items[1]
    screen.refresh()
    #expect(screen.line(5) == "  ☆ News    ⓘ About      +")
  }

  @Test func `an image that is changed is shown at once, and none takes no room`() {
    items[0].image = "a"
    items[0].selectedImage = "b"
    screen.refresh()
    #expect(screen.line(5).hasPrefix("  b Table"))
    items[0].selectedImage = nil
    screen.refresh()
    #expect(screen.line(5).hasPrefix("  a Table"))
    items[0].image = nil
    screen.refresh()
    #expect(screen.line(5).hasPrefix("   Table"))
  }

  @Test func `the image is no part of the name by which a tab is tapped`() throws {
    items[1].image = "⟳"
    screen.refresh()
    try screen.host.tap("Scroll", role: .tab)
    #expect(delegate.titles == ["Scroll"])
  }

  @Test func `where there is room for two lines the image is above the title`() {
    let screen = ControlScreen(width: 160, height: 100, metrics: .points)
    let bar = TabBar(frame: CGRect(x: 0, y: 51, width: 160, height: 49))
    bar.items = [TabBarItem(title: "News", image: "☆")]
    screen.show(bar)
    // 49 points are two lines of 20 in the middle; 160 are 20 columns of 8.
    let lines = screen.host.screen.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(lines.suffix(2) == ["☆", "News"])
  }

  @Test func `a control character as an image is shown as a picture`() {
    items[0].image = "\u{1B}"
    screen.refresh()
    #expect(!screen.host.screen.unicodeScalars.contains("\u{1B}"))
  }

  // MARK: - Badges

  @Test(arguments: [(nil, "Table"), ("3", "Table(3)"), ("", "Table•")] as [(String?, String)])
  func `TAB-57 a badge is shown after the title, the empty one as a dot`(
    badge: String?, shown: String
  ) throws {
    items[0].badgeValue = badge
    screen.refresh()
    #expect(screen.line(5).contains(shown + " "))
    // It is still found by its title.
    try screen.host.tap("Table", role: .tab)
  }

  @Test func `TAB-57 the tag is the app's own`() {
    let item = TabBarItem(title: "Table", tag: 7)
    #expect(item.tag == 7)
    #expect(item.badgeValue == nil)
  }

  @Test func `a title that is too long leaves out its end`() {
    items[1].title = "A very long title"
    screen.refresh()
    #expect(screen.line(5) == "   Table  A very l…    Empty")
  }

  @Test func `on a bar of its own the items can be reached by keys`() {
    screen.host.press(.tab)
    screen.host.press(.tab)
    screen.host.press(.enter)
    #expect(delegate.titles == ["Scroll"])
    #expect(screen.attributes(10, 5).contains(.underline))
  }

  @Test func `a managed bar hands taps to its controller and leaves the selection to it`() throws {
    var taps: [Int] = []
    bar.manager = delegate
    bar.onTap = { taps.append($0) }
    try screen.host.tap("Empty")
    #expect(taps == [2])
    #expect(bar.selectedItem === items[0])
    #expect(delegate.titles == [])
    bar.setManagedItems(items, selected: 2)
    #expect(bar.selectedItem === items[2])
  }

  @Test func `a tap on a managed bar leaves focus with the content`() throws {
    let content = Control(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    screen.show(content)
    #expect(content.becomeFocused())
    bar.manager = delegate
    try screen.host.tap("Empty")
    #expect(content.isFocused)
  }

  @Test func `TAB-55 changing a managed bar by hand stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = TabBarController()
      withExtendedLifetime(controller) { controller.tabBar.items = [] }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = TabBarController()
      withExtendedLifetime(controller) { controller.tabBar.selectedItem = nil }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = TabBarController()
      withExtendedLifetime(controller) { controller.tabBar.delegate = nil }
    }
  }

  @Test func `TAB-58 the bar is 49 points high, and its items stand above the safe area`() {
    let screen = ControlScreen(width: 300, height: 200, metrics: .points)
    let bar = TabBar()
    bar.items = items
    screen.controller.additionalSafeAreaInsets = EdgeInsets(bottom: 34)
    screen.show(bar)
    #expect(bar.intrinsicContentSize.height == 49)
    bar.frame = CGRect(x: 0, y: 200 - 83, width: 300, height: 83)
    screen.refresh()
    #expect(bar.subnodes[1].frame == CGRect(x: 100, y: 0, width: 100, height: 49))
  }

  @Test func `a bar without items, or without room, is fine`() {
    bar.items = []
    screen.refresh()
    #expect(bar.subnodes == [])
    bar.items = items
    bar.frame = .zero
    screen.refresh()
    #expect(screen.line(5) == "")
  }

  @Test func `the bar and its items are released`() {
    let alive = releaseCheck(screen.host) {
      let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
      let item = TabBarItem(title: "Item")
      bar.items = [item]
      screen.show(bar)
      bar.removeFromSupernode()
      return [bar, item] + bar.subnodes
    }
    #expect(alive == [])
  }
}
