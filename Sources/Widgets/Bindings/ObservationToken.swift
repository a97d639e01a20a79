/// Keeps an observer of an ``Observed`` value going; made when it begins to observe.
///
/// ```swift
/// final class Counter {
///   let count = Observed(0)
///   private var token: ObservationToken?
///
///   func start() {
///     token = count.didSet { old, new in print("\(old) -> \(new)") }
///   }
/// }
/// ```
///
/// Observing ends when the token is released, wherever that happens, or with ``cancel()``. The token
/// holds what the handler holds, and not the observed value. Where the observer was named with an
/// owner, that keeps it going, and the token may be dropped.
@MainActor public class ObservationToken {
  /// Whether the handler may still run.
  public private(set) final var isActive: Bool

  /// Whether the handler waits for ``resume()``; false at first.
  public private(set) final var isPaused = false

  init(isActive: Bool) {
    self.isActive = isActive
  }

  /// Ends observing, and lets go of what the handler holds. Ending it again changes nothing.
  public final func cancel() {
    isActive = false
    forget()
  }

  /// Keeps the handler from running until ``resume()``. Pausing again changes nothing.
  public final func pause() {
    isPaused = true
    pauseDidChange()
  }

  /// Lets the handler run again.
  ///
  /// If anything was set meanwhile, it runs once, now, with the value from before the first of the
  /// changes that it missed and the one from after the last. Nothing when it is not paused.
  public final func resume() {
    guard isPaused else { return }
    isPaused = false
    pauseDidChange()
    if isActive { deliverMissed() }
  }

  /// The handler may run from now on, or may not.
  func pauseDidChange() {}

  /// Runs the handler for what it missed.
  func deliverMissed() {}

  /// Releases the handler and what it missed.
  func forget() {}
}

/// The observer of a value, behind its token.
final class Observer<Value>: ObservationToken {
  private var handler: ((Value, Value) -> Void)?
  /// The handler while it may run, so that a change needs one look.
  private var readyHandler: ((Value, Value) -> Void)?
  private let isRelevant: ((Value, Value) -> Bool)?
  private var missed: (old: Value, new: Value)?
  private weak var owner: AnyObject?
  private let hasOwner: Bool

  /// An observer that runs a handler for the changes that are relevant; for all by default. With an
  /// owner it ends when that is released.
  init(
    owner: AnyObject?, where isRelevant: ((Value, Value) -> Bool)?,
    handler: @escaping (Value, Value) -> Void
  ) {
    self.owner = owner
    self.handler = handler
    readyHandler = handler
    self.isRelevant = isRelevant
    hasOwner = owner != nil
    super.init(isActive: true)
  }

  /// Whether nothing can make the handler run any more.
  var isOver: Bool { !isActive || (hasOwner && owner == nil) }

  /// Runs the handler, or keeps in mind what it misses. A handler with an owner sees for itself
  /// whether that is there.
  func receive(_ old: Value, _ new: Value) {
    guard isRelevant?(old, new) ?? true else { return }
    if let readyHandler {
      readyHandler(old, new)
    } else if isPaused, !isOver {
      missed = (missed?.old ?? old, new)
    }
  }

  override func pauseDidChange() {
    readyHandler = isPaused ? nil : handler
  }

  override func deliverMissed() {
    guard let missed else { return }
    self.missed = nil
    if !isOver { handler?(missed.old, missed.new) }
  }

  override func forget() {
    handler = nil
    readyHandler = nil
    missed = nil
  }
}

/// An observer that only its token keeps going.
///
/// An object of its own: a list of weak references is slow to walk, since each is copied.
@MainActor final class WeakObserver<Value> {
  private(set) weak var observer: Observer<Value>?

  init(_ observer: Observer<Value>) {
    self.observer = observer
  }
}
