import Foundation

/// Shows one of several controllers, with a bar below it to choose among them.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [NavigationController(rootViewController: NewsController()), about]
/// tabs.reselectPolicy = .popThenScroll
/// window.rootViewController = tabs
/// ```
///
/// A tap on a tab makes these calls, each once: ``tabBar(_:didSelect:)``, ``shouldSelect(_:)``, then
/// the selection changes, or for the tab that is selected already ``willReselect(_:plan:)`` and the
/// steps of the plan, then ``didSelect(_:)``, and for the selected tab ``didReselect(_:outcome:)``.
/// Override them, or set a ``delegate``. What a second tap does is a value: ``reselectPolicy``.
///
/// Children are loaded when they are first selected (TAB-07). Selecting in code makes no calls and
/// never reselects (TAB-11, TAB-20).
open class TabBarController: ViewController {
  final var model = TabSelection<ViewController>()
  final var shown: ViewController?
  final var isUpdating = false
  final var hidesBar = false
  final var reselectHandlers: [String: () -> Void] = [:]
  final weak var queuedReselect: ViewController?
  final var selectionToken: ObservationToken?
  final var isWritingSelection = false
  final weak var toldSelection: ViewController?

  /// Is asked and told about taps; weak, nil by default (TAB-29). A subclass may be its own.
  public final weak var delegate: (any TabBarControllerDelegate)?

  /// What a tap on the selected tab does; pops to the root by default, as UIKit does (TAB-30,
  /// TAB-34). A child's own policy, set with
  /// ``setReselectPolicy(_:for:)``, comes first.
  public final var reselectPolicy = ReselectPolicy.popToRoot

  /// The value that the selection is bound to; nil, the default, for none.
  ///
  /// The value decides. Setting it, and any later change that the binding tells of, selects that tab
  /// without calls of the delegate. A tap writes it after ``shouldSelect(_:)`` and before anything
  /// changes, also when the tab is selected already; if the binding says something else afterwards
  /// the tap was refused, and nothing more is called. Code that selects another tab writes it once
  /// that is selected. What came from the binding is not written back.
  ///
  /// Tabs that are set where there were none begin with what the binding says. A value that stands
  /// for no tab is refused with a diagnostic. A binding that is made of two closures only cannot
  /// tell of changes; it is read when it is set, and after each write.
  public final var selection: SelectionBinding? {
    didSet { selectionBindingWasSet() }
  }

  /// Runs when another child is selected, whoever caused it, once for each change, with the old and
  /// the new one; nil by default.
  ///
  /// The new child is in place. In a tap it runs before ``didSelect(_:)``.
  public final var onSelectionChange: ((_ old: ViewController?, _ new: ViewController?) -> Void)?

  /// The bar below the selected child. Changing its items, selection or delegate by hand stops the
  /// program (TAB-55).
  public final let tabBar = TabBar()

  // MARK: Creating

  /// A tab bar controller without children.
  public override init() {
    super.init()
    tabBar.manager = self
    tabBar.onTap = { [weak self] index in self?.tapItem(at: index) }
    tabBar.contentForKeys = { [weak self] in self?.selectedViewController?.contentForBarKeys }
  }

  // MARK: - Override points: a person's tap

  /// An item of the bar was tapped: the first call of a tap, with the old selection (TAB-27). The
  /// base does nothing.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  /// Whether a child may be selected; the base asks the delegate.
  open func shouldSelect(_ controller: ViewController) -> Bool {
    delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// The selected child's item was tapped: returns the plan to run; the base asks the delegate.
  open func willReselect(_ controller: ViewController, plan: ReselectPlan) -> ReselectPlan {
    delegate?.tabBarController(self, willReselect: controller, plan: plan) ?? plan
  }

  /// A child was selected, or selected again; the base tells the delegate.
  open func didSelect(_ controller: ViewController) {
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The selected child's item was tapped, and this came of it; the base tells the delegate.
  open func didReselect(_ controller: ViewController, outcome: ReselectOutcome) {
    delegate?.tabBarController(self, didReselect: controller, outcome: outcome)
  }

  // MARK: - Override points: others

  /// Makes a plain view with the bar in it. Do not override it.
  open override func loadView() {
    let frame = CGRect(origin: .zero, size: defaultViewSize)
    let node = ContainerNode(frame: frame) { [weak self] in self?.layOutContent() }
    node.addSubnode(tabBar)
    view = node
  }

  /// The selected child.
  open override var visibleChild: ViewController? { model.selected }

  /// Alt with a digit taps the item of that number, Control with Page Up or Page Down the one before
  /// or after the selected; none while something is presented.
  open override var keyCommands: [KeyCommand] {
    presentedViewController == nil ? itemKeyCommands : []
  }

  // MARK: - Container

  override var placesChildren: Bool { true }

  override var keyReach: KeyReach { .everywhere }

  override func viewHasLoaded() { showSelected() }

  override func prepareToAppear() { showSelected() }

  override func prepareToDisappear() { shown?.prepareToDisappear() }

  override func childItemDidChange(_ child: ViewController) {
    guard model.items.contains(child) else { return }
    updateBar()
  }
}
