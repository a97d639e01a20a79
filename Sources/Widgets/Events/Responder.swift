/// An object that can be asked to handle touches, keys and wheel movements.
///
/// An event that a responder does not handle goes to its ``next``: from a node to its controller,
/// if it is that controller's view, else to its supernode, and at last to the window.
@MainActor open class Responder {
  /// A responder that handles nothing.
  public init() {}

  /// Who is asked after this one; nil at the end of the chain.
  open var next: Responder? { nil }

  // MARK: Touches

  /// Fingers came down on this responder. The base passes the call to ``next``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers that began here moved. The base passes the call to ``next``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers that began here were lifted. The base passes the call to ``next``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers that began here were taken away. The base passes the call to ``next``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys and wheel

  /// A key was pressed that is not one of this responder's ``keyCommands``. Returns whether it was
  /// handled; the base asks ``next``, its commands first.
  open func keyPressed(_ key: Key) -> Bool {
    nextForKeys?.handle(key) ?? false
  }

  /// Keys with a meaning here and further in, in the order in which they are shown to a person; none
  /// by default. Asked for with every key that arrives here, so that it may follow the state.
  open var keyCommands: [KeyCommand] { [] }

  /// What the keys that ``keyPressed(_:)`` handles now do, in the order in which they are shown to a
  /// person; none by default. Asked for only when `?` is to show the keys in force.
  open var keyHints: [KeyHint] { [] }

  /// A text was pasted. Returns whether it was handled; the base asks ``next``. Where nobody handles
  /// it, it is lost.
  open func textPasted(_ text: String) -> Bool {
    nextForKeys?.textPasted(text) ?? false
  }

  /// A wheel was turned over this responder. Returns whether it was handled; the base asks
  /// ``next``.
  open func wheelTurned(_ wheel: Wheel) -> Bool {
    next?.wheelTurned(wheel) ?? false
  }

  /// Who is asked about keys after this one: ``next``, but for a bar, which belongs to what is
  /// beside it.
  var nextForKeys: Responder? { next }

  /// How far the keys of this responder reach, for those who read about them.
  var keyReach: KeyReach { .everywhere }

  /// Whether ``keyPressed(_:)`` takes every key that types something.
  var takesTypedKeys: Bool { false }

  // MARK: First responder

  /// Whether this responder may become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may stop being first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window.
  public final var isFirstResponder: Bool { firstResponderHolder?.firstResponder === self }

  /// Makes this the first responder of its window and returns whether it is.
  ///
  /// Refused without a window, when ``canBecomeFirstResponder`` is false, and when the present
  /// first responder does not resign. Already being first responder is true and changes nothing
  /// (RSP-05).
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let holder = firstResponderHolder else { return false }
    if holder.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = holder.firstResponder, !current.resignFirstResponder() { return false }
    holder.firstResponder = self
    return true
  }

  /// Stops being first responder and returns whether that was allowed; true when it was not first.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let holder = firstResponderHolder, holder.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    holder.firstResponder = nil
    return true
  }

  /// Who keeps the first responder for this one: the root of its tree.
  var firstResponderHolder: (any FirstResponderHolder)? { nil }
}

/// The root of a tree, as its responders see it.
@MainActor protocol FirstResponderHolder: AnyObject {
  var firstResponder: Responder? { get set }
}
