/// How ``Node/animate(withDuration:delay:options:animations:completion:)`` animates.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Options with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Nodes take touches while they are animated (VIEW-16).
  public static let allowUserInteraction = AnimationOptions(rawValue: 1)
  /// What is animated already goes on from where it is drawn, and the earlier animation ends
  /// unfinished. Without it both movements add up.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 2)
  /// Inside the block of another animation: has a duration of its own.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 4)
  /// Inside the block of another animation: has a curve of its own.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 8)
  /// Starts slowly. Together with ``curveEaseOut``, and without any curve, it starts and ends
  /// slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 16)
  /// Ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 32)
  /// The same speed all the time; wins over the other curves.
  public static let curveLinear = AnimationOptions(rawValue: 64)
  /// Starts and ends slowly: what happens without any curve.
  public static let curveEaseInOut: AnimationOptions = [.curveEaseIn, .curveEaseOut]

  var curve: TimingCurve {
    if contains(.curveLinear) { return .linear }
    switch (contains(.curveEaseIn), contains(.curveEaseOut)) {
    case (true, false): return .easeIn
    case (false, true): return .easeOut
    default: return .easeInEaseOut
    }
  }
}
