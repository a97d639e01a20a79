/// How a change of node properties is shown over time: how long, how fast, and after which delay.
///
/// ```swift
/// withAnimation(.spring(.bouncy)) { panel.frame.origin.y = 0 }
/// ```
///
/// It is a function of time: frames that are late or left out change nothing about where it is at a
/// moment, or where it ends.
public struct NodeAnimation: Hashable, Sendable {
  private enum Timing: Hashable {
    case curve(TimingCurve)
    case spring(Spring, velocity: Double)
  }

  /// Seconds from the start to the end, without the delay.
  public let duration: Double
  /// Seconds until it starts; 0 by default. What is drawn stays as it was until then.
  public private(set) var delay = 0.0
  /// Whether nodes take touches while they are animated (VIEW-16); false by default.
  public var allowsUserInteraction = false
  /// Whether what is animated already goes on from where it is drawn, and the earlier animation
  /// ends unfinished; false by default, when both movements add up.
  public var beginsFromCurrentState = false

  private let timing: Timing
  /// Whether it goes from the new state back to the old one, as what leaves does.
  private var isReversed = false

  private init(_ timing: Timing, duration: Double) {
    self.timing = timing
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// Along a curve; by default from slow to slow in 0.2 s, the duration that UIKit documents. A
  /// duration that is not finite or not above 0 changes at once.
  public static func curve(_ curve: TimingCurve = .easeInEaseOut, duration: Double = 0.2)
    -> NodeAnimation
  {
    NodeAnimation(.curve(curve), duration: duration)
  }

  /// As a spring moves, until all but a thousandth of the way is done for good.
  ///
  /// - Parameters:
  ///   - spring: How it moves; ``Spring/smooth`` by default.
  ///   - initialVelocity: In ways per second: 1 would cover the whole distance in a second.
  public static func spring(
    _ spring: Spring = .smooth, initialVelocity: Double = 0
  ) -> NodeAnimation {
    let duration = spring.settlingDuration(
      from: 0, to: 1, velocity: initialVelocity, within: settledFraction)
    return NodeAnimation(.spring(spring, velocity: initialVelocity), duration: min(duration, 60))
  }

  /// As a spring that has all but a thousandth of the way behind it after a duration
  /// (SCROLL-PHYSICS 4.4): UIKit's animations with a damping ratio.
  ///
  /// - Parameters:
  ///   - duration: Seconds; not finite or not above 0 changes at once.
  ///   - dampingRatio: From 0.01 to 1; values outside are moved there.
  ///   - initialVelocity: In ways per second.
  public static func spring(
    settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) -> NodeAnimation {
    let spring = Spring(
      settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    return NodeAnimation(.spring(spring, velocity: initialVelocity), duration: duration)
  }

  /// What ``withAnimation(_:_:)`` uses unless told otherwise: `curve()`.
  public static let standard = curve()

  /// The same after a delay in seconds; one that is not finite or not above 0 is none.
  public func delayed(by delay: Double) -> NodeAnimation {
    var result = self
    result.delay = delay.isFinite ? max(0, delay) : 0
    return result
  }
}

extension NodeAnimation {
  /// The part of the way that spring animations leave to their last frame.
  private static let settledFraction = 0.001

  /// Whether it changes at once.
  var takesNoTime: Bool { duration <= 0 && delay <= 0 }

  /// The part of the way that is done some seconds after the start: 0 before, exactly 1 from the
  /// end on, and perhaps beyond 1 in between; the other way round when it is reversed.
  func progress(at elapsed: Double) -> Double {
    isReversed ? 1 - forwardProgress(at: elapsed) : forwardProgress(at: elapsed)
  }

  /// Whether it is over when its time is. One that is reversed stays in the old state, since the
  /// node would jump back otherwise: who has started it takes it away.
  var endsByItself: Bool { !isReversed }

  /// The same from the new state back to the old one.
  func reversed() -> NodeAnimation {
    var result = self
    result.isReversed.toggle()
    return result
  }

  private func forwardProgress(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 1 }
    guard elapsed > 0 else { return 0 }
    switch timing {
    case .curve(let curve): return curve.value(at: elapsed / duration)
    case .spring(let spring, let velocity):
      return spring.value(from: 0, to: 1, velocity: velocity, at: elapsed)
    }
  }

  /// What an animation inside the block of another one becomes (UIKit's rule): it takes the outer
  /// duration and curve unless the options say otherwise. A spring's go together.
  func nested(in outer: NodeAnimation, options: AnimationOptions) -> NodeAnimation {
    let ownsDuration = options.contains(.overrideInheritedDuration)
    let ownsCurve = options.contains(.overrideInheritedCurve)
    let result: NodeAnimation
    switch (outer.timing, timing) {
    case (.curve(let outerCurve), .curve(let curve)):
      result = .curve(
        ownsCurve ? curve : outerCurve, duration: ownsDuration ? duration : outer.duration)
    default:
      result = ownsDuration || ownsCurve ? self : outer
    }
    var copy = result.delayed(by: delay)
    copy.allowsUserInteraction = allowsUserInteraction
    copy.beginsFromCurrentState = beginsFromCurrentState
    return copy
  }
}
