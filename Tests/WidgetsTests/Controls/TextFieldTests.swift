import Foundation
import Testing

@testable import Widgets
@testable import WidgetsTestSupport

@MainActor struct TextFieldTests {
  private let stage = FieldStage()

  // MARK: - Look

  @Test func `an empty field shows its placeholder, dimmed, on a line`() {
    stage.show(focused: false)
    #expect(stage.screen.line(0) == "Name")
    #expect(stage.screen.attributes(0, 0) == [.dim, .underline])
    #expect(stage.screen.attributes(9, 0) == .underline)
    #expect(stage.screen.attributes(10, 0) == [])
  }

  @Test func `the caret is in reverse, behind the text`() {
    stage.show()
    stage.host.type("Hi")
    #expect(stage.screen.line(0) == "Hi")
    #expect(stage.reversed() == [2])
    stage.press("home")
    #expect(stage.reversed() == [0])
  }

  @Test func `what is selected is in reverse`() {
    stage.show()
    stage.host.type("Hello")
    stage.press("shift+left", "shift+left")
    #expect(stage.reversed() == [3, 4])
    #expect(stage.field.selectedRange == 3..<5)
  }

  @Test func `a long text moves with the caret, and shows its start when editing ends`() {
    stage.show()
    stage.host.type("abcdefghijklmnop")
    #expect(stage.screen.line(0) == "hijklmnop")
    #expect(stage.reversed() == [9])
    stage.press("home")
    #expect(stage.screen.line(0) == "abcdefghij")
    stage.press("end", "tab")
    #expect(stage.screen.line(0) == "abcdefghij")
    #expect(stage.reversed(line: 0).isEmpty)
  }

  @Test func `wide characters are never cut in half`() {
    stage.show(width: 4)
    stage.host.type("漢字漢字")
    // Eight columns and the caret: the field shows from the fifth, where a half would be.
    #expect(stage.screen.line(0) == " 字")
    #expect(stage.reversed() == [3])
    stage.press("left")
    #expect(stage.field.selectedRange == 3..<3)
  }

  @Test func `a secure text is bullets, and is not copied`() {
    stage.field.isSecureTextEntry = true
    stage.show()
    stage.host.type("pw")
    #expect(stage.screen.line(0) == "••")
    #expect(stage.field.text == "pw")
    stage.field.selectAll()
    stage.press("ctrl+x")
    #expect(stage.field.text == "pw")
    #expect(stage.host.window.screen.pasteboard.string == nil)
    #expect(stage.field.accessibilityLabel == "Name")
  }

  @Test func `on a screen of points it has a border and is 34 high`() {
    let points = ControlScreen(width: 320, height: 100, metrics: .points)
    points.show(stage.field)
    stage.field.sizeToFit()
    #expect(stage.field.bounds.size == CGSize(width: 160, height: 34))
    points.refresh()
    #expect(points.host.svg.contains(">ame</text>"), "the caret is on the first letter")
  }

  // MARK: - Typing

  @Test func `typing reaches the text with its events and calls`() {
    stage.show()
    let log = EventLog()
    log.listen(to: stage.field)
    stage.host.type("ab")
    #expect(stage.field.text == "ab")
    #expect(log.events == [.editingChanged, .editingChanged])
    #expect(
      stage.delegate.calls == [
        "shouldChange 0..<0 \"a\"", "didChangeSelection 1..<1", "shouldChange 1..<1 \"b\"",
        "didChangeSelection 2..<2",
      ])
  }

  @Test func `a change that the delegate refuses does not happen`() {
    stage.show()
    stage.delegate.accepts = { _, text in text.allSatisfy(\.isNumber) }
    let log = EventLog()
    log.listen(to: stage.field)
    stage.host.type("a1b2")
    stage.host.paste("c")
    #expect(stage.field.text == "12")
    #expect(log.events == [.editingChanged, .editingChanged])
  }

  @Test(arguments: [
    ("backspace", "one tw"), ("ctrl+backspace", "one "), ("alt+backspace", "one "),
    ("ctrl+w", "one "), ("ctrl+u", ""), ("ctrl+k", "one two"), ("delete", "one two"),
  ])
  func `deleting keys`(key: String, expected: String) {
    stage.field.text = "one two"
    stage.show()
    stage.press(key)
    #expect(stage.field.text == expected)
  }

  @Test(arguments: [
    ("left", 6), ("ctrl+left", 4), ("alt+left", 4), ("alt+b", 4), ("home", 0), ("ctrl+a", 0),
  ])
  func `moving keys`(key: String, expected: Int) {
    stage.field.text = "one two"
    stage.show()
    stage.press(key)
    #expect(stage.field.selectedRange == expected..<expected)
    stage.press("end")
    #expect(stage.field.selectedRange == 7..<7)
  }

  @Test func `a key at an edge is the field's all the same`() {
    stage.show()
    stage.press("left", "right", "backspace", "delete", "home", "end")
    #expect(stage.field.isEditing)
    #expect(stage.delegate.calls.isEmpty)
  }

  @Test func `Up and Down leave the field`() {
    stage.show()
    stage.press("down")
    #expect(!stage.field.isEditing)
    stage.press("up")
    #expect(stage.field.isEditing)
  }

  @Test func `Enter does the primary action if the delegate allows it`() {
    stage.show()
    let log = EventLog()
    log.listen(to: stage.field)
    stage.press("enter")
    stage.delegate.mayReturn = false
    stage.press("enter")
    #expect(log.events == [.primaryAction])
    #expect(stage.delegate.calls == ["shouldReturn", "shouldReturn"])
    #expect(stage.field.isEditing)
  }

  @Test func `a blank is typed, and does no action`() {
    stage.show()
    let log = EventLog()
    log.listen(to: stage.field)
    stage.host.type("a b")
    #expect(stage.field.text == "a b")
    #expect(!log.events.contains(.primaryAction))
  }

  @Test func `Escape goes on to what is around the field`() {
    stage.show()
    var unhandled: [Key] = []
    stage.host.window.screen.onUnhandledKey = { unhandled.append($0) }
    stage.press("escape", "ctrl+c")
    #expect(unhandled == [Key(.escape), Key(.character("c"), modifiers: .control)])
  }

  // MARK: - Undo, copy and paste

  @Test func `undo and redo by keys`() {
    stage.show()
    stage.host.type("abc")
    stage.press("ctrl+z")
    #expect(stage.field.text == "")
    stage.press("ctrl+y")
    #expect(stage.field.text == "abc")
  }

  @Test func `copy, cut and paste by keys`() {
    stage.show()
    stage.host.type("abc")
    stage.press("shift+home", "ctrl+c")
    #expect(stage.host.window.screen.pasteboard.string == "abc")
    stage.press("ctrl+x")
    #expect(stage.field.text == "")
    stage.press("ctrl+v", "ctrl+v")
    #expect(stage.field.text == "abcabc")
  }

  @Test func `FR-INP a pasted text is text, whatever is in it`() {
    stage.show()
    stage.host.paste("a\u{1B}[31m\r\nb\tc\u{3}")
    #expect(stage.field.text == "a\u{1B}[31m b c\u{3}")
    #expect(stage.field.isEditing)
  }

  @Test func `a paste of a million characters is taken whole`() {
    stage.show()
    stage.host.paste(String(repeating: "x", count: 1_000_000))
    #expect(stage.field.text.count == 1_000_000)
    #expect(stage.screen.line(0) == "xxxxxxxxx")
  }

  @Test func `a paste that nobody wants is lost`() {
    stage.show(focused: false)
    stage.host.paste("text")
    #expect(stage.field.text == "")
  }
}
