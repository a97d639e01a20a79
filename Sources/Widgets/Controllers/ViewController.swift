public import Foundation

/// Manages one screen, or a part of one: it makes a tree of nodes, is told when that appears and
/// disappears, and holds child controllers.
///
/// ```swift
/// final class GreetingController: ViewController {
///   private let label = Label()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Greeting"
///     label.text = "Hello"
///     view.addSubnode(label)
///   }
///
///   override func viewDidLayoutSubnodes() {
///     label.frame = view.safeAreaBounds
///   }
/// }
/// ```
///
/// No initialiser touches ``view``; the first read of it runs ``loadView()`` and
/// ``viewDidLoad()`` (VC-01). The appearance calls come from the container, the presentation or the
/// window; do not make them yourself (VC-17).
@MainActor open class ViewController: Responder {
  /// Whether an appearance is due to a change of the parent.
  enum Movement {
    case none
    case toParent
    case fromParent
  }

  /// How a view is drawn that is on its way out.
  enum Departure {
    /// Not at all.
    case cut
    /// It moves to where it is out of sight.
    case moving
    /// A finger drags it, and may bring it back.
    case dragged
  }

  // MARK: Stored state

  private var loadedView: Node?
  private var isLoadingView = false
  final var appearance = AppearanceState()
  final var isAppearingPending = false
  final var animatesAppearance = false
  /// Counts the changes of direction, so that what waits for the end of one sees that it is over.
  final var appearanceTurn = 0
  /// What was before an appearance whose will call is not made yet; nil at other times.
  final var appearanceBeforeWillCall: AppearanceState?
  /// Whether the appearance was begun by the view that is entering a window.
  final var entersByItself = false
  final var childControllers: [ViewController] = []
  final weak var parentController: ViewController?
  final weak var hostRoot: (any NodeRoot)?
  /// The root of the window that the controller has left and whose did call is still due.
  final weak var leftRoot: (any NodeRoot)?
  final var movement = Movement.none
  final var presentation: Presentation?
  final weak var ownPresentation: Presentation?
  final weak var registeredScrollableNode: ScrollableNode?
  final var madeNavigationItem: NavigationItem?
  final var madeTabBarItem: TabBarItem?
  final var madeEditButtonItem: BarButtonItem?
  final var editsContent = false
  final var madeTopTabItem: TopTabItem?
  final var reselectPolicyAsChild: ReselectPolicy?
  final var containerSafeAreaInsets = EdgeInsets.zero
  final var ownCoordinator: ViewControllerTransitionCoordinator?
  final var childTransition: ControllerTransition?
  /// How the view is drawn while the controller disappears.
  final var departure = Departure.cut

  /// The name of the screen. Setting it also sets the titles of ``navigationItem`` and
  /// ``tabBarItem`` (VC-70); nil by default.
  public final var title: String? {
    didSet { titleDidChange() }
  }

  /// How this controller is presented; full screen by default.
  public final var modalPresentationStyle = ModalPresentationStyle.automatic

