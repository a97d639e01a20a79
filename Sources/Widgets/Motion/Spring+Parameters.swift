import Foundation

extension Spring {
  /// A spring of physical quantities, as `CASpringAnimation` and `UISpringTimingParameters` take
  /// them.
  ///
  /// Damping beyond the critical one is reduced to it unless `allowsOverdamping` is true, as layer
  /// animations do; the default is false.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowsOverdamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowsOverdamping || !(ratio > 1) ? ratio : 1)
  }

  /// A spring of a perceived duration in seconds and a bounce from −1 to 1, as in SwiftUI.
  ///
  /// 0 does not overshoot, 1 swings for ever, negative values creep. The bounce is clamped to
  /// −0.99...1; a duration that is not finite or not above 0 is at the target at once. The spring is
  /// not at rest yet at `duration`: see `settlingDuration`.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring of the period in seconds that it would have without damping, and a damping ratio.
  ///
  /// The ratio is at least 0. A response that is not finite or not above 0, or a ratio that is not
  /// finite, is at the target at once.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      mass: 1, angularFrequency: 2 * .pi / response,
      dampingRatio: dampingRatio < 0 ? 0 : dampingRatio)
  }

  /// The force per unit of distance: mass · ω².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force per unit of velocity: 2 · ζ · ω · mass.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// The period without damping in seconds, 2π/ω, which SwiftUI calls the duration; 0 for a spring
  /// that is at its target at once.
  public var response: Double { angularFrequency > 0 ? 2 * .pi / angularFrequency : 0 }

  /// How much it overshoots: 1 − ζ for ratios up to 1, and 1/ζ − 1, below 0, for greater ones.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The spring of the system's own movements: mass 3, stiffness 1000, critically damped, which
  /// makes ω = 18.257 per second. Sheets and snapping use it.
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// Half a second, without bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)

  /// Half a second, with a little bounce, 0.15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)

  /// Half a second, with a bounce of 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// For what follows a finger: response 0.15 s, ratio 0.86.
  public static let interactive = Spring(response: 0.15, dampingRatio: 0.86)
}
