import Foundation

extension ScrollableNode {
  /// Whether the content is at its top, or pulled past it; within half of the smallest step that
  /// can be seen.
  public final var isAtTop: Bool {
    contentOffset.y <= scrollMetrics.minimumOffset.y + tolerance
  }

  /// Whether an animated change is on its way to the top.
  public final var isTravellingToTop: Bool {
    guard let motion = activity.motion, motion.kind == .animation || motion.kind == .statusBar
    else { return false }
    let top = scrollMetrics.minimumOffset.y
    return motion.rest.y == top && contentOffset.y != top
  }

  /// Whether the scroll view can be asked to go to its top: a person may scroll it, it wants that,
  /// and it is not one that scrolls sideways only.
  final var canScrollToTop: Bool {
    scrollsToTop && isScrollEnabled && scrolls(along: .vertical)
  }

  /// Whether the content rests at its top, or is pulled past it and comes back by itself. A program
  /// may have left it past its top (SCR-03), from where it does not.
  final var needsNothingForTop: Bool {
    guard isAtTop else { return false }
    let top = scrollMetrics.minimumOffset.y
    if let motion = activity.motion { return motion.kind == .deceleration && motion.rest.y == top }
    return isTracking || contentOffset.y >= top - tolerance
  }

  final func goToTop(animated: Bool) -> Bool {
    if let root { _ = stepMotion(now: root.now) }
    let top = scrollMetrics.minimumOffset.y
    if animated, isTravellingToTop { return false }
    if needsNothingForTop { return false }
    let old = contentOffset
    setContentOffset(CGPoint(x: old.x, y: top), animated: animated)
    return contentOffset != old || activity.isAnimating
  }

  /// Answers to a tap on the status bar; returns whether anything moves (SCR-72, SCR-74).
  final func statusBarTapped() -> Bool {
    if let root { _ = stepMotion(now: root.now) }
    guard !needsNothingForTop, !isTravellingToTop, shouldScrollToTop() else { return false }
    let top = CGPoint(x: contentOffset.x, y: scrollMetrics.minimumOffset.y)
    let isTold = activity.isAnimating
    endZoomMotion()
    dropDrag()
    dropDeceleration()
    activity.motion = nil
    if isTold { didEndScrollingAnimation() }
    guard let root, !traits.prefersReducedMotion else {
      moveByItself(to: top)
      didScrollToTop()
      return true
    }
    start(OffsetMotion(.statusBar, from: contentOffset, to: top, start: root.now))
    return true
  }
}
