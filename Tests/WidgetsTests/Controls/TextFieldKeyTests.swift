import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// The keys that people know from shells, and what else can come in from a terminal.
@MainActor struct TextFieldKeyTests {
  private let stage = FieldStage()

  /// The text after some keys, with the caret as `|`.
  private func edit(_ text: String, _ keys: String...) -> String {
    stage.show(width: 20)
    stage.host.type(text)
    for key in keys { stage.press(key) }
    let field = stage.field
    var shown = Array(field.text)
    shown.insert("|", at: field.selectedRange.upperBound)
    return String(shown)
  }

  @Test(arguments: [
    ("alt+b", "one |two"), ("alt+B", "one |two"), ("ctrl+left", "one |two"),
    ("alt+left", "one |two"), ("ctrl+a", "|one two"), ("ctrl+b", "one tw|o"),
    ("ctrl+e", "one two|"), ("ctrl+h", "one tw|"), ("ctrl+w", "one |"),
    ("alt+backspace", "one |"), ("ctrl+u", "|"),
  ])
  func `keys that go back, or delete what is before`(key: String, expected: String) {
    #expect(edit("one two", key) == expected)
  }

  @Test(arguments: [
    ("alt+f", "one| two"), ("ctrl+right", "one| two"), ("ctrl+f", "o|ne two"),
    ("ctrl+d", "|ne two"), ("alt+d", "| two"), ("ctrl+delete", "| two"), ("ctrl+k", "|"),
    ("ctrl+e", "one two|"),
  ])
  func `keys that go on, or delete what is behind`(key: String, expected: String) {
    #expect(edit("one two", "home", key) == expected)
  }

  @Test func `Shift selects on the way of letter keys, too`() {
    #expect(edit("one two", "alt+shift+b", "backspace") == "one |")
  }

  @Test(arguments: ["ctrl+z", "ctrl+_", "ctrl+/"])
  func `what was done last is taken back`(key: String) {
    #expect(edit("one two", "ctrl+w", key) == "one two|")
  }

  @Test(arguments: ["ctrl+y", "ctrl+shift+z"])
  func `and done again`(key: String) {
    #expect(edit("one two", "ctrl+w", "ctrl+z", key) == "one |")
  }

  @Test func `Control and Y brings back what a word or line key deleted`() {
    #expect(edit("one two", "ctrl+w", "home", "ctrl+y") == "two|one ")
  }

  @Test func `what is brought back may be put into another field, and is no copy`() {
    let other = TextField()
    other.frame = CGRect(x: 0, y: 3, width: 20, height: 1)
    #expect(edit("one two", "ctrl+u") == "|")
    stage.screen.show(other)
    other.becomeFirstResponder()
    stage.press("ctrl+y")
    #expect(other.text == "one two")
    #expect(stage.host.window.screen.pasteboard.string == nil)
  }

  @Test func `a secret is never brought back`() {
    stage.field.isSecureTextEntry = true
    #expect(edit("secret", "ctrl+u", "ctrl+y") == "|")
  }

  @Test func `with nothing to bring back nothing happens`() {
    #expect(edit("one", "backspace", "ctrl+y") == "on|")
  }

  @Test func `Control and D in an empty field is left to others`() {
    var unhandled: [Key] = []
    stage.host.window.screen.onUnhandledKey = { unhandled.append($0) }
    #expect(edit("", "ctrl+d") == "|")
    #expect(unhandled == [Key(.character("d"), modifiers: .control)])
  }

  @Test(arguments: ["?", "n", " ", "7", "q", "/", ":", "~"])
  func `a character is typed, whatever it means elsewhere`(character: String) {
    #expect(edit(character) == character + "|")
    #expect(!stage.host.screen.contains("Keys"))
  }

  @Test func `many lines that are pasted are one`() {
    stage.show(width: 20)
    stage.host.paste("one\r\ntwo\nthree\rfour\tfive\u{2028}six")
    #expect(stage.field.text == "one two three four five six")
    #expect(stage.host.window.subnodes.count == 1)
  }

  @Test func `control characters that are pasted are seen, and can be deleted`() {
    stage.show(width: 20)
    stage.host.paste("a\u{1B}[31m\u{7}\u{0}b\u{9B}c")
    #expect(stage.screen.line(0) == "a␛[31m␇b\u{FFFD}c")
    #expect(stage.reversed() == [10])
    stage.press("home", "right", "delete")
    #expect(stage.screen.line(0) == "a[31m␇b\u{FFFD}c")
  }

  @Test func `a long paste is one change`() {
    stage.show(width: 20)
    stage.host.paste(String(repeating: "a", count: 20_000))
    #expect(stage.field.text.count == 20_000)
    stage.press("ctrl+z")
    #expect(stage.field.text == "")
  }
}
