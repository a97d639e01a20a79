extension TableNodeCell {
  /// What a person can do to a row while its table is edited.
  public enum EditingStyle: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Take it away: `[-]`.
    case delete
    /// Add one: `[+]`.
    case insert
  }

  /// What a cell shows in front of its content while its table is edited.
  enum EditingMark: Hashable {
    /// A control that does this.
    case control(EditingStyle)
    /// Whether the row is selected: `[ ]` or `[✓]`.
    case selection
  }
}
