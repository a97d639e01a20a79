import Foundation

/// Shows the top of a stack of controllers, with a bar above it that leads back.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: ListController())
/// window.rootViewController = navigation
/// // later, in the list:
/// navigationController?.pushViewController(DetailController(), animated: true)
/// ```
///
/// The stack changes inside the call and reads back changed. What is shown follows in the
/// transition stage of the frame: one transition from what is on screen to the top, however many
/// calls were made before (NAV-03, NAV-04, NAV-27).
open class NavigationController: ViewController {
  final var stack = NavigationStack<ViewController>()
  /// The controller whose view is in place, and the order that was current then.
  final var shown: ViewController?
  final var shownStack: [ViewController] = []
  /// Controllers that were popped and are still to be told that they have left.
  final var leaving: [ViewController] = []
  /// Controllers that were added and are still to be told that they have arrived.
  final var arriving: [ViewController] = []
  final var transition: ControllerTransition?
  final var wantsUpdate = false
  final var animatesUpdate = false
  final var owesFirstShow = false
  final var hidesBar = false
  final var popRecognizer: InteractivePopGestureRecognizer?
  final var interactivePop: InteractivePop?
  final var path = Path()
  /// Counts the paths that were set or told, so that an older one does not overwrite a newer.
  final var pathTurn = 0
  final var pathHandler: (([Any]) -> Void)?

  /// Is told which screen is shown; weak, nil by default.
  public final weak var delegate: (any NavigationControllerDelegate)?

  /// The bar above the top controller. It shows the stack's navigation items (NAV-50); changing them
  /// or its delegate by hand stops the program (NAV-51).
  public final let navigationBar = NavigationBar()

  /// How long the bar takes to hide or show, in seconds (NAV-58).
  public static let hideShowBarDuration = 0.2

  // MARK: Creating

  /// A navigation controller with an empty stack.
  public override init() {
    super.init()
    navigationBar.manager = self
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.contentForKeys = { [weak self] in self?.stack.top?.contentForBarKeys }
    navigationBar.isChanging = { [weak self] in self?.isChangingScreens ?? false }
  }

  /// A navigation controller with a root, whose view is not loaded yet (NAV-01).
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  // MARK: - Override points

  /// Puts a controller on top of the stack.
  ///
  /// Refused with a diagnostic: a controller that is on the stack already (NAV-05), and a
  /// navigation controller (NAV-06).
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    guard accepts([controller]) else { return }
    change(animated: animated) { stack throws(Refusal) in try stack.push(controller) }
  }

  /// Takes the top controller away and returns it; nil when there is only the root (NAV-07).
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    change(animated: animated) { stack throws(Refusal) in stack.pop() }.last
  }

  /// Takes all controllers above the root away and returns them, lowest first; empty at the root
  /// (NAV-08).
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController] {
    change(animated: animated) { stack throws(Refusal) in stack.popToRoot() }
  }

  /// Takes all controllers above one away and returns them, lowest first; empty when it is the top.
  /// One that is not on the stack is refused with a diagnostic (NAV-09).
  @discardableResult open func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController] {
    change(animated: animated) { stack throws(Refusal) in try stack.pop(to: controller) }
  }

  /// Replaces the stack: as a pop when the new top was on the old stack, else as a push (NAV-11).
  ///
  /// The same top needs no transition (NAV-12). An empty stack is allowed. The same controller twice,
  /// or a navigation controller, is refused with a diagnostic (NAV-13).
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    guard accepts(controllers) else { return }
    change(animated: animated) { stack throws(Refusal) in try stack.set(controllers) }
  }

  /// A controller is about to be shown. The base calls the delegate.
  open func willShow(_ controller: ViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  /// A controller is shown. The base calls the delegate.
  open func didShow(_ controller: ViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Makes a plain view with the bar in it. Do not override it.
  open override func loadView() {
    let frame = CGRect(origin: .zero, size: defaultViewSize)
    let node = ContainerNode(frame: frame) { [weak self] in self?.layOutContent() }
    node.addSubnode(navigationBar)
    addInteractivePop(to: node)
    view = node
  }

  /// The top of the stack.
  open override var visibleChild: ViewController? { stack.top }

  /// Pushes the controller (NAV-16).
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Escape and Backspace go back, unless the root is on top or something is presented.
  open override var keyCommands: [KeyCommand] {
    guard stack.depth > 0, presentedViewController == nil else { return [] }
    return [Key(.escape), Key(.backspace)].map { key in
      KeyCommand(key, title: "Back") { [weak self] in self?.popViewController(animated: true) }
    }
  }

  // MARK: - Container

  override var placesChildren: Bool { true }

  override var inheritedTabBarItem: TabBarItem? { stack.root?.tabBarItem }

  override func prepareToAppear() { placeTop() }

  override func prepareToDisappear() { finishTransition() }

  override func didMakeWillCalls(animated: Bool) {
    guard owesFirstShow, let shown else { return }
    tellWillShow(shown, animated: animated)
  }

  override func didChangeAppearance() {
    if appearance.phase == .appeared {
      if owesFirstShow, let shown {
        owesFirstShow = false
        tellDidShow(shown, animated: animatesAppearance)
      }
      if wantsUpdate { requestUpdate() } else { pathMayHaveChanged() }
    } else if appearance.phase == .disappeared {
      settleOffScreen()
    }
  }

  override func childItemDidChange(_ child: ViewController) {
    navigationBar.itemsDidChange()
    tellParentItemChanged()
  }
}
