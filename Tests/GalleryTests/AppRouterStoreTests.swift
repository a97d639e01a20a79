import Testing
import Widgets

@testable import Gallery

/// The store, the reducers and the printing of the demo `app-router`.
@MainActor struct AppRouterStoreTests {
  private func reduce(_ state: AppState, _ actions: AppAction...) -> AppState {
    var state = state
    var waiting = actions
    while !waiting.isEmpty { waiting += AppState.reduce(&state, waiting.removeFirst()) }
    return state
  }

  @Test func `another tab is selected, and the children stay what they are`() {
    var start = AppState()
    start.feed.offset = 7
    let state = reduce(start, .selectedTabChanged(.pages))
    #expect(state.selectedTab == .pages)
    #expect(state.feed == start.feed)
    #expect(state.pages == start.pages)
  }

  @Test func `the same tab calls the child's own logic, and returns no action`() {
    var state = AppState()
    state.feed.offset = 7
    #expect(AppState.reduce(&state, .selectedTabChanged(.feed)) == [])
    #expect(state.feed == FeedState(offset: 0, scrollRequests: 1))
    state.selectedTab = .pages
    state.pages.path = [PageState(id: 1)]
    #expect(AppState.reduce(&state, .selectedTabChanged(.pages)) == [])
    #expect(state.pages.path == [])
  }

  @Test func `what a page's reducer returns is mapped by its parents`() {
    var state = AppState()
    state.pages.path = [PageState(id: 5)]
    #expect(
      AppState.reduce(&state, .pages(.page(id: 5, .nextTapped)))
        == [.pages(.page(id: 5, .delegate(.push)))])
  }

  @Test func `a page pushes itself again and again through its parent`() {
    var state = reduce(AppState(), .pages(.openTapped))
    for id in 1...2 { state = reduce(state, .pages(.page(id: id, .nextTapped))) }
    #expect(state.pages.path.map(\.id) == [1, 2, 3])
  }

  @Test func `an action for a page that has gone changes nothing`() {
    #expect(reduce(AppState(), .pages(.page(id: 9, .likeTapped))) == AppState())
  }

  // MARK: - Store

  private struct Counter: Equatable {
    var value = 0
    var other = 0
  }

  private func counter(_ onAction: @escaping (Int, Int) -> Void = { _, _ in }) -> Store<
    Counter, Int
  > {
    Store(
      Counter(),
      reducer: { state, action in
        state.value += action
        return action == 100 ? [1] : []
      }, onAction: { onAction($0, $2.value) })
  }

  @Test func `an action that is sent while one is told comes after it`() {
    var log: [String] = []
    let store = counter { log.append("\($0) \($1)") }
    let first = store.observe { if $0.value == 5 { store.send(10) } }
    let second = store.observe { log.append("sees \($0.value)") }
    store.send(5)
    #expect(log == ["sees 0", "5 5", "sees 5", "10 15", "sees 15"])
    _ = (first, second)
  }

  @Test func `an action that is returned comes after those that wait`() {
    var log: [Int] = []
    let store = counter { action, _ in log.append(action) }
    let token = store.observe { if $0.value == 100 { store.send(7) } }
    store.send(100)
    #expect(log == [100, 1, 7])
    token.cancel()
  }

  @Test func `a part is told only when it is another one`() {
    let store = counter()
    let part = store.scope(state: { $0.value / 10 }, action: { (child: Int) in child * 10 })
    var seen: [Int] = []
    let token = part.observe { seen.append($0) }
    store.send(3)
    part.send(2)
    store.send(0)
    #expect(seen == [0, 2])
    #expect(store.state.value == 23)
    token.cancel()
    part.send(1)
    #expect(seen == [0, 2])
  }

  // MARK: - Printing

  private indirect enum Kind { case plain, one(Int), two(first: Int, Kind), named(value: Double) }

  @Test func `values are printed without the names of their types`() {
    #expect(Changes.text(Kind.plain) == "plain")
    #expect(Changes.text(Kind.one(3)) == "one(3)")
    #expect(Changes.text(Kind.two(first: 1, .one(2))) == "two(first: 1, one(2))")
    #expect(Changes.text(Kind.named(value: 1.5)) == "named(value: 1.5)")
    #expect(Changes.text([Kind.plain, .one(1)]) == "[plain, one(1)]")
  }

  @Test func `only what differs is printed, with its way in the state`() {
    var new = AppState()
    new.feed.offset = 2
    new.pages.path = [PageState(id: 1, likes: 2)]
    #expect(
      Changes.differences(AppState(), new, path: "")
        == ["feed.offset 0.0 → 2.0", "pages.path [] → [#1+2]"])
    #expect(Changes.line(AppAction.feed(.scrolled(to: 1)), new, new).hasSuffix(": no change"))
  }
}
