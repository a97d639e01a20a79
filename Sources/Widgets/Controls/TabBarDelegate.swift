/// Hears what a person chooses in a tab bar that no controller manages.
@MainActor public protocol TabBarDelegate: AnyObject {
  /// A person tapped an enabled item; it is selected already, and may have been before. Does
  /// nothing by default.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
