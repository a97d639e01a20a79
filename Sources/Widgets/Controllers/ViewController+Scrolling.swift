extension ViewController {
  /// Registers the scroll view that "to the top" means on this screen, instead of the one that is
  /// looked up; nil looks it up again. It is held weakly.
  public final func setContentScrollableNode(_ node: ScrollableNode?) {
    registeredScrollableNode = node
  }

  final var foundContentScrollableNode: ScrollableNode? {
    if let registeredScrollableNode { return registeredScrollableNode }
    if let visibleChild { return visibleChild.contentScrollableNode }
    guard let view = viewIfLoaded else { return nil }
    var level = [view]
    while !level.isEmpty {
      var nextLevel: [Node] = []
      for node in level where !node.isHidden && node.alpha >= 0.01 {
        if let scrollable = node as? ScrollableNode, scrollable.canScrollToTop { return scrollable }
        nextLevel.append(contentsOf: node.subnodes)
      }
      level = nextLevel
    }
    return nil
  }
}
