extension ScrollableNode {
  /// Which part of the safe area is added to ``contentInset`` (SCR-05).
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable, CaseIterable {
    /// As ``scrollableAxes``, and at the top and bottom always in a screen on a navigation stack.
    case automatic
    /// The edges of the axes along which the content scrolls.
    case scrollableAxes
    /// None; subnodes see the safe area themselves.
    case never
    /// All edges.
    case always
  }
}
