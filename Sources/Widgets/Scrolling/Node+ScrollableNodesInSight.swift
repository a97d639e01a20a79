import Foundation

extension Node {
  /// The scroll views in this tree, itself included, that can go to their top and of which a part can
  /// be seen, nearest to this node first; at most so many.
  ///
  /// What is hidden or transparent, what a node that clips has scrolled out of its sight, and a screen
  /// that makes place for another one cannot be seen.
  ///
  /// - Complexity: O(*n*) in the descendants.
  final func scrollableNodesInSight(atMost count: Int) -> [ScrollableNode] {
    var found: [ScrollableNode] = []
    var level = [(node: self, sight: bounds)]
    while !level.isEmpty {
      var next: [(node: Node, sight: CGRect)] = []
      for (node, sight) in level where !node.isHidden && node.alpha >= 0.01 {
        let area = node.bounds
        if let scrollable = node as? ScrollableNode, scrollable.canScrollToTop,
          area.overlaps(sight)
        {
          found.append(scrollable)
          if found.count == count { return found }
        }
        let inside = node.clipsToBounds ? area.overlap(with: sight) : sight
        for child in node.subnodes where !child.isLeaving {
          let (from, to) = (child.frame.origin, child.bounds.origin)
          next.append((child, inside.moved(x: to.x - from.x, y: to.y - from.y)))
        }
      }
      level = next
    }
    return found
  }
}
