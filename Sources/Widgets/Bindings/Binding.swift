/// A way to read and write a value that is kept somewhere else, and to hear what is written.
///
/// ```swift
/// let selection = Observed(0)
/// let intercepted = selection.binding.willSet { next in
///   print(next == selection.value ? "\(next) again" : "now \(next)")
/// }
/// intercepted.value = 1
/// intercepted.value = 1
/// ```
///
/// prints
///
/// ```
/// now 1
/// 1 again
/// ```
///
/// Writing an equal value is a write like any other: it runs the handlers and the setter. That is
/// how a selection that is repeated is seen by someone who observes a value. A control that is
/// given a binding says when it writes.
///
/// A part of the value is a binding of its own: `user.name` is a `Binding<String>` when `user` is a
/// binding of something that has a name.
@MainActor @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let observe: ((@escaping () -> Void) -> ObservationToken)?

  /// A binding that reads with one closure and writes with the other.
  ///
  /// Nobody can be told when the value changes without it; see ``init(get:set:changes:)``.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, observe: nil)
  }

  /// A binding that reads and writes with closures, and changes whenever an observed value is set.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes it. It may refuse, or write something else; whoever wrote reads it again.
  ///   - changes: Is set when the value may be another one, such as the state that `get` reads a
  ///     part of.
  public init<Source>(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, changes: Observed<Source>
  ) {
    self.init(get: get, set: set) { handler in changes.didSet { _, _ in handler() } }
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void,
    observe: ((@escaping () -> Void) -> ObservationToken)?
  ) {
    self.get = get
    self.set = set
    self.observe = observe
  }

  /// The value. Writing an equal one runs the handlers as well.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  // MARK: Intercepting

  /// A binding to the same value that runs a handler before each write, with the new value.
  ///
  /// The handler still reads the old value. Handlers that are put one on the other run from the
  /// last to the first; writes through the original binding run none of them.
  public func willSet(_ handler: @escaping (_ newValue: Value) -> Void) -> Binding {
    let set = set
    return Binding(
      get: get,
      set: { newValue in
        handler(newValue)
        set(newValue)
      },
      observe: observe)
  }

  /// A binding to the same value that runs a handler after each write, with the value before it and
  /// the one that was written.
  ///
  /// Handlers that are put one on the other run from the first to the last; writes through the
  /// original binding run none of them.
  public func didSet(
    _ handler: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Binding {
    let (get, set) = (get, set)
    return Binding(
      get: get,
      set: { newValue in
        let oldValue = get()
        set(newValue)
        handler(oldValue, newValue)
      },
      observe: observe)
  }

  // MARK: Parts

  /// A binding to a property of the value. Writing it writes the whole value, with the handlers of
  /// this binding.
  public func projected<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let (get, set) = (get, set)
    return Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { newPart in
        var whole = get()
        whole[keyPath: keyPath] = newPart
        set(whole)
      },
      observe: observe)
  }

  /// The same as ``projected(_:)``, for a property that is named after a dot.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    projected(keyPath)
  }

  // MARK: Following

  /// Runs a handler whenever the value may have changed, whoever changed it, until the token is
  /// released.
  ///
  /// The handler reads ``value``; it may be equal to what it was. Nil when nobody says when the
  /// value changes, as with a binding that is made of two closures only.
  public func onChange(_ handler: @escaping () -> Void) -> ObservationToken? {
    observe?(handler)
  }
}
