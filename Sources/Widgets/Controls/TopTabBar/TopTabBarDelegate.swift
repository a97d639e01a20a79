/// Hears what a person chooses in a strip of top tabs that no controller manages.
@MainActor public protocol TopTabBarDelegate: AnyObject {
  /// A person chose an enabled item; it is selected already, and may have been before. Does nothing
  /// by default.
  func topTabBar(_ topTabBar: TopTabBar, didSelect item: TopTabItem)
}

extension TopTabBarDelegate {
  /// Nothing.
  public func topTabBar(_ topTabBar: TopTabBar, didSelect item: TopTabItem) {}
}
