extension Window {
  /// Acts like a tap on the status bar: the one scroll view that can be seen and wants it scrolls
  /// to its top, animated; returns whether anything moves (SCR-70…75).
  ///
  /// Nothing happens when there are several, and when it is at its top already. It is asked with
  /// ``ScrollableNode/shouldScrollToTop()`` first and hears
  /// ``ScrollableNode/didScrollToTop()`` at the end. Scroll views that only scroll sideways do not
  /// count.
  @discardableResult public final func scrollToTopTapped() -> Bool {
    var found: ScrollableNode?
    var work = [focusScope]
    while let node = work.popLast() {
      guard !node.isHidden, node.alpha >= 0.01 else { continue }
      if let scrollable = node as? ScrollableNode, scrollable.canScrollToTop,
        scrollable.convert(scrollable.bounds, to: nil).overlaps(bounds)
      {
        if found != nil { return false }
        found = scrollable
      }
      work.append(contentsOf: node.subnodes)
    }
    return found?.statusBarTapped() ?? false
  }
}
