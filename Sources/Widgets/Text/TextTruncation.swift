/// What becomes of a text that is too long for its last line.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// It is cut at the edge. A wide character of which only half would fit becomes a blank.
  case clip
  /// The start is left out: `…end`.
  case head
  /// The middle is left out: `sta…end`.
  case middle
  /// The end is left out: `start…`.
  case tail
}
