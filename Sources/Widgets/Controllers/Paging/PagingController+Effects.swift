import Foundation

extension PagingController {
  /// How often the settled page may change while the calls of one change are made.
  private static let changeLimit = 16

  /// Gives the model an event and does what it wants.
  ///
  /// Events from within the calls change the model at once; what they want is done after what was
  /// wanted before.
  final func send(_ event: PagerModel.Event) {
    if case .select = event, !mayChange { return }
    let (phase, target) = (model.phase, model.target)
    let new = model.handle(event)
    if case .select(_, let origin, _) = event, !new.isEmpty { lastOrigin = origin }
    if let origin = model.origin { lastOrigin = origin }
    effects += new
    guard !isApplying else { return }
    isApplying = true
    var next = 0
    while next < effects.count {
      apply(effects[next])
      next += 1
    }
    effects.removeAll()
    changesInRow = 0
    isApplying = false
    if model.phase == .idle { comeToRest() }
    // Keys may go to another page than before.
    if model.phase != phase || model.target != target { pagerNode.root?.focusMayBeFound() }
    progressDidChange()
    pagesDidMove()
  }

  /// Whether another page may be asked for: not when each of the calls asks for another one.
  private var mayChange: Bool {
    guard isApplying, changesInRow >= Self.changeLimit else { return true }
    report(
      "pager.loop",
      "The calls of a change of pages have selected another page \(changesInRow) times inside of "
        + "each other. Compare with selectedID before selecting.")
    return false
  }

  /// What belongs to a movement that has ended.
  private func comeToRest() {
    let origin = lastOrigin
    lastOrigin = nil
    guard let settled = model.settled, pageList.indices.contains(settled) else {
      transitionStart = nil
      return
    }
    letGoOldPages(settled: settled)
    loadNeighbors(of: settled)
    let id = pageList[settled].id
    let start = transitionStart
    transitionStart = nil
    if let start { tellDidFinish(from: start, completed: start != id) }
    if origin == .pager, changedByPerson {
      changedByPerson = false
      record("didSelectPage(\(name(of: id)))")
      didSelectPage(id)
    }
    changedByPerson = false
  }

  private func tellDidFinish(from id: AnyHashable, completed: Bool) {
    record("didFinishTransition(from: \(name(of: id)), completed: \(completed))")
    didFinishTransition(fromPage: id, completed: completed)
  }

  // MARK: - Effects

  private func apply(_ effect: PagerModel.Effect) {
    switch effect {
    case .layOut(let track):
      self.track = track
      placePages()
    case .travel(let place, let velocity): travel(to: place, velocity: velocity)
    case .cancelDrag: pagerNode.dropDrag()
    case .willAppear(let page): pageWillAppear(page)
    case .didAppear(let page): pageDidAppear(page)
    case .willDisappear(let page): pageWillDisappear(page)
    case .didDisappear(let page): pageDidDisappear(page)
    case .adoptPages: adoptPages()
    case .didChange(_, let page):
      changesInRow += 1
      changedByPerson = lastOrigin == .pager
      tellSelection(of: page)
    }
  }

  /// Whether appearance calls are made: those of a container that is not shown come with its own.
  private var makesCalls: Bool { isShown || isFinishing }

  private func pageWillAppear(_ index: Int) {
    guard isViewLoaded, pages.indices.contains(index) else { return }
    let page = pages[index]
    if model.phase == .dragging { beginTransition(to: page) }
    let isNew = page.controller == nil
    guard let controller = controller(at: index) else { return }
    controller.loadViewIfNeeded()
    // One that has begun to appear along with this controller gets a single end with it.
    if makesCalls, !controller.isInFlight(appearing: true) {
      controller.beginAppearanceTransition(true, animated: isMoving)
    }
    place(controller, at: index)
    if isNew, page.keptDistance != nil {
      pagerNode.root?.afterLayout { page.restorePlace() }
    }
    guard makesCalls else { return takeBackAppearance(of: controller) }
    controller.callIsAppearing()
  }

  /// A page that has begun to appear does not, because its call took this controller off the screen.
  private func takeBackAppearance(of controller: ViewController) {
    guard controller.isShown else { return }
    controller.beginAppearanceTransition(false, animated: false)
    if !appearance.isInFlight { controller.endAppearanceTransition() }
  }

  private func beginTransition(to page: PagerPage) {
    guard let settled = model.settled, pages.indices.contains(settled) else { return }
    if transitionStart == nil { transitionStart = pages[settled].id }
    record("willTransition(to: \(name(of: page.id)))")
    willTransition(toPage: page.id)
  }

  private func pageDidAppear(_ index: Int) {
    guard isViewLoaded, let controller = controller(at: index) else { return }
    if !isMoving, isShown { viewIfLoaded?.layoutIfNeeded() }
    // While this controller itself is appearing, its own did call is passed on.
    if appearance.phase == .appeared || isFinishing { controller.endAppearanceTransition() }
  }

  private func pageWillDisappear(_ index: Int) {
    guard makesCalls, pages.indices.contains(index) else { return }
    pages[index].controller?.beginAppearanceTransition(false, animated: isMoving)
  }

  private func pageDidDisappear(_ index: Int) {
    guard pages.indices.contains(index), let controller = pages[index].controller else { return }
    controller.viewIfLoaded?.removeFromSupernode()
    // The calls that this controller still owes are not passed on to a page that has left.
    if !makesCalls, controller.isShown {
      controller.beginAppearanceTransition(false, animated: false)
    }
    while controller.appearance.phase == .disappearing { controller.endAppearanceTransition() }
  }
}
