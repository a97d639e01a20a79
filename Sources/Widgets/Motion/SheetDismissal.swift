/// Whether a sheet goes away when the finger lets it go (SCROLL-PHYSICS 4.10).
enum SheetDismissal {
  /// The part of its height that a sheet has to be moved by: more than half. Measured: 370 of 793
  /// goes back, 398 does not.
  static let travelFraction = 0.5

  /// Decides for a sheet of a height that was moved down by `travel` and is let go with a velocity
  /// in units per second, positive downwards.
  ///
  /// Numbers that are not finite count as 0; a sheet without a height goes away when it was moved
  /// at all.
  static func dismisses(
    travel: Double, height: Double, velocity: Double, constants: ScrollConstants
  ) -> Bool {
    let travel = ScrollInput.velocity(travel)
    return travel > travelFraction * ScrollInput.length(height)
      || ScrollInput.velocity(velocity) >= constants.sheetDismissSpeed
  }
}
