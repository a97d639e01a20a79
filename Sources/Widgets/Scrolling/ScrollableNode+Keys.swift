import Foundation

extension ScrollableNode {
  /// Scrolls by a wheel; returns whether this scroll view, or one further out, did.
  ///
  /// An axis along which nothing moves is left to the next responder, so that an outer scroll view
  /// goes on where this one is at its end. Where paging is on, it turns pages.
  final func turn(_ wheel: Wheel) -> Bool {
    guard isScrollEnabled else { return next?.wheelTurned(wheel) ?? false }
    if isPagingEnabled { return turnPage(by: wheel) }
    let unit = wheel.isPrecise ? 1 : traits.metrics.lineHeight
    let delta = CGPoint(x: wheel.delta.width * unit, y: wheel.delta.height * unit)
    return pass(wheel, without: scroll(by: delta, glides: wheel.isPrecise))
  }

  /// Hands on what of a wheel has not been used along some axes; returns whether it is used now.
  final func pass(_ wheel: Wheel, without used: ScrollAxes) -> Bool {
    var rest = wheel
    if used.contains(.horizontal) { rest.delta.width = 0 }
    if used.contains(.vertical) { rest.delta.height = 0 }
    if !used.isEmpty { rest.isRest = true }
    if rest.delta == .zero { return !used.isEmpty }
    return (next?.wheelTurned(rest) ?? false) || !used.isEmpty
  }

  /// Whether a node of the content has focus.
  final var isFocusInContent: Bool {
    guard let focused = root?.focusedNode else { return false }
    return focused !== self && focused.isDescendant(of: self)
  }

  /// Moves focus between nodes of the content that can be seen, or are a line away; returns whether
  /// it did.
  final func moveFocusInside(by key: Key) -> Bool {
    guard key.modifiers.isEmpty, let direction = FocusDirection(key.code), let root else {
      return false
    }
    let line = traits.metrics.lineHeight
    let margin = EdgeInsets(top: line, left: line, bottom: line, right: line)
    return root.moveFocus(
      direction, within: self, near: bounds.inset(by: adjustedContentInset - margin))
  }

  /// Scrolls by the arrow and page keys; returns whether anything moved.
  final func scroll(by key: Key) -> Bool {
    guard isScrollEnabled, key.modifiers.isEmpty else { return false }
    if isPagingEnabled, let step = PageStep(key.code) {
      return turnPage(along: step.axis, forward: step.isForward)
    }
    let screen = traits.metrics
    let page = pageLength
    switch key.code {
    case .up: return !scroll(by: CGPoint(x: 0, y: -screen.lineHeight)).isEmpty
    case .down: return !scroll(by: CGPoint(x: 0, y: screen.lineHeight)).isEmpty
    case .left: return !scroll(by: CGPoint(x: -screen.columnWidth, y: 0)).isEmpty
    case .right: return !scroll(by: CGPoint(x: screen.columnWidth, y: 0)).isEmpty
    case .pageUp: return !scroll(by: CGPoint(x: 0, y: -page)).isEmpty
    case .pageDown: return !scroll(by: CGPoint(x: 0, y: page)).isEmpty
    case .home: return !scroll(by: CGPoint(x: 0, y: -CGFloat.greatestFiniteMagnitude)).isEmpty
    case .end: return !scroll(by: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)).isEmpty
    default: return false
    }
  }

  /// How far the page keys go: as far as can be seen, but for a line that stays in view.
  final var pageLength: CGFloat {
    let metrics = scrollMetrics
    let line = traits.metrics.lineHeight
    let visible = metrics.viewportSize.height - metrics.inset.top - metrics.inset.bottom
    return max(visible - line, line)
  }

  /// What the arrow and page keys, Home and End do.
  final var scrollKeyHints: [KeyHint] {
    guard isScrollEnabled else { return [] }
    let isVertical = scrollMetrics.length(along: .vertical) > 0
    let isHorizontal = scrollMetrics.length(along: .horizontal) > 0
    if isPagingEnabled {
      return (isHorizontal ? [KeyHint(.left, .right, title: "Turn the page")] : [])
        + (isVertical ? [KeyHint(.up, .down, .pageUp, .pageDown, title: "Turn the page")] : [])
    }
    var hints: [KeyHint] = []
    if isVertical {
      hints = [
        KeyHint(.up, .down, title: "Scroll"),
        KeyHint(.pageUp, .pageDown, title: "Scroll by a page"),
        KeyHint(
          .home, .end, title: "Scroll to the start, to the end",
          each: ["Scroll to the start", "Scroll to the end"]),
      ]
    }
    if isHorizontal { hints.append(KeyHint(.left, .right, title: "Scroll sideways")) }
    return hints
  }

  /// How long a precise wheel's movement takes; our choice.
  static let wheelDuration = 0.1

  /// Moves the content by a distance, inside of the range; returns along which axes it moves, or is
  /// held where it was about to leave. What moves otherwise stops first, on a whole row.
  ///
  /// - Parameter glides: Whether it takes a moment, in which further distances are added up.
  private func scroll(by delta: CGPoint, glides: Bool = false) -> ScrollAxes {
    if let root { _ = stepMotion(now: root.now) }
    let metrics = scrollMetrics
    let gliding = glides ? activity.motion.flatMap { $0.kind == .wheel ? $0 : nil } : nil
    let origin = gliding?.rest ?? restingOffset(near: metrics.offset)
    var target = origin
    for axis in Axis.allCases where delta[axis].isFinite && delta[axis] != 0 {
      // From where a pulled or coasting content belongs, so that a step never goes backwards.
      let range = metrics.range(along: axis)
      target[axis] = range.clamp(range.clamp(origin[axis]) + delta[axis])
    }
    let rest = activity.motion?.rest ?? target
    var axes: ScrollAxes = []
    for axis in Axis.allCases where delta[axis].isFinite && delta[axis] != 0 {
      let isHeld = rest[axis] != target[axis]
      if isHeld || target[axis] != origin[axis] { axes.insert(ScrollAxes(axis)) }
    }
    guard !axes.isEmpty else { return axes }
    if let gliding {
      retarget(gliding, to: target)
    } else if glides, let root, !traits.prefersReducedMotion {
      setContentOffset(contentOffset, animated: false)
      start(
        OffsetMotion(
          .wheel, from: contentOffset, to: target, start: root.now, duration: Self.wheelDuration))
    } else {
      setContentOffset(target, animated: false)
      fadeIndicators()
    }
    return axes
  }
}
