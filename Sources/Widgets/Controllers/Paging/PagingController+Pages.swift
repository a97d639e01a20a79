import Foundation

extension PagingController {
  /// The ids of all pages, in order.
  public final var pageIDs: [AnyHashable] { pageList.map(\.id) }

  /// The controllers of the pages that have been made, in the order of the pages; nil without pages.
  ///
  /// Setting them makes each of them a page whose id is the controller itself. The selected page
  /// stays if it is among the new ones, else the next one that is, else the one at its index.
  public final var viewControllers: [ViewController]? {
    get { pageList.isEmpty ? nil : pageList.compactMap(\.controller) }
    set {
      let old = Dictionary(pageList.map { ($0.id, $0) }) { first, _ in first }
      replacePages(
        with: (newValue ?? []).map { controller in
          if let page = old[AnyHashable(controller)], page.make == nil { return page }
          return PagerPage(controller: controller)
        })
    }
  }

  /// Replaces all pages by ids, whose controllers are made when they are first seen.
  ///
  /// Pages that were there already keep their controllers; the selected page stays if it is among the
  /// new ones, else the next one that is, else the one at its index. A movement comes to its end
  /// first. Ids are to be different; two that are equal are refused with a diagnostic.
  ///
  /// - Parameters:
  ///   - ids: The ids, in the order of the pages.
  ///   - makeController: Makes the controller of a page.
  public final func setPages<ID: Hashable>(
    _ ids: some Sequence<ID>, makeController: @escaping (ID) -> ViewController
  ) {
    setPages(ids, makeItem: nil, makeController: makeController)
  }

  final func setPages<ID: Hashable>(
    _ ids: some Sequence<ID>, makeItem: ((ID) -> TopTabItem)?,
    makeController: @escaping (ID) -> ViewController
  ) {
    let old = Dictionary(pageList.map { ($0.id, $0) }) { first, _ in first }
    replacePages(
      with: ids.map { id in
        let make = { makeController(id) }
        let page = old[AnyHashable(id)].flatMap { $0.make == nil ? nil : $0 }
        page?.make = make
        let result = page ?? PagerPage(id: AnyHashable(id), make: make)
        result.makeItem = makeItem.map { makeItem in { makeItem(id) } }
        result.item = nil
        return result
      })
  }

  /// Reads the pages from the ``dataSource`` anew. What holds for
  /// ``setPages(_:makeController:)`` holds here. Without a data source nothing happens.
  public final func reloadData() {
    guard let dataSource else { return }
    setPages(
      dataSource.pageIDs(in: self),
      makeItem: { [weak self] id in
        guard let self, let source = self.dataSource else { return TopTabItem(title: "\(id.base)") }
        return source.pagingController(self, itemForPage: id)
      },
      makeController: { [weak self] id in
        guard let self, let source = self.dataSource else { return ViewController() }
        return source.pagingController(self, controllerForPage: id)
      })
  }

  /// The controller of a page; nil when it has not been made, or there is no such page.
  public final func viewController(forPage id: some Hashable) -> ViewController? {
    pageList.first { $0.id == AnyHashable(id) }?.controller
  }

  // MARK: - Replacing

  private func replacePages(with list: [PagerPage]) {
    var places: [AnyHashable: Int] = [:]
    for (index, page) in list.enumerated() {
      guard places.updateValue(index, forKey: page.id) == nil else {
        report(
          "pager.duplicate",
          "Two pages have the id \(page.id.base). Give each page an id of its own; the pages stay "
            + "as they were.")
        return
      }
    }
    // The same id may be a new page, when a controller takes the place of one that was made.
    let newIndices = pageList.map { page in
      places[page.id].flatMap { list[$0] === page ? $0 : nil }
    }
    pageList = list
    pendingLists.append(list)
    // What the binding says comes before the order of the pages.
    model.successor = selection?.read(self).flatMap { places[$0] }
    send(.replacePages(count: list.count, newIndices: newIndices))
    model.successor = nil
    followSelectionBinding(animated: false, reportsUnknown: false)
  }

  /// From here on the pages are those of the next list.
  final func adoptPages() {
    guard !pendingLists.isEmpty else { return }
    let new = pendingLists.removeFirst()
    let kept = Set(new.map { ObjectIdentifier($0) })
    let gone = pages.filter { !kept.contains(ObjectIdentifier($0)) }
    pages = new
    recentPages.removeAll { !kept.contains(ObjectIdentifier($0)) }
    for page in gone { page.letGo() }
    for page in new {
      guard let controller = page.controller, !contains(child: controller) else { continue }
      addChild(controller)
      controller.tellDidMove(toParent: self)
    }
    pagesWereReplaced()
    placePages()
  }

  // MARK: - Making

  /// The controller of a page, made if it has not been yet.
  final func controller(at index: Int) -> ViewController? {
    guard pages.indices.contains(index) else { return nil }
    let page = pages[index]
    if let controller = page.controller { return controller }
    guard let controller = page.make?(), page.controller == nil else { return page.controller }
    page.controller = controller
    addChild(controller)
    controller.tellDidMove(toParent: self)
    return controller
  }

  /// Lets go of controllers that have not been seen for the longest time.
  final func letGoOldPages(settled index: Int?) {
    guard let index, pages.indices.contains(index) else { return }
    let page = pages[index]
    recentPages.removeAll { $0 === page }
    recentPages.append(page)
    guard maximumKeptPages < recentPages.count else { return }
    while recentPages.count > max(1, maximumKeptPages), let oldest = recentPages.first {
      recentPages.removeFirst()
      if oldest.make != nil { oldest.letGo() }
    }
  }

  /// Loads the pages on both sides of one, if that is wanted.
  final func loadNeighbors(of index: Int?) {
    guard loadsNeighbors, let index, appearance.phase == .appeared else { return }
    for neighbor in [index + 1, index - 1] { controller(at: neighbor)?.loadViewIfNeeded() }
  }
}
