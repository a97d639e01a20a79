public import Foundation

/// A rectangle in a tree of rectangles: it lays out, draws and takes touches for its part of the
/// screen.
///
/// Subclass it to draw or to arrange subnodes:
///
/// ```swift
/// final class Badge: Node {
///   override func draw(_ rect: CGRect, in canvas: Canvas) {
///     canvas.text("new", at: .zero, style: TextStyle(attributes: .bold))
///   }
/// }
/// ```
///
/// A supernode owns its subnodes; the way back up is weak. Geometry is in the supernode's
/// coordinates for ``frame`` and ``center``, and in the node's own for ``bounds``.
@MainActor open class Node: Responder {
  // MARK: Stored state

  // The parent clears it when it lets the child go or is itself released; a plain weak reference
  // costs more than twice as much a step, and every walk up the tree takes it.
  final var parentReference: Unmanaged<Node>?
  unowned(unsafe) final var root: (any NodeRoot)?
  final var children: NodeChildren?
  final var indexInParent = 0
  final var rare: NodeRareState?
  final var place: CGPoint
  final var area: CGRect
  final var storedAlpha: CGFloat = 1
  // Its last bytes and the small fields that follow share a word.
  final var displayList = DisplayList()
  final var storedBackgroundColor: Color?
  final var flags: NodeFlags = [
    .needsLayout, .needsDisplay, .interactionEnabled, .autoresizesSubnodes,
  ]

  // MARK: Creating

  /// A node at a place in its future supernode.
  public init(frame: CGRect) {
    Self.check(frame)
    place = frame.origin
    area = CGRect(origin: .zero, size: frame.size)
    super.init()
    if ObjectIdentifier(type(of: self)) == Self.plainHitTestingClass {
      flags.insert(.hitTestsPlainly)
    }
  }

  /// A node of size zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // MARK: - Override points: hierarchy

  /// The node is about to get a new supernode, or none. ``supernode`` is still the old one.
  open func willMove(toSupernode newSupernode: Node?) {}

  /// The node has got a new supernode, or none.
  open func didMoveToSupernode() {}

  /// The node, or an ancestor, is about to enter another window, or to leave its window.
  ///
  /// Called before ``didMoveToSupernode()``, for the whole subtree, ancestors first (VIEW-21…25).
  /// `newWindow` is a `Window`; it is typed as a node because windows live in a higher layer.
  open func willMove(toWindow newWindow: Node?) {}

  /// The node has entered or left a window.
  open func didMoveToWindow() {}

  /// A subnode has been added. The last call of an addition.
  open func didAddSubnode(_ subnode: Node) {}

  /// A subnode is about to be removed; it is still linked.
  open func willRemoveSubnode(_ subnode: Node) {}

  // MARK: - Override points: layout

  /// Gives the subnodes their frames. Called in the layout stage of a frame when the size changed,
  /// a subnode was added or removed, or ``setNeedsLayout()`` was called; supernodes before
  /// subnodes. The base does nothing. Do not change the tree here.
  open func layoutSubnodes() {}

  /// The size that fits the content, at most `size`; the base returns the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { area.size }

