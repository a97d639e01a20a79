import Foundation

extension ScrollableNode {
  /// Whether a finger is down on the content, perhaps without having moved (SCR-45).
  public final var isTracking: Bool {
    scrollPan.isFingerDown && scrollPan.state != .failed && scrollPan.state != .cancelled
  }

  /// Whether a finger moves the content (SCR-45).
  public final var isDragging: Bool { activity.drag != nil }

  /// Whether the content moves on after a finger has let it go (SCR-45). Still true while a finger
  /// holds content that it has caught and not moved yet (SCR-43).
  public final var isDecelerating: Bool { activity.isDecelerating }

  /// Whether the finger that has moved so far may move this content (SCR-76, SCR-77).
  final var acceptsDrag: Bool {
    guard isScrollEnabled else { return false }
    if isMoving { return true }
    guard contentGivesTouchUp else { return false }
    let travel = scrollPan.travel
    guard rules.accepts(travel: travel, scrollMetrics) else { return false }
    return ScrollRules.hasRoom(forTravel: travel, scrollMetrics) || !isOuterReady(for: travel)
  }

  /// Whether the content that was told of the touch lets a drag take it (SCR-61).
  private var contentGivesTouchUp: Bool {
    guard let touch = scrollPan.touch, touch.isWithResponder, let content = touch.node,
      content !== self
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: content)
  }

  /// Whether a scroll view around this one could go on where this one is at its end.
  private func isOuterReady(for travel: CGPoint) -> Bool {
    var outer = enclosingScrollableNode
    while let node = outer {
      if node.isScrollEnabled, node.rules.accepts(travel: travel, node.scrollMetrics),
        ScrollRules.hasRoom(forTravel: travel, node.scrollMetrics)
      {
        return true
      }
      outer = node.enclosingScrollableNode
    }
    return false
  }

  final func panDidChange() {
    switch scrollPan.state {
    case .began: beginDrag()
    case .changed: moveDrag()
    case .ended: endDrag(velocity: scrollPan.velocity(in: nil))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    endZoomMotion()
    catchMotion()
    activity.drag = ScrollDrag(
      scrollMetrics, axes: rules.axes(forTravel: scrollPan.travel, scrollMetrics),
      bounces: bounces, isOpen: scrollPan.travel == .zero)
    activity.fadeStart = nil
    requestDrawing()
    if keyboardDismissMode != .none { root?.firstResponder?.resignFirstResponder() }
    willBeginDragging()
    moveDrag()
  }

  /// A finger takes content that moves: it stays where it is seen at this moment.
  private func catchMotion() {
    guard let motion = activity.motion else { return }
    let now = root?.now ?? motion.start
    activity.motion = nil
    activity.isCaught = motion.kind == .deceleration
    let offset = restingOffset(near: motion.offset(at: now))
    let isFast = motion.kind == .deceleration
    moveByItself(to: isFast ? scrollMetrics.limitingOvershoot(of: offset) : offset)
    if motion.kind == .animation { didEndScrollingAnimation() }
  }

  private func moveDrag() {
    guard activity.drag != nil else { return }
    let travel = scrollPan.translation(in: nil)
    guard travel != .zero else { return }
    activity.isCaught = false
    chooseAxes(forTravel: travel)
    guard let drag = activity.drag else { return }
    moveByItself(to: drag.offset(forTravel: travel, current: contentOffset))
  }

  /// The first movement of a finger that has caught the content decides where it may go (SCR-54).
  private func chooseAxes(forTravel travel: CGPoint) {
    guard let drag = activity.drag, drag.isOpen else { return }
    activity.drag = ScrollDrag(
      scrollMetrics, axes: rules.axes(forTravel: travel, scrollMetrics), bounces: bounces,
      startOffset: drag.startOffset)
  }

  /// The drag goes on from the offset and in the range that are now.
  final func takeHold() {
    guard let drag = activity.drag else { return }
    activity.drag = ScrollDrag(
      scrollMetrics, axes: drag.axes, bounces: bounces, travel: scrollPan.translation(in: nil),
      startOffset: drag.startOffset, isOpen: drag.isOpen)
  }

  // MARK: - Release

  private func endDrag(velocity finger: CGPoint) {
    guard let drag = activity.drag else { return }
    func momentum(_ axis: Axis) -> CGFloat { drag.axes.contains(axis) ? -finger[axis] : 0 }
    let velocity = CGPoint(x: momentum(.horizontal), y: momentum(.vertical))
    let proposed = release(velocity: velocity).target
    var target = proposed
    willEndDragging(
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    // The callback may have taken the content away from the finger.
    guard activity.drag != nil else { return }
    let edited = CGPoint(
      x: target.x == proposed.x ? .nan : target.x, y: target.y == proposed.y ? .nan : target.y)
    let motion = release(velocity: velocity).motion(start: root?.now ?? 0, target: edited)
    activity.drag = nil
    let moves = motion.duration > 0 || motion.rest != contentOffset
    finishRelease(moves ? motion : nil)
  }

  /// The callbacks after a release, in UIKit's order (SCR-40, SCR-41, SCR-44).
  private func finishRelease(_ motion: OffsetMotion?) {
    if let motion {
      if root == nil {
        activity.isCaught = false
        moveByItself(to: scrollMetrics.clamped(motion.rest))
        return didEndDragging(willDecelerate: false)
      }
      activity.isReleasing = true
      start(motion)
    } else {
      fadeIndicators()
    }
    didEndDragging(willDecelerate: motion != nil)
    activity.isCaught = false
    guard activity.isReleasing else { return }
    activity.isReleasing = false
    if activity.motion?.kind == .deceleration { willBeginDecelerating() }
  }

  /// A program takes the content away from a finger, which does not get it back.
  final func dropDrag() {
    guard activity.drag != nil else { return }
    activity.drag = nil
    activity.isCaught = false
    scrollPan.interrupt()
    fadeIndicators()
    didEndDragging(willDecelerate: false)
  }
}
