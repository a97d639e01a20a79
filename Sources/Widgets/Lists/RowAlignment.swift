import Foundation

/// Where a list has to be so that a row stands at a certain place, as a value.
struct RowAlignment {
  /// Where the list is.
  var metrics: ScrollMetrics
  /// How much of the top of the visible area a pinned header covers.
  var covered: CGFloat = 0

  private var top: CGFloat { metrics.inset.top + covered }
  private var bottom: CGFloat { metrics.viewportSize.height - metrics.inset.bottom }

  /// The offset along y that puts a part of the content at a place, within the range (TBL-01,
  /// TBL-02). Of a part that is longer than the visible area the start is shown, or, coming from
  /// below it, the end.
  func offset(start: CGFloat, length: CGFloat, at position: TableNode.ScrollPosition) -> CGFloat {
    let range = metrics.range(along: .vertical)
    switch position {
    case .top: return range.clamp(start - top)
    case .bottom: return range.clamp(start + length - bottom)
    case .middle:
      let middle = (metrics.inset.top + bottom) / 2
      return range.clamp(start + length / 2 - middle)
    case .none: return nearest(start: start, length: length)
    }
  }

  private func nearest(start: CGFloat, length: CGFloat) -> CGFloat {
    let offset = metrics.offset.y
    let first = offset + top
    let last = offset + bottom
    let end = start + length
    if start >= first && end <= last { return offset }
    if start <= first && end >= last { return offset }
    let isAbove = start < first
    // What is longer than the area is entered from the side that it comes from.
    if length > last - first {
      return self.offset(start: start, length: length, at: isAbove ? .bottom : .top)
    }
    return self.offset(start: start, length: length, at: isAbove ? .top : .bottom)
  }
}
