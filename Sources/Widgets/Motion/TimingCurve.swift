import Foundation

/// How the progress of an animation follows the time that has passed.
///
/// A curve maps the fraction of the duration that has passed to the fraction of the way that is
/// done. Both are 0 at the start and 1 at the end; in between a curve with control points above 1
/// or below 0 may leave that range.
///
/// ```swift
/// let curve = TimingCurve.easeInEaseOut
/// curve.value(at: 0.25)  // 0.129: a quarter of the time, an eighth of the way
/// ```
///
/// The control points are those of Core Animation's curves of the same names (SCROLL-PHYSICS 4.5).
public struct TimingCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case cosine
    case cubic(CubicBezier)
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// The same speed all the time.
  public static let linear = TimingCurve(.linear)

  /// Starts slowly and ends at full speed: control points (0.42, 0) and (1, 1).
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)

  /// Starts at full speed and ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)

  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1). What an animation of node
  /// properties uses unless told otherwise.
  public static let easeInEaseOut = cubicBezier(0.42, 0, 0.58, 1)

  /// The default curve of Core Animation, a quick start with a long end: control points
  /// (0.25, 0.1) and (0.25, 1). Not the default of `Node.animate`.
  public static let `default` = cubicBezier(0.25, 0.1, 0.25, 1)

  /// Half a wave, (1 − cos πp) / 2: what an animated change of a scroll offset follows, close to
  /// ease-in-ease-out but gentler in the middle (SCROLL-PHYSICS 4.6, from recorded frames).
  public static let cosine = TimingCurve(.cosine)

  /// A curve with two control points, as in CSS and Core Animation.
  ///
  /// `x1` and `x2` are clamped to 0...1. When one of the numbers is not finite the curve is a
  /// straight line.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> TimingCurve {
    TimingCurve(.cubic(CubicBezier(x1, y1, x2, y2)))
  }

  /// The fraction of the way that is done when the fraction `progress` of the time has passed.
  ///
  /// Exactly 0 for 0, for less and for a NaN; exactly 1 for 1 and more. Accurate to 1e-9.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch shape {
    case .linear: return progress
    case .cosine: return (1 - cos(.pi * progress)) / 2
    case .cubic(let curve): return curve.value(at: progress)
    }
  }

  /// How fast the way is done at `progress`: 1 is the speed of `linear`. Times the distance and
  /// divided by the duration it is the velocity.
  ///
  /// 0 before the start and after the end.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0 && progress <= 1 else { return 0 }
    switch shape {
    case .linear: return 1
    case .cosine: return .pi / 2 * sin(.pi * progress)
    case .cubic(let curve): return curve.slope(at: progress)
    }
  }
}
