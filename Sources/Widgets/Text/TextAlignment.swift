/// Where the lines of a text stand between the left and the right edge of their rectangle.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Where reading begins on the screen of the label: at the left edge, or at the right one. A
  /// canvas, which knows no direction, draws it as `left`.
  case natural
  /// At the left edge.
  case left
  /// In the middle; half a column too much is rounded when the text is drawn.
  case center
  /// At the right edge.
  case right

  /// The same as `left`: lines are not mirrored.
  public static let leading = TextAlignment.left
  /// The same as `right`: lines are not mirrored.
  public static let trailing = TextAlignment.right
}
