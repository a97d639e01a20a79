import Foundation

/// A finger that moves the content, as a function of how far it has gone.
struct ScrollDrag: Hashable, Sendable {
  /// The axes along which the content follows.
  let axes: ScrollAxes
  /// Whether ``axes`` are still to be chosen, by the first movement: so it is with content that was
  /// caught.
  let isOpen: Bool
  /// The offset when the finger came down: paging counts from there.
  let startOffset: CGPoint

  private var origin: CGPoint
  private var x: DragMotion
  private var y: DragMotion

  /// A drag that takes the content at an offset.
  ///
  /// - Parameters:
  ///   - travel: How far the finger has gone already; the content does not follow that part.
  ///   - startOffset: The offset when the finger came down; that of the metrics by default.
  init(
    _ metrics: ScrollMetrics, axes: ScrollAxes, bounces: Bool, travel: CGPoint = .zero,
    startOffset: CGPoint? = nil, isOpen: Bool = false
  ) {
    func motion(_ axis: Axis) -> DragMotion {
      DragMotion(
        grabbing: metrics.offset[axis], in: metrics.range(along: axis),
        viewport: metrics.viewportSize[axis], bounces: bounces)
    }
    self.axes = axes
    self.isOpen = isOpen
    self.startOffset = startOffset ?? metrics.offset
    origin = travel
    x = motion(.horizontal)
    y = motion(.vertical)
  }

  /// The offset for a finger that has gone this far; an axis that does not follow keeps `current`.
  func offset(forTravel travel: CGPoint, current: CGPoint) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? x.offset(forTravel: travel.x - origin.x) : current.x,
      y: axes.contains(.vertical) ? y.offset(forTravel: travel.y - origin.y) : current.y)
  }
}
