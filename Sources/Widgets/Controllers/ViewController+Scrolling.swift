extension ViewController {
  /// Registers the scroll view that "to the top" means on this screen, instead of the one that is
  /// looked up; nil looks it up again. It is held weakly.
  public final func setContentScrollableNode(_ node: ScrollableNode?) {
    registeredScrollableNode = node
  }

  final var foundContentScrollableNode: ScrollableNode? {
    if let registeredScrollableNode { return registeredScrollableNode }
    if let visibleChild { return visibleChild.contentScrollableNode }
    return viewIfLoaded?.scrollableNodesInSight(atMost: 1).first
  }
}
