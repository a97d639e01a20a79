extension Node {
  /// The window that the node is in; nil when it is in none.
  public final var window: Window? { root as? Window }
}
