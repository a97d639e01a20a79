import Testing
import WidgetsTestSupport

@testable import Widgets

@MainActor struct NavigationBarActionTests {
  private final class Delegate: NavigationBarDelegate {
    var calls: [String] = []
    var allows = true

    func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      calls.append("shouldPop \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {
      calls.append("didPop \(item.title ?? "")")
    }

    func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {
      calls.append("didPush \(item.title ?? "")")
    }
  }

  private let screen = ControlScreen()
  private let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
  private let table = NavigationItem(title: "Table")
  private let row = NavigationItem(title: "Row 3")
  private let delegate = Delegate()

  init() {
    screen.show(bar)
    bar.items = [table, row]
    bar.delegate = delegate
    screen.refresh()
  }

  @Test func `the back button is found by its title without the chevron, and pops`() throws {
    try screen.host.tap("Table", role: .button)
    #expect(bar.items == [table])
    #expect(delegate.calls == ["shouldPop Row 3", "didPop Row 3"])
  }

  @Test func `a delegate may keep the item`() throws {
    delegate.allows = false
    try screen.host.tap("Table")
    #expect(bar.items == [table, row])
    #expect(delegate.calls == ["shouldPop Row 3"])
  }

  @Test func `pushing shows the item and tells the delegate`() {
    let next = NavigationItem(title: "Next")
    bar.pushItem(next)
    screen.refresh()
    #expect(screen.line(0) == " ‹ Row 3          Next")
    #expect(delegate.calls == ["didPush Next"])
  }

  @Test func `pushing an item a second time is refused with a diagnostic`() {
    bar.pushItem(table)
    #expect(bar.items == [table, row])
    #expect(screen.host.diagnostics.map(\.code) == [Diagnostic.Code("bar.duplicate")])
  }

  @Test func `popping an empty bar is nil`() {
    bar.items = []
    #expect(bar.popItem() == nil)
  }

  @Test func `a managed bar hands the back button to its controller`() throws {
    var backs = 0
    let manager = Delegate()
    bar.manager = manager
    bar.onBack = { backs += 1 }
    try screen.host.tap("Table")
    #expect(backs == 1)
    #expect(bar.items == [table, row])
    #expect(delegate.calls == [])
  }

  @Test func `NAV-51 changing a managed bar by hand stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = NavigationController(rootViewController: ViewController())
      withExtendedLifetime(navigation) { navigation.navigationBar.items = [] }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = NavigationController(rootViewController: ViewController())
      withExtendedLifetime(navigation) {
        navigation.navigationBar.pushItem(NavigationItem(title: "New"))
      }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = NavigationController(rootViewController: ViewController())
      withExtendedLifetime(navigation) { _ = navigation.navigationBar.popItem() }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = NavigationController(rootViewController: ViewController())
      withExtendedLifetime(navigation) { navigation.navigationBar.delegate = nil }
    }
  }

  @Test func `a bar button runs its closure and its targets, by touch and by key`() throws {
    var runs: [String] = []
    let item = BarButtonItem(title: "Edit") { runs.append("closure") }
    item.addTarget(self.delegate) { delegate, item in
      delegate.calls.append("edit \(item.title ?? "")")
    }
    row.rightBarButtonItem = item
    screen.refresh()
    try screen.host.tap("Edit")
    #expect(runs == ["closure"])
    #expect(delegate.calls == ["edit Edit"])
    screen.host.press(.enter)
    #expect(runs == ["closure", "closure"])
  }

  @Test func `a disabled bar button does nothing and is dim`() throws {
    var runs = 0
    let item = BarButtonItem(title: "Edit") { runs += 1 }
    row.rightBarButtonItem = item
    item.isEnabled = false
    screen.refresh()
    try screen.host.tap("Edit")
    item.performPrimaryAction()
    #expect(runs == 0)
    #expect(screen.attributes(36, 0) == [.dim, .underline])
  }

  @Test func `a button keeps focus when its title changes, not when the screen does`() throws {
    let item = BarButtonItem(title: "Edit")
    row.rightBarButtonItem = item
    screen.refresh()
    try screen.host.tap("Edit")
    item.title = "Done"
    screen.refresh()
    #expect(screen.host.window.focusedNode?.accessibilityLabel == "Done")
    bar.pushItem(NavigationItem(title: "Next"))
    screen.refresh()
    #expect(screen.host.window.focusedNode?.accessibilityLabel == "Row 3")
  }

  @Test func `focus does not stay on a back button that has led back`() throws {
    let content = Control(frame: CGRect(x: 0, y: 2, width: 5, height: 1))
    screen.controller.view.insertSubnode(content, at: 0)
    bar.pushItem(NavigationItem(title: "Next"))
    screen.refresh()
    try screen.host.tap("Row 3", role: .button)
    #expect(content.isFocused)
  }

  @Test func `the bar and its items are released`() {
    let alive = releaseCheck(screen.host) {
      let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
      let item = NavigationItem(title: "Item")
      let button = BarButtonItem(title: "Edit")
      item.rightBarButtonItem = button
      bar.items = [NavigationItem(title: "Table"), item]
      screen.show(bar)
      bar.removeFromSupernode()
      return [bar, item, button] + bar.subnodes
    }
    #expect(alive == [])
  }
}
