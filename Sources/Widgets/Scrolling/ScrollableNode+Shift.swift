import Foundation

extension ScrollableNode {
  /// The content before the viewport has become longer or shorter: the offset goes along, so that
  /// what is seen stays where it is. A finger, momentum and an animated change go on; one that goes
  /// to the top still ends there.
  final func shiftContent(by distance: CGFloat) {
    guard distance != 0, distance.isFinite else { return }
    let target = CGPoint(x: contentOffset.x, y: contentOffset.y + distance)
    guard let motion = activity.motion, case .animation(let y) = motion.y else {
      contentOffset = target
      return
    }
    let goesToTop = isTravellingToTop
    let moved = OffsetMotion(
      .animation, start: motion.start, x: motion.x,
      y: .animation(y.translated(by: Double(distance))))
    activity.motion = moved
    moveByItself(to: target)
    if goesToTop, activity.motion == moved {
      let top = scrollMetrics.minimumOffset.y
      retarget(moved, to: CGPoint(x: moved.rest.x, y: top))
    }
  }
}
