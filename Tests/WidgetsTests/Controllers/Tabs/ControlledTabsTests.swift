import Testing
import Widgets
import WidgetsTestSupport

/// Tabs that only show a state: a tap is what a person wants, and the state decides (S4).
@MainActor struct ControlledTabsTests {
  /// Sends each tap on, and refuses it.
  private final class IntentTabs: TabBarController {
    var onIntent: (Int) -> Void = { _ in }

    override func shouldSelect(_ controller: ViewController) -> Bool {
      if let index = viewControllers?.firstIndex(of: controller) { onIntent(index) }
      return false
    }
  }

  private let tabs = IntentTabs()
  private let delegate = RecordingTabBarControllerDelegate()
  private let lists = ["A", "B", "C"].map { ScrollingScreen($0) }
  private let host: TestHost

  init() {
    tabs.viewControllers = lists
    tabs.delegate = delegate
    tabs.reselectPolicy = .popThenScroll
    host = TestHost(rootViewController: tabs)
  }

  /// The title that the bar shows as selected.
  private var highlighted: String? { tabs.tabBar.selectedItem?.title }

  @Test func `S4 a state that is applied inside of the tap is shown, without a call`() throws {
    tabs.onIntent = { [tabs] in tabs.selectedIndex = $0 }
    try host.tap("B", role: .tab)
    #expect(tabs.selectedIndex == 1)
    #expect(highlighted == "B")
    #expect(delegate.log.calls == [])
  }

  @Test func `S4 a refused change puts the bar back`() throws {
    try host.tap("B", role: .tab)
    #expect(tabs.selectedIndex == 0)
    #expect(highlighted == "A")
    #expect(!lists[1].isViewLoaded)
    #expect(host.surface[0, 23].attributes.contains(.reverse))
  }

  @Test func `a tap on the selected tab is an intent too, and moves nothing by itself`() throws {
    var intents: [Int] = []
    tabs.onIntent = { intents.append($0) }
    lists[0].offset = 30
    try host.tap("A", role: .tab)
    host.settle()
    #expect(intents == [0])
    #expect(lists[0].offset == 30)
  }

  @Test func `S4 states that come after newer taps end with the newest`() throws {
    var waiting: [Int] = []
    tabs.onIntent = { waiting.append($0) }
    try host.tap("B", role: .tab)
    try host.tap("C", role: .tab)
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = waiting.removeFirst()
    try host.tap("A", role: .tab)
    #expect(tabs.selectedIndex == 1)
    while !waiting.isEmpty { tabs.selectedIndex = waiting.removeFirst() }
    #expect(tabs.selectedIndex == 0)
    #expect(highlighted == "A")
  }

  // MARK: - With a binding

  /// A state that takes its actions when it wants.
  @MainActor private final class SlowState {
    let tab = Observed(0)
    var actions: [Int] = []

    func reduceAll() {
      while !actions.isEmpty { tab.value = actions.removeFirst() }
    }
  }

  private func slowTabs() -> (TabBarController, SlowState, TestHost) {
    let state = SlowState()
    let tabs = TabBarController()
    tabs.viewControllers = ["A", "B", "C"].map { ScrollingScreen($0) }
    tabs.delegate = delegate
    tabs.selection = .index(
      Binding(get: { state.tab.value }, set: { state.actions.append($0) }, changes: state.tab))
    return (tabs, state, TestHost(rootViewController: tabs))
  }

  @Test func `S4 a write that is taken later is a tap that waits, and no echo`() throws {
    let (tabs, state, host) = slowTabs()
    try host.tap("B", role: .tab)
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.log.calls == ["shouldSelect(B)"])
    state.reduceAll()
    #expect(tabs.selectedIndex == 1)
    #expect(state.actions == [])
    #expect(delegate.log.calls == ["shouldSelect(B)"])
  }

  @Test func `S4 quick taps on a slow state end with the last one`() throws {
    let (tabs, state, host) = slowTabs()
    for title in ["B", "C", "A", "C"] { try host.tap(title, role: .tab) }
    state.reduceAll()
    host.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedItem?.title == "C")
  }

  @Test func `S4 a change that is told late is read as it is now`() throws {
    var selected = 0
    let changes = Observed(())
    let tabs = TabBarController()
    tabs.viewControllers = ["A", "B", "C"].map { ScrollingScreen($0) }
    tabs.selection = .index(
      Binding(get: { selected }, set: { selected = $0 }, changes: changes))
    let host = TestHost(rootViewController: tabs)
    selected = 1
    try host.tap("C", role: .tab)
    // The change to 1 is told only now, after the newer tap.
    changes.value = ()
    #expect(tabs.selectedIndex == 2)
    #expect(selected == 2)
  }
}
