import Foundation

extension PagingController {
  /// Where the pages are, for those that are side by side now.
  final var geometry: PagerGeometry {
    PagerGeometry(
      track: track, settled: model.settled, pageCount: pages.count,
      pageLength: pagerNode.bounds.size.width, isMirrored: layoutDirection == .rightToLeft)
  }

  // MARK: - From the model to the scroll view

  /// Sets off for a place on the track; there already, or where nothing moves, the pages arrive.
  final func travel(to place: Double, velocity: Double) {
    guard model.isTravelling else { return }
    let geometry = geometry
    let offset = geometry.offset(at: place)
    if !isShown || pagerNode.root == nil || offset == pagerNode.contentOffset.x {
      pagerNode.applyContentOffset(CGPoint(x: offset, y: 0), animated: false)
    } else if model.phase == .settling {
      pagerNode.settle(at: offset, velocity: geometry.velocity(pages: velocity))
    } else {
      pagerNode.applyContentOffset(CGPoint(x: offset, y: 0), animated: true)
    }
    if !pagerNode.isMoving { send(.arrive) }
  }

  /// Goes on with a movement after the pages have been placed anew.
  final func resumeTravel(velocity: CGFloat, remaining: Double) {
    guard model.isTravelling, let target = model.target, let slot = track.slot(of: target) else {
      return
    }
    let offset = geometry.start(of: slot)
    guard offset != pagerNode.contentOffset.x, pagerNode.root != nil else {
      pagerNode.root?.afterLayout { [weak self] in self?.movementDidEnd() }
      return
    }
    if model.phase == .settling {
      pagerNode.settle(at: offset, velocity: velocity)
    } else {
      pagerNode.travel(to: offset, duration: remaining)
    }
  }

  /// Brings what moves to its end now, with its calls.
  final func finishMovement() {
    guard isMoving, !isApplying else { return }
    isFinishing = true
    if model.phase == .dragging {
      pagerNode.dropDrag()
      // Without the scroll view the model still believes in the finger.
      if model.phase == .dragging { dragDidEnd(velocity: 0) }
    }
    if model.isTravelling { send(.arrive) }
    isFinishing = false
  }

  // MARK: - From the scroll view to the model

  final func dragDidBegin() {
    guard !isApplying else { return }
    send(.beginDrag)
  }

  final func pagesDidScroll() {
    guard !isApplying, !isPlacing, let place = geometry.place(at: pagerNode.contentOffset.x)
    else { return }
    switch model.phase {
    case .idle:
      // Nobody but the model moves the pages.
      placePages()
    case .dragging: send(.drag(to: place))
    case .settling, .animating: send(.move(to: place))
    }
    track.place = model.track.place
  }

  final func dragDidEnd(velocity: CGFloat) {
    guard !isApplying, model.phase == .dragging else { return }
    let geometry = geometry
    let event = PagerModel.Event.endDrag(
      velocity: geometry.pages(velocity: velocity),
      threshold: abs(geometry.pages(velocity: CGFloat(pagerNode.constants.pageSpeed))))
    var ahead = model
    _ = ahead.handle(event)
    if let target = ahead.target, let settled = model.settled, target != settled {
      record("shouldSelectPage(\(name(of: pageList[target].id)))")
      let isAllowed = shouldSelectPage(pageList[target].id)
      guard model.phase == .dragging else { return }
      if !isAllowed, let settled = model.settled {
        send(.select(settled, by: .pager, animated: true))
        return
      }
    }
    send(event)
  }

  /// The scroll view has stopped. A finger that has caught it is no end.
  final func movementDidEnd() {
    guard !isApplying, !isPlacing, model.isTravelling, let target = model.target else { return }
    let offset = model.track.slot(of: target).map { geometry.start(of: $0) }
    if pagerNode.isTracking, offset != pagerNode.contentOffset.x { return }
    send(.arrive)
  }
}
