public import Foundation

/// How far a scroll view is along one axis: what a line below it, or a button that goes to the top,
/// wants to know.
///
/// ```swift
/// let progress = Observed(ScrollProgress())
/// list.publishProgress(to: progress.binding)
/// // "120 of 9700, middle" once a person has scrolled
/// let text = "\(progress.value.offset) of \(progress.value.maxOffset), \(progress.value.place)"
/// ```
public struct ScrollProgress: Hashable, Sendable {
  /// The distance from the start of the content, whatever bars cover; 0 at the top. Negative while
  /// pulled past it.
  public var offset: CGFloat
  /// The greatest ``offset`` at which the content rests; 0 where it fits, never negative.
  public var maxOffset: CGFloat
  /// Which end is shown. Content that fits, and content that is pulled past its start, is at its
  /// top; within half of the smallest visible step counts as being there.
  public var place: ScrollPlace

  /// A progress from its parts; by default that of content that fits.
  public init(offset: CGFloat = 0, maxOffset: CGFloat = 0, place: ScrollPlace = .top) {
    self.offset = offset
    self.maxOffset = maxOffset
    self.place = place
  }

  /// The progress of metrics along an axis.
  ///
  /// - Parameters:
  ///   - metrics: Where the scroll view is, and how far it can go.
  ///   - axis: The direction that counts.
  ///   - tolerance: How near to an end counts as being there; half of the smallest step that can be
  ///     seen, 0.5 for cells, is meant.
  public init(_ metrics: ScrollMetrics, along axis: Axis, tolerance: CGFloat = 0.5) {
    self.init(
      offset: metrics.distance(along: axis), maxOffset: metrics.length(along: axis),
      place: metrics.place(along: axis, tolerance: tolerance))
  }
}
