public import Foundation

extension ScrollableNode {
  /// The smallest scale of the zoomed content; 1 by default (SCR-02).
  ///
  /// The present scale changes only when it is set, or when fingers zoom. A number that is not
  /// finite or not above 0 is ignored and reported.
  public final var minimumZoomScale: CGFloat {
    get { zooming.range.minimum }
    set { setZoomRange(minimum: newValue, maximum: maximumZoomScale) }
  }

  /// The largest scale of the zoomed content; 1 by default (SCR-02). Fingers can zoom when it is
  /// above ``minimumZoomScale``.
  ///
  /// The present scale changes only when it is set, or when fingers zoom. A number that is not
  /// finite or not above 0 is ignored and reported.
  public final var maximumZoomScale: CGFloat {
    get { zooming.range.maximum }
    set { setZoomRange(minimum: minimumZoomScale, maximum: newValue) }
  }

  /// How large the zoomed content is; 1 by default.
  ///
  /// Content is zoomed when ``nodeForZooming()`` names a node. The size of that node's frame is
  /// multiplied by the scale, and ``contentSize`` becomes that size; its subnodes are laid out for
  /// it, and it draws itself for it. Nothing is drawn scaled. Setting the scale is the same as
  /// ``setZoomScale(_:animated:)`` without animation.
  public final var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether two fingers zoom the content at the moment.
  public final var isZooming: Bool { zooming.gesture != nil }

  /// Whether the content bounces back from a scale that is too small or too large.
  public final var isZoomBouncing: Bool {
    guard let motion = zooming.motion, motion.kind == .bounce else { return false }
    return motion.origin.scale != motion.rest.scale
  }

  /// Recognises the two fingers that zoom; nil while the smallest and the largest scale leave
  /// nothing to zoom (SCR-80).
  public final var pinchGestureRecognizer: PinchGestureRecognizer? { zooming.recognizer }

  private func setZoomRange(minimum: CGFloat, maximum: CGFloat) {
    guard minimum.isFinite, maximum.isFinite, minimum > 0, maximum > 0 else {
      return report(
        "scroll.zoom",
        "A scale must be finite and above 0, but the smallest would be \(minimum) and the largest "
          + "\(maximum). They stay at \(zooming.range.minimum) and \(zooming.range.maximum).")
    }
    zooming.range = ZoomRange(minimum: minimum, maximum: maximum)
    if zooming.range.allowsZooming, zooming.recognizer == nil {
      let recognizer = ZoomGestureRecognizer()
      zooming.recognizer = recognizer
      addGestureRecognizer(recognizer)
      recognizer.addTarget(self) { node, _ in node.pinchDidChange() }
    } else if !zooming.range.allowsZooming, let recognizer = zooming.recognizer {
      recognizer.interrupt()
      removeGestureRecognizer(recognizer)
      zooming.recognizer = nil
    }
  }

  // MARK: - By a program

