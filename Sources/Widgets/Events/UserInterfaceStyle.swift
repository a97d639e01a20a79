/// Whether a screen shows light text on dark, or dark on light.
public enum UserInterfaceStyle: Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
