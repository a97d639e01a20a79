/// Is asked and told about what a person does with the pages of a ``PagingController``. Every method
/// has a default.
///
/// A program that selects a page calls none of them. One swipe makes the calls in the order in which
/// they stand here.
@MainActor public protocol PagingControllerDelegate: AnyObject {
  /// A swipe begins to show another page. Called again when it turns to the other side.
  func pagingController(
    _ pagingController: PagingController, willTransitionToPage id: AnyHashable)

  /// Whether a page may be selected; true by default. Asked when a finger lets the pages go, and
  /// before a tap or a key does anything. False leads back to the page that is selected.
  func pagingController(
    _ pagingController: PagingController, shouldSelectPage id: AnyHashable
  ) -> Bool

  /// A swipe has ended and the pages are at rest; `completed` says whether another page is settled.
  func pagingController(
    _ pagingController: PagingController, didFinishTransitionFromPage id: AnyHashable,
    completed: Bool)

  /// A page was selected: by a swipe that has ended, or by a tap or a key, which sends the pages
  /// there.
  func pagingController(_ pagingController: PagingController, didSelectPage id: AnyHashable)
}

extension PagingControllerDelegate {
  /// Does nothing.
  public func pagingController(
    _ pagingController: PagingController, willTransitionToPage id: AnyHashable
  ) {}

  /// True.
  public func pagingController(
    _ pagingController: PagingController, shouldSelectPage id: AnyHashable
  ) -> Bool { true }

  /// Does nothing.
  public func pagingController(
    _ pagingController: PagingController, didFinishTransitionFromPage id: AnyHashable,
    completed: Bool
  ) {}

  /// Does nothing.
  public func pagingController(
    _ pagingController: PagingController, didSelectPage id: AnyHashable
  ) {}
}
