/// The resistance of content that a finger pulls past the end of its range (SCROLL-PHYSICS 4.2).
///
/// The further it is pulled the less it follows; it never gets further than the length of the
/// viewport. All functions are odd: a pull past the start is the mirror image.
struct RubberBand: Hashable, Sendable {
  /// The part of the first movement past the end that is shown: 0.55, from recordings.
  static let standardCoefficient = 0.55

  /// The length L of the viewport along the axis; 0 when it is not finite or not above 0, which
  /// shows nothing past the end.
  let length: Double
  /// The slope c at the edge.
  let coefficient: Double

  /// A rubber band for a viewport of a length.
  init(length: Double, coefficient: Double = standardCoefficient) {
    self.length = ScrollInput.length(length)
    self.coefficient = coefficient
  }

  /// The overshoot that is shown when the finger has gone this far past the end.
  func shown(forPull pull: Double) -> Double {
    guard length > 0 else { return 0 }
    guard pull.isFinite else { return pull.isNaN ? 0 : (pull > 0 ? length : -length) }
    // Divided before it is multiplied, so that a huge pull stays finite.
    return pull * (coefficient * length / (length + coefficient * abs(pull)))
  }

  /// How far the finger has gone past the end when this overshoot is shown.
  ///
  /// An overshoot of the whole length stands for an infinite pull; one above 99.9 % of the length
  /// (a bounce can get there) counts as that much.
  func pull(forShown shown: Double) -> Double {
    guard length > 0, !shown.isNaN else { return 0 }
    let limit = 0.999 * length
    let shown = min(max(shown, -limit), limit)
    return shown * length / (coefficient * (length - abs(shown)))
  }

  /// How much more is shown for a further unit of pull, where this overshoot is shown.
  func slope(atShown shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let rest = max(0, 1 - abs(shown) / length)
    return coefficient * rest * rest
  }

  /// The offset that is shown for the one that the finger asks for.
  func shownOffset(forProposed offset: Double, in range: ScrollRange) -> Double {
    range.clamp(offset) + shown(forPull: range.overshoot(of: offset))
  }

  /// The offset that a finger would have to ask for to show this one.
  func proposedOffset(forShown offset: Double, in range: ScrollRange) -> Double {
    range.clamp(offset) + pull(forShown: range.overshoot(of: offset))
  }
}
