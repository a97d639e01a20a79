extension ScrollableNode {
  /// When a drag of the content takes the keyboard away from what has it (SCR-78).
  ///
  /// It is the first responder of the window that resigns, wherever it is: a search field above a
  /// list, too. One that refuses to resign keeps the keyboard. The wheel, the keys and programs
  /// never take it away.
  public enum KeyboardDismissMode: Hashable, Sendable, CaseIterable {
    /// Never.
    case none
    /// When a drag begins.
    case onDrag
    /// As ``onDrag``: a host has no keyboard on its screen that could follow the finger.
    case interactive
  }
}
