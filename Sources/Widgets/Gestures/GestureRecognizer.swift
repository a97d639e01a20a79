public import Foundation

/// Decides whether touches on its node are a certain gesture, and tells its targets.
///
/// A recogniser sees the touches of its node and of that node's descendants, before they do
/// (GES-17). The first one that recognises its gesture takes the touch: the others fail, and the
/// nodes get ``Responder/touchesCancelled(_:with:)`` (GES-03, GES-07). Subclasses override the
/// touch methods and set ``state``.
@MainActor open class GestureRecognizer {
  /// Where a recogniser is in its work (GES-01).
  public enum State: Hashable, Sendable {
    /// Nothing is decided.
    case possible
    /// A gesture with a length has begun.
    case began
    /// It goes on.
    case changed
    /// It was completed; a gesture without length goes here from ``possible``.
    case ended
    /// It was interrupted after it had begun.
    case cancelled
    /// The touches are not this gesture.
    case failed
  }

  /// The node it is attached to; nil until it is added to one.
  public internal(set) weak var node: Node?
  /// Is asked whether the gesture may begin, and together with which others; nil by default.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether recognising takes the touch away from the nodes; true by default.
  public var cancelsTouchesInNode = true
  /// Whether it sees touches; true by default. Switching it off in mid-gesture cancels it (GES-09).
  public var isEnabled = true {
    didSet { if !isEnabled && oldValue { interrupt() } }
  }
  /// Where it was on its node's window at the last touch.
  public private(set) var locationInWindow = CGPoint.zero

  weak var arena: GestureArena?
  private var targets = TargetActions<GestureRecognizer, Int>()
  private var current = State.possible

  /// A recogniser that is attached to no node.
  public init() {}

  /// Where it is in its work. Subclasses set it; from ``State/possible`` to ``State/began`` or
  /// ``State/ended`` only if the node, the delegate and the other recognisers let it, otherwise it
  /// becomes ``State/failed``.
  public final var state: State {
    get { current }
    set { move(to: newValue) }
  }

  // MARK: - Override points

  /// Fingers came down on the node or inside it. The base does nothing.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Fingers moved. The base does nothing.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Fingers were lifted. The base does nothing.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Fingers were taken away. The base fails, or cancels what has begun.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) { interrupt() }

  /// The sequence of touches is over and the recogniser is ``State/possible`` again. Forget what
  /// was measured.
  open func reset() {}

  /// Whether this recogniser, when it recognises, ends the work of `other` on the same touch; true
  /// by default. Asked only when no delegate lets both go on (GES-04).
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether `other`, when it recognises, ends this one's work on the same touch; true by default
  /// (GES-04).
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  // MARK: - Targets

  /// Runs an action at each change of ``state`` to began, changed, ended or cancelled (GES-02),
  /// while `owner` lives.
  @discardableResult public final func addTarget<Owner: AnyObject>(
    _ owner: Owner, _ action: @escaping (Owner, GestureRecognizer) -> Void
  ) -> TargetToken {
    targets.add(owner, for: 0, action)
  }

  /// Where it is in a node's coordinates; in the window's when `node` is nil.
  public final func location(in node: Node?) -> CGPoint {
    node?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  // MARK: - States

  var isActive: Bool { current == .began || current == .changed }

  func see(_ touches: Set<Touch>) {
    if let touch = touches.first { locationInWindow = touch.locationInWindow }
  }

  private func move(to new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .ended):
      guard arena?.allows(self) ?? true else {
        current = .failed
        return
      }
      current = new
      arena?.didRecognize(self)
      targets.send(self, for: 0)
    case (.possible, .failed):
      current = .failed
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      current = new
      targets.send(self, for: 0)
    default:
      break
    }
  }

  /// Ends without success: cancelled when it had begun, failed otherwise.
  func interrupt() {
    guard arena != nil else { return }
    move(to: isActive ? .cancelled : .failed)
  }

  /// Gets ready for the next touches.
  func restart() {
    current = .possible
    reset()
  }
}

extension GestureRecognizer: nonisolated Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool {
    a === b
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
