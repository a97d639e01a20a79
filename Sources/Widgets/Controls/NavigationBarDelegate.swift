/// Hears what happens to the items of a navigation bar that no controller manages.
@MainActor public protocol NavigationBarDelegate: AnyObject {
  /// Whether the top item may be left, by the back button or by
  /// ``NavigationBar/popItem()``; true by default.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool

  /// The item is no longer on top. Does nothing by default.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)

  /// The item is now on top. Does nothing by default.
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem)
}

extension NavigationBarDelegate {
  /// True.
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }

  /// Nothing.
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}

  /// Nothing.
  public func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {}
}
