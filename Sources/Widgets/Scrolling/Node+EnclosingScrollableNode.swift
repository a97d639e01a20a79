extension Node {
  /// The nearest scroll view that this node is in; never the node itself. Nil when there is none.
  ///
  /// - Complexity: O(*n*) in the ancestors.
  public final var enclosingScrollableNode: ScrollableNode? {
    var found: ScrollableNode?
    parent?.walkUp { node in
      found = node as? ScrollableNode
      return found == nil
    }
    return found
  }

  /// The nearest scroll view that this node is in and that scrolls along an axis; others are
  /// skipped.
  ///
  /// A scroll view whose content has no size yet counts for both axes.
  ///
  /// - Complexity: O(*n*) in the ancestors.
  public final func enclosingScrollableNode(along axis: Axis) -> ScrollableNode? {
    var scrollable = enclosingScrollableNode
    while let current = scrollable, !current.scrolls(along: axis) {
      scrollable = current.enclosingScrollableNode
    }
    return scrollable
  }
}
