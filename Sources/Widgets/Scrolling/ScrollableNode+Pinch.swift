import Foundation

extension ScrollableNode {
  final func pinchDidChange() {
    guard let pinch = zooming.recognizer else { return }
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: movePinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  /// Where the fingers are in the viewport.
  private func focus(of pinch: PinchGestureRecognizer) -> CGPoint {
    let point = convert(pinch.locationInWindow, from: nil)
    return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  /// The fingers take the content as it is, from what moves it and from every drag around it.
  private func beginPinch(_ pinch: PinchGestureRecognizer) {
    guard let node = nodeForZooming() else { return pinch.interrupt() }
    if zooming.motion != nil {
      zooming.motion = nil
      didEndZooming(with: node, atScale: zooming.scale)
    }
    dropDrag()
    applyContentOffset(contentOffset, animated: false)
    var outer = enclosingScrollableNode
    while let current = outer {
      if current.isDragging { current.scrollPan.interrupt() }
      outer = current.enclosingScrollableNode
    }
    let focus = focus(of: pinch)
    zooming.gesture = ZoomActivity.Gesture(
      proposedScale: zooming.range.proposed(forShown: zooming.scale),
      anchor: ZoomAnchor(
        at: focus, offset: contentOffset, scale: zooming.scale, origin: node.frame.origin),
      focus: focus)
    activity.fadeStart = nil
    willBeginZooming(with: node)
    movePinch(pinch)
  }

  private func movePinch(_ pinch: PinchGestureRecognizer) {
    guard var gesture = zooming.gesture, let node = nodeForZooming() else { return }
    gesture.focus = focus(of: pinch)
    zooming.gesture = gesture
    let scale = zooming.range.shown(
      forProposed: gesture.proposedScale * pinch.scale, bounces: bouncesZoom)
    showZoom(scale, of: node) { metrics in
      metrics.shown(
        forProposed: gesture.anchor.offset(at: gesture.focus, scale: scale), bounces: bounces)
    }
  }

  /// The fingers have let go: what they have pulled too far comes back.
  private func endPinch() {
    guard let gesture = zooming.gesture else { return }
    zooming.gesture = nil
    fadeIndicators()
    guard let node = nodeForZooming() else {
      return didEndZooming(with: nil, atScale: zooming.scale)
    }
    let scale = zooming.range.clamp(zooming.scale)
    let base = zooming.baseSize(of: node, contentSize: contentSize)
    let metrics = metrics(at: scale, of: node)
    let here = ZoomPlace(scale: zooming.scale, offset: contentOffset)
    let offset =
      scale == here.scale ? here.offset : gesture.anchor.offset(at: gesture.focus, scale: scale)
    let motion = ZoomMotion(
      .bounce, from: here, to: ZoomPlace(scale: scale, offset: metrics.clamped(offset)),
      start: root?.now ?? 0, length: max(base.width, base.height), constants: constants)
    startZoom(motion)
    if root == nil || traits.prefersReducedMotion || motion.duration == 0 { endZoomMotion() }
  }
}
