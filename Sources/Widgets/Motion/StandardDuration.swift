/// Durations in seconds that the platform uses, wherever an app does not give one
/// (SCROLL-PHYSICS 3). That of an animated offset is `OffsetAnimation.standardDuration`.
enum StandardDuration {
  /// An animation of properties: 0.2 (UIKit's documentation).
  static let propertyAnimation = 0.2
  /// A push or pop of a navigation stack: 0.35.
  static let navigationTransition = 0.35
  /// Hiding and showing a navigation bar: 0.2.
  static let navigationBar = 0.2
  /// How long content waits for a touch that may become a drag: 0.15.
  static let contentTouchDelay = 0.15
  /// The fading of scroll indicators after the content has settled: 0.4 (measured, SCR-81).
  static let indicatorFade = 0.4
}
