/// What can happen to a control (RSP-06).
public enum ControlEvent: Hashable, Sendable, CaseIterable {
  /// A finger came down on it.
  case touchDown
  /// The finger moved, and is inside.
  case touchDragInside
  /// The finger moved, and is outside.
  case touchDragOutside
  /// The finger came back inside; sent before ``touchDragInside``.
  case touchDragEnter
  /// The finger went outside; sent before ``touchDragOutside``.
  case touchDragExit
  /// The finger was lifted inside.
  case touchUpInside
  /// The finger was lifted outside.
  case touchUpOutside
  /// The touch was taken away: by a gesture, or because the control was disabled or removed.
  case touchCancel
  /// What the control is for was done: by touch, for buttons, or with Enter or Space.
  case primaryAction
  /// A person changed the control's value.
  case valueChanged
  /// A person began to edit a text field.
  case editingDidBegin
  /// A person changed the text of a text field.
  case editingChanged
  /// Editing of a text field ended.
  case editingDidEnd
}