  /// What the controller adds to the safe area of its view; nothing by default (VC-74).
  public final var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      additionalSafeAreaInsets = additionalSafeAreaInsets.sanitized
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
    }
  }

  /// The size that the controller would like to have in its container; (0, 0) by default. Setting
  /// another value tells the parent at once (VC-64).
  public final var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Creating

  /// A controller whose view is not loaded.
  public override init() {
    super.init()
  }

  // MARK: - The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root of the controller's tree of nodes.
  ///
  /// Reading it for the first time runs ``loadView()``, then ``viewDidLoad()``. Assigning it before
  /// skips both (VC-04); assigning nil lets the next read load again (VC-03). A node that is the
  /// view of another controller stops the program (VC-07).
  public final var view: Node! {
    get { loadView(orUse: loadedView) }
    set { setView(newValue) }
  }

  /// ``view`` if it is loaded; reading it loads nothing (VC-02).
  public final var viewIfLoaded: Node? { loadedView }

  /// Whether ``view`` is loaded; reading it loads nothing.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads ``view`` if that has not happened yet.
  public final func loadViewIfNeeded() {
    _ = loadView(orUse: loadedView)
  }

  private func loadView(orUse loaded: Node?) -> Node {
    if let loaded { return loaded }
    if isLoadingView {
      stop("\(type(of: self)) read its view inside loadView. Assign view there, before reading it.")
    }
    isLoadingView = true
    record("loadView()")
    loadView()
    isLoadingView = false
    guard let view = loadedView else {
      stop("\(type(of: self)).loadView returned without a view. Assign view in it, or call super.")
    }
    record("viewDidLoad()")
    viewDidLoad()
    viewHasLoaded()
    return view
  }

  private func setView(_ node: Node?) {
    guard node !== loadedView else { return }
    if let owner = node?.rare?.owner, owner !== self {
      stop(
        "One node cannot be the view of two controllers: \(owner) has it already. Make a node "
          + "for each.")
    }
    if let old = loadedView {
      old.flags.remove(.owned)
      old.rare?.owner = nil
    }
    loadedView = node
    guard let node else { return }
    node.madeRare.owner = self
    node.flags.insert(.owned)
    node.updateSafeArea()
  }

  // MARK: - Override points: loading

  /// Makes ``view``. The base assigns a plain node of the screen's size without a colour (VC-05).
  /// An override assigns ``view`` and does not call super.
  open func loadView() {
    view = Node(frame: CGRect(origin: .zero, size: defaultViewSize))
  }

  /// ``view`` has been loaded; called once for each time it is. The view may be in no window yet.
  open func viewDidLoad() {}

  // MARK: - Override points: appearance

  /// The view is about to be shown; it may be in no window yet, at a stale size (VC-09).
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its window, at its size, and will be shown; once for each ``viewWillAppear(_:)``
  /// and in the same frame (VC-10).
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is shown and laid out, and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to be taken away or covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has been taken away or covered.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subnodes; may come any number of times (VC-11, VC-12).
  open func viewWillLayoutSubnodes() {}

  /// The view has laid out its subnodes, which have their frames but have not laid out theirs. The
  /// place to set frames.
  open func viewDidLayoutSubnodes() {}

  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view is about to get another size, because that of its window changes; before any frame
  /// does.
  ///
  /// The base passes the call on to the children whose views are loaded (VC-65): call super, with
  /// other sizes for the children if they differ. Presented controllers are told by the window.
  open func viewWillTransition(
    to size: CGSize, with coordinator: ViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.tellViewWillTransition(to: size, with: coordinator)
    }
  }

  // MARK: - Override points: containment

  /// The controller is about to get a parent, or to lose it (VC-50). Call super.
  open func willMove(toParent parent: ViewController?) {
    movement = parent == nil ? .fromParent : .toParent
  }

  /// The controller has got a parent, or lost it (VC-51).
  open func didMove(toParent parent: ViewController?) {}

  /// Whether the controller's appearance calls are passed on to the children whose views are in its
  /// view; true by default. Return false to do it yourself with
  /// ``beginAppearanceTransition(_:animated:)`` (VC-58).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A child has changed its ``preferredContentSize``. The base does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {}

  /// The child that is shown in place of this controller's own content; nil by default. Navigation
  /// and tab bar controllers return their top and selected child.
  open var visibleChild: ViewController? { nil }

  /// Shows a controller in the way of the nearest container that can: a navigation controller
  /// pushes it, otherwise it is presented (NAV-16).
  open func show(_ controller: ViewController, sender: Any?) {
    if let parentController {
      parentController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Begins or ends editing of the content; ``editButtonItem`` calls it. The base sets
  /// ``isEditing`` and the title of that item. Call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editsContent = editing
    madeEditButtonItem?.title = editButtonTitle
  }

  // MARK: - Override points: the top of the content

  /// The scroll view that "to the top" means on this screen; nil when there is none.
  ///
  /// By default the one that was registered with ``setContentScrollableNode(_:)``, else that of
  /// ``visibleChild``, else, breadth first, the first one in ``view`` that can be seen, has
  /// `scrollsToTop`, scrolls, and has a vertical extent. Loads no view.
  open var contentScrollableNode: ScrollableNode? { foundContentScrollableNode }

  /// Scrolls ``contentScrollableNode`` to its top; returns whether anything will move.
  ///
  /// A subclass that conforms to ``Scrollable`` may override this, or implement `scrollToTop()`.
  @discardableResult open func scrollToTop(animated: Bool) -> Bool {
    contentScrollableNode?.scrollToTop(animated: animated) ?? false
  }

  // MARK: - Containers of the toolkit

  /// Whether this container places its children's views itself, with their appearance calls.
  var placesChildren: Bool { false }

  /// The view has been loaded, and ``viewDidLoad()`` has run.
  func viewHasLoaded() {}

  /// The container is about to appear: it puts the view of the child that it shows in place.
  func prepareToAppear() {}

  /// The container is about to disappear: what still moves comes to its end.
  func prepareToDisappear() { childTransition?.finishNow() }

  /// The will calls of an appearance have been made, the children's too.
  func didMakeWillCalls(animated: Bool) {}

  /// The container has appeared or disappeared, and so have its children.
  func didChangeAppearance() {}

  /// The tab bar item of a controller that stands for another one's; nil by default.
  var inheritedTabBarItem: TabBarItem? { nil }

  /// A child's ``title``, or its navigation or tab bar item, has changed.
  func childItemDidChange(_ child: ViewController) {}

  // MARK: - Responder

  /// The presenter of a presented controller, else what is around its view (VC-38).
  open override var next: Responder? {
    if let ownPresentation { return ownPresentation.presenter }
    return loadedView?.parent ?? hostRoot as? Responder
  }

  override var firstResponderHolder: (any FirstResponderHolder)? { loadedView?.root }

  override var keyReach: KeyReach { .screen }
}

extension ViewController: nonisolated Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: ViewController, b: ViewController) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
