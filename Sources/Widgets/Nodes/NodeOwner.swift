/// A controller, as the node at the root of its view tree sees it. `ViewController` conforms.
@MainActor protocol NodeOwner: Responder {
  /// Whether the owner is a screen on a navigation stack, or inside of one.
  var isOnNavigationStack: Bool { get }
  /// What the owner adds to the safe area of its node.
  var ownedSafeAreaInsets: EdgeInsets { get }
  /// Whether the node is on its way out for good: it takes no keys any more.
  var ownedNodeIsLeaving: Bool { get }
  /// Whether the node is on its way out, and that is drawn as a cut: it is not drawn any more.
  var ownedNodeIsCutAway: Bool { get }
  /// Whether the node is one of two screens of which one takes the place of the other: touches are
  /// not for it meanwhile.
  var ownedNodeIgnoresTouches: Bool { get }
  /// The node is about to lay out its subnodes.
  func ownedNodeWillLayout()
  /// The node has laid out its subnodes.
  func ownedNodeDidLayout()
  /// The safe area of the node has changed.
  func ownedNodeSafeAreaDidChange()
  /// The node is about to get a new supernode; stops the program when the owner belongs elsewhere
  /// (VC-54).
  func ownedNodeWillMove(toSupernode newSupernode: Node?)
  /// The node is about to enter, change or leave a root.
  func ownedNodeWillMove(from oldRoot: (any NodeRoot)?, to newRoot: (any NodeRoot)?)
  /// The node has entered, changed or left a root.
  func ownedNodeDidMove(from oldRoot: (any NodeRoot)?, to newRoot: (any NodeRoot)?)
  /// The node was about to enter or leave a root, and a call from within has kept it where it is.
  func ownedNodeDidStay(in root: (any NodeRoot)?)
}
