import Foundation
import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// A delegate that answers as a test wants and writes down what it hears.
@MainActor final class FieldDelegate: TextFieldDelegate {
  var mayBegin = true
  var mayEnd = true
  var mayReturn = true
  var accepts: (Range<Int>, String) -> Bool = { _, _ in true }
  private(set) var calls: [String] = []

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    calls.append("shouldBegin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: TextField) { calls.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    calls.append("shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: TextField) { calls.append("didEnd") }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacement: String
  ) -> Bool {
    calls.append("shouldChange \(range.lowerBound)..<\(range.upperBound) \"\(replacement)\"")
    return accepts(range, replacement)
  }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    calls.append("shouldReturn")
    return mayReturn
  }
  func textFieldDidChangeSelection(_ textField: TextField) {
    calls.append("didChangeSelection \(textField.selectedRange)")
  }
}

/// A screen with a text field at its top and a button below it.
@MainActor struct FieldStage {
  let screen = ControlScreen(width: 20, height: 4)
  let field = TextField(placeholder: "Name")
  let delegate = FieldDelegate()

  /// Shows both; focus is on one of them.
  func show(width: CGFloat = 10, focused: Bool = true) {
    field.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    let button = Button(title: "OK")
    button.frame = CGRect(x: 0, y: 2, width: 6, height: 1)
    screen.controller.view.addSubnode(button)
    screen.show(field)
    if focused { field.becomeFirstResponder() } else { button.becomeFocused() }
    screen.refresh()
    field.delegate = delegate
  }

  var host: TestHost { screen.host }

  func press(_ names: String...) {
    for name in names {
      guard let key = Key(name: name) else {
        Issue.record("no key is named \(name)")
        continue
      }
      host.press(key)
    }
  }

  /// Columns of a line that are reversed.
  func reversed(line: Int = 0) -> [Int] {
    (0..<20).filter { screen.attributes($0, line).contains(.reverse) }
  }
}
