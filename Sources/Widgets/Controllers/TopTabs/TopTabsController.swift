import Foundation

/// Pages that are side by side, with a strip of titles above them.
///
/// ```swift
/// let tabs = TopTabsController()
/// tabs.setPages(Topic.allCases, item: { TopTabItem(title: $0.name, color: $0.color) }) { topic in
///   TopicController(topic)
/// }
/// tabs.selection = .id(topic.binding)
/// ```
/// ```
///  For you  Trending  News  Sports
///  The first row of the selected page
/// ```
///
/// A person swipes the pages or taps a title; titles, indicator and pages are in step at every
/// moment, because all of them show one position. A tap makes these calls, each once:
/// ``topTabBar(_:didSelect:)``, ``PagingController/shouldSelectPage(_:)``, then the pages set off, or
/// for the tab that is selected already ``willReselect(_:plan:)`` and the steps of the plan, then
/// ``PagingController/didSelectPage(_:)``, and for the selected tab ``didReselect(_:outcome:)``: the
/// rule is that of a ``TabBarController``, and so is ``reselectPolicy``. While the pages are on their
/// way to a tab, a second tap on it counts as one during a transition.
open class TopTabsController: PagingController {
  final var reselectHandlers: [String: () -> Void] = [:]
  final weak var queuedReselect: ViewController?

  /// What a tap on the selected tab does; pops to the root by default. A child's own policy, set with
  /// ``setReselectPolicy(_:for:)``, comes first.
  public final var reselectPolicy = ReselectPolicy.popToRoot

  /// The strip above the pages. Its look is yours; changing its items or its selection by hand stops
  /// the program.
  public final let topTabBar = TopTabBar()

  // MARK: Creating

  /// Top tabs without pages.
  public override init() {
    super.init()
    topTabBar.manager = self
    topTabBar.onTap = { [weak self] index in self?.tapTab(at: index) }
  }

  // MARK: - Override points: a person's tap

  /// An item of the strip was chosen: the first call of a tap, with the old selection. The base does
  /// nothing.
  open func topTabBar(_ topTabBar: TopTabBar, didSelect item: TopTabItem) {}

  /// The selected tab was tapped: returns the plan to run; the base asks the delegate, if it is a
  /// ``TopTabsControllerDelegate``.
  open func willReselect(_ controller: ViewController, plan: ReselectPlan) -> ReselectPlan {
    (delegate as? any TopTabsControllerDelegate)?
      .topTabsController(self, willReselect: controller, plan: plan) ?? plan
  }

  /// The selected tab was tapped, and this came of it; the base tells the delegate, if it is a
  /// ``TopTabsControllerDelegate``.
  open func didReselect(_ controller: ViewController, outcome: ReselectOutcome) {
    (delegate as? any TopTabsControllerDelegate)?
      .topTabsController(self, didReselect: controller, outcome: outcome)
  }

  // MARK: - Override points: others

  /// Makes a plain view with the pages and the strip in it. Do not override it.
  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubnode(topTabBar)
  }

  // MARK: - Pages

  override var pagesFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let bounds = view.bounds
    let height = min(barHeight, bounds.size.height)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y + height, width: bounds.size.width,
      height: bounds.size.height - height)
  }

  private var barHeight: CGFloat {
    (viewIfLoaded?.safeAreaInsets.top ?? 0) + topTabBar.height
  }

  override func layOutBars() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    topTabBar.frame = CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width,
      height: min(barHeight, bounds.size.height))
  }

  override func pagesWereReplaced() {
    topTabBar.setManagedItems(pages.map { item(of: $0) })
  }

  override func progressDidChange() {
    topTabBar.layoutDirection = layoutDirection
    topTabBar.show(model.settled == nil ? nil : model.track.segment, selected: model.target)
    guard let waiting = queuedReselect else { return }
    if waiting !== selectedViewController {
      dropQueuedReselect()
    } else if !isMoving {
      transitionDidEnd(of: waiting)
    }
  }

  /// What the strip shows for a page: what was given for it, else the controller's own item, else the
  /// id.
  final func item(of page: PagerPage) -> TopTabItem {
    if let item = page.item { return item }
    let item =
      page.makeItem?() ?? page.controller?.topTabItem ?? TopTabItem(title: "\(page.id.base)")
    page.item = item
    return item
  }
}

extension TopTabsController: ReselectContainer {
  var reselectable: ViewController? { selectedViewController }

  var isChangingSelection: Bool { model.isTravelling }
}
