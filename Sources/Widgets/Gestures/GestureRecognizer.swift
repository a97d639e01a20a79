public import Foundation

/// Decides whether touches on its node are a certain gesture, and tells its targets.
///
/// A recogniser sees the touches of its node and of that node's descendants, before they do
/// (GES-17). The first one that recognises its gesture takes the touch: the others fail, and the
/// nodes get ``Responder/touchesCancelled(_:with:)`` (GES-03, GES-07). Subclasses override the
/// touch methods and set ``state``.
///
/// ```swift
/// let twice = TapGestureRecognizer()
/// twice.numberOfTapsRequired = 2
/// twice.addTarget(self) { owner, tap in owner.zoom(at: tap.location(in: owner.view)) }
/// map.addGestureRecognizer(twice)
/// once.require(toFail: twice)  // a single tap counts when no second one follows
/// ```
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
  /// Whether nodes hear of a touch only when this recogniser has failed; false by default (GES-08).
  /// When it recognises they never do, if ``cancelsTouchesInNode`` is true.
  public var delaysTouchesBegan = false
  /// Whether nodes hear that a touch was lifted only when this recogniser is decided, as one that
  /// waits for a second tap is not at once; true by default (GES-08).
  public var delaysTouchesEnded = true
  /// Whether it sees touches; true by default. Switching it off in mid-gesture cancels it (GES-09).
  public var isEnabled = true {
    didSet { if !isEnabled && oldValue { interrupt() } }
  }
  /// Where it was on its node's window at the last touch; between its fingers when it follows
  /// several.
  public internal(set) var locationInWindow = CGPoint.zero

  weak var arena: GestureArena?
  /// The host's time at which ``deadlinePassed()`` is called.
  private(set) var deadline: Double?
  private var timer: ScheduledWork?
  private var targets = TargetActions<GestureRecognizer, Int>()
  private var current = State.possible
  /// The states that were set while others had still to fail.
  private var pending: [State] = []
  private var required: [WeakRecognizer] = []

  /// A recogniser that is attached to no node.
  public init() {}

  /// Where it is in its work. Subclasses set it; from ``State/possible`` to ``State/began`` or
  /// ``State/ended`` only if the node, the delegate and the other recognisers let it, otherwise it
  /// becomes ``State/failed``. While another one that it requires to fail is undecided it stays
  /// ``State/possible``, and goes on when that has failed (GES-06).
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

  /// Whether this recogniser waits until `other`, which sees a touch in the same window, has
  /// failed; false by default.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// Whether `other` waits until this one has failed; false by default.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Whether it stays ``State/possible`` when all fingers are lifted, because more touches may
  /// follow; false by default, when it fails then.
  open var isWaitingForTouches: Bool { false }

  /// Whether the toolkit lets the gesture begin; asked before the node and the delegate.
  var mayBegin: Bool { true }

  /// The time that was given to ``wait(until:)`` has come.
  func deadlinePassed() {}

  // MARK: - Requirements

  /// Waits with recognising until another recogniser has failed; when that recognises, this one
  /// fails (GES-06). It is held weakly; one that sees no touch at the same time is not waited for.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self else { return }
    required.removeAll { $0.recognizer == nil || $0.recognizer === other }
    required.append(WeakRecognizer(recognizer: other))
  }

  /// Whether this one waits for `other`: by ``require(toFail:)``, an override or a delegate.
  final func requiresFailure(of other: GestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

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

  /// How many of the fingers that it sees are down.
  public final var numberOfTouches: Int { arena?.touchesDown(of: self).count ?? 0 }

  // MARK: - States

  final var isActive: Bool { current == .began || current == .changed }

  /// Whether it has recognised and waits for others to fail.
  final var isPending: Bool { !pending.isEmpty }

  /// Whether it has recognised a whole gesture and waits for others to fail.
  final var isPendingEnd: Bool { pending.last == .ended }

  final func see(_ touches: Set<Touch>) {
    if let touch = touches.first { locationInWindow = touch.locationInWindow }
  }

  private func move(to new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .ended):
      recognize(new)
    case (.possible, .failed):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      current = new
      if new != .changed { wait(until: nil) }
      targets.send(self, for: 0)
    default:
      break
    }
  }

  private func recognize(_ new: State) {
    guard let arena else { return become(new) }
    if isPending {
      if new == .ended { pending = pending.contains(.began) ? [.began, .ended] : [.ended] }
    } else if arena.isUndecided(for: self) {
      pending = [new]
    } else if arena.allows(self) {
      become(new)
    } else {
      fail()
    }
  }

  private func become(_ new: State) {
    current = new
    if new == .ended { wait(until: nil) }
    arena?.didRecognize(self)
    targets.send(self, for: 0)
  }

  private func fail() {
    pending = []
    wait(until: nil)
    current = .failed
    arena?.didFail()
  }

  /// The others have failed: goes on where it had to wait, unless its node has left the window.
  final func resume() {
    guard node?.root != nil else { return interrupt() }
    let states = pending
    pending = []
    for state in states { move(to: state) }
  }

  /// Ends without success: cancelled when it had begun, failed otherwise.
  final func interrupt() {
    guard arena != nil else { return }
    move(to: isActive ? .cancelled : .failed)
  }

  /// Gets ready for the next touches.
  final func restart() {
    pending = []
    wait(until: nil)
    current = .possible
    reset()
  }

  /// Asks for ``deadlinePassed()`` at a host's time, between the touches before and after it;
  /// nil takes that back.
  final func wait(until time: Double?) {
    guard deadline != time else { return }
    deadline = time
    timer?.cancel()
    timer = nil
    guard let time, let root = node?.root, let window = root as? Node else { return }
    let work = ScheduledWork(due: time, interval: nil, node: window) { [weak arena] in
      arena?.passTime(to: time)
    }
    timer = work
    root.add(work)
  }

  final func passDeadline() {
    deadline = nil
    timer?.cancel()
    timer = nil
    deadlinePassed()
  }
}

/// A recogniser that may be released.
private struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension GestureRecognizer: nonisolated Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool {
    a === b
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
