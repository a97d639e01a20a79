/// What a finger shows while it drags along one axis.
///
/// A drag has a virtual offset, which follows the finger everywhere; what is shown is that offset
/// behind the rubber band. It knows where it was grabbed and nothing about single movements, so it
/// does not matter how many there were (SCROLL-PHYSICS 5).
struct DragMotion: Hashable, Sendable {
  /// The virtual offset at which the drag began.
  let anchor: Double
  /// The offsets at which the content may rest.
  let range: ScrollRange
  /// The length of the viewport along the axis.
  let viewport: Double
  /// Whether the content can be pulled past the range; otherwise it stops at the ends.
  let bounces: Bool

  /// A drag that begins while this offset is shown.
  ///
  /// When that is past an end (content caught in a bounce) the first movement does not jump: it
  /// goes on from there with the resistance that belongs to that place.
  init(grabbing shown: Double, in range: ScrollRange, viewport: Double, bounces: Bool = true) {
    self.range = range
    self.viewport = viewport
    self.bounces = bounces
    let shown = ScrollInput.offset(shown, current: range.min)
    anchor =
      bounces
      ? RubberBand(length: viewport).proposedOffset(forShown: shown, in: range)
      : range.clamp(shown)
  }

  /// The offset to show when the finger has moved this far since the drag began, less the threshold.
  ///
  /// Travel is in units of the screen, positive downwards or to the right: the offset goes the
  /// other way. Travel that is not finite counts as 0.
  func offset(forTravel travel: Double) -> Double {
    let proposed = anchor - ScrollInput.velocity(travel)
    guard bounces else { return range.clamp(proposed) }
    return RubberBand(length: viewport).shownOffset(forProposed: proposed, in: range)
  }
}
