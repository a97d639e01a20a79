extension Window {
  /// Acts like a tap on the status bar: the one scroll view that can be seen and wants it scrolls
  /// to its top, animated; returns whether anything moves (SCR-70…75).
  ///
  /// Nothing happens when there are several, and when it is at its top already. It is asked with
  /// ``ScrollableNode/shouldScrollToTop()`` first and hears
  /// ``ScrollableNode/didScrollToTop()`` at the end. Scroll views that only scroll sideways do not
  /// count.
  @discardableResult public final func scrollToTopTapped() -> Bool {
    let found = focusScope.scrollableNodesInSight(atMost: 2)
    return found.count == 1 && found[0].statusBarTapped()
  }
}
