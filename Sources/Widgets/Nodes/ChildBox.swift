import Foundation

/// Where a touch can reach a child, in its parent's coordinates: what a hit test compares before it
/// looks at the child itself.
///
/// The parent keeps the boxes of its children side by side, so that passing over those that do not
/// contain a point costs no more than reading them.
struct ChildBox {
  private var left, top, right, bottom: CGFloat

  private init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ frame: CGRect) {
    self.init(left: frame.left, top: frame.top, right: frame.right, bottom: frame.bottom)
  }

  /// That of a child that no touch can reach.
  static let unreachable = ChildBox(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// That of a child which decides for itself.
  static let everywhere = ChildBox(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  /// Whether the point is inside; the left and top edges count, the others do not.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }
}
