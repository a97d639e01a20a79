public import Foundation

/// The top of a tree of nodes on a screen, with a controller whose view fills it.
///
/// ```swift
/// let window = Window(screen: screen)
/// window.rootViewController = ListController()
/// window.makeKeyAndVisible()
/// ```
///
/// A new window is hidden (WIN-01). The screen keeps it while it is visible.
open class Window: Node {
  /// The screen that the window is on.
  public let screen: Screen

  /// Where calls of delegates and of the life cycle are written; nil, the default, writes none.
  public var callRecord: CallRecord?

  /// Takes the diagnostics of this window's nodes and controllers; nil, the default, leaves them to
  /// ``Diagnostics/handler``.
  public var diagnosticHandler: ((Diagnostic) -> Void)?

  /// Windows of a higher level are above the others, drawn and touched first (WIN-05); 0 by
  /// default.
  public var windowLevel: CGFloat = 0 {
    didSet { if windowLevel != oldValue && !isHidden { screen.restack(self) } }
  }

  /// The controller whose view fills the window; nil by default.
  ///
  /// In a visible window the old one disappears and the new one appears, unanimated (WIN-02…04).
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }

  let touches = TouchDelivery()
  private var fittedFrame: CGRect
  /// The traits that what is in the window was last laid out and drawn with.
  private var usedTraits: Traits
  private weak var currentFirstResponder: Responder?
  private weak var currentFocusedNode: Node?
  private(set) var focusMemory = FocusMemory()
  /// Whether a search for a node that can take focus may find one. While nothing has focus and
  /// nothing has changed, no frame walks through the tree for it.
  final var searchesFocus = true

  /// A hidden window that fills the screen.
  public init(screen: Screen) {
    self.screen = screen
    fittedFrame = screen.bounds
    usedTraits = screen.traits
    super.init(frame: fittedFrame)
    root = self
    isHidden = true
    updateSafeArea()
  }

  // MARK: - Showing

  /// Whether keys go to this window.
  public var isKeyWindow: Bool { screen.keyWindow === self }

  /// Shows the window in front of the others of its level, and makes keys go to it.
  public func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { screen.restack(self) }
    screen.keyWindow = self
  }

  override func hiddenDidChange() {
    if isHidden {
      touches.cancelAll()
      rootViewController?.windowWillHide(self)
      screen.hide(self)
    } else {
      fitScreen()
      if screenTraits != usedTraits { capabilitiesDidChange() }
      screen.show(self)
      rootViewController?.appear(in: self)
    }
  }

  private func rootDidChange(from old: ViewController?) {
    touches.cancelAll()
    old?.leave(self)
    guard let rootViewController else { return }
    rootViewController.enter(self)
    if !isHidden { rootViewController.appear(in: self) }
  }

  /// Follows a change of the screen's size, unless the window was given a frame of its own.
  func fitScreen() {
    let bounds = screen.bounds
    if frame == fittedFrame { resize(to: bounds) }
    fittedFrame = bounds
    updateSafeArea()
  }

  /// Lays out and draws everything anew, for the screen's new traits.
  func capabilitiesDidChange() {
    usedTraits = screenTraits
    if rare?.tintColor == nil { tellTintColorChanged() }
    for node in subtreeNodes() {
      node.setNeedsDisplay()
      node.setNeedsLayout()
    }
  }

  /// Announces the new size to the controllers, then takes it (VC-65).
  private func resize(to newFrame: CGRect) {
    guard newFrame != frame else { return }
    let coordinator = ViewControllerTransitionCoordinator(isAnimated: false, duration: 0)
    for controller in rootViewController?.presentationChain ?? [] where controller.isViewLoaded {
      controller.tellViewWillTransition(to: newFrame.size, with: coordinator)
    }
    frame = newFrame
    coordinator.start()
    afterLayout { coordinator.finish() }
  }

  override var outerSafeAreaInsets: EdgeInsets { screen.safeAreaInsets }

  open override func layoutSubnodes() {
    for controller in rootViewController?.presentationChain ?? [] {
      controller.viewIfLoaded?.frame = bounds
    }
  }

  // MARK: - Keys

  /// Whether `?`, and F1 where `?` types one, shows the keys that are in force, where no responder
  /// wants it for itself; true by default.
  public var showsKeyHelp = true

  /// The keys that mean something now and have a title, innermost first: those of the responder
  /// that keys go to and of all further out, where those of the same key do not count.
  public var keyCommandsInForce: [KeyCommand] {
    firstKeyResponder.keyCommandsOnChain.filter { !$0.title.isEmpty }
  }

  /// Tab, Shift and Tab, and `?` or F1, where there is something to do for them.
  open override var keyCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    if !focusScope.focusableNodes.isEmpty {
      for isForward in [true, false] {
        let key = Key(.tab, modifiers: isForward ? [] : .shift)
        commands.append(
          KeyCommand(key, title: isForward ? "Next" : "Previous") { [weak self] in
            self?.moveFocus(forward: isForward)
          })
      }
    }
    if showsKeyHelp, let rootViewController {
      for code in [Key.Code.character("?"), .function(1)] {
        commands.append(
          KeyCommand(Key(code), title: "Keys") { [weak self] in
            self?.showKeyHelp(over: rootViewController.frontmostViewController)
          })
      }
    }
    return commands
  }

  private func showKeyHelp(over controller: ViewController) {
    // A second key in the same frame finds the list on its way.
    if controller is KeyHelpController { return }
    controller.present(KeyHelpController(keyHelp(over: controller)), animated: false)
  }

  private func keyHelp(over controller: ViewController) -> KeyHelp {
    KeyHelp(
      firstKeyResponder.keyMeaningsOnChain, focus: focusedNode?.accessibilityLabel,
      screen: controller.title, policy: traits.textWidthPolicy)
  }

  /// The arrow keys that lead to another node, the keys that scroll the content, and what the host
  /// does with others (``Screen/unhandledKeyHints``).
  open override var keyHints: [KeyHint] {
    let ways = FocusDirection.allCases.filter { focusTarget($0) != nil }
    return [KeyHint(ways.map { Key($0.code) }, title: "Move")]
      + (contentForKeys?.keyHints ?? []) + screen.unhandledKeyHints
  }

  override var keyReach: KeyReach { .everywhere }

  /// Moves focus on an arrow key to the nearest node on that side; with what is left, the arrow and
  /// page keys, Home and End scroll the content of the front-most controller
  /// (``ViewController/contentScrollableNode``), unless a scroll view has focus. The last responder
  /// to be asked.
  open override func keyPressed(_ key: Key) -> Bool {
    if key.modifiers.isEmpty, let direction = FocusDirection(key.code), moveFocus(direction) {
      return true
    }
    return contentForKeys?.scroll(by: key) ?? false
  }

  /// The content of the front-most controller; nil while a scroll view has focus, or holds what has
  /// it, and was asked already.
  private var contentForKeys: ScrollableNode? {
    if focusedNode is ScrollableNode || focusedNode?.enclosingScrollableNode != nil { return nil }
    return rootViewController?.frontmostViewController.contentScrollableNode
  }

  /// Who is asked first about a key: the first responder, the focused node, else the view of the
  /// front-most controller.
  var firstKeyResponder: Responder {
    firstResponder ?? focusedNode ?? rootViewController?.frontmostViewController.viewIfLoaded
      ?? self
  }

  /// Whether keys go to nobody in particular until the end of the frame.
  var awaitsFocus: Bool {
    firstResponder == nil && (focusedNode.map { !$0.isFocusable } ?? searchesFocus)
  }

  /// A point of the screen in the window's coordinates.
  func point(ofScreen point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - frame.origin.x + bounds.origin.x, y: point.y - frame.origin.y + bounds.origin.y)
  }

  /// What a touch at a point of the window hits.
  func hit(at point: CGPoint) -> Node? {
    point.isFinite ? hitTest(point, with: nil) : nil
  }

  func focusMayBeFound() { searchesFocus = true }

  // MARK: - What responders share

  var firstResponder: Responder? {
    get { currentFirstResponder }
    set { currentFirstResponder = newValue }
  }

  var focusedNode: Node? {
    get { currentFocusedNode }
    set {
      let old = currentFocusedNode
      guard old !== newValue else { return }
      currentFocusedNode = newValue
      if let newValue { focusMemory.remember(newValue, in: focusScope) }
      old?.showFocus(false)
      newValue?.showFocus(true)
      old?.focusDidChange()
      newValue?.focusDidChange()
    }
  }

  var focusScope: Node { rootViewController?.presentationChain.last?.viewIfLoaded ?? self }

  var focusContent: Node {
    rootViewController?.frontmostViewController.viewIfLoaded ?? focusScope
  }
}
