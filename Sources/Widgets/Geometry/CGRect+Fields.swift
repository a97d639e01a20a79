import Foundation

// Geometry on the stored fields only. Foundation's own computed members of `CGRect` are calls into
// the library, and one of them links the whole of it into a static binary.

extension CGRect {
  var left: CGFloat { origin.x }
  var top: CGFloat { origin.y }
  var right: CGFloat { origin.x + size.width }
  var bottom: CGFloat { origin.y + size.height }

  /// Whether the rectangle covers nothing: a size that is zero, negative or not a number.
  var coversNothing: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether the point is inside; the left and top edges count, the right and bottom ones do not.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  /// Whether every part of `other` is inside, edges included.
  func covers(_ other: CGRect) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  /// Whether the two share an area that is larger than nothing.
  func overlaps(_ other: CGRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The shared area, or a rectangle of size zero when there is none.
  func overlap(with other: CGRect) -> CGRect {
    let x = max(left, other.left)
    let y = max(top, other.top)
    return CGRect(
      x: x, y: y, width: max(0, min(right, other.right) - x),
      height: max(0, min(bottom, other.bottom) - y))
  }

  /// The smallest rectangle around both; one that covers nothing does not count.
  func joined(with other: CGRect) -> CGRect {
    if coversNothing { return other }
    if other.coversNothing { return self }
    let x = min(left, other.left)
    let y = min(top, other.top)
    return CGRect(
      x: x, y: y, width: max(right, other.right) - x, height: max(bottom, other.bottom) - y)
  }

  /// The rectangle moved by a distance.
  func moved(x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }

  /// The rectangle as it is where `area` is read from a side: from the right it is mirrored.
  func placed(in area: CGRect, _ direction: LayoutDirection) -> CGRect {
    direction == .leftToRight ? self : moved(x: area.left + area.right - left - right, y: 0)
  }

  /// The rectangle made smaller by insets; a size never becomes negative.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The same size with every length that is not a finite number, or is negative, replaced by 0.
  var sanitized: CGSize {
    CGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension EdgeInsets {
  /// The distance at the start of an axis: top or left.
  func leading(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }

  /// The distance at the end of an axis: bottom or right.
  func trailing(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
