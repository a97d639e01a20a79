import Foundation

/// How a scroll view answers to a finger, as a value.
struct ScrollRules: Hashable, Sendable {
  /// Tangent of the angle up to which a drag counts as being along an axis: 30°. UIKit's angle is
  /// not documented.
  static let lockSlope: CGFloat = 0.577

  var bounces = true
  var alwaysBounces: ScrollAxes = []
  var isPagingEnabled = false
  var isDirectionalLockEnabled = false
  var rate = DecelerationRate.normal

  /// The axes along which a finger can move the content: those where it does not fit, and those
  /// that always bounce (SCR-52, SCR-53).
  func draggableAxes(_ metrics: ScrollMetrics) -> ScrollAxes {
    var axes: ScrollAxes = []
    for axis in Axis.allCases
    where metrics.length(along: axis) > 0 || (bounces && alwaysBounces.contains(axis)) {
      axes.insert(ScrollAxes(axis))
    }
    return axes
  }

  /// Whether a drag with this finger travel belongs to the scroll view: it goes mainly along an
  /// axis that can be dragged. An exactly diagonal one belongs to either (SCR-77).
  func accepts(travel: CGPoint, _ metrics: ScrollMetrics) -> Bool {
    let axes = draggableAxes(metrics)
    if abs(travel.x) > abs(travel.y) { return axes.contains(.horizontal) }
    if abs(travel.y) > abs(travel.x) { return axes.contains(.vertical) }
    return !axes.isEmpty
  }

  /// The axes that a drag which began with this travel moves until it ends (SCR-54).
  func axes(forTravel travel: CGPoint, _ metrics: ScrollMetrics) -> ScrollAxes {
    let axes = draggableAxes(metrics)
    guard isDirectionalLockEnabled, axes == .both, travel != .zero else { return axes }
    if abs(travel.y) <= abs(travel.x) * Self.lockSlope { return .horizontal }
    if abs(travel.x) <= abs(travel.y) * Self.lockSlope { return .vertical }
    return axes
  }

  /// Whether the content has room to go where a finger with this travel would take it, along the
  /// main axis of the travel (SCR-76).
  static func hasRoom(forTravel travel: CGPoint, _ metrics: ScrollMetrics) -> Bool {
    let axis: Axis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
    let range = metrics.range(along: axis)
    let position = metrics.offset[axis]
    // The content goes with the finger, the offset against it.
    return travel[axis] > 0 ? position > range.min : position < range.max
  }
}
