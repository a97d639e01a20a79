/// What becomes of numbers that come from outside and may not be numbers (SCROLL-PHYSICS 6).
enum ScrollInput {
  /// A velocity, 0 when it is not finite.
  static func velocity(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }

  /// A requested offset, or the current one when the request is not finite.
  static func offset(_ requested: Double, current: Double) -> Double {
    requested.isFinite ? requested : current
  }

  /// A length, 0 when it is not finite or negative.
  static func length(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }

  /// An inset, 0 when it is not finite; negative ones are allowed.
  static func inset(_ inset: Double) -> Double { inset.isFinite ? inset : 0 }
}
