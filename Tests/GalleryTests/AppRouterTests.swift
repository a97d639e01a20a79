import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// The demo `app-router` as a person uses it (S4).
@MainActor struct AppRouterTests {
  private let app = AppRouterController()
  private let host: TestHost
  private let middle = CGPoint(x: 20, y: 8)

  init() {
    host = TestHost(rootViewController: app)
  }

  private var tabs: TabBarController? { app.children.first as? TabBarController }
  private var pages: NavigationController? {
    tabs?.viewControllers?.last as? NavigationController
  }
  private var list: ScrollableNode? { tabs?.viewControllers?.first?.contentScrollableNode }
  private var state: AppState { app.store.state }

  private func tap(_ tab: String) throws {
    try host.tap(tab, role: .tab)
    host.settle()
  }

  private func tap(button: String) throws {
    try host.tap(button, role: .button)
    host.settle()
  }

  @Test func `a whole session is this trace, an action and its change a line`() throws {
    try tap("Pages")
    try tap(button: "Open a page")
    try tap(button: "Next page")
    try tap(button: "Next page")
    try tap("Pages")
    try tap("Feed")
    host.wheel(at: middle, by: 30)
    try tap("Feed")
    #expect(
      app.trace.joined(separator: "\n") == """
        selectedTabChanged(pages): selectedTab feed → pages
        pages(openTapped): pages.path [] → [#1], pages.nextID 1 → 2
        pages(page(id: 1, nextTapped)): no change
        pages(page(id: 1, delegate(push))): pages.path [#1] → [#1, #2], pages.nextID 2 → 3
        pages(page(id: 2, nextTapped)): no change
        pages(page(id: 2, delegate(push))): pages.path [#1, #2] → [#1, #2, #3], pages.nextID 3 → 4
        selectedTabChanged(pages): pages.path [#1, #2, #3] → []
        selectedTabChanged(feed): selectedTab pages → feed
        feed(scrolled(to: 30.0)): feed.offset 0.0 → 30.0
        selectedTabChanged(feed): feed.offset 30.0 → 0.0, feed.scrollRequests 0 → 1
        """)
    #expect(list?.isAtTop == true)
    #expect(pages?.viewControllers.count == 1)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `each tab shows one image while it is selected and another while not`() throws {
    let bar = { host.surface.text(ofRow: 20) }
    #expect(bar().contains("★ Feed") && bar().contains("◇ Pages"))
    try tap("Pages")
    #expect(bar().contains("☆ Feed") && bar().contains("◆ Pages"))
  }

  @Test func `Enter typed ahead opens one page after the other`() throws {
    try tap("Pages")
    for _ in 0..<4 { host.press(.enter) }
    host.settle()
    #expect(app.trace.filter { $0.contains("nextTapped") }.count == 3)
    for id in 1...3 { #expect(app.trace.contains { $0.contains("page(id: \(id), nextTapped)") }) }
    #expect(pages?.viewControllers.allSatisfy(\.isViewLoaded) == true)
  }

  @Test func `End right after the list has set off to its top keeps it at its end`() throws {
    host.press(.end)
    let end = list?.contentOffset.y ?? 0
    #expect(end > 0)
    try host.tap("Feed", role: .tab)
    host.press(.end)
    host.settle()
    #expect(list?.contentOffset.y == end)
    #expect(state.feed.offset == Double(end))
  }

  @Test func `S4 applying a state sends no action`() {
    app.store.send(.selectedTabChanged(.pages))
    host.settle()
    app.store.send(.pages(.openTapped))
    app.store.send(.pages(.page(id: 1, .nextTapped)))
    host.settle()
    app.store.send(.selectedTabChanged(.pages))
    host.settle()
    app.store.send(.selectedTabChanged(.feed))
    app.store.send(.feed(.scrolled(to: 12)))
    host.settle()
    app.store.send(.selectedTabChanged(.feed))
    host.settle()
    // What was sent above, and the push that the page's action returned.
    #expect(app.trace.count == 8)
    #expect(list?.isAtTop == true)
    #expect(tabs?.selectedIndex == 0)
  }

  @Test func `S4 a place that the state has already is gone to again when it is asked for again`()
    throws
  {
    for request in 1...2 {
      // Something else than the person moves the list, and the state does not know.
      list?.delegate = nil
      list?.contentOffset.y = 40
      list?.delegate = tabs?.viewControllers?.first as? any ScrollableNodeDelegate
      #expect(state.feed.offset == 0)
      try tap("Feed")
      #expect(state.feed.scrollRequests == request)
      #expect(list?.isAtTop == true)
    }
  }

  @Test func `two quick taps on the tab do not restart the way to the top`() throws {
    host.wheel(at: middle, by: 60)
    try host.tap("Feed", role: .tab)
    host.advance(by: 0.1)
    try host.tap("Feed", role: .tab)
    // 0.3 s from the first tap, and a frame.
    host.advance(by: 0.22)
    #expect(list?.isAtTop == true)
    #expect(state.feed == FeedState(offset: 0, scrollRequests: 2))
  }

  @Test func `a person who scrolls on the way to the top is where they have scrolled`() throws {
    host.wheel(at: middle, by: 60)
    try host.tap("Feed", role: .tab)
    host.advance(by: 0.1)
    host.wheel(at: middle, by: 5)
    host.settle()
    #expect(list.map { Double($0.progress().offset) } == state.feed.offset)
    #expect(state.feed.offset > 0)
  }

  // MARK: - Pages

  private func openPages(_ count: Int) throws {
    try tap("Pages")
    try tap(button: "Open a page")
    for _ in 1..<count { try tap(button: "Next page") }
  }

  @Test func `S4 equal pages are different screens`() throws {
    try openPages(3)
    #expect(Set(state.pages.path.map(\.likes)) == [0])
    #expect(Set(pages?.viewControllers ?? []).count == 4)
    try tap(button: "Like")
    #expect(state.pages.path.map(\.likes) == [0, 0, 1])
    #expect(host.screen.contains("Likes: 1"))
  }

  @Test func `going back is told when the screen is gone`() throws {
    try openPages(2)
    host.press(Key.Code.escape)
    host.advance(by: 0.2)
    #expect(state.pages.path.count == 2)
    host.settle()
    #expect(state.pages.path.map(\.id) == [1])
    #expect(app.trace.last == "pages(pathChanged([#1])): pages.path [#1, #2] → [#1]")
  }

  @Test func `S4 a cancelled swipe back leaves the path alone`() throws {
    try openPages(2)
    let before = app.trace
    host.touchDown(at: CGPoint(x: 0, y: 10))
    for x in [1, 2, 20] {
      host.advance(by: 0.2)
      host.touchMove(to: CGPoint(x: x, y: 10))
    }
    host.advance(by: 0.2)
    host.touchUp(at: CGPoint(x: 20, y: 10))
    host.settle()
    #expect(app.trace == before)
    #expect(pages?.viewControllers.count == 3)
    try tap(button: "Next page")
    #expect(pages?.viewControllers.count == 4)
  }

  @Test func `S4 a state that is rendered while the person goes back does not undo that`() throws {
    try openPages(2)
    host.press(Key.Code.escape)
    host.advance(by: 0.1)
    // Another part of the state changes: the whole is rendered with the old path.
    app.store.send(.pages(.page(id: 1, .likeTapped)))
    host.settle()
    #expect(pages?.viewControllers.count == 2)
    #expect(state.pages.path == [PageState(id: 1, likes: 1)])
  }

  @Test func `a tap on the tab while a page comes in ends at the root`() throws {
    try openPages(1)
    try host.tap("Next page", role: .button)
    host.advance(by: 0.1)
    try host.tap("Pages", role: .tab)
    host.settle()
    #expect(state.pages.path == [])
    #expect(pages?.viewControllers.count == 1)
  }

  @Test func `the way back during a tap on the tab is no second change`() throws {
    try openPages(2)
    host.press(Key.Code.escape)
    host.advance(by: 0.1)
    try host.tap("Pages", role: .tab)
    host.settle()
    #expect(state.pages.path == [])
    #expect(app.trace.filter { $0.hasPrefix("pages(pathChanged") } == [])
  }

  @Test func `keys go the same ways`() throws {
    host.press(Key(.character("2"), modifiers: .alt))
    #expect(state.selectedTab == .pages)
    host.press(Key.Code.enter)
    host.settle()
    #expect(state.pages.path.count == 1)
    host.press(Key(.character("2"), modifiers: .alt))
    host.settle()
    #expect(state.pages.path.count == 0)
  }

  @Test func `an app that begins with a state shows it`() {
    var state = AppState()
    state.selectedTab = .pages
    state.pages = PagesState(path: [PageState(id: 1), PageState(id: 2, likes: 3)], nextID: 3)
    state.feed.offset = 20
    let app = AppRouterController(state: state)
    let host = TestHost(rootViewController: app)
    #expect(host.screen.contains("Likes: 3"))
    app.store.send(.selectedTabChanged(.feed))
    host.settle()
    #expect(host.surface.text(ofRow: 0).hasPrefix(" Post 20"))
    #expect(app.trace.count == 1)
  }

  @Test(arguments: [30, 40, 80, 200])
  func `the last action is shown whole on every width`(width: Int) {
    let app = AppRouterController()
    let host = TestHost(
      size: CGSize(width: width, height: 24), rootViewController: app)
    app.store.send(.selectedTabChanged(.pages))
    app.store.send(.pages(.openTapped))
    host.settle()
    let line = app.trace.last ?? ""
    let shown = host.screen.filter { !$0.isWhitespace }
    #expect(!line.isEmpty)
    #expect(shown.contains(line.filter { !$0.isWhitespace }))
  }

  @Test func `the demo lets go of everything`() {
    let alive = releaseCheck {
      let app = AppRouterController()
      let host = TestHost(rootViewController: app)
      app.store.send(.selectedTabChanged(.pages))
      app.store.send(.pages(.openTapped))
      host.settle()
      return [app, app.store, host] + app.children
    }
    #expect(alive == [])
  }
}
