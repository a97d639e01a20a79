import Foundation

extension ScrollableNode {
  /// Whether the content moves by itself.
  final var isMoving: Bool { activity.motion != nil }

  /// Lets a motion move the content from the next frame on, in place of one that runs.
  final func start(_ motion: OffsetMotion) {
    activity.motion = motion
    activity.keptPages = nil
    activity.driver.node = self
    root?.add(activity.driver)
  }

  /// Shows the motion at a time of the host; returns whether one runs afterwards.
  final func stepMotion(now: Double) -> Bool {
    guard let motion = activity.motion else { return stepIndicators(now: now) }
    let change = activity.change
    moveByItself(to: scrollMetrics.limitingOvershoot(of: motion.offset(at: now), for: motion))
    guard activity.change == change else {
      return activity.motion != nil || stepIndicators(now: now)
    }
    if motion.isOver(at: now), !activity.isReleasing { endMotion() }
    return activity.motion != nil || stepIndicators(now: now)
  }

  /// The motion has arrived.
  private func endMotion() {
    guard let motion = activity.motion else { return }
    activity.motion = nil
    if motion.kind == .deceleration || motion.kind == .wheel { fadeIndicators() }
    tellEnd(of: motion)
  }

  private func tellEnd(of motion: OffsetMotion) {
    switch motion.kind {
    case .deceleration: didEndDecelerating()
    case .animation: didEndScrollingAnimation()
    case .statusBar: didScrollToTop()
    case .wheel: break
    }
  }

  /// Momentum ends without a call (SCROLL-PHYSICS 5).
  final func dropDeceleration() {
    guard let motion = activity.motion, motion.kind == .deceleration else { return }
    activity.motion = nil
    activity.isReleasing = false
    fadeIndicators()
  }

  /// The momentum goes on from an offset, by the rules as they are now.
  final func rebuildMotion(from offset: CGPoint, now: Double) {
    guard let motion = activity.motion else { return }
    var release = release(velocity: motion.velocity(at: now))
    release.metrics.offset = offset
    start(release.rebuilt(motion, start: now))
  }

  /// Ends a motion that is over at this moment, before something else happens. A host that makes
  /// few frames may not have shown its end.
  final func endMotionIfOver() {
    guard let motion = activity.motion, let root, motion.isOver(at: root.now) else { return }
    _ = stepMotion(now: root.now)
  }

  final func release(velocity: CGPoint) -> ScrollRelease {
    ScrollRelease(
      metrics: scrollMetrics, velocity: velocity, rules: rules, constants: constants,
      startOffset: activity.drag?.startOffset ?? contentOffset, step: restStep)
  }

  /// The whole steps that the content rests on: the rows and columns of a screen of cells; 0 where
  /// it may rest anywhere.
  private var restStep: CGFloat {
    let step = traits.metrics.smallestVisibleStep
    return step >= 1 ? step : 0
  }

  /// Where content that a person stops at an offset comes to rest: on a whole step, as it is drawn.
  final func restingOffset(near offset: CGPoint) -> CGPoint {
    scrollMetrics.onWholeSteps(offset, of: restStep)
  }

  /// A key acts on what is seen now: content that moves stops there, but for what goes to a page or
  /// back from past an end.
  final func stopForKey() {
    guard isMoving, !isPagingEnabled, scrollMetrics.clamped(contentOffset) == contentOffset else {
      return
    }
    setContentOffset(restingOffset(near: contentOffset), animated: false)
    fadeIndicators()
  }

  final var rules: ScrollRules {
    var axes: ScrollAxes = []
    if alwaysBounceVertical { axes.insert(.vertical) }
    if alwaysBounceHorizontal { axes.insert(.horizontal) }
    return ScrollRules(
      bounces: bounces, alwaysBounces: axes, isPagingEnabled: isPagingEnabled,
      isDirectionalLockEnabled: isDirectionalLockEnabled, rate: decelerationRate)
  }

  /// The window has changed: nothing moves on. Momentum stops where it is, inside of the range; an
  /// animated change arrives.
  final func leaveMotion() {
    zooming.recognizer?.interrupt()
    endZoomMotion()
    if activity.drag != nil { scrollPan.interrupt() }
    guard let motion = activity.motion else { return }
    activity.motion = nil
    // Without callbacks about its beginning there are none about its end.
    let isTold = !activity.isReleasing
    activity.isReleasing = false
    let isMomentum = motion.kind == .deceleration
    moveByItself(
      to: isMomentum ? restingOffset(near: scrollMetrics.clamped(contentOffset)) : motion.rest)
    if isTold { tellEnd(of: motion) }
  }
}

extension ScrollMetrics {
  /// The offset of a motion to show: past the range momentum goes no further than the length of the
  /// viewport, a program anywhere.
  fileprivate func limitingOvershoot(of offset: CGPoint, for motion: OffsetMotion) -> CGPoint {
    motion.kind == .deceleration ? limitingOvershoot(of: offset) : offset
  }
}
