import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// The list that `?` shows: every key that does something now, and no other.
@MainActor struct KeyHelpTests {
  private final class Rows: TableNodeDataSource {
    func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
      TableNodeCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Handles a key by itself and says so.
  private final class Zoom: Node {
    override var canBecomeFocused: Bool { true }
    override var keyHints: [KeyHint] {
      [KeyHint([Key(.character("+")), Key(.character("-"))], title: "Zoom in, zoom out")]
    }
  }

  /// What is said for a node that has focus, as `reach keys title`.
  private func meanings(_ host: TestHost) -> [String] {
    host.window.firstKeyResponder.keyMeaningsOnChain.map { meaning in
      "\(meaning.reach) \(meaning.keys.map(\.name).joined(separator: ",")) \(meaning.title)"
    }
  }

  private func makeScreen(_ nodes: Node...) -> ControlScreen {
    let screen = ControlScreen()
    for node in nodes { screen.controller.view.addSubnode(node) }
    screen.refresh()
    return screen
  }

  private func button(_ title: String, _ y: CGFloat) -> Button {
    let button = Button(title: title)
    button.frame = CGRect(x: 0, y: y, width: 10, height: 1)
    return button
  }

  private let always = [
    "everywhere tab Next", "everywhere shift+tab Previous", "everywhere ?,f1 Keys",
  ]

  @Test func `a button says that Enter and Space press it, and where arrows lead`() {
    let screen = makeScreen(button("A", 0), button("B", 2), button("C", 4))
    #expect(
      meanings(screen.host) == ["focus enter,space Press"] + always + ["everywhere down Move"])
    screen.host.press(.down)
    #expect(meanings(screen.host).last == "everywhere up,down Move")
  }