  final func applyZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else {
      return report(
        "scroll.zoom", "A scale must be finite, but is \(scale). It stays at \(zooming.scale).")
    }
    moveZoom(to: scale, animated: animated) { node, metrics in
      ZoomAnchor(
        at: metrics.visibleMiddle, offset: metrics.offset, scale: self.zooming.scale,
        origin: node.frame.origin)
    }
  }

  final func applyZoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      return report(
        "scroll.zoom", "A rectangle to zoom to must be finite, but is \(rect). Nothing changes.")
    }
    let size = CGSize(width: abs(rect.size.width), height: abs(rect.size.height))
    let middle = CGPoint(
      x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
    moveZoom(to: scrollMetrics.scale(fitting: size), animated: animated) { node, _ in
      ZoomAnchor(point: middle, origin: node.frame.origin)
    }
  }

  /// Zooms to a scale, limited to the range, at which an anchor is in the middle.
  private func moveZoom(
    to scale: CGFloat, animated: Bool, anchor: (Node, ScrollMetrics) -> ZoomAnchor
  ) {
    guard let node = nodeForZooming() else { return }
    zooming.recognizer?.interrupt()
    if let motion = zooming.motion, animated, motion.kind == .animation {
      return retarget(motion, to: scale, of: node, anchor: anchor(node, scrollMetrics))
    }
    endZoomMotion()
    let scale = zooming.range.clamp(scale)
    let anchor = anchor(node, scrollMetrics)
    let rest = restingPlace(of: anchor, at: scale, node: node)
    guard rest.scale != zooming.scale || rest.offset != contentOffset else { return }
    if animated { dropDrag() }
    applyContentOffset(contentOffset, animated: false)
    if animated { willBeginZooming(with: node) }
    if animated, let root, !traits.prefersReducedMotion {
      return startZoom(
        ZoomMotion(
          .animation, from: ZoomPlace(scale: zooming.scale, offset: contentOffset), to: rest,
          start: root.now))
    }
    showZoom(scale, of: node) { metrics in
      metrics.clamped(anchor.offset(at: metrics.visibleMiddle, scale: scale))
    }
    if activity.drag != nil { takeHold() }
    if animated { didEndZooming(with: node, atScale: zooming.scale) }
  }

  /// Turns an animated change that runs to another scale, from where it is; the same one is not
  /// started again. The end is told once.
  private func retarget(
    _ motion: ZoomMotion, to scale: CGFloat, of node: Node, anchor: ZoomAnchor
  ) {
    guard let root else { return }
    let rest = restingPlace(of: anchor, at: zooming.range.clamp(scale), node: node)
    guard rest.scale != motion.rest.scale else { return }
    startZoom(ZoomMotion(.animation, from: motion.place(at: root.now), to: rest, start: root.now))
  }

  /// Where the content rests at a scale with an anchor in the middle of what is visible.
  private func restingPlace(of anchor: ZoomAnchor, at scale: CGFloat, node: Node) -> ZoomPlace {
    let metrics = metrics(at: scale, of: node)
    let offset = anchor.offset(at: metrics.visibleMiddle, scale: scale)
    return ZoomPlace(scale: scale, offset: metrics.clamped(offset))
  }

  /// What the metrics are at a scale, apart from the offset.
  final func metrics(at scale: CGFloat, of node: Node) -> ScrollMetrics {
    let base = zooming.baseSize(of: node, contentSize: contentSize)
    var metrics = scrollMetrics
    metrics.contentSize = CGSize(width: base.width * scale, height: base.height * scale)
    return metrics
  }

  // MARK: - Showing

  /// Shows the content at a scale: its size first, then the offset that belongs to it.
  final func showZoom(_ scale: CGFloat, of node: Node, offset: (ScrollMetrics) -> CGPoint) {
    let isChanged = scale != zooming.scale
    if isChanged {
      let hasArea = !node.frame.coversNothing
      zooming.isStepping = true
      let size = zooming.take(scale, of: node, contentSize: contentSize)
      if hasArea { node.frame = CGRect(origin: node.frame.origin, size: size) }
      setContentSize(size)
      zooming.isStepping = false
    }
    moveByItself(to: offset(scrollMetrics))
    if isChanged { tellZoom() }
  }

  private func tellZoom() {
    guard zooming.depth < Self.maximumDepthOfCalls else {
      return report(
        "scroll.loop",
        "didZoom changed the scale \(Self.maximumDepthOfCalls) times inside of itself. Compare "
          + "with zoomScale before setting it.")
    }
    zooming.depth += 1
    didZoom()
    zooming.depth -= 1
  }

  final func startZoom(_ motion: ZoomMotion) {
    zooming.motion = motion
    activity.driver.node = self
    root?.add(activity.driver)
  }

  /// Shows the change of scale at a time of the host; returns whether it goes on.
  final func stepZoom(now: Double) -> Bool {
    guard let motion = zooming.motion else { return false }
    guard let node = nodeForZooming() else {
      endZoomMotion()
      return false
    }
    let place = motion.place(at: now)
    showZoom(place.scale, of: node) { _ in place.offset }
    guard zooming.motion == motion else { return zooming.motion != nil }
    if motion.isOver(at: now) { endZoomMotion() }
    return zooming.motion != nil
  }

  /// The change of scale is at its end, at once if it is not yet.
  ///
  /// - Parameter keepsOffset: Whether the offset stays where a program has put it, if the range
  ///   allows that (SCR-09).
  final func endZoomMotion(keepsOffset: Bool = false) {
    guard let motion = zooming.motion else { return }
    let node = nodeForZooming()
    let old = scrollMetrics
    zooming.motion = nil
    if let node {
      showZoom(motion.rest.scale, of: node) { metrics in
        keepsOffset
          ? metrics.at(old.offset).restingOffset(after: old, tolerance: tolerance)
          : metrics.clamped(motion.rest.offset)
      }
    }
    didEndZooming(with: node, atScale: zooming.scale)
  }
}
