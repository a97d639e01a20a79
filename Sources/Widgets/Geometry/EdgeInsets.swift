public import Foundation

/// Distances from the four edges of a rectangle towards its inside.
///
/// Units are those of the screen (points or cells). Negative values reach outside.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets with the four distances given; each defaults to 0.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Four distances of 0.
  public static let zero = EdgeInsets()

  /// Adds the distances edge by edge.
  public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// Subtracts the distances edge by edge.
  public static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }
}

extension EdgeInsets {
  /// The same insets with every distance that is not a finite number replaced by 0.
  var sanitized: EdgeInsets {
    EdgeInsets(
      top: top.isFinite ? top : 0, left: left.isFinite ? left : 0,
      bottom: bottom.isFinite ? bottom : 0, right: right.isFinite ? right : 0)
  }
}
