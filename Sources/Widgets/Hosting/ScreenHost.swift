public import Foundation

/// Where an app runs: a terminal, a test, or anything else that can show frames and tell time.
///
/// A host makes a ``Screen``, sends it what a person does (``Screen/send(_:)``), and calls
/// ``Screen/runFrame()`` when a frame is wanted or due. Everything a host needs is public.
@MainActor public protocol ScreenHost: AnyObject {
  /// The size of the screen in its units. A direction that is not finite or not above 0 counts as
  /// unknown: 80 or 24 columns or lines.
  var size: CGSize { get }
  /// What kind of units those are.
  var metrics: Metrics { get }
  /// What else is known of the screen.
  var capabilities: ScreenCapabilities { get }
  /// Seconds since an arbitrary start. Never goes back.
  var now: Double { get }

  /// Shows a frame. Called in the last stage of each frame in which something changed; the frame
  /// may be read only during the call.
  func present(_ frame: Frame)

  /// A frame is wanted: call ``Screen/runFrame()`` at the next tick. Called once until that frame
  /// runs.
  func requestFrame()

  /// Something was copied; hand it to the system where that is possible. Does nothing by default.
  func copy(_ text: String)
}

extension ScreenHost {
  /// Nothing: what is copied stays in the app.
  public func copy(_ text: String) {}
}

/// What a screen can do, and what its person prefers.
public struct ScreenCapabilities: Hashable, Sendable {
  /// How far a status bar, a notch and the like reach into the screen; nothing by default.
  public var safeAreaInsets: EdgeInsets
  /// Whether the person asked for less movement; false by default.
  public var prefersReducedMotion: Bool
  /// Whether the background is light or dark, as far as the host knows.
  public var userInterfaceStyle: UserInterfaceStyle
  /// How many columns the characters take on which screens differ;
  /// ``TextWidthPolicy/standard`` by default.
  public var textWidthPolicy: TextWidthPolicy
  /// From which side the person reads; from the left by default.
  public var layoutDirection: LayoutDirection

  /// Capabilities of a plain screen.
  public init(
    safeAreaInsets: EdgeInsets = .zero, prefersReducedMotion: Bool = false,
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    textWidthPolicy: TextWidthPolicy = .standard,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.safeAreaInsets = safeAreaInsets
    self.prefersReducedMotion = prefersReducedMotion
    self.userInterfaceStyle = userInterfaceStyle
    self.textWidthPolicy = textWidthPolicy
    self.layoutDirection = layoutDirection
  }
}
