import Foundation

extension ScrollMetrics {
  /// Where the content rests after its size, its insets or the viewport have changed.
  ///
  /// What rested at the start stays at the start (SCR-07, SCR-08). What is past the end because
  /// the end came nearer goes back to the end (SCR-09), and likewise at the start. An offset that
  /// was put outside by a program stays there (SCR-03).
  ///
  /// - Parameters:
  ///   - old: The metrics before the change; only its ranges count.
  ///   - tolerance: How near to the start counts as being there.
  func restingOffset(after old: ScrollMetrics, tolerance: CGFloat) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      let range = range(along: axis)
      let oldRange = old.range(along: axis)
      guard range != oldRange else { continue }
      let position = offset[axis]
      if range.min != oldRange.min, abs(position - oldRange.min) <= tolerance {
        result[axis] = range.min
      } else if position > range.max, range.max < oldRange.max {
        result[axis] = range.max
      } else if position < range.min, position >= oldRange.min {
        result[axis] = range.min
      }
    }
    return result
  }

  /// The offset that shows a rectangle of the content with the smallest movement (SCR-20).
  ///
  /// Insets do not count as visible (SCR-21). The rectangle is limited to the content and the
  /// result to the range (SCR-22). Of one that is larger than what is visible, the start is shown
  /// (SCR-23). One that is not finite moves nothing.
  func offset(toShow rect: CGRect) -> CGPoint {
    guard rect.isFinite else { return offset }
    var result = offset
    for axis in Axis.allCases {
      result[axis] = position(
        along: axis, toShow: rect.origin[axis], end: rect.origin[axis] + rect.size[axis])
    }
    return result
  }

  private func position(along axis: Axis, toShow start: CGFloat, end: CGFloat) -> CGFloat {
    let content = contentSize[axis]
    let first = min(max(0, min(start, end)), content)
    let last = min(max(0, max(start, end)), content)
    let position = offset[axis]
    let lead = inset.leading(axis)
    let visibleLength = viewportSize[axis] - lead - inset.trailing(axis)
    let range = range(along: axis)
    if first >= position + lead, last <= position + lead + visibleLength { return position }
    if last - first > visibleLength || first < position + lead { return range.clamp(first - lead) }
    return range.clamp(last - lead - visibleLength)
  }

  /// The nearest offset on a whole step; 0 is any. What is past the range is not at rest, and stays.
  func onWholeSteps(_ offset: CGPoint, of step: CGFloat) -> CGPoint {
    guard step > 0 else { return offset }
    var result = offset
    for axis in Axis.allCases {
      let range = range(along: axis)
      guard range.contains(offset[axis]) else { continue }
      result[axis] = range.clamp((offset[axis] / step).rounded() * step)
    }
    return result
  }

  /// The offset with what it is past the range limited to the length of the viewport.
  func limitingOvershoot(of offset: CGPoint) -> CGPoint {
    CGPoint(
      x: range(along: .horizontal).limitingOvershoot(of: offset.x, to: viewportSize.width),
      y: range(along: .vertical).limitingOvershoot(of: offset.y, to: viewportSize.height))
  }
}
