import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about loading, memory and re-entrancy describe, in
/// other shapes.
@MainActor struct ControllerFieldReportTests {
  // MARK: - FR-LIFE-09: nothing is loaded by creating

  enum Kind: CaseIterable { case plain, table, list, stack, tabs, container }

  private func make(_ kind: Kind, _ loads: Loads) -> ViewController {
    switch kind {
    case .plain: return Plain(loads)
    case .table:
      let table = Table(style: .plain)
      (table.loads, table.value) = (loads, "late")
      return table
    case .list:
      let list = List([PathPage(id: 1)]) { _, _ in }
      (list.loads, list.value) = (loads, "late")
      return list
    case .stack:
      let stack = Stack(rootViewController: ViewController())
      (stack.loads, stack.value) = (loads, "late")
      return stack
    case .tabs:
      let tabs = Tabs()
      tabs.viewControllers = [ViewController()]
      (tabs.loads, tabs.value) = (loads, "late")
      return tabs
    case .container:
      let container = Container(selection: Observed(OnlyTab.only).binding) { _, _ in
        ViewController()
      }
      (container.loads, container.value) = (loads, "late")
      return container
    }
  }

  @Test(arguments: Kind.allCases)
  func `FR-LIFE-09 VC-06 no controller of the toolkit loads its view while it is made`(
    kind: Kind
  ) {
    let loads = Loads()
    let controller = make(kind, loads)
    #expect(!controller.isViewLoaded)
    #expect(loads.count == 0)
    let view = controller.view
    #expect(controller.view === view)
    #expect(loads.count == 1)
    #expect(loads.seen == "late")
  }

  // MARK: - FR-MEM: who keeps whom

  @Test func `FR-MEM-01 tabs that are bound, observed and triggered are freed with their owner`() {
    final class Owner: TabBarControllerDelegate {
      let selection = Observed(0)
      let trigger = Observed(Trigger())
      var tabs: TabBarController?
      var changes = 0
    }
    let root = ViewController()
    let host = TestHost(rootViewController: root)
    let alive = releaseCheck(host) {
      let owner = Owner()
      let tabs = TabBarController()
      let lists = (0..<3).map { ScrollingScreen("\($0)") }
      tabs.viewControllers = lists.map { NavigationController(rootViewController: $0) }
      tabs.delegate = owner
      tabs.selection = .index(owner.selection.binding)
      tabs.onSelectionChange = { [weak owner] _, _ in owner?.changes += 1 }
      tabs.setReselectHandler(named: "x") { [weak owner] in owner?.changes += 1 }
      for list in lists { list.onTrigger(of: owner.trigger) { $0.scrollable.scrollToTop() } }
      owner.tabs = tabs
      root.present(tabs, animated: true)
      host.settle()
      for index in [1, 2, 0, 0] { tabs.tapItem(at: index) }
      host.advance(by: 0.1)
      root.dismiss(animated: true)
      host.settle()
      return [owner, tabs, tabs.tabBar] + lists + (tabs.viewControllers ?? [])
    }
    #expect(alive == [])
  }

  /// What moves when the app is taken away.
  enum Motion: CaseIterable { case push, pop, drag, path, presentation, scroll }

  @Test(arguments: Motion.allCases)
  func `FR-MEM-03 what moves when its window gets another root is freed, in pairs`(
    motion: Motion
  ) {
    let log = CallRecord()
    let host = TestHost(rootViewController: ViewController())
    let alive = releaseCheck(host) {
      let a = RecordingViewController("A", log: log)
      let b = RecordingViewController("B", log: log)
      let list = ScrollingScreen("L")
      let navigation = NavigationController(rootViewController: a)
      navigation.viewControllers = [a, list]
      host.window.rootViewController = navigation
      host.settle()
      start(motion, navigation, list, b, host)
      host.window.rootViewController = ViewController()
      return [navigation, a, b, list, list.scrollable, navigation.navigationBar]
    }
    host.advance(by: 1)
    if motion == .drag { host.touchUp(at: CGPoint(x: 30, y: 10)) }
    #expect(alive == [])
    for name in ["A", "B"] {
      let last = log.calls.last { $0.hasPrefix("\(name).view") && $0.contains("ppear(") }
      #expect(last?.hasPrefix("\(name).viewDidDisappear") ?? true)
    }
  }

