/// Knows the pages of a ``PagingController``, which asks for a page when it is seen for the first
/// time.
@MainActor public protocol PagingControllerDataSource: AnyObject {
  /// The ids of all pages, in order; asked for by ``PagingController/reloadData()``. They are to be
  /// different.
  func pageIDs(in pagingController: PagingController) -> [AnyHashable]

  /// The controller of a page. Asked once, until the page is gone or was let go.
  func pagingController(
    _ pagingController: PagingController, controllerForPage id: AnyHashable
  ) -> ViewController

  /// What a strip of titles shows for a page; asked with the ids. By default a title that is the
  /// description of the id.
  func pagingController(
    _ pagingController: PagingController, itemForPage id: AnyHashable
  ) -> TopTabItem
}

extension PagingControllerDataSource {
  /// The description of the id.
  public func pagingController(
    _ pagingController: PagingController, itemForPage id: AnyHashable
  ) -> TopTabItem { TopTabItem(title: "\(id.base)") }
}
