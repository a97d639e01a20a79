public import Foundation

extension PagingController {
  /// The index of the selected page: the one that was last asked for. A swipe selects another one
  /// when the finger lets go. `NSNotFound` without pages.
  ///
  /// Assigning shows the page at once; the selected index changes nothing at rest, and ends a
  /// movement. One out of range is refused with a diagnostic.
  public final var selectedIndex: Int {
    get { model.target ?? NSNotFound }
    set { selectPage(at: newValue, animated: false) }
  }

  /// The id of the selected page; see ``selectedIndex``. Nil without pages. Assigning nil changes
  /// nothing.
  public final var selectedID: AnyHashable? {
    get { model.target.flatMap { pageList.indices.contains($0) ? pageList[$0].id : nil } }
    set { if let newValue { selectPage(newValue, animated: false) } }
  }

  /// The controller of the selected page; nil when it has not been made.
  public final var selectedViewController: ViewController? {
    model.target.flatMap { pageList.indices.contains($0) ? pageList[$0].controller : nil }
  }

  /// Where the viewport is among the pages, in pages: a whole number at rest, below 0 and past the
  /// last while they are pulled out. On a jump it goes from the one index to the other.
  public final var position: CGFloat { CGFloat(model.position) }

  /// Whether a finger moves the pages, or they are on their way.
  public final var isMoving: Bool { model.phase != .idle }

  /// Whether the pages are on their way without a finger.
  final var isTravelling: Bool { model.isTravelling }

  /// Selects a page without calls of the delegate. One that is not there is refused with a
  /// diagnostic.
  ///
  /// - Parameters:
  ///   - id: The id of the page.
  ///   - animated: Whether the pages travel there, in 0.3 s. Without a window, and for a person who
  ///     prefers less movement, they are there at once.
  public final func selectPage(_ id: some Hashable, animated: Bool) {
    guard let index = pageList.firstIndex(where: { $0.id == AnyHashable(id) }) else {
      report(
        "pager.id", "There is no page with the id \(id). Set the pages first; the selection stays.")
      return
    }
    send(.select(index, by: .code, animated: animated))
  }

  /// Selects the page at an index; see ``selectPage(_:animated:)``.
  public final func selectPage(at index: Int, animated: Bool) {
    guard pageList.indices.contains(index) else {
      report(
        "pager.index",
        "There is no page at index \(index): there are \(pageList.count). The selection stays.")
      return
    }
    send(.select(index, by: .code, animated: animated))
  }

  /// Selects the page that is nearest to an offset of the scroll view.
  final func selectPage(nearestTo offset: CGFloat, animated: Bool) {
    guard offset.isFinite, let place = geometry.place(at: offset), !track.pages.isEmpty else {
      return
    }
    let page = (place + Double(geometry.first)).rounded()
    send(
      .select(
        Int(min(max(0, page), Double(pageList.count - 1))), by: .code, animated: animated))
  }

  /// A person turns to the next page on one side of the screen; returns whether there is one.
  final func turnPage(towards side: Int) -> Bool {
    let step = layoutDirection == .leftToRight ? side : -side
    guard pagerNode.isScrollEnabled, let target = model.target,
      pageList.indices.contains(target + step)
    else { return false }
    let id = pageList[target + step].id
    record("shouldSelectPage(\(name(of: id)))")
    guard shouldSelectPage(id), let index = pageList.firstIndex(where: { $0.id == id }) else {
      return true
    }
    send(.select(index, by: .pager, animated: true))
    return true
  }

  // MARK: - Binding

  final func selectionBindingWasSet() {
    knownBinding = nil
    selectionToken = selection?.onChange { [weak self] in
      self?.followSelectionBinding(animated: true)
    }
    followSelectionBinding(animated: true)
  }

  /// Selects what the binding says, if that is news. Nothing while this controller itself writes it,
  /// and before there are pages.
  final func followSelectionBinding(animated: Bool, reportsUnknown: Bool = true) {
    guard let selection, !isWritingSelection, !pageList.isEmpty else { return }
    let id = selection.read(self)
    guard knownBinding != .some(id) else { return }
    knownBinding = .some(id)
    guard let id else { return }
    guard let index = pageList.firstIndex(where: { $0.id == id }) else {
      // It may be among the next pages.
      knownBinding = nil
      guard reportsUnknown else { return }
      report(
        "pager.binding",
        "The selection is bound to \(id.base), which is the id of none of the \(pageList.count) "
          + "pages. Set it to one of them; the selection stays.")
      return
    }
    send(.select(index, by: .code, animated: animated))
  }

  /// Another page is settled: tells those who bind to the selection or observe it.
  final func tellSelection(of index: Int?) {
    let old = toldPage
    let new = index.flatMap { pages.indices.contains($0) ? pages[$0].id : nil }
    guard old != new else { return }
    toldPage = new
    write(new)
    record("onSelectionChange(\(name(of: old)) to \(name(of: new)))")
    onSelectionChange?(old, new)
  }

  private func write(_ id: AnyHashable?) {
    guard let selection, !isWritingSelection, selection.read(self) != id else {
      if selection != nil { knownBinding = .some(id) }
      return
    }
    knownBinding = .some(id)
    isWritingSelection = true
    selection.write(id, self)
    isWritingSelection = false
    // It may have been refused, or something else was written.
    if selection.read(self) != id { followSelectionBinding(animated: true) }
  }

  final func name(of id: AnyHashable?) -> String {
    guard let id else { return "nil" }
    if let controller = id.base as? ViewController { return controller.name }
    return "\(id.base)"
  }
}
