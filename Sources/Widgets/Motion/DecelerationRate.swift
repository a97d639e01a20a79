import Foundation

/// How quickly scrolling slows down after the finger has left: the part of the speed that remains
/// after each millisecond.
///
/// ```swift
/// scrollableNode.decelerationRate = .fast
/// ```
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The part of the speed that remains after a millisecond, from 0.5 to 0.9999.
  public let rawValue: Double

  /// A rate of its own.
  ///
  /// A value outside of 0.5...0.9999 is moved to the nearest end, since 1 would never stop; a NaN
  /// gives the rate of `normal`.
  public init(rawValue: Double) {
    self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 0.5), 0.9999)
  }

  /// 0.998: goes about half as far as the release velocity would in a second. The default.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// 0.99: goes about a tenth as far as the release velocity would in a second.
  public static let fast = DecelerationRate(rawValue: 0.99)
}

extension DecelerationRate {
  /// k, the rate of decay per second: 2.002 for `normal`, 10.05 for `fast`.
  var decayPerSecond: Double { -1000 * log(rawValue) }

  /// F, the distance in seconds of velocity, as the sum of steps of a millisecond: 0.499 for
  /// `normal`, 0.099 for `fast`.
  var distancePerVelocity: Double { rawValue / (1000 * (1 - rawValue)) }

  /// The distance that a velocity would go without an end speed, velocity · F.
  ///
  /// For deciding where a thing thrown should land, as shown at WWDC 2018.
  func projectedDistance(forVelocity velocity: Double) -> Double {
    velocity * distancePerVelocity
  }
}
