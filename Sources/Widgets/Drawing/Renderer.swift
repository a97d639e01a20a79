public import Foundation

/// Something that display lists are drawn into.
///
/// All positions are in units of the screen. Edges round to the nearest unit that the output has
/// when they are drawn (a half rounds up, towards larger coordinates), sizes never do: rectangles
/// that touch neither overlap nor leave a gap. Coordinates that are not numbers draw nothing, huge
/// ones are limited by the clip first.
public protocol Renderer {
  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - origin: Where the point (0, 0) of the list is on the screen. May be negative.
  ///   - clip: The part of the screen that may change.
  ///   - alpha: From 0 (invisible, draws nothing) to 1. Not a number counts as 1.
  mutating func replay(
    _ list: DisplayList, at origin: CGPoint, clippedTo clip: CGRect, alpha: CGFloat)

  /// Covers a rectangle of the screen with a colour.
  mutating func fill(_ rect: CGRect, color: Color, clippedTo clip: CGRect, alpha: CGFloat)
}
