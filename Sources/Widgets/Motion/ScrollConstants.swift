/// The constants of scrolling that are lengths or speeds, in the units of one screen.
///
/// They were measured in points; a screen whose unit stands for more (a cell: 16 points) divides
/// them (SCROLL-PHYSICS 3). Constants without a length are with the type that uses them. The
/// distance a finger moves before it drags is not here: it is `Metrics.dragThreshold`.
package struct ScrollConstants: Hashable, Sendable {
  /// A screen of points.
  package static let points = ScrollConstants(pointsPerUnit: 1)

  /// At this speed a deceleration ends: 10 points a second, from recordings.
  let stopSpeed: Double
  /// A bounce, a snap or a glide ends when this distance remains: 0.5 points, from recordings.
  let settleDistance: Double
  /// From this speed on a release turns the page: 200 points a second (our choice).
  let pageSpeed: Double
  /// An animated offset that is retargeted to less than this distance ends at once: 0.01 points
  /// (our choice).
  let retargetDistance: Double
  /// From this speed on the release of a sheet dismisses it: 1000 points a second (measured: 975
  /// goes back, 1000 does not).
  let sheetDismissSpeed: Double

  /// The constants for a screen whose unit stands for that many points, `Metrics.pointsPerUnit`.
  ///
  /// A number that is not finite or not above 0 counts as 1.
  init(pointsPerUnit: Double) {
    let scale = pointsPerUnit.isFinite && pointsPerUnit > 0 ? pointsPerUnit : 1
    stopSpeed = 10 / scale
    settleDistance = 0.5 / scale
    pageSpeed = 200 / scale
    retargetDistance = 0.01 / scale
    sheetDismissSpeed = 1000 / scale
  }
}
