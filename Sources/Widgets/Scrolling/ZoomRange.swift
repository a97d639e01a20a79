import Foundation

/// The scales at which zoomed content may rest, as a value.
struct ZoomRange: Hashable, Sendable {
  /// The smallest scale; above 0.
  private(set) var minimum: CGFloat = 1
  /// The largest scale as it was set; one below ``minimum`` counts as that.
  private(set) var maximum: CGFloat = 1

  /// A range of scales; a number that is not finite or not above 0 counts as 1.
  init(minimum: CGFloat = 1, maximum: CGFloat = 1) {
    self.minimum = minimum.isFinite && minimum > 0 ? minimum : 1
    self.maximum = maximum.isFinite && maximum > 0 ? maximum : 1
  }

  /// Whether there is more than one scale (SCR-79).
  var allowsZooming: Bool { minimum < maximum }

  /// The scale inside that is closest.
  func clamp(_ scale: CGFloat) -> CGFloat {
    scale > minimum ? min(scale, max(minimum, maximum)) : minimum
  }

  /// The scale that is shown when fingers ask for one. Past the range it follows less and less, and
  /// never gets to twice the largest or half of the smallest one (our choice).
  func shown(forProposed scale: CGFloat, bounces: Bool) -> CGFloat {
    guard scale.isFinite, scale > 0 else { return minimum }
    let limited = clamp(scale)
    guard bounces, limited != scale else { return limited }
    return limited * CGFloat(exp(Self.band.shown(forPull: log(scale / limited))))
  }

  /// The scale that fingers would have to ask for to show this one.
  func proposed(forShown scale: CGFloat) -> CGFloat {
    guard scale.isFinite, scale > 0 else { return minimum }
    let limited = clamp(scale)
    guard limited != scale else { return scale }
    return limited * CGFloat(exp(Self.band.pull(forShown: log(scale / limited))))
  }

  /// That of offsets, along the logarithm of the scale: so larger and smaller mirror each other.
  private static let band = RubberBand(length: log(2))
}
