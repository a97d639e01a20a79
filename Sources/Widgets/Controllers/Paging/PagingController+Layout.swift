import Foundation

extension PagingController {
  /// Gives the pages their place in the view, and keeps what is seen when that has another size.
  final func layOutContent() {
    guard isViewLoaded else { return }
    if placedDirection != nil, placedDirection != layoutDirection { layoutDirectionDidChange() }
    let frame = pagesFrame
    if frame != pagerNode.frame || placedSize != frame.size {
      let oldLength = pagerNode.bounds.size.width
      let momentum = pagerNode.momentum
      let remaining = pagerNode.remainingTime
      isPlacing = true
      pagerNode.frame = frame
      isPlacing = false
      placePages()
      resumeTravel(
        velocity: oldLength > 0 ? momentum * frame.size.width / oldLength : 0,
        remaining: remaining)
    }
    layOutBars()
  }

  /// Puts the pages of the track side by side, and the viewport at its place.
  final func placePages() {
    guard isViewLoaded, track.pages.allSatisfy(pages.indices.contains) else { return }
    let geometry = geometry
    let size = pagerNode.bounds.size
    placedSize = size
    placedDirection = layoutDirection
    isPlacing = true
    pagerNode.contentSize = CGSize(width: geometry.contentLength, height: size.height)
    pagerNode.contentInset = geometry.insets
    for (slot, page) in track.pages.enumerated() {
      guard let view = pages[page].controller?.viewIfLoaded, view.supernode === pagerNode else {
        continue
      }
      view.frame = CGRect(origin: CGPoint(x: geometry.start(of: slot), y: 0), size: size)
    }
    pagerNode.applyContentOffset(
      CGPoint(x: geometry.offset(at: track.place), y: 0), animated: false)
    isPlacing = false
  }

  /// Puts the view of a page in its place on the track.
  final func place(_ controller: ViewController, at index: Int) {
    guard let view = controller.viewIfLoaded else { return }
    let geometry = geometry
    let slot = track.slot(of: index) ?? index - geometry.first
    view.frame = CGRect(
      origin: CGPoint(x: geometry.start(of: slot), y: 0), size: pagerNode.bounds.size)
    controller.setContainerSafeArea(pagerNode.safeAreaInsets)
    if view.supernode !== pagerNode { pagerNode.addSubnode(view) }
  }

  /// Puts the settled page in place, before the will calls of this controller's own appearance.
  final func showSettled() {
    guard isViewLoaded, let settled = model.settled, pages.indices.contains(settled) else { return }
    let page = pages[settled]
    let isNew = page.controller == nil
    guard let controller = controller(at: settled) else { return }
    controller.loadViewIfNeeded()
    // Its own loading may have selected another page.
    guard model.settled == settled, pages.indices.contains(settled), pages[settled] === page else {
      return showSettled()
    }
    place(controller, at: settled)
    if isNew, page.keptDistance != nil { pagerNode.root?.afterLayout { page.restorePlace() } }
    letGoOldPages(settled: settled)
    placePages()
  }

  /// The safe area of the viewport is that of every page, wherever the page is.
  final func updateSafeAreaOfPages() {
    for page in pages {
      guard let view = page.controller?.viewIfLoaded, view.supernode === pagerNode else { continue }
      page.controller?.setContainerSafeArea(pagerNode.safeAreaInsets)
    }
  }

  final func layoutDirectionDidChange() {
    finishMovement()
    placePages()
    progressDidChange()
  }
}
