import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// Bars that a controller keeps are reached by keys, and never get focus by themselves.
@MainActor struct FocusInBarsTests {
  /// A screen with some buttons below each other, all of it under the bars.
  private final class Page: ViewController {
    let buttons: [Button]
    var handled: [Key] = []
    var pasted: [String] = []

    init(_ title: String, count: Int = 2) {
      buttons = (0..<count).map { Button(title: "\(title)\($0 + 1)") }
      super.init()
      self.title = title
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 0, y: CGFloat(index) + 3, width: 10, height: 1)
        view.addSubnode(button)
      }
    }

    override func keyPressed(_ key: Key) -> Bool {
      handled.append(key)
      return key.code == .character("7") || super.keyPressed(key)
    }

    override func textPasted(_ text: String) -> Bool {
      pasted.append(text)
      return true
    }
  }

  private final class Rows: TableNodeDataSource {
    func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
      TableNodeCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let root = Page("Home")
  private let details = Page("Details")
  private let other = Page("Other")
  private let stack: NavigationController
  private let tabs = TabBarController()
  private let host: TestHost

  init() {
    stack = NavigationController(rootViewController: root)
    tabs.viewControllers = [stack, other]
    host = TestHost(size: CGSize(width: 40, height: 12), rootViewController: tabs)
    host.settle()
    details.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit")
  }

  private var focused: String? { host.window.focusedNode?.accessibilityLabel }

  private func walk(_ keys: Key...) -> [String?] {
    keys.map { key in
      host.press(key)
      return focused
    }
  }

  private func push() {
    stack.pushViewController(details, animated: false)
    host.settle()
  }

  private let tab = Key(.tab)
  private let backTab = Key(.tab, modifiers: .shift)

  @Test func `Tab goes through the bar above, the content and the bar below, and round`() {
    push()
    #expect(focused == "Details1")
    // The tab of the stack is called by its root.
    #expect(
      walk(tab, tab, tab, tab, tab, tab)
        == ["Details2", "Home", "Other", "Home", "Edit", "Details1"])
    #expect(walk(backTab, backTab, backTab) == ["Edit", "Home", "Other"])
  }

  @Test func `arrows lead into the bars and out of them`() {
    push()
    #expect(walk(Key(.up)).last == "Home")
    #expect(host.window.focusedNode is BackButton)
    #expect(walk(Key(.right), Key(.left), Key(.down)) == ["Edit", "Home", "Details1"])
    #expect(walk(Key(.down), Key(.down)) == ["Details2", "Home"])
    #expect(host.window.focusedNode is TabBarButton)
    #expect(walk(Key(.right), Key(.up)) == ["Other", "Edit"])
  }

  @Test func `in a container of an app's own a screen that is pushed gets focus, not the bar`() {
    let container = ViewController()
    container.addChild(tabs)
    container.view.addSubnode(tabs.view)
    tabs.view.frame = CGRect(x: 0, y: 0, width: 40, height: 11)
    tabs.didMove(toParent: container)
    let host = TestHost(size: CGSize(width: 40, height: 12), rootViewController: container)
    host.settle()
    host.press(.down)
    host.press(.down)
    #expect(host.window.focusedNode is TabBarButton)
    host.press(.up)
    #expect(host.window.focusedNode?.accessibilityLabel == "Home2")
    stack.pushViewController(details, animated: true)
    host.settle()
    #expect(host.window.focusedNode?.accessibilityLabel == "Details1")
    host.press(.escape)
    host.settle()
    #expect(stack.topViewController === root)
    #expect(host.window.focusedNode?.accessibilityLabel == "Home2")
  }

  @Test func `an arrow into the tab bar leads to the selected tab`() {
    let wide = Page("Wide")
    tabs.viewControllers = (0..<3).map { Page("Tab \($0)") } + [wide]
    tabs.selectedIndex = 3
    host.settle()
    #expect(focused == "Wide1")
    #expect(walk(Key(.down), Key(.down)) == ["Wide2", "Wide"])
  }

  @Test func `a table that reaches under the bars leads into them at its ends`() {
    let rows = Rows()
    let table = TableNode()
    table.dataSource = rows
    let list = ViewController()
    list.title = "List"
    list.view.addSubnode(table)
    table.frame = list.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.pushViewController(list, animated: false)
    host.settle()
    #expect(table.isFocused)
    #expect(walk(Key(.up)) == ["Home"])
    host.press(.down)
    #expect(table.isFocused)
    for _ in 0..<4 { host.press(.down) }
    #expect(host.window.focusedNode is TabBarButton)
  }

  @Test func `Enter on a tab chooses it, and focus stays in the bar`() {
    #expect(walk(Key(.down), Key(.down), Key(.right)) == ["Home2", "Home", "Other"])
    host.press(.enter)
    host.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(focused == "Other")
    #expect(walk(Key(.up)) == ["Other2"])
  }

  @Test func `the focused tab is underlined, and so seen without a colour`() {
    host.press(.down)
    host.press(.down)
    #expect(host.window.focusedNode is TabBarButton)
    #expect(host.surface[3, 11].attributes == [.bold, .reverse, .underline])
    host.press(.right)
    #expect(host.surface[25, 11].attributes == .underline)
  }

  @Test func `a finger on a tab leaves focus with the content`() throws {
    try host.tap("Other", role: .tab)
    host.settle()
    #expect(focused == "Other1")
  }

  @Test func `so does one on a bar button, and on the way back`() throws {
    push()
    host.press(.down)
    #expect(focused == "Details2")
    try host.tap("Edit")
    host.settle()
    #expect(focused == "Details2")
    try host.tap("Home", role: .button)
    host.settle()
    #expect(stack.topViewController === root)
    #expect(focused == "Home1")
  }

  @Test func `and one on a title above pages`() throws {
    let topTabs = TopTabsController()
    topTabs.setPages(["A", "B"], item: { TopTabItem(title: $0) }, makeController: { Page($0) })
    let host = TestHost(size: CGSize(width: 40, height: 12), rootViewController: topTabs)
    host.settle()
    try host.tap("B", role: .tab)
    host.press(.down)
    host.settle()
    #expect(host.window.focusedNode?.accessibilityLabel == "B2")
    try host.tap("B", role: .tab)
    #expect(host.window.focusedNode?.accessibilityLabel == "B2")
  }

  @Test func `while focus is in a bar a finger moves it from item to item`() throws {
    push()
    #expect(walk(Key(.up)) == ["Home"])
    try host.tap("Edit")
    #expect(focused == "Edit")
    try host.tap("Other", role: .tab)
    host.settle()
    #expect(focused == "Other1")
  }

  @Test func `a field in a bar takes focus from a finger`() throws {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    details.navigationItem.titleNode = field
    push()
    #expect(focused == "Details1")
    host.tap(field)
    #expect(field.isFocused)
  }

  @Test func `a screen without anything to focus leaves bars alone until a person comes`() {
    let empty = Page("Empty", count: 0)
    stack.pushViewController(empty, animated: false)
    host.settle()
    #expect(host.window.focusedNode == nil)
    host.press(.tab)
    #expect(host.window.focusedNode is BackButton)
  }

  @Test func `what a bar does not want goes to the screen beside it`() {
    push()
    host.press(.up)
    #expect(host.window.focusedNode is BackButton)
    host.press(.character("7"))
    #expect(details.handled.last == Key(.character("7")))
    host.paste("text")
    #expect(details.pasted == ["text"])
    host.press(.escape)
    host.settle()
    #expect(stack.topViewController === root)
    #expect(focused == "Home1")
  }

  @Test func `so does what the tab bar does not want, each key once`() {
    push()
    for _ in 0..<2 { host.press(.down) }
    #expect(host.window.focusedNode is TabBarButton)
    details.handled = []
    host.press(.character("7"))
    host.press(.character("8"))
    #expect(details.handled == [Key(.character("7")), Key(.character("8"))])
  }

  @Test func `a bar that goes gives focus back to the content`() {
    push()
    for _ in 0..<2 { host.press(.down) }
    #expect(host.window.focusedNode is TabBarButton)
    tabs.isTabBarHidden = true
    host.settle()
    #expect(focused == "Details2")
  }

  @Test func `a disabled tab is passed over`() {
    other.tabBarItem.isEnabled = false
    host.settle()
    #expect(walk(tab, tab, tab) == ["Home2", "Home", "Home1"])
  }
}
