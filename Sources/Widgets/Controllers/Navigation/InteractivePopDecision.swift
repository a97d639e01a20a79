import Foundation

/// What becomes of a pop that a finger drags, when the finger lets go.
///
/// The numbers are the toolkit's own: those of UIKit are not documented.
struct InteractivePopDecision: Hashable, Sendable {
  /// How a pop ends.
  enum Outcome: Hashable, Sendable {
    /// The screen is gone.
    case completed
    /// The screen is back in its place.
    case cancelled
  }

  /// The part of the width that the screen has to be moved by: more than half.
  static let travelFraction = 0.5
  /// Points per second from which only the direction of the movement counts.
  static let decisiveSpeed = 500.0

  /// How the pop ends.
  let outcome: Outcome
  /// How much of the way is left to the place where the screen ends, 0 to 1.
  let rest: Double

  /// Decides for a screen that was moved by `travel` and is let go at a velocity, to the right,
  /// both in the screen's units.
  ///
  /// Numbers that are not finite count as 0. A screen without width is completed when it is let go
  /// while it moves to the right, else cancelled.
  init(travel: Double, width: Double, velocity: Double, pointsPerUnit: Double) {
    let width = width.isFinite ? max(0, width) : 0
    let travel = travel.isFinite ? min(max(0, travel), width) : 0
    let speed = velocity.isFinite ? velocity * pointsPerUnit : 0
    let done = width > 0 ? travel / width : 0
    let isFast = abs(speed) >= Self.decisiveSpeed
    let goes = isFast ? speed > 0 : done > Self.travelFraction
    outcome = goes ? .completed : .cancelled
    rest = goes ? 1 - done : done
  }
}