  @Test func `what the host does with a key is said last, and not where somebody handles it`() {
    let screen = makeScreen(button("A", 0), Zoom(frame: CGRect(x: 0, y: 2, width: 4, height: 1)))
    screen.host.window.screen.unhandledKeyHints = [
      KeyHint([Key(.character("+"))], title: "Larger letters"),
      KeyHint([Key(.character("c"), modifiers: .control)], title: "Quit"),
    ]
    #expect(
      meanings(screen.host).suffix(2) == ["everywhere + Larger letters", "everywhere ctrl+c Quit"])
    screen.host.press(.down)
    #expect(!meanings(screen.host).contains { $0.hasSuffix("Larger letters") })
    #expect(meanings(screen.host).last == "everywhere ctrl+c Quit")
  }

  @Test func `a disabled control says nothing`() {
    let button = button("A", 0)
    button.isEnabled = false
    #expect(button.keyHints.isEmpty)
  }

  @Test func `a table names the keys of its rows, and those of editing while it edits`() {
    let rows = Rows()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 40, height: 6))
    table.dataSource = rows
    let screen = makeScreen(table)
    let moving = [
      "focus up,down Previous row, next row", "focus pageup,pagedown Back or on by a page",
      "focus home,end First row, last row",
    ]
    #expect(meanings(screen.host) == moving + ["focus enter Choose the row"] + always)
    table.setEditing(true, animated: false)
    screen.refresh()
    #expect(meanings(screen.host) == moving + ["focus delete,backspace Delete the row"] + always)
  }

  @Test func `a scroll view names the keys of the axes that it scrolls`() {
    let scroll = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    scroll.contentSize = CGSize(width: 30, height: 5)
    let screen = makeScreen(scroll)
    #expect(meanings(screen.host).first == "focus left,right Scroll sideways")
    scroll.contentSize = CGSize(width: 10, height: 50)
    #expect(
      Array(meanings(screen.host)[..<3]) == [
        "focus up,down Scroll", "focus pageup,pagedown Scroll by a page",
        "focus home,end Scroll to the start, to the end",
      ])
    scroll.isPagingEnabled = true
    #expect(meanings(screen.host).first == "focus up,down,pageup,pagedown Turn the page")
    scroll.isScrollEnabled = false
    #expect(scroll.keyHints.isEmpty)
  }

  @Test func `keys that are left over scroll the content, and say so`() {
    let scroll = ScrollableNode(frame: CGRect(x: 0, y: 1, width: 10, height: 5))
    scroll.contentSize = CGSize(width: 10, height: 50)
    let screen = makeScreen(button("A", 0), scroll)
    let said = meanings(screen.host)
    #expect(said.contains("everywhere down Move"))
    #expect(said.contains("everywhere up Scroll"))
    #expect(said.contains("everywhere pageup,pagedown Scroll by a page"))
  }

  @Test func `of two keys of which one means something else the other says what it does`() {
    let rows = Rows()
    let table = TableNode(frame: CGRect(x: 0, y: 1, width: 40, height: 5))
    table.dataSource = rows
    let button = button("A", 0)
    let screen = makeScreen(button, table)
    button.becomeFocused()
    let said = meanings(screen.host)
    #expect(said.contains("everywhere down Move"))
    #expect(said.contains("everywhere up Previous row"))
    #expect(said.contains("everywhere home,end First row, last row"))
  }

  @Test func `keys without a title of their own have that of all`() {
    let keys = "abc".map { Key(.character($0)) }
    let hint = KeyHint(keys, title: "All", each: ["First", "Second"])
    #expect(hint.hints { _ in true } == [hint])
    #expect(hint.hints { $0 != keys[0] }.map(\.title) == ["Second", "All"])
    #expect(hint.hints { _ in false } == [])
  }

  @Test func `in a field that is edited letters are typed, so they are no commands`() {
    let field = TextField()
    field.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    let screen = makeScreen(field)
    #expect(field.isEditing)
    let keys = screen.host.window.keyCommandsInForce.map(\.key.name)
    #expect(keys == ["tab", "shift+tab", "f1"])
    let said = meanings(screen.host)
    #expect(said.contains("focus ctrl+left,ctrl+right,alt+b,alt+f Move by a word"))
    #expect(said.contains("everywhere f1 Keys"))
    #expect(!said.contains { $0.contains("?") })
    screen.host.press(.character("?"))
    #expect(field.text == "?")
    screen.host.press(.function(1))
    screen.host.settle()
    #expect(screen.host.screen.contains("─ Keys ─"))
  }

  @Test func `a node of an app says what it handles by itself`() {
    let zoom = Zoom(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(meanings(makeScreen(zoom).host).first == "focus +,- Zoom in, zoom out")
  }

  @Test func `Back belongs to the screen, tabs to all`() {
    let root = ViewController()
    root.title = "News"
    let stack = NavigationController(rootViewController: root)
    let tabs = TabBarController()
    let other = ViewController()
    other.title = "About"
    tabs.viewControllers = [stack, other]
    let host = TestHost(rootViewController: tabs)
    stack.pushViewController(ViewController(), animated: false)
    host.settle()
    #expect(
      meanings(host) == [
        "screen escape,backspace Back", "everywhere alt+1 News", "everywhere alt+2 About",
        "everywhere ctrl+pagedown Next tab",
      ] + always)
  }

  @Test func `a key counts for the innermost that has it`() {
    let outer = KeyHint([Key(.up), Key(.character("x"))], title: "Outer")
    final class Hinting: Node {
      var hints: [KeyHint] = []
      override var keyHints: [KeyHint] { hints }
    }
    let (a, b) = (Hinting(), Hinting())
    a.hints = [outer]
    b.hints = [KeyHint([Key(.up)], title: "Inner"), KeyHint([Key(.end)], title: "")]
    a.addSubnode(b)
    #expect(b.keyMeaningsOnChain.map(\.title) == ["Inner", "Outer"])
    #expect(b.keyMeaningsOnChain.map(\.keys) == [[Key(.up)], [Key(.character("x"))]])
  }

  // MARK: - The list

  private let sample = KeyHelp(
    [
      KeyMeaning(reach: .focus, keys: [Key(.enter)], title: "Press"),
      KeyMeaning(reach: .everywhere, keys: [Key(.tab)], title: "Next"),
      KeyMeaning(
        reach: .everywhere, keys: "0123456789".map { Key(.character($0)) }, title: "Go to a row"),
    ], focus: "Save", screen: "Rows")

  private func text(_ rows: [KeyHelp.Row]) -> [String] {
    rows.map { row in
      var line = String(repeating: " ", count: row.indent) + row.text
      if !row.title.isEmpty {
        line += String(repeating: " ", count: row.titleIndent - line.count) + row.title
      }
      return line
    }
  }

  @Test func `titles stand beside the keys under headings`() {
    // 2 + "enter" + 2 + "Go to a row".
    #expect(sample.columns == 20)
    #expect(
      text(sample.rows(columns: 20)) == [
        "In focus: Save", "  enter  Press", "", "Everywhere", "  tab    Next",
        "  0…9    Go to a row",
      ])
    #expect(sample.rows(columns: 20).map(\.isHeading) == [true, false, false, true, false, false])
  }

  @Test func `where there is no room they stand above them, and go on in the next line`() {
    #expect(
      text(sample.rows(columns: 14)) == [
        "In focus: Save", "Press", "  enter", "", "Everywhere", "Next", "  tab", "Go to a row",
        "  0…9",
      ])
  }

  @Test(arguments: [(80, 24), (40, 12), (30, 10), (20, 5), (12, 4), (10, 3), (6, 2), (1, 1)])
  func `the list can be read to its end on every screen`(width: Int, height: Int) {
    let screen = ControlScreen(width: CGFloat(width), height: CGFloat(height))
    screen.show(button("A", 0))
    screen.host.press(.character("?"))
    screen.host.settle()
    let top = screen.host.screen
    screen.host.press(.end)
    screen.host.settle()
    #expect(screen.host.diagnostics.isEmpty)
    if height < 6, height > 2 { #expect(screen.host.screen != top) }
    screen.host.press(.escape)
    screen.host.settle()
    #expect(!screen.host.screen.contains("verywhere"))
  }

  @Test func `the list scrolls by lines, pages and the wheel`() {
    let screen = ControlScreen(width: 40, height: 7)
    screen.show(button("A", 0))
    screen.host.press(.character("?"))
    screen.host.settle()
    #expect(screen.host.screen.contains("In focus: A"))
    screen.host.press(.down)
    #expect(!screen.host.screen.contains("In focus: A"))
    screen.host.press(.home)
    #expect(screen.host.screen.contains("In focus: A"))
    screen.host.wheel(at: CGPoint(x: 20, y: 3), by: 3)
    #expect(!screen.host.screen.contains("In focus: A"))
  }
}
