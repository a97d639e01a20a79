import Foundation

/// The scroll view of a pager. It moves pages and says so; which page it goes to is not its business.
final class PagerNode: ScrollableNode {
  weak var pager: PagingController?
  private var releaseVelocity: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  override class var plainHitTestingClass: ObjectIdentifier { ObjectIdentifier(PagerNode.self) }

  /// The controller knows which page it is on.
  override var turnsPages: Bool { false }

  /// Pages get theirs from the controller: it must not change while they move.
  override var safeAreaInsetsForSubnodes: EdgeInsets { .zero }

  /// The velocity of the momentum that moves the pages, in units per second.
  var momentum: CGFloat {
    guard let motion = activity.motion, let root else { return 0 }
    return motion.velocity(at: root.now).x
  }

  /// Seconds until the present movement ends.
  var remainingTime: Double {
    guard let motion = activity.motion, let root else { return 0 }
    return max(0, motion.start + motion.duration - root.now)
  }

  // MARK: - Movements

  /// Goes to an offset after a finger has let go, with the motion of a paging scroll view
  /// (SCROLL-PHYSICS 4.7).
  func settle(at x: CGFloat, velocity: CGFloat) {
    let release = release(velocity: CGPoint(x: velocity, y: 0))
    start(release.motion(toStopAt: CGPoint(x: x, y: contentOffset.y), start: root?.now ?? 0))
  }

  /// Goes to an offset in a given time.
  func travel(to x: CGFloat, duration: Double) {
    start(
      OffsetMotion(
        from: contentOffset, to: CGPoint(x: x, y: contentOffset.y), start: root?.now ?? 0,
        duration: duration))
  }

  /// A program chooses the page that is nearest to an offset.
  override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    pager?.selectPage(nearestTo: offset.x, animated: animated)
  }

  // MARK: - Events

  override func didScroll() {
    super.didScroll()
    pager?.pagesDidScroll()
  }

  override func willBeginDragging() {
    super.willBeginDragging()
    releaseVelocity = 0
    pager?.dragDidBegin()
    // Other pages are beside this one now; the finger has moved none of them yet.
    guard let drag = activity.drag else { return }
    activity.drag = ScrollDrag(
      scrollMetrics, axes: drag.axes, bounces: bounces, isOpen: drag.isOpen)
  }

  override func willEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    super.willEndDragging(withVelocity: velocity, targetContentOffset: &targetContentOffset)
    releaseVelocity = velocity.x * 1000
  }

  override func didEndDragging(willDecelerate decelerate: Bool) {
    super.didEndDragging(willDecelerate: decelerate)
    let velocity = releaseVelocity
    releaseVelocity = 0
    pager?.dragDidEnd(velocity: velocity)
  }

  override func didEndDecelerating() {
    super.didEndDecelerating()
    pager?.movementDidEnd()
  }

  override func didEndScrollingAnimation() {
    super.didEndScrollingAnimation()
    pager?.movementDidEnd()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    pager?.updateSafeAreaOfPages()
  }

  // MARK: - Keys and wheel

  /// The pages take the keys.
  override var canBecomeFocused: Bool { false }

  /// What has focus is on the page that is selected, which is in sight or on its way there.
  override func reveal(_ rect: CGRect) {}

  /// Left and right turn the page, when nothing on it wants them.
  override func keyPressed(_ key: Key) -> Bool {
    if key.modifiers.isEmpty, key.code == .left || key.code == .right,
      pager?.turnPage(towards: key.code == .left ? -1 : 1) ?? false
    {
      return true
    }
    return next?.handle(key) ?? false
  }

  /// A wheel that is turned sideways turns one page, and the next when that is settled. What scrolls
  /// the content of a page as well turns none.
  override func wheelTurned(_ wheel: Wheel) -> Bool {
    if isScrollEnabled, !wheel.isRest, wheel.mainAxis == .horizontal, let pager,
      pager.isMoving || pager.turnPage(towards: wheel.delta.width < 0 ? -1 : 1)
    {
      return true
    }
    return next?.wheelTurned(wheel) ?? false
  }
}
