import Foundation
import Testing

@testable import Widgets
@testable import WidgetsTestSupport

@MainActor struct TextFieldEditingTests {
  private let stage = FieldStage()

  // MARK: - Editing begins and ends

  @Test func `focus and first responder go together`() {
    stage.show(focused: false)
    #expect(!stage.field.isEditing)
    stage.press("tab")
    #expect(stage.field.isEditing)
    #expect(stage.field.isFocused)
    stage.press("tab")
    #expect(!stage.field.isEditing)
    #expect(stage.delegate.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  @Test func `RSP-05 a field that may not begin takes no keys`() {
    stage.show(focused: false)
    stage.delegate.mayBegin = false
    #expect(!stage.field.becomeFirstResponder())
    stage.press("tab")
    stage.host.type("a")
    #expect(stage.field.text == "")
    #expect(!stage.field.isEditing)
  }

  @Test func `a field that may not end keeps focus`() {
    stage.show()
    stage.delegate.mayEnd = false
    stage.press("tab")
    #expect(stage.field.isEditing)
    #expect(stage.field.isFocused)
    stage.delegate.mayEnd = true
    stage.press("tab")
    #expect(!stage.field.isEditing)
  }

  @Test func `VIEW-30 a field that is removed ends editing without being asked`() {
    stage.show()
    stage.delegate.mayEnd = false
    let log = EventLog()
    log.listen(to: stage.field)
    stage.field.removeFromSupernode()
    #expect(stage.delegate.calls == ["didEnd"])
    #expect(log.events == [.editingDidEnd])
    #expect(!stage.field.isEditing)
  }

  @Test func `a field that is hidden ends editing in the next frame`() {
    stage.show()
    stage.delegate.mayEnd = false
    stage.field.isHidden = true
    stage.screen.refresh()
    #expect(!stage.field.isEditing)
    #expect(stage.delegate.calls == ["didEnd"])
  }

  @Test func `a disabled field ends editing and takes nothing`() {
    stage.show()
    stage.field.isEnabled = false
    stage.screen.refresh()
    stage.host.type("a")
    stage.field.paste("b")
    #expect(stage.field.text == "")
    #expect(!stage.field.isEditing)
  }

  @Test func `without a window it does not become first responder`() {
    #expect(!stage.field.becomeFirstResponder())
  }

  @Test func `text set by code tells nobody and cannot be taken back`() {
    stage.show()
    let log = EventLog()
    log.listen(to: stage.field)
    stage.host.type("a")
    stage.field.text = "code"
    stage.press("ctrl+z")
    #expect(stage.field.text == "code")
    #expect(log.events == [.editingChanged])
    #expect(stage.field.selectedRange == 4..<4)
  }

  // MARK: - Fingers

  @Test func `a tap begins editing with the caret under the finger`() {
    stage.field.text = "Hello"
    stage.show(focused: false)
    stage.host.tap(at: CGPoint(x: 2, y: 0))
    #expect(stage.field.isEditing)
    #expect(stage.field.selectedRange == 2..<2)
    stage.host.tap(at: CGPoint(x: 9, y: 0))
    #expect(stage.field.selectedRange == 5..<5)
  }

  @Test func `a drag selects`() {
    stage.field.text = "Hello"
    stage.show()
    stage.host.touchDown(at: CGPoint(x: 1, y: 0))
    stage.host.touchMove(to: CGPoint(x: 4, y: 0))
    stage.host.touchUp(at: CGPoint(x: 4, y: 0))
    #expect(stage.field.selectedRange == 1..<4)
  }

  @Test func `two taps select a word, three everything`() {
    stage.field.text = "one two"
    stage.show()
    let point = CGPoint(x: 5, y: 0)
    stage.host.tap(at: point)
    stage.host.tap(at: point)
    #expect(stage.field.selectedRange == 4..<7)
    stage.host.tap(at: point)
    #expect(stage.field.selectedRange == 0..<7)
  }

  @Test func `a tap elsewhere on a control ends editing`() {
    stage.show()
    stage.host.tap(at: CGPoint(x: 2, y: 2))
    #expect(!stage.field.isEditing)
  }

  // MARK: - Scripts

  @Test func `scripts type, paste and find fields`() throws {
    stage.show(focused: false)
    var printed: [String] = []
    let player = ScriptPlayer(host: stage.host) { printed.append($0) }
    try player.play(
      try Script("tap field:Name\ntype \"Hi \"\npaste there\nkey home\ntype >\nscreen"))
    #expect(printed == [">Hi there\n\n  OK\n"])
  }

  @Test func `releasing a field that is edited is fine`() {
    weak var released: TextField?
    let host = TestHost(rootViewController: ViewController())
    do {
      let field = TextField()
      released = field
      host.window.rootViewController?.view.addSubnode(field)
      field.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
      field.becomeFirstResponder()
      field.removeFromSupernode()
    }
    #expect(released == nil)
  }
}
