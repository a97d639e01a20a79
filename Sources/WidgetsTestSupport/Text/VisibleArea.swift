import Foundation
import Widgets

/// What is left of a rectangle while it is cut by one ancestor after the other.
struct VisibleArea {
  private var left: CGFloat
  private var top: CGFloat
  private var right: CGFloat
  private var bottom: CGFloat

  init(_ rect: CGRect) {
    left = rect.origin.x
    top = rect.origin.y
    right = left + rect.size.width
    bottom = top + rect.size.height
  }

  /// Cuts the area at the edges of a rectangle of the same coordinates.
  mutating func cut(to rect: CGRect) {
    left = max(left, rect.origin.x)
    top = max(top, rect.origin.y)
    right = min(right, rect.origin.x + rect.size.width)
    bottom = min(bottom, rect.origin.y + rect.size.height)
  }

  /// Goes from a node's coordinates to those of what it is in.
  @MainActor mutating func move(out node: Node) {
    let x = node.frame.origin.x - node.bounds.origin.x
    let y = node.frame.origin.y - node.bounds.origin.y
    left += x
    right += x
    top += y
    bottom += y
  }

  /// The middle; nil when nothing is left.
  var middle: CGPoint? {
    guard left < right, top < bottom else { return nil }
    return CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
  }
}
