/// A movement along one axis that is known completely when it starts.
///
/// Every motion is a function of the time since its start and keeps no state between samples, so
/// the frame rate, a skipped frame or a step back in time cannot change where it goes. Positions
/// and distances are in the units of the screen, times in seconds.
protocol Motion: Hashable, Sendable {
  /// How long it lasts; 0 when it ends at once. Never negative.
  var duration: Double { get }
  /// Where it ends, exactly.
  var rest: Double { get }
  /// The position and the velocity at a time since the start.
  ///
  /// A negative time, and one that is not a number, counts as 0. From `duration` on the position
  /// is exactly `rest` and the velocity 0; so it is from the first moment when `duration` is 0.
  func sample(at time: Double) -> MotionSample
}

/// Where something is and how fast it moves, along one axis.
package struct MotionSample: Hashable, Sendable {
  /// In units of the screen.
  package var position: Double
  /// In units per second, positive towards greater positions.
  var velocity: Double

  /// A position with a velocity, 0 unless given.
  init(position: Double, velocity: Double = 0) {
    self.position = position
    self.velocity = velocity
  }
}
