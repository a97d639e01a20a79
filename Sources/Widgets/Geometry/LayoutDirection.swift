/// From which side a row of things is read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The first is at the left.
  case leftToRight
  /// The first is at the right, as in Arabic and Hebrew.
  case rightToLeft
}
