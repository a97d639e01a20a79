extension TableNode {
  /// How a table shows its sections.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Headers stay at the top of the visible area while their section is in view (TBL-27).
    case plain
    /// Headers scroll with their rows (TBL-27), and sections without a header are set apart by a
    /// gap.
    case grouped
  }
}