  private func start(
    _ motion: Motion, _ navigation: NavigationController, _ list: ScrollingScreen,
    _ b: ViewController, _ host: TestHost
  ) {
    switch motion {
    case .push: navigation.pushViewController(b, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .path: navigation.setPath([PathPage(id: 1)], animated: true) { _ in b }
    case .presentation: navigation.present(b, animated: true)
    case .scroll:
      list.offset = 500
      list.scrollable.scrollToTop()
    case .drag:
      host.touchDown(at: CGPoint(x: 0, y: 10))
      for x in [1, 30] {
        host.advance(by: 0.2)
        host.touchMove(to: CGPoint(x: x, y: 10))
      }
    }
    host.advance(by: 0.1)
  }

  @Test func `FR-MEM-05 a screen that repeats work is one that repeats, also the next time`() {
    final class Ticking: ViewController {
      var onTick: () -> Void = {}
      private var work: ScheduledWork?
      override func viewIsAppearing(_ animated: Bool) {
        work = view.schedule(after: 1, every: 1) { [weak self] in self?.onTick() }
      }
      override func viewDidDisappear(_ animated: Bool) { work?.cancel() }
    }
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    var ticks = 0
    for _ in 0..<3 {
      let alive = releaseCheck(host) {
        let screen = Ticking()
        screen.onTick = { ticks += 1 }
        navigation.pushViewController(screen, animated: true)
        host.advance(by: 0.5)
        ticks = 0
        host.advance(by: 3)
        #expect(ticks == 3)
        navigation.popViewController(animated: true)
        host.advance(by: 0.5)
        ticks = 0
        host.advance(by: 3)
        #expect(ticks == 0)
        return [screen]
      }
      #expect(alive == [])
    }
  }

  // MARK: - FR-REN-05: who hears changes while it is told

  @Test func `FR-REN-05 a list of triggers that end each other is told to those that are left`() {
    let trigger = Observed(Trigger())
    var heard: [Int] = []
    var tokens: [ObservationToken?] = []
    for index in 0..<4 {
      tokens.append(
        trigger.onTrigger {
          heard.append(index)
          tokens[(index + 1) % 4] = nil
        })
    }
    trigger.fire()
    #expect(heard == [0, 2])
    trigger.fire()
    #expect(heard == [0, 2, 0, 2])
  }

  @Test func `FR-REN-05 a control whose action takes it off the screen is told no more`() {
    let controller = ViewController()
    let host = TestHost(rootViewController: controller)
    let button = Button(title: "Gone")
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    controller.view.addSubnode(button)
    var log: [String] = []
    button.addTarget(controller, for: .primaryAction) { _, button in
      log.append("first")
      button.removeFromSupernode()
    }
    button.addTarget(controller, for: .primaryAction) { _, _ in log.append("second") }
    host.advance(by: 0)
    host.tap(button)
    host.tap(button)
    #expect(log == ["first", "second"])
  }
}

// MARK: - Controllers that see in viewDidLoad what was set after they were made

private final class Loads {
  var count = 0
  var seen: String?
}

private enum OnlyTab: CaseIterable { case only }

private final class Plain: ViewController {
  var value = "early"
  let loads: Loads
  init(_ loads: Loads) {
    self.loads = loads
    super.init()
    value = "late"
  }
  override func viewDidLoad() {
    loads.count += 1
    loads.seen = value
  }
}

private final class Table: TableViewController {
  var value = "early"
  var loads: Loads?
  override func viewDidLoad() {
    super.viewDidLoad()
    loads?.count += 1
    loads?.seen = value
  }
}

private final class List: TabList<PathPage> {
  var value = "early"
  var loads: Loads?
  override func viewDidLoad() {
    super.viewDidLoad()
    loads?.count += 1
    loads?.seen = value
  }
}

private final class Stack: NavigationController {
  var value = "early"
  var loads: Loads?
  override func viewDidLoad() {
    super.viewDidLoad()
    loads?.count += 1
    loads?.seen = value
  }
}

private final class Tabs: TabBarController {
  var value = "early"
  var loads: Loads?
  override func viewDidLoad() {
    super.viewDidLoad()
    loads?.count += 1
    loads?.seen = value
  }
}

private final class Container: TabContainer<OnlyTab> {
  var value = "early"
  var loads: Loads?
  override func viewDidLoad() {
    super.viewDidLoad()
    loads?.count += 1
    loads?.seen = value
  }
}
