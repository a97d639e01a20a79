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
  private weak var currentFirstResponder: Responder?
  private weak var currentFocusedNode: Node?

  /// A hidden window that fills the screen.
  public init(screen: Screen) {
    self.screen = screen
    super.init(frame: screen.bounds)
    root = self
    isHidden = true
    setSafeArea(screen.safeAreaInsets)
  }

  // MARK: - Showing

  /// Whether keys go to this window.
  public var isKeyWindow: Bool { screen.keyWindow === self }

  /// Shows the window and makes keys go to it.
  public func makeKeyAndVisible() {
    isHidden = false
    screen.keyWindow = self
  }

  override func hiddenDidChange() {
    if isHidden {
      touches.cancelAll()
      rootViewController?.windowWillHide(self)
      screen.hide(self)
    } else {
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

  /// The screen's size has changed.
  func fitScreen() {
    frame = screen.bounds
    setSafeArea(screen.safeAreaInsets)
  }

  open override func layoutSubnodes() {
    for controller in rootViewController?.presentationChain ?? [] {
      controller.viewIfLoaded?.frame = bounds
    }
  }

  // MARK: - Keys

  /// Moves focus on the Tab key, backwards with Shift; the last responder to be asked.
  open override func keyPressed(_ key: Key) -> Bool {
    guard key.code == .tab, key.modifiers.subtracting(.shift).isEmpty else { return false }
    return moveFocus(forward: !key.modifiers.contains(.shift))
  }

  /// Who is asked first about a key: the first responder, the focused node, else the view of the
  /// front-most controller.
  var firstKeyResponder: Responder {
    firstResponder ?? focusedNode ?? rootViewController?.frontmostViewController.viewIfLoaded
      ?? self
  }

  /// What a touch at a point of the screen hits.
  func hit(at point: CGPoint) -> Node? {
    guard point.isFinite else { return nil }
    return hitTest(CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y), with: nil)
  }

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
      old?.focusDidChange()
      newValue?.focusDidChange()
    }
  }

  var focusScope: Node { rootViewController?.presentationChain.last?.viewIfLoaded ?? self }
}
