import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// A view whose commands write down that they were performed.
private final class CommandNode: Node {
  var keys: [(Key, String)] = []
  var handled: [Key] = []
  var takes: Key?
  private(set) var performed: [String] = []

  override var canBecomeFocused: Bool { true }

  override var keyCommands: [KeyCommand] {
    keys.map { key, title in
      KeyCommand(key, title: title) { [weak self] in self?.performed.append(title) }
    }
  }

  override func keyPressed(_ key: Key) -> Bool {
    handled.append(key)
    return key == takes || super.keyPressed(key)
  }
}

@MainActor struct KeyCommandTests {
  private let screen = ControlScreen()
  private let outer = CommandNode()
  private let inner = CommandNode()

  private func key(_ character: Character) -> Key { Key(.character(character)) }

  private func show() {
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 5)
    inner.frame = outer.bounds
    outer.addSubnode(inner)
    screen.show(outer)
    inner.becomeFocused()
  }

  @Test func `a command of the focused node runs instead of keyPressed`() {
    inner.keys = [(key("s"), "Save")]
    show()
    screen.host.press(key("s"))
    screen.host.press(key("t"))
    #expect(inner.performed == ["Save"])
    #expect(inner.handled == [key("t")])
  }

  @Test func `the innermost of two commands with one key counts`() {
    inner.keys = [(key("s"), "inner")]
    outer.keys = [(key("s"), "outer"), (key("o"), "open")]
    show()
    screen.host.press(key("s"))
    screen.host.press(key("o"))
    #expect(inner.performed == ["inner"])
    #expect(outer.performed == ["open"])
  }

  @Test func `what a responder further in handles never reaches a command`() {
    inner.takes = key("s")
    outer.keys = [(key("s"), "outer")]
    show()
    screen.host.press(key("s"))
    #expect(outer.performed.isEmpty)
  }

  @Test func `modifiers must be the same`() {
    outer.keys = [(Key(.character("s"), modifiers: .control), "Save")]
    show()
    screen.host.press(key("s"))
    #expect(outer.performed.isEmpty)
    screen.host.press(Key(.character("s"), modifiers: .control))
    #expect(outer.performed == ["Save"])
  }

  @Test func `a text field types what would be a command around it`() {
    let field = TextField()
    field.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    outer.keys = [(key("s"), "Save")]
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 5)
    outer.addSubnode(field)
    screen.show(outer)
    field.becomeFirstResponder()
    screen.host.press(key("s"))
    #expect(field.text == "s")
    #expect(outer.performed.isEmpty)
  }

  @Test func `the commands in force are listed innermost first, each key once`() {
    inner.keys = [(key("s"), "inner"), (key("x"), "")]
    outer.keys = [(key("s"), "outer"), (key("o"), "open")]
    show()
    #expect(
      screen.host.window.keyCommandsInForce.map(\.title)
        == ["inner", "open", "Next", "Previous", "Keys", "Keys"])
  }

  // MARK: - Help

  @Test func `question mark shows the keys, another closes them`() {
    outer.keys = [(key("s"), "Save"), (Key(.character("w"), modifiers: .control), "Close")]
    show()
    let before = screen.host.screen
    screen.host.press(key("?"))
    screen.host.settle()
    #expect(screen.host.screen.contains("Keys"))
    // Below "In focus", two columns in; the longest keys, "shift+tab", end two columns before.
    #expect(screen.host.screen.contains("s          Save"))
    #expect(screen.host.screen.contains("ctrl+w     Close"))
    screen.host.press(key("?"))
    screen.host.settle()
    #expect(screen.host.screen == before)
    #expect(inner.isFocused)
  }

  @Test(arguments: [Key.Code.escape, .enter, .character(" ")])
  func `these keys close the help`(code: Key.Code) {
    show()
    screen.host.press(key("?"))
    screen.host.press(code)
    screen.host.settle()
    #expect(!screen.host.screen.contains("Keys"))
  }

  @Test func `a tap closes the help and goes nowhere else`() {
    let button = Button(title: "Below")
    button.frame = CGRect(x: 0, y: 5, width: 10, height: 1)
    screen.controller.view.addSubnode(button)
    let log = EventLog()
    log.listen(to: button)
    show()
    screen.host.press(key("?"))
    screen.host.settle()
    screen.host.tap(at: CGPoint(x: 2, y: 5))
    screen.host.settle()
    #expect(!screen.host.screen.contains("Keys"))
    #expect(log.events.isEmpty)
  }

  @Test func `keys mean nothing to what is behind the help, but for those with Control`() {
    outer.keys = [(key("s"), "Save"), (Key(.character("w"), modifiers: .control), "Close")]
    show()
    screen.host.press(key("?"))
    screen.host.settle()
    screen.host.press(key("s"))
    #expect(outer.performed.isEmpty)
    #expect(screen.host.screen.contains("Keys"))
    var unhandled: [Key] = []
    screen.host.window.screen.onUnhandledKey = { unhandled.append($0) }
    screen.host.press(Key(.character("c"), modifiers: .control))
    #expect(unhandled == [Key(.character("c"), modifiers: .control)])
  }

  @Test func `of two question marks in one frame the second closes the help`() {
    show()
    for _ in 0..<2 { screen.host.window.screen.send(.key(key("?"))) }
    screen.host.settle()
    #expect(!screen.host.screen.contains("Keys"))
    #expect(screen.host.diagnostics.isEmpty)
  }

  @Test func `F1 shows the help, and closes it`() {
    show()
    screen.host.press(.function(1))
    screen.host.settle()
    #expect(screen.host.screen.contains("Keys"))
    screen.host.press(.function(1))
    screen.host.settle()
    #expect(!screen.host.screen.contains("Keys"))
  }

  @Test func `no help where it is not wanted, or a responder takes the key`() {
    show()
    screen.host.window.showsKeyHelp = false
    screen.host.press(key("?"))
    #expect(!screen.host.screen.contains("Keys"))
    screen.host.window.showsKeyHelp = true
    inner.takes = key("?")
    screen.host.press(key("?"))
    #expect(!screen.host.screen.contains("Keys"))
  }

  @Test func `help that does not fit scrolls`() {
    outer.keys = "abcdefghij".map { (key($0), "Command \($0)") }
    show()
    screen.host.press(key("?"))
    screen.host.settle()
    #expect(screen.host.screen.contains("Command a"))
    #expect(!screen.host.screen.contains("Command j"))
    screen.host.press(.end)
    #expect(screen.host.screen.contains("Keys"))
    #expect(!screen.host.screen.contains("Command a"))
  }

  @Test func `tabs and stacks name their keys`() {
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
    let lines = host.window.keyCommandsInForce.map { "\($0.key.name) \($0.title)" }
    #expect(
      lines == [
        "escape Back", "backspace Back", "alt+1 News", "alt+2 About", "ctrl+pagedown Next tab",
        "tab Next", "shift+tab Previous", "? Keys", "f1 Keys",
      ])
  }
}
