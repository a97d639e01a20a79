public import Foundation

extension ScrollableNode {
  /// The content's point at the top left corner: the origin of ``Node/bounds`` (SCR-01).
  ///
  /// It is not limited to the range (SCR-03). Setting it ends an animated change, and moves content
  /// that coasts without stopping it (SCR-27). A value that is not finite is ignored and reported.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      endMotionIfOver()
      bounds = CGRect(origin: newValue, size: bounds.size)
    }
  }

  /// Sets the offset on behalf of a finger or a motion.
  final func moveByItself(to offset: CGPoint) {
    guard offset != contentOffset, offset.isFinite else { return }
    activity.movesItself = true
    bounds = CGRect(origin: offset, size: bounds.size)
    activity.movesItself = false
  }

  final func boundsChanged(from old: CGRect) {
    let byItself = activity.movesItself
    activity.movesItself = false
    let isMoved = bounds.origin != old.origin
    if isMoved {
      setNeedsLayout()
      if activity.motion == nil { activity.keptPages = nil }
      if !byItself { offsetWasSet() }
    }
    if bounds.size != old.size {
      keepFocusInView(from: old)
      var metrics = scrollMetrics
      metrics.viewportSize = old.size.sanitized
      rangeDidChange(from: metrics)
    }
    if isMoved { reportScrolling(endsAnimation: !byItself) }
  }

  /// A program has put the offset somewhere: what moves goes on from there.
  private func offsetWasSet() {
    endZoomMotion(keepsOffset: true)
    if activity.drag != nil {
      takeHold()
    } else if let motion = activity.motion, motion.kind == .deceleration {
      rebuildMotion(from: contentOffset, now: root?.now ?? motion.start)
    }
  }

  /// Calls ``didScroll()`` once for a new offset.
  private func reportScrolling(endsAnimation: Bool) {
    if contentOffset != activity.reportedOffset {
      activity.reportedOffset = contentOffset
      if activity.depth < Self.maximumDepthOfCalls {
        activity.depth += 1
        didScroll()
        activity.depth -= 1
      } else {
        report(
          "scroll.loop",
          "didScroll changed the offset \(Self.maximumDepthOfCalls) times inside of "
            + "itself. Compare with contentOffset before setting it.")
      }
    }
    metricsMayHaveChanged()
    if endsAnimation, let motion = activity.motion, motion.kind != .deceleration {
      activity.motion = nil
      if motion.kind == .animation { didEndScrollingAnimation() }
    }
  }

  /// How many calls of ``didScroll()`` may be inside each other.
  static let maximumDepthOfCalls = 16

  // MARK: - setContentOffset

  final func applyContentOffset(_ offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      report(
        "scroll.offset",
        "An offset must be finite, but is \(offset). It stays at "
          + "\(contentOffset).")
      return
    }
    endMotionIfOver()
    endZoomMotion()
    if animated {
      animateContentOffset(to: offset)
    } else {
      dropDeceleration()
      let wasAnimating = activity.isAnimating
      activity.motion = nil
      moveByItself(to: offset)
      if activity.drag != nil { takeHold() }
      if wasAnimating { didEndScrollingAnimation() }
    }
  }

  private func animateContentOffset(to offset: CGPoint) {
    if let motion = activity.motion, motion.kind != .deceleration, motion.kind != .animation {
      activity.motion = nil
    }
    if let motion = activity.motion, motion.kind == .animation {
      if offset != motion.rest { retarget(motion, to: offset) }
      return
    }
    dropDrag()
    dropDeceleration()
    guard offset != contentOffset else { return }
    guard let root, !traits.prefersReducedMotion else {
      moveByItself(to: offset)
      didEndScrollingAnimation()
      return
    }
    start(OffsetMotion(from: contentOffset, to: offset, start: root.now))
  }

  /// Turns an animated change that runs to another target.
  final func retarget(_ motion: OffsetMotion, to target: CGPoint) {
    guard let root, !traits.prefersReducedMotion else {
      activity.motion = nil
      moveByItself(to: target)
      if motion.kind == .animation { didEndScrollingAnimation() }
      return
    }
    let next = motion.retargeted(at: root.now, to: target, constants: constants)
    start(next)
    if next.duration == 0 { _ = stepMotion(now: root.now) }
  }

  static func describe(_ point: CGPoint) -> String {
    "\(describe(point.x)), \(describe(point.y))"
  }

  /// A number with at most two decimals.
  static func describe(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
