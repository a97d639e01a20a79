import Foundation

/// What happens when a finger lets the content go, as a value: from where, how fast and by which
/// rules the content moves on.
struct ScrollRelease: Hashable, Sendable {
  /// Where the content is.
  var metrics: ScrollMetrics
  /// The momentum of the offset in units per second.
  var velocity: CGPoint
  var rules: ScrollRules
  var constants: ScrollConstants
  /// The offset when the finger came down: paging goes one page from there at most.
  var startOffset: CGPoint
  /// Whole steps that the content rests on; 0 for none.
  var step: CGFloat = 0

  /// Where the content stops unless the delegate wants it elsewhere.
  var target: CGPoint { motion(start: 0, target: nil).rest }

  /// The movement that follows.
  ///
  /// - Parameter target: Where the delegate wants it to end; nil, a part that is not finite, and
  ///   any with paging (SCR-56), leave it to the rules.
  func motion(start: Double, target: CGPoint?) -> OffsetMotion {
    OffsetMotion(
      .deceleration, start: start, x: motion(along: .horizontal, target: target?.x),
      y: motion(along: .vertical, target: target?.y), step: step, metrics: metrics)
  }

  /// The way to stops that somebody else has chosen, such as pages.
  func motion(toStopAt stop: CGPoint, start: Double) -> OffsetMotion {
    OffsetMotion(
      .deceleration, start: start, x: snap(along: .horizontal, to: stop.x),
      y: snap(along: .vertical, to: stop.y), step: step, metrics: metrics)
  }

  private func motion(along axis: Axis, target: CGFloat?) -> ScrollMotion {
    let range = metrics.range(along: axis)
    if rules.isPagingEnabled,
      let pages = PageTarget(
        range: range, pageLength: metrics.viewportSize[axis], threshold: constants.pageSpeed)
    {
      let stop = pages.offset(
        from: metrics.offset[axis], velocity: velocity[axis], settledOffset: startOffset[axis])
      return snap(along: axis, to: stop)
    }
    if let target, target.isFinite {
      return .glide(
        GlideMotion(
          from: metrics.offset[axis], velocity: velocity[axis], to: target, in: range,
          rate: rules.rate, constants: constants))
    }
    return fling(along: axis)
  }

  private func fling(along axis: Axis) -> ScrollMotion {
    .fling(
      Fling(
        from: metrics.offset[axis], velocity: velocity[axis], in: metrics.range(along: axis),
        rate: rules.rate, bounces: rules.bounces, constants: constants))
  }

  /// The way to a page. Past the end of the range, and not fast enough to come back inside, it is
  /// the same bounce as without pages (SCROLL-PHYSICS 4.7).
  private func snap(along axis: Axis, to stop: CGFloat) -> ScrollMotion {
    let offset = metrics.offset[axis]
    let overshoot = metrics.range(along: axis).overshoot(of: offset)
    if overshoot != 0, stop == offset - overshoot {
      let inward = overshoot > 0 ? -velocity[axis] : velocity[axis]
      if inward <= 2 * abs(overshoot) { return fling(along: axis) }
    }
    return .snap(
      SnapMotion(from: offset, velocity: velocity[axis], to: stop, constants: constants))
  }

  /// The movement that takes the place of one that runs, after the offset or the range has
  /// changed: of the same kind, from here and with this momentum.
  func rebuilt(_ old: OffsetMotion, start: Double) -> OffsetMotion {
    func next(_ motion: ScrollMotion, _ axis: Axis) -> ScrollMotion {
      let range = metrics.range(along: axis)
      let pages = PageTarget(
        range: range, pageLength: metrics.viewportSize[axis], threshold: constants.pageSpeed)
      switch motion {
      case .fling, .animation:
        // With pages it came back from past an end, which may be somewhere else now.
        guard rules.isPagingEnabled, let pages else { return fling(along: axis) }
        return snap(along: axis, to: pages.nearestStop(to: motion.rest))
      case .snap:
        let rest = CGFloat(motion.rest)
        return snap(along: axis, to: pages?.nearestStop(to: rest) ?? range.clamp(rest))
      case .glide:
        return .glide(
          GlideMotion(
            from: metrics.offset[axis], velocity: velocity[axis], to: motion.rest, in: range,
            rate: rules.rate, constants: constants))
      }
    }
    return OffsetMotion(
      .deceleration, start: start, x: next(old.x, .horizontal), y: next(old.y, .vertical),
      step: step, metrics: metrics)
  }
}
