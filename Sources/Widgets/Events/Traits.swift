/// What a node can know of the screen it is on.
public struct Traits: Hashable, Sendable {
  /// The sizes of this kind of screen; those of cells by default.
  public var metrics: Metrics
  /// Whether the person asked for less movement; an animated call then completes in its frame.
  public var prefersReducedMotion: Bool
  /// Whether the background is light or dark; ``UserInterfaceStyle/unspecified`` by default.
  public var userInterfaceStyle: UserInterfaceStyle
  /// How many columns the characters take on which screens differ;
  /// ``TextWidthPolicy/standard`` by default.
  public var textWidthPolicy: TextWidthPolicy
  /// From which side a row of things is read: bars, pages and the movements of screens are
  /// mirrored; from the left by default.
  public var layoutDirection: LayoutDirection

  /// Traits of a screen; of cells, with movement, by default.
  public init(
    metrics: Metrics = .cells, prefersReducedMotion: Bool = false,
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    textWidthPolicy: TextWidthPolicy = .standard,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.metrics = metrics
    self.prefersReducedMotion = prefersReducedMotion
    self.userInterfaceStyle = userInterfaceStyle
    self.textWidthPolicy = textWidthPolicy
    self.layoutDirection = layoutDirection
  }
}
