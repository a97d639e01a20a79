import Foundation

extension ScrollableNode {
  /// Carries out a request of a proxy.
  final func scroll(
    to destination: ScrollingProxy.Destination, of proxy: ScrollingProxy, animated: Bool
  ) {
    let axis: Axis = scrolls(along: .vertical) ? .vertical : .horizontal
    switch destination {
    case .top:
      if axis == .vertical {
        scrollToTop(animated: animated)
      } else {
        move(to: 0, along: axis, animated: animated)
      }
    case .end:
      move(to: scrollMetrics.length(along: axis), along: axis, animated: animated)
    case .point(let point):
      setContentOffset(scrollMetrics.offset(atDistance: point), animated: animated)
    case .item(let id, let anchor):
      guard let rect = proxy.rect(of: id, in: self) else {
        report(
          "scroll.item",
          "There is no item \(id) to scroll to. Put a ScrollingProxyNode with that id into it, or "
            + "set the proxy's itemRect.")
        return
      }
      var target = contentOffset
      target[axis] = scrollMetrics.offset(toShow: rect, anchor: anchor, along: axis)
      setContentOffset(target, animated: animated)
    }
  }
}

extension ScrollMetrics {
  /// The offset at distances from the start of the content, within the range; an axis along which
  /// nothing scrolls keeps its offset. Distances that are not finite stay, for the caller to report.
  func offset(atDistance point: CGPoint) -> CGPoint {
    guard point.isFinite else { return point }
    var result = offset
    for axis in Axis.allCases {
      let range = range(along: axis)
      if range.length > 0 { result[axis] = range.clamp(range.min + point[axis]) }
    }
    return result
  }

  /// The offset along an axis at which the anchor of a rectangle of the content is at the same part
  /// of what is visible; without an anchor, the nearest one that shows it.
  func offset(toShow rect: CGRect, anchor: UnitPoint?, along axis: Axis) -> CGFloat {
    guard let anchor else { return offset(toShow: rect)[axis] }
    let lead = inset.leading(axis)
    let visibleLength = viewportSize[axis] - lead - inset.trailing(axis)
    let part = anchor[axis]
    return range(along: axis).clamp(
      rect.origin[axis] + part * rect.size[axis] - lead - part * visibleLength)
  }
}
