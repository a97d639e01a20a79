public import Foundation

extension ScrollableNode {
  /// Where the scroll view is in its content, as a value.
  public final var scrollMetrics: ScrollMetrics {
    ScrollMetrics(
      offset: bounds.origin, viewportSize: bounds.size, contentSize: storedContentSize,
      inset: adjustedContentInset)
  }

  final var constants: ScrollConstants {
    ScrollConstants(pointsPerUnit: traits.metrics.pointsPerUnit)
  }

  /// How near to an end counts as being there: half of the smallest step that can be seen.
  final var tolerance: CGFloat { traits.metrics.smallestVisibleStep / 2 }

  final func setContentSize(_ size: CGSize) {
    let size = size.sanitized
    guard size != storedContentSize else { return }
    endMotionIfOver()
    let old = scrollMetrics
    storedContentSize = size
    rangeDidChange(from: old)
  }

  final func setContentInset(_ inset: EdgeInsets) {
    let inset = inset.sanitized
    guard inset != storedContentInset else { return }
    endMotionIfOver()
    let old = scrollMetrics
    storedContentInset = inset
    rangeDidChange(from: old)
  }

  /// The range may have changed since `old`: works the insets out anew and takes the offset along.
  final func rangeDidChange(from old: ScrollMetrics) {
    let inset = storedContentInset + usedSafeAreaInsets
    let isInsetChanged = inset != adjustedContentInset
    if isInsetChanged {
      adjustedContentInset = inset
      updateSafeAreaOfSubnodes()
    }
    requestDrawing()
    followRange(from: old)
    if isInsetChanged { tellInset() }
    metricsMayHaveChanged()
  }

  private func tellInset() {
    guard activity.insetDepth < Self.maximumDepthOfCalls else {
      return report(
        "scroll.loop",
        "adjustedContentInsetDidChange changed the inset \(Self.maximumDepthOfCalls) times inside "
          + "of itself. Compare with adjustedContentInset before setting contentInset.")
    }
    activity.insetDepth += 1
    adjustedContentInsetDidChange()
    activity.insetDepth -= 1
  }

  private func followRange(from old: ScrollMetrics) {
    // Who zooms puts the offset in its place afterwards.
    if zooming.isMoving { return }
    let metrics = scrollMetrics
    let isResized = turnsPages && metrics.viewportSize != old.viewportSize
    guard
      isResized
        || Axis.allCases.contains(where: { metrics.range(along: $0) != old.range(along: $0) })
    else { return }
    if activity.drag != nil {
      takeHold()
    } else if let motion = activity.motion {
      let now = root?.now ?? motion.start
      if motion.kind == .deceleration, turnsPages {
        carryOn(motion, after: old, now: now)
      } else if motion.kind == .deceleration {
        rebuildMotion(from: motion.offset(at: now), now: now)
      } else if turnsPages {
        redirect(motion, after: old)
      } else {
        let target = metrics.at(motion.rest).restingOffset(
          after: old.at(motion.rest), tolerance: tolerance)
        if target != motion.rest { retarget(motion, to: target) }
      }
    } else if turnsPages {
      restOnPage(after: old)
    } else {
      let offset = metrics.restingOffset(after: old.at(metrics.offset), tolerance: tolerance)
      if offset != metrics.offset { moveByItself(to: offset) }
    }
  }

  /// The part of the safe area that is added to ``contentInset`` (SCR-05).
  private var usedSafeAreaInsets: EdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .scrollableAxes, .automatic:
      let isInset = contentInsetAdjustmentBehavior == .automatic && isOnNavigationStack
      let vertical = isInset || exceedsViewport(.vertical) || alwaysBounceVertical
      let horizontal = exceedsViewport(.horizontal) || alwaysBounceHorizontal
      return EdgeInsets(
        top: vertical ? area.top : 0, left: horizontal ? area.left : 0,
        bottom: vertical ? area.bottom : 0, right: horizontal ? area.right : 0)
    }
  }

  private func exceedsViewport(_ axis: Axis) -> Bool {
    storedContentSize[axis] + storedContentInset.leading(axis) + storedContentInset.trailing(axis)
      > bounds.size[axis]
  }

  private var isOnNavigationStack: Bool {
    var responder = next
    while let current = responder {
      if let owner = current as? any NodeOwner { return owner.isOnNavigationStack }
      responder = current.next
    }
    return false
  }

  /// The area of the content in its own coordinates; it moves with the content (SCR-11).
  public final var contentLayoutRect: CGRect { CGRect(origin: .zero, size: storedContentSize) }

  /// The viewport in the content's coordinates; it stays in its place on the screen (SCR-11).
  public final var frameLayoutRect: CGRect { bounds }

  // MARK: - Axes

  /// Whether the scroll view is one that scrolls along an axis: its content does not fit, it always
  /// bounces, or there is nothing yet that would make it scroll along the other one.
  final func scrolls(along axis: Axis) -> Bool {
    canMove(along: axis) || !canMove(along: axis.crossed)
  }

  private func canMove(along axis: Axis) -> Bool {
    scrollMetrics.length(along: axis) > 0
      || (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
  }

  /// Whether the content does not fit vertically, as it is now.
  final var canScrollVertically: Bool {
    contentSizeIsAskedFor()
    return scrollMetrics.length(along: .vertical) > 0
  }
}
