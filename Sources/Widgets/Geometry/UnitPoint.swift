public import Foundation

/// A place in a rectangle, as parts of its size: (0, 0) is the top left corner, (1, 1) the bottom
/// right one.
///
/// ```swift
/// proxy.scrollTo(.item(42, anchor: .center), animated: true)
/// ```
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width from the left.
  public var x: CGFloat
  /// The part of the height from the top.
  public var y: CGFloat

  /// A place at parts of the width and the height; 0 for one that is not finite.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
  }

  /// The top left corner.
  public static let topLeft = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topRight = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let left = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let right = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeft = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomRight = UnitPoint(x: 1, y: 1)

  /// The part along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
