import Foundation

/// Shows one of several pages that are side by side, and lets a person swipe from one to the next.
///
/// ```swift
/// let pages = PagingController()
/// pages.setPages(Topic.allCases) { topic in TopicController(topic) }
/// pages.selection = .id(topic.binding)
/// window.rootViewController = pages
/// ```
///
/// A page is known by its id, and its controller is made when it is first seen. A swipe goes one page
/// at most; a jump to a page that is far away travels the way of one page and makes none of those
/// between. The selected page stays the same one when pages come, go or change places, and when the
/// size changes.
///
/// A person swipes, or turns pages with the left and right keys. Their acts are asked and told
/// through ``shouldSelectPage(_:)`` and its like, or the ``delegate``; every change of the selected
/// page, whoever caused it, through ``selection`` and ``onSelectionChange``, once, when the page is
/// settled. Only the pages that are seen have appearance calls; a swipe that is given up makes them
/// in reverse.
open class PagingController: ViewController {
  final var model = PagerModel(pageCount: 0)
  final let pagerNode = PagerNode()
  /// The pages as they were set last.
  final var pageList: [PagerPage] = []
  /// The pages that are shown: those of the effects that are being carried out.
  final var pages: [PagerPage] = []
  /// The lists that are still to be adopted.
  final var pendingLists: [[PagerPage]] = []
  final var effects: [PagerModel.Effect] = []
  final var isApplying = false
  final var isPlacing = false
  final var isFinishing = false
  final var changesInRow = 0
  /// What is side by side at the moment.
  final var track = PagerTrack([])
  /// The size for which the pages were placed.
  final var placedSize: CGSize?
  /// The direction for which they were.
  final var placedDirection: LayoutDirection?
  private var ownLayoutDirection: LayoutDirection?
  final var recentPages: [PagerPage] = []
  /// The page that a swipe began to leave; nil without one.
  final var transitionStart: AnyHashable?
  final var lastOrigin: PagerModel.Origin?
  /// Whether the last change was made by a swipe, which is still to be told.
  final var changedByPerson = false
  final var selectionToken: ObservationToken?
  final var isWritingSelection = false
  /// What the binding was last known to say.
  final var knownBinding: AnyHashable??
  final var toldPage: AnyHashable?

  /// Is asked and told about what a person does; weak, nil by default. A subclass may be its own.
  public final weak var delegate: (any PagingControllerDelegate)?

  /// Knows the pages; weak, nil by default. Setting it, or calling ``reloadData()``, reads them.
  public final weak var dataSource: (any PagingControllerDataSource)? {
    didSet { if dataSource !== oldValue, dataSource != nil { reloadData() } }
  }

  /// The value that the selected page is bound to; nil, the default, for none.
  ///
  /// Setting it, and any later change that the binding tells of, sends the pages there, animated
  /// while they are on screen. It is written once for each change of the selected page, when that is
  /// settled. A value that it had already when a person chose another page does not call the pages
  /// back. A value that is nil changes nothing, one that stands for no page is refused with a
  /// diagnostic.
  public final var selection: SelectionBinding? {
    didSet { selectionBindingWasSet() }
  }

  /// Runs when another page is settled, whoever caused it, once for each change, with the ids of the
  /// old and the new one; nil by default.
  public final var onSelectionChange: ((_ old: AnyHashable?, _ new: AnyHashable?) -> Void)?

  /// Whether the pages next to a settled one are loaded before they are seen; false by default.
  public final var loadsNeighbors = false

  /// How many controllers are kept of pages that can be made again; all by default, at least the
  /// selected one. Of more, those that were not selected for the longest time are let go. How far
  /// their content was scrolled is kept with the id.
  public final var maximumKeptPages = Int.max

  /// From which side the pages are read; as on the screen unless it was set.
  public final var layoutDirection: LayoutDirection {
    get { ownLayoutDirection ?? pagerNode.traits.layoutDirection }
    set {
      let old = layoutDirection
      ownLayoutDirection = newValue
      if newValue != old { layoutDirectionDidChange() }
    }
  }

  /// The scroll view with the pages, to read its place and to relate its gestures to others. Setting
  /// its offset selects the page that is nearest.
  public final var scrollableNode: ScrollableNode { pagerNode }

  // MARK: Creating

  /// A pager without pages.
  public override init() {
    super.init()
    pagerNode.pager = self
  }

  // MARK: - Override points: what a person does

  /// A swipe begins to show another page; the base tells the delegate.
  open func willTransition(toPage id: AnyHashable) {
    delegate?.pagingController(self, willTransitionToPage: id)
  }

  /// Whether a page may be selected; the base asks the delegate.
  open func shouldSelectPage(_ id: AnyHashable) -> Bool {
    delegate?.pagingController(self, shouldSelectPage: id) ?? true
  }

  /// A swipe has ended, and another page is settled or not; the base tells the delegate.
  open func didFinishTransition(fromPage id: AnyHashable, completed: Bool) {
    delegate?.pagingController(self, didFinishTransitionFromPage: id, completed: completed)
  }

  /// A page was selected; the base tells the delegate.
  open func didSelectPage(_ id: AnyHashable) {
    delegate?.pagingController(self, didSelectPage: id)
  }

  // MARK: - Override points: others

  /// ``position`` may have changed: called after each step of a movement, and when pages have come to
  /// rest. The base does nothing.
  open func pagesDidMove() {}

  /// Makes a plain view with the pages in it. Do not override it.
  open override func loadView() {
    let frame = CGRect(origin: .zero, size: defaultViewSize)
    let node = ContainerNode(frame: frame) { [weak self] in self?.layOutContent() }
    node.addSubnode(pagerNode)
    view = node
  }

  /// The selected page, if it has been made.
  open override var visibleChild: ViewController? { selectedViewController }

  // MARK: - Container

  override var placesChildren: Bool { true }

  override func viewHasLoaded() { showSettled() }

  override func prepareToAppear() { showSettled() }

  override func prepareToDisappear() { finishMovement() }

  override func didChangeAppearance() { loadNeighbors(of: model.settled) }

  // MARK: - For a strip of titles

  /// Where the pages are, in the view.
  var pagesFrame: CGRect { viewIfLoaded?.bounds ?? .zero }

  /// Gives what is around the pages its place in the view.
  func layOutBars() {}

  /// Other pages are there, or the same in another order.
  func pagesWereReplaced() {}

  /// The pages have moved, or have come to rest.
  func progressDidChange() {}
}
