/// What a person takes a text on the screen for, as far as a tap is concerned.
public enum TapRole: String, Hashable, Sendable, CaseIterable {
  // The order of the cases is that of preference.

  /// A button or another control, such as the back button of a bar.
  case button
  /// A text field, by its text or its placeholder.
  case field
  /// An item of a tab bar, at the bottom or at the top.
  case tab
  /// A row of a table.
  case row
  /// Any other text.
  case text
}
