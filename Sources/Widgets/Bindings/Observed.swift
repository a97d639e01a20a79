/// A stored value that tells its observers whenever it is set.
///
/// ```swift
/// let selection = Observed("news")
/// let token = selection.didSet { old, new in
///   print(old == new ? "\(new) again" : "\(old) -> \(new)")
/// }
/// selection.value = "about"
/// selection.value = "about"
/// token.cancel()
/// ```
///
/// prints
///
/// ```
/// news -> about
/// about again
/// ```
///
/// Setting an equal value tells the observers, too. They are told inside the setter, in the order in
/// which they were added, when the new value can be read.
///
/// Observers may come, go and set the value while they are told. One that comes hears the next
/// setting, one that has gone hears nothing more. A value that is set by an observer is there at
/// once, and is told when all have heard of the one before, so that everyone hears all changes in
/// their order. There is no echo: an observer that sets the value which is there already does not
/// set off another round, so that two values which follow each other come to rest.
@MainActor public final class Observed<Value> {
  @MainActor private enum Entry {
    /// An owner keeps it going, and nobody needs to keep the token.
    case owned(Observer<Value>)
    /// Whoever has the token keeps it going.
    case held(WeakObserver<Value>)

    var observer: Observer<Value>? {
      switch self {
      case .owned(let observer): observer
      case .held(let box): box.observer
      }
    }
  }

  private struct Change {
    let old: Value
    let new: Value
    let listeners: [Entry]
  }

  /// How many changes observers may set off in a row.
  static var longestChain: Int { 64 }

  private var stored: Value
  private let isEqual: ((Value, Value) -> Bool)?
  private var entries: [Entry] = []
  private var nextCleaning = 8
  private var changes: [Change] = []
  private var isTelling = false

  /// An observed value with what it is at first.
  ///
  /// Whether two such values are equal cannot be seen, so every setting is told.
  public init(_ value: Value) {
    stored = value
    isEqual = nil
  }

  /// An observed value with what it is at first.
  public init(_ value: Value) where Value: Equatable {
    stored = value
    isEqual = { $0 == $1 }
  }

  /// The value. Setting it tells the observers, also when it is equal.
  ///
  /// - Complexity: O(*n*) in the observers to set.
  public var value: Value {
    get { stored }
    set {
      let old = stored
      if isTelling, let isEqual, isEqual(old, newValue) { return }
      stored = newValue
      tell(old, newValue)
    }
  }

  // MARK: Observing

  /// Runs a handler each time the value is set, with the old and the new value, until the token is
  /// released or cancelled. It is not run for what was set before.
  public func didSet(
    _ handler: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ObservationToken {
    add(owner: nil, where: nil, handler)
  }

  /// Runs a handler each time the value is set, with the owner and the old and the new value, until
  /// the owner is released or the token is cancelled.
  ///
  /// The owner is held weakly; use the one that the handler is given and do not capture it.
  @discardableResult public func didSet<Owner: AnyObject>(
    for owner: Owner,
    _ handler: @escaping (_ owner: Owner, _ oldValue: Value, _ newValue: Value) -> Void
  ) -> ObservationToken {
    observe(for: owner, where: nil, handler)
  }

  /// Observes those changes that are relevant, until the token is released.
  func observe(
    where isRelevant: @escaping (Value, Value) -> Bool, _ handler: @escaping (Value, Value) -> Void
  ) -> ObservationToken {
    add(owner: nil, where: isRelevant, handler)
  }

  /// Observes those changes that are relevant, while the owner lives.
  func observe<Owner: AnyObject>(
    for owner: Owner, where isRelevant: ((Value, Value) -> Bool)?,
    _ handler: @escaping (Owner, Value, Value) -> Void
  ) -> ObservationToken {
    weak let observing = owner
    return add(owner: owner, where: isRelevant) { old, new in
      if let observing { handler(observing, old, new) }
    }
  }

  private func add(
    owner: AnyObject?, where isRelevant: ((Value, Value) -> Bool)?,
    _ handler: @escaping (Value, Value) -> Void
  ) -> Observer<Value> {
    if entries.count >= nextCleaning { removeEnded() }
    let observer = Observer(owner: owner, where: isRelevant, handler: handler)
    entries.append(owner == nil ? .held(WeakObserver(observer)) : .owned(observer))
    return observer
  }

  /// How many observers are kept in mind, some of which may have ended.
  var countOfEntries: Int { entries.count }

  /// Forgets those that have ended; each is looked at a constant number of times on average.
  private func removeEnded() {
    entries.removeAll { $0.observer?.isOver ?? true }
    nextCleaning = max(8, entries.count * 2)
  }

  // MARK: Telling

  private func tell(_ old: Value, _ new: Value) {
    changes.append(Change(old: old, new: new, listeners: entries))
    guard !isTelling else { return }
    isTelling = true
    var count = 0
    while !changes.isEmpty {
      let change = changes.removeFirst()
      for entry in change.listeners {
        entry.observer?.receive(change.old, change.new)
      }
      count += 1
      if count == Self.longestChain, !changes.isEmpty { breakLoop() }
    }
    isTelling = false
  }

  private func breakLoop() {
    changes.removeAll()
    Diagnostics.handler(
      Diagnostic(
        code: Diagnostic.Code("observed.loop"),
        message: "Observers have set the value \(Self.longestChain) times in answer to each other. "
          + "The last value stays. Let one of them decide, or compare before setting.",
        subject: "Observed<\(Value.self)>"))
  }
}

extension Observed {
  /// The value as a binding, which holds this object.
  ///
  /// Its ``Binding/onChange(_:)`` runs whenever the value is set, through whichever binding.
  public var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 }, changes: self)
  }
}