  /// The size that the content has by itself; ``noIntrinsicMetric`` in a direction that has none.
  /// (-1, -1) by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Node.noIntrinsicMetric, height: Node.noIntrinsicMetric)
  }

  /// ``bounds`` has changed, its origin or its size. Called inside the setter, once, when the new
  /// value can be read.
  open func boundsDidChange(from oldBounds: CGRect) {}

  /// ``safeAreaInsets`` has changed. Called after ``layoutMarginsDidChange()``.
  open func safeAreaInsetsDidChange() {}

  /// ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() {}

  /// What subnodes see as this node's unsafe margins; the node's ``safeAreaInsets``, unless it has
  /// used them up itself, as scroll views do.
  var safeAreaInsetsForSubnodes: EdgeInsets { safeAreaInsets }

  /// The unsafe margins that the node reaches into.
  var outerSafeAreaInsets: EdgeInsets { inheritedSafeAreaInsets }

  // MARK: - Override points: drawing

  /// Records what the node shows, in its own coordinates. Called in the drawing stage of a frame,
  /// once after each ``setNeedsDisplay()`` or change of size. The base draws nothing.
  open func draw(_ rect: CGRect, in canvas: Canvas) {}

  /// Draws above the subnodes, in coordinates that begin at the node's top left corner and do not
  /// scroll. Called at each replay of a node with `NodeFlags.drawsOverlay`; returns how opaque what
  /// it drew is.
  func drawOverlay(in canvas: Canvas) -> CGFloat { 1 }

  /// ``tintColor`` has changed, here or in an ancestor that it is inherited from.
  open func tintColorDidChange() {}

  /// ``isHidden`` has changed.
  func hiddenDidChange() {}

  // MARK: - Override points: events

  /// The front-most descendant that contains the point, or the node itself; nil when the point is
  /// outside, or the node is hidden, transparent (alpha below 0.01) or takes no touches
  /// (VIEW-10…13).
  ///
  /// - Parameters:
  ///   - point: In the node's own coordinates.
  ///   - event: The event that the touch belongs to, if there is one.
  /// - Complexity: O(*n*) in the children of each node on the way, of which only those under the
  ///   point and those of an app's own class are looked at.
  open func hitTest(_ point: CGPoint, with event: Event?) -> Node? {
    isReachable && self.point(inside: point, with: event)
      ? hitTestSubnodes(point, with: event) : nil
  }

  /// The nearest class of the toolkit, if neither it nor what it inherits from overrides
  /// ``hitTest(_:with:)`` or ``point(inside:with:)``. Only nodes of just that class may be passed
  /// over by comparing boxes: Swift cannot tell what a subclass overrides.
  class var plainHitTestingClass: ObjectIdentifier { ObjectIdentifier(Node.self) }

  /// Whether the point is inside ``bounds``; the left and top edges count, the others do not.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    area.holds(point)
  }

  /// Whether keys may go to this node first; false by default.
  open var canBecomeFocused: Bool { false }

  /// What shows that the node has focus while nothing else was chosen for ``focusEffect``.
  var ownFocusEffect: FocusEffect? { .automatic }

  /// Whether ``focusEffect`` is drawn while the node has focus; false while something that the node
  /// draws says the same.
  var showsFocusEffect: Bool { true }

  /// Whether a finger that comes down on the node gives it focus; false leaves focus where it is.
  var takesFocusFromTouches: Bool { true }

  /// Whether the node, and what is in it, hears of no touches that begin now.
  var ignoresTouches: Bool {
    flags.contains(.owned) && rare?.owner?.ownedNodeIgnoresTouches ?? false
  }

  /// Whether keys go to the focusable content of this node rather than to the node itself, as in a
  /// scroll view with buttons.
  var leavesFocusToContent: Bool { false }

  /// Whether this is a bar beside the content: focus goes into it only when a person moves it there.
  var isBar: Bool { false }

  /// Whether this is a bar that a controller keeps: focus never goes into it by itself.
  var isManagedBar: Bool { false }

  /// The node that takes the focus that an arrow key brings here from another one; this one, unless
  /// it belongs to several of which one comes first.
  func focusEntry(from node: Node) -> Node { self }

  /// Scrolls until a rectangle of the node's coordinates can be seen, in nodes that scroll.
  func reveal(_ rect: CGRect) {}

  /// ``isFocused`` has changed. The base marks the node for drawing.
  open func focusDidChange() { setNeedsDisplay() }

  /// Whether `recognizer`, on this node or an ancestor, may begin with a touch that hit this node;
  /// true by default.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  // MARK: - Override points: description

  /// What a person can read on the node, for scripts and tests; nil by default.
  open var accessibilityLabel: String? { nil }

  // MARK: - Responder

  /// The controller whose view this is, else the supernode (RSP-01, RSP-02).
  open override var next: Responder? {
    if flags.contains(.owned), let owner = rare?.owner { return owner }
    return parent
  }

  override var firstResponderHolder: (any FirstResponderHolder)? { root }

  override var keyReach: KeyReach { .focus }

  /// The value of ``intrinsicContentSize`` in a direction that has none: -1.
  public static let noIntrinsicMetric: CGFloat = -1
}

extension Node: nonisolated Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: Node, b: Node) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Node {
  /// State that few nodes have; made when it is first needed.
  var madeRare: NodeRareState {
    if let rare { return rare }
    let made = NodeRareState()
    rare = made
    return made
  }

  static func check(_ frame: CGRect) {
    if !frame.isFinite {
      stop(
        "A frame must be made of finite numbers, but is \(frame). Check the division or the "
          + "measurement that it comes from.")
    }
  }
}
