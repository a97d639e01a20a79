import Widgets

/// What an app is at the moment, the only way to change it, and who wants to know.
///
/// A reducer changes the state for one action, and may return actions that are sent after it. An
/// action that is sent while another one is still being told waits for its turn, so nobody ever
/// sees an old state after a new one.
@MainActor final class Store<State: Equatable, Action> {
  typealias Reducer = (_ state: inout State, _ action: Action) -> [Action]

  private let read: () -> State
  private let dispatch: (Action) -> Void
  private let subscribe: (@escaping () -> Void) -> ObservationToken

  private init(
    read: @escaping () -> State, dispatch: @escaping (Action) -> Void,
    subscribe: @escaping (@escaping () -> Void) -> ObservationToken
  ) {
    self.read = read
    self.dispatch = dispatch
    self.subscribe = subscribe
  }

  /// A store of its own.
  ///
  /// - Parameter onAction: Runs after each action with the state before and after it.
  convenience init(
    _ state: State, reducer: @escaping Reducer,
    onAction: @escaping (_ action: Action, _ old: State, _ new: State) -> Void = { _, _, _ in }
  ) {
    let current = Observed(state)
    var waiting: [Action] = []
    var isReducing = false
    self.init(
      read: { current.value },
      dispatch: { action in
        waiting.append(action)
        guard !isReducing else { return }
        isReducing = true
        defer { isReducing = false }
        while !waiting.isEmpty {
          let action = waiting.removeFirst()
          let old = current.value
          var new = old
          waiting += reducer(&new, action)
          onAction(action, old, new)
          if new != old { current.value = new }
        }
      },
      subscribe: { handler in current.didSet { _, _ in handler() } })
  }

  var state: State { read() }

  func send(_ action: Action) { dispatch(action) }

  /// Runs a handler with the state now, and whenever it is another one, until the token is released.
  func observe(_ handler: @escaping (State) -> Void) -> ObservationToken {
    var last = state
    handler(last)
    return subscribe { [read] in
      guard read() != last else { return }
      last = read()
      handler(last)
    }
  }

  /// The store as a part of the app sees it: a part of the state, and its own actions.
  func scope<ChildState: Equatable, ChildAction>(
    state part: @escaping (State) -> ChildState, action wrap: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      read: { part(self.read()) }, dispatch: { self.dispatch(wrap($0)) }, subscribe: subscribe)
  }
}
