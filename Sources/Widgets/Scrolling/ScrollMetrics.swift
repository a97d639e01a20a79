public import Foundation

/// Where a scroll view is in its content, as a value: the offset, what it shows, and how far it can
/// go.
///
/// ```swift
/// let metrics = scrollableNode.scrollMetrics
/// metrics.distance(along: .vertical)  // 0 at the top, whatever bars cover
/// metrics.place(along: .vertical)     // .top, .middle or .bottom
/// ```
public struct ScrollMetrics: Hashable, Sendable {
  /// The content's point at the top left corner of the viewport.
  public var offset: CGPoint
  /// The size of what is seen at once.
  public var viewportSize: CGSize
  /// The size of the content.
  public var contentSize: CGSize
  /// What is added around the content, bars included.
  public var inset: EdgeInsets

  /// Metrics from their parts.
  ///
  /// A length that is not finite or negative counts as 0, an inset that is not finite as 0.
  public init(
    offset: CGPoint = .zero, viewportSize: CGSize, contentSize: CGSize, inset: EdgeInsets = .zero
  ) {
    self.offset = offset
    self.viewportSize = viewportSize.sanitized
    self.contentSize = contentSize.sanitized
    self.inset = inset.sanitized
  }

  /// The offset that shows the start of the content: minus the insets, not zero (SCR-04).
  public var minimumOffset: CGPoint {
    CGPoint(x: range(along: .horizontal).min, y: range(along: .vertical).min)
  }

  /// The offset that shows the end of the content; the minimum where the content fits (SCR-04).
  public var maximumOffset: CGPoint {
    CGPoint(x: range(along: .horizontal).max, y: range(along: .vertical).max)
  }

  /// How far it is from the start of the content. Negative while pulled past it.
  public func distance(along axis: Axis) -> CGFloat {
    offset[axis] - range(along: axis).min
  }

  /// How far the end is from the start; 0 where the content fits, never negative.
  public func length(along axis: Axis) -> CGFloat {
    range(along: axis).length
  }

  /// At which end of the content it is.
  ///
  /// Content that fits is at its top, as is content that is pulled past it.
  ///
  /// - Parameters:
  ///   - axis: Along which the place is meant.
  ///   - tolerance: How near counts as being there; half of the smallest step that can be seen, 0.5
  ///     for cells, is meant.
  public func place(along axis: Axis, tolerance: CGFloat = 0.5) -> ScrollPlace {
    let distance = distance(along: axis)
    if distance <= tolerance || length(along: axis) == 0 { return .top }
    return distance >= length(along: axis) - tolerance ? .bottom : .middle
  }

  /// The nearest offset at which the content may rest.
  public func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: range(along: .horizontal).clamp(offset.x), y: range(along: .vertical).clamp(offset.y))
  }

  /// The offsets at which the content may rest.
  func range(along axis: Axis) -> ScrollRange {
    ScrollRange(
      content: contentSize[axis], viewport: viewportSize[axis], insetStart: inset.leading(axis),
      insetEnd: inset.trailing(axis))
  }

  /// The same metrics at another offset.
  func at(_ offset: CGPoint) -> ScrollMetrics {
    var result = self
    result.offset = offset
    return result
  }
}

/// Which part of its content a scroll view shows, along one axis.
public enum ScrollPlace: Hashable, Sendable, CaseIterable {
  /// The start: the top, or the left end.
  case top
  /// Neither end.
  case middle
  /// The end: the bottom, or the right end.
  case bottom
}
