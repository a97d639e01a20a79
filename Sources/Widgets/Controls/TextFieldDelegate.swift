/// Decides about the editing of a text field, and hears of it.
///
/// Everything has a default: what is asked is allowed.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin; asked before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

  /// Editing has begun. Does nothing by default.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Whether editing may end; asked before the field resigns. A field that is hidden or removed is
  /// not asked.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool

  /// Editing has ended. Does nothing by default.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Whether a person may put a text in the place of some characters; asked before every change by
  /// keys, paste, cut, undo and redo.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The characters that are replaced, counted in grapheme clusters; empty when nothing
  ///     is.
  ///   - replacement: What takes their place; empty when they are deleted.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacement: String
  ) -> Bool

  /// Whether Enter does the primary action; asked when it is pressed.
  func textFieldShouldReturn(_ textField: TextField) -> Bool

  /// The caret or the selection has moved. Does nothing by default.
  func textFieldDidChangeSelection(_ textField: TextField)
}

extension TextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}

  /// True.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

  /// Nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}

  /// True.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacement: String
  ) -> Bool { true }

  /// True.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }

  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
}
