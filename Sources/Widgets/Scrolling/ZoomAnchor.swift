import Foundation

/// A point of zoomed content that stays below a point of the viewport, whatever the scale.
struct ZoomAnchor: Hashable, Sendable {
  /// Where the zoomed node begins in the content.
  let origin: CGPoint
  /// The point, from there, at a scale of 1.
  let point: CGPoint

  /// The point of the content that is at `focus` in the viewport now.
  init(at focus: CGPoint, offset: CGPoint, scale: CGFloat, origin: CGPoint = .zero) {
    self.origin = origin
    point = CGPoint(
      x: (offset.x + focus.x - origin.x) / scale, y: (offset.y + focus.y - origin.y) / scale)
  }

  /// A point in the coordinates that the zoomed node has at a scale of 1.
  init(point: CGPoint, origin: CGPoint = .zero) {
    self.origin = origin
    self.point = point
  }

  /// The offset that shows the point at `focus`.
  func offset(at focus: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * scale - focus.x, y: origin.y + point.y * scale - focus.y)
  }
}

extension ScrollMetrics {
  /// What of the viewport is visible: bars and insets are not.
  var visibleSize: CGSize {
    CGSize(
      width: viewportSize.width - inset.left - inset.right,
      height: viewportSize.height - inset.top - inset.bottom
    ).sanitized
  }

  /// The middle of what is visible, in the viewport.
  var visibleMiddle: CGPoint {
    CGPoint(
      x: inset.left + (viewportSize.width - inset.left - inset.right) / 2,
      y: inset.top + (viewportSize.height - inset.top - inset.bottom) / 2)
  }

  /// The scale at which a size of the content just fits into what is visible; infinite for one
  /// without a length.
  func scale(fitting size: CGSize) -> CGFloat {
    func scale(_ visible: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? visible / length : .infinity
    }
    return min(
      scale(visibleSize.width, size.width), scale(visibleSize.height, size.height))
  }

  /// An offset that fingers ask for, with the resistance that it meets past the range.
  func shown(forProposed offset: CGPoint, bounces: Bool) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      let range = range(along: axis)
      result[axis] =
        bounces
        ? RubberBand(length: viewportSize[axis]).shownOffset(forProposed: offset[axis], in: range)
        : range.clamp(offset[axis])
    }
    return result
  }
}
