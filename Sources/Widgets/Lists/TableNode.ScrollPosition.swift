extension TableNode {
  /// Where a row that is scrolled to stands in the visible area (TBL-01, TBL-02).
  public enum ScrollPosition: Hashable, Sendable, CaseIterable {
    /// The nearest place: a row that is visible stays where it is, one above goes to the top, one
    /// below to the bottom. When selecting: nothing scrolls (TBL-03).
    case none
    /// At the top, below a pinned header.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
}
