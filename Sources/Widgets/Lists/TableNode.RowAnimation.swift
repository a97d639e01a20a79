extension TableNode {
  /// How rows come and go.
  public enum RowAnimation: Hashable, Sendable, CaseIterable {
    /// As fits the screen; at once, as things are.
    case automatic
    /// At once.
    case none
  }
}
