import Foundation

extension ScrollableNode {
  // MARK: - Turning

  /// Goes to the next or previous page, animated, from where the content is or is on its way to;
  /// returns whether there is one.
  final func turnPage(along axis: Axis, forward: Bool) -> Bool {
    if let root { _ = stepMotion(now: root.now) }
    guard let pages = scrollMetrics.pages(along: axis, speed: constants.pageSpeed) else {
      return false
    }
    var target = activity.motion?.rest ?? contentOffset
    let place = pages.range.clamp(target[axis])
    let next = pages.stop(after: forward, place, tolerance: tolerance)
    guard next != place else { return false }
    target[axis] = next
    setContentOffset(target, animated: true)
    return true
  }

  /// A wheel turns one page, and the next when that is there; returns whether this scroll view, or
  /// one further out, has used it. What scrolls a list on a page as well turns no page.
  final func turnPage(by wheel: Wheel) -> Bool {
    endMotionIfOver()
    let axis = wheel.mainAxis
    let step = wheel.delta[axis]
    let turns =
      !wheel.isRest && step.isFinite && step != 0 && scrollMetrics.length(along: axis) > 0
      && (isMoving || isDragging || turnPage(along: axis, forward: step > 0))
    return pass(wheel, without: turns ? ScrollAxes(axis) : [])
  }

  // MARK: - Resting on pages

  /// Content with pages that rests goes to the page on which it was, after the range or the viewport
  /// has changed.
  ///
  /// An offset that a program has put between two pages stays there until the viewport changes.
  final func restOnPage(after old: ScrollMetrics) {
    let aim = pageAim(from: contentOffset, after: old)
    moveByItself(to: aim.offset)
    if contentOffset == aim.offset { activity.keptPages = aim.kept }
  }

  /// A movement to a page goes on to the same page of another length, from the same part of the way.
  final func carryOn(_ motion: OffsetMotion, after old: ScrollMetrics, now: Double) {
    let metrics = scrollMetrics
    let aim = pageAim(from: motion.rest, after: old)
    let isOwed = activity.keptPages?.isOwed ?? false
    guard isOwed || old.viewportSize != metrics.viewportSize else {
      return rebuildMotion(from: motion.offset(at: now), now: now)
    }
    var offset = motion.offset(at: now)
    var velocity = motion.velocity(at: now)
    for axis in Axis.allCases where old.viewportSize[axis] > 0 {
      let scale = metrics.viewportSize[axis] / old.viewportSize[axis]
      offset[axis] =
        metrics.minimumOffset[axis] + (offset[axis] - old.minimumOffset[axis]) * scale
      velocity[axis] *= scale
    }
    let change = activity.change
    moveByItself(to: offset)
    guard activity.change == change else { return }
    start(release(velocity: velocity).motion(toStopAt: aim.offset, start: now))
    activity.keptPages = aim.kept
  }

  /// An animated change to a page ends at the same page.
  final func redirect(_ motion: OffsetMotion, after old: ScrollMetrics) {
    let aim = pageAim(from: motion.rest, after: old)
    if aim.offset != motion.rest { retarget(motion, to: aim.offset) }
    activity.keptPages = aim.kept
  }

  /// The offset of the page that was at an offset, and the page if there is no such offset now.
  private func pageAim(
    from offset: CGPoint, after old: ScrollMetrics
  ) -> (offset: CGPoint, kept: KeptPages?) {
    let metrics = scrollMetrics
    let speed = constants.pageSpeed
    let known = activity.keptPages
    var result = metrics.at(offset).restingOffset(after: old.at(offset), tolerance: tolerance)
    var kept = KeptPages()
    for axis in Axis.allCases {
      let before = old.pages(along: axis, speed: speed)
      let now = metrics.pages(along: axis, speed: speed)
      let isResized = before?.pageLength != now?.pageLength
      var page = before?.page(at: offset[axis], tolerance: isResized ? .infinity : tolerance)
      if before == nil, let now, now.range.contains(offset[axis]) {
        page = now.page(at: offset[axis], tolerance: .infinity)
      }
      if let known, isResized || known.isOwed, known.pages[axis].isFinite {
        page = Double(known.pages[axis])
      }
      guard let page else { continue }
      let start = now?.start(ofPage: page) ?? .infinity
      kept.pages[axis] = page
      if start > (now?.range.max ?? 0) + tolerance {
        kept.isShort = true
        if isResized || now == nil { kept.isOwed = true }
      }
      if let now { result[axis] = now.range.clamp(start) }
    }
    return (result, kept.isShort ? kept : nil)
  }
}

/// Pages that content was on when the range became too short for them.
struct KeptPages: Hashable, Sendable {
  /// Their numbers, from 0; not a number along an axis where it was on none.
  var pages = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
  /// Whether a page does not begin inside of the range.
  var isShort = false
  /// Whether the content goes back to them as soon as it is long enough: it has yet to follow a
  /// viewport that has changed.
  var isOwed = false
}

extension ScrollMetrics {
  /// The pages along an axis; nil for a viewport without a length, which has none.
  fileprivate func pages(along axis: Axis, speed: Double) -> PageTarget? {
    PageTarget(range: range(along: axis), pageLength: viewportSize[axis], threshold: speed)
  }
}

/// A key that turns a page.
struct PageStep {
  let axis: Axis
  let isForward: Bool

  /// Nil for a key that goes somewhere else.
  init?(_ code: Key.Code) {
    switch code {
    case .left, .right: (axis, isForward) = (.horizontal, code == .right)
    case .up, .down: (axis, isForward) = (.vertical, code == .down)
    case .pageUp, .pageDown: (axis, isForward) = (.vertical, code == .pageDown)
    default: return nil
    }
  }
}
