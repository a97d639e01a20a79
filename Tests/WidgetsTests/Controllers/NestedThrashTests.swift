import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Containers of every kind in each other, which a generator acts on at random: as a person, as code,
/// and from within any call.
@MainActor private final class NestedApp {
  let log = CallRecord()
  let tabs: RecordingTabBarController
  let innerTabs: RecordingTabBarController
  let pages: RecordingTopTabsController
  let stacks: [RecordingNavigationController]
  let other: RecordingViewController
  let host: TestHost
  private(set) var controllers: [ViewController] = []
  private(set) var story: [String] = []
  private var generator: SeededGenerator
  private var count = 0
  private var finger: CGPoint?
  private var depth = 0
  private let isReentrant: Bool
  /// Of how many calls one is interfered with.
  private let rarity: Int
  /// The size of a column and a line: on screens of points transitions are drawn.
  private let unit: CGSize

  init(seed: UInt64, isReentrant: Bool) {
    self.isReentrant = isReentrant
    rarity = [4, 9, 19, 39][Int(seed % 4)]
    let metrics = seed % 3 == 2 ? Metrics.points : .cells
    unit = CGSize(width: metrics.columnWidth, height: metrics.lineHeight)
    let line = metrics.lineHeight
    generator = SeededGenerator(seed: seed)
    let log = log
    func screen(_ name: String) -> ListScreen { ListScreen(name, line: line, log: log) }
    let innerStack = RecordingNavigationController("NB", root: screen("B"), log: log)
    pages = RecordingTopTabsController("P", log: log)
    let pageList: [ViewController] = [screen("A"), innerStack, screen("C")]
    pages.viewControllers = pageList
    innerTabs = RecordingTabBarController("T2", log: log)
    let innerList = ["X", "Y"].map(screen)
    innerTabs.viewControllers = innerList
    let roots = [screen("R1"), screen("R2")]
    let first = RecordingNavigationController("N1", root: roots[0], log: log)
    let second = RecordingNavigationController("N2", root: roots[1], log: log)
    stacks = [first, second, innerStack]
    tabs = RecordingTabBarController("T", log: log)
    tabs.viewControllers = [first, pages, second]
    tabs.reselectPolicy = .popThenScroll
    other = RecordingViewController("Other", log: log)
    controllers = roots + [first, second, pages, tabs, innerTabs, other] + pageList + innerList
    controllers.append(contentsOf: innerStack.viewControllers)
    host = TestHost(
      size: CGSize(width: 60 * unit.width, height: 20 * unit.height), metrics: metrics,
      prefersReducedMotion: seed % 5 == 4,
      rootViewController: tabs)
    second.pushViewController(innerTabs, animated: false)
    log.onCall = { [weak self] call in self?.interfere(with: call) }
  }

  private func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  private func coin() -> Bool { Bool.random(using: &generator) }
  private func point() -> CGPoint { at(number(0...59), number(0...19)) }
  private func at(_ column: Int, _ line: Int) -> CGPoint {
    CGPoint(x: CGFloat(column) * unit.width, y: CGFloat(line) * unit.height)
  }

  private func interfere(with call: String) {
    guard isReentrant, depth < 2, number(0...rarity) == 0 else { return }
    depth += 1
    story.append("in \(call):")
    actByCode()
    depth -= 1
  }

  // MARK: - Acting

  func act() {
    switch number(0...9) {
    case 0...3: actByCode()
    case 4...7: actByHand()
    default:
      let time = [0, 0.016, 0.1, 0.4][number(0...3)]
      story.append("advance \(time)")
      host.advance(by: time)
    }
  }

  private func actByHand() {
    switch number(0...12) {
    case 0...2:
      let end = tap()
      story.append("tap \(end)")
    case 3, 4:
      let (start, end) = (point(), point())
      story.append("drag \(start) \(end)")
      host.drag(from: start, to: end, duration: [0.05, 0.3][number(0...1)])
      finger = nil
    case 5, 6:
      let (y, end) = (number(2...17), number(3...59))
      story.append("edge drag to \(end)")
      host.drag(from: at(0, y), to: at(end, y), duration: 0.3)
      finger = nil
    case 7: down()
    case 8: move()
    case 9: up()
    case 10: host.wheel(at: point(), by: number(-5...5))
    case 11:
      let keys: [Key] = [
        Key(.left), Key(.right), Key(.escape), Key(.character("1"), modifiers: .alt),
        Key(.character("2"), modifiers: .alt), Key(.pageDown), Key(.tab), Key(.enter),
      ]
      let key = keys[number(0...keys.count - 1)]
      story.append("key \(key)")
      host.press(key)
    default:
      let size = CGSize(
        width: CGFloat(number(1...70)) * unit.width, height: CGFloat(number(1...24)) * unit.height)
      story.append("resize \(size)")
      host.resize(to: size)
    }
  }

  private func tap() -> CGPoint {
    up()
    let last = Int(host.window.bounds.size.height / unit.height) - 1
    let place = at(number(0...59), coin() ? last : number(0...2))
    host.tap(at: place)
    return place
  }

  private func down() {
    guard finger == nil else { return }
    let place = coin() ? point() : at(0, 9)
    story.append("down \(place)")
    finger = place
    host.touchDown(at: place)
  }

  private func move() {
    guard finger != nil else { return }
    let place = point()
    story.append("move \(place)")
    finger = place
    host.touchMove(to: place)
  }

  func up() {
    guard let place = finger else { return }
    story.append("up")
    finger = nil
    if coin() { host.touchUp(at: place) } else { host.touchCancel(at: place) }
  }

  private func actByCode() {
    let animated = coin()
    let stack = stacks[number(0...2)]
    switch number(0...17) {
    case 0...2:
      let new = make()
      story.append("push \(new.name) on \(stack.title ?? "") \(animated)")
      stack.pushViewController(new, animated: animated)
    case 3:
      story.append("pop \(stack.title ?? "") \(animated)")
      stack.popViewController(animated: animated)
    case 4:
      story.append("pop \(stack.title ?? "") to root \(animated)")
      stack.popToRootViewController(animated: animated)
    case 5: set(stack, animated)
    case 6...7: present(animated)
    case 8: dismiss(animated)
    case 9: select(tabs)
    case 10: select(innerTabs)
    case 11...12:
      let index = number(0...2)
      story.append("page \(index) \(animated)")
      if pages.pageIDs.indices.contains(index) { pages.selectPage(at: index, animated: animated) }
    case 13: shufflePages()
    case 14: shuffleTabs()
    case 15:
      guard depth == 0 else { return }
      let root = host.window.rootViewController === tabs ? other : tabs
      story.append("root \(root.title ?? "")")
      host.window.rootViewController = root
    case 16:
      guard depth == 0 else { return }
      story.append("hidden \(!host.window.isHidden)")
      host.window.isHidden.toggle()
    default: scroll()
    }
  }

  private func make() -> ListScreen {
    count += 1
    let controller = ListScreen("C\(count)", line: unit.height, log: log)
    controllers.append(controller)
    return controller
  }

  private func set(_ stack: NavigationController, _ animated: Bool) {
    var new = stack.viewControllers.filter { _ in coin() }
    new.shuffle(using: &generator)
    if new.isEmpty || coin() { new.append(make()) }
    story.append("set \(stack.title ?? "") to \(new.map { $0.title ?? "" }) \(animated)")
    stack.setViewControllers(new, animated: animated)
  }

  private func present(_ animated: Bool) {
    guard let from = host.window.seenControllers.randomElement(using: &generator) else { return }
    let modal = make()
    if coin() { modal.modalPresentationStyle = .overFullScreen }
    story.append("present \(modal.name) from \(from.title ?? "") \(animated)")
    from.present(modal, animated: animated)
  }

  private func dismiss(_ animated: Bool) {
    guard let from = host.window.seenControllers.randomElement(using: &generator) else { return }
    story.append("dismiss from \(from.title ?? "") \(animated)")
    from.dismiss(animated: animated)
  }

  private func select(_ tabs: TabBarController) {
    guard let list = tabs.viewControllers else { return }
    let index = number(0...list.count - 1)
    if coin() {
      story.append("tap tab \(index) of \(tabs.title ?? "")")
      tabs.tapItem(at: index)
    } else {
      story.append("select \(index) of \(tabs.title ?? "")")
      tabs.selectedIndex = index
    }
  }

  private func shufflePages() {
    var new = pages.viewControllers ?? []
    if new.count > 1, coin() { new.remove(at: number(0...new.count - 1)) }
    if coin() { new.append(make()) }
    new.shuffle(using: &generator)
    story.append("pages \(new.map { $0.title ?? "" })")
    pages.viewControllers = new
  }

  private func shuffleTabs() {
    var new = innerTabs.viewControllers ?? []
    if new.count > 1, coin() { new.remove(at: number(0...new.count - 1)) }
    if coin() { new.append(make()) }
    new.shuffle(using: &generator)
    story.append("tabs \(new.map { $0.title ?? "" })")
    innerTabs.viewControllers = new
  }

  private func scroll() {
    guard let list = controllers.compactMap({ $0 as? ListScreen }).randomElement(using: &generator)
    else { return }
    let animated = coin()
    switch number(0...2) {
    case 0:
      let place = list.list.scrollMetrics.clamped(at(0, number(0...20)))
      list.list.setContentOffset(place, animated: animated)
    case 1: list.list.scrollToTop(animated: animated)
    default: list.list.contentSize.height = at(0, number(0...80)).y
    }
  }

  // MARK: - Checking

  var calls: [String] { log.calls }

  /// What is wrong when all has come to rest.
  var problems: [String] {
    let audit = AppearanceAudit(log.calls)
    let seen = Set(host.window.seenControllers.compactMap(\.title))
    var problems = audit.problems
    if !audit.inFlight.isEmpty { problems.append("waiting for did calls: \(audit.inFlight)") }
    if audit.appeared != seen { problems.append("appeared \(audit.appeared), seen \(seen)") }
    if !host.window.screen.isIdle { problems.append("not idle") }
    problems += containerProblems
    problems += controllers.compactMap { $0 as? ListScreen }.compactMap(\.problem)
    guard !host.window.isHidden else { return problems }
    let placed = Set(controllers.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title))
    if placed != seen { problems.append("in the window \(placed), seen \(seen)") }
    return problems
  }

  private var containerProblems: [String] {
    var problems: [String] = []
    for stack in stacks {
      let name = stack.title ?? ""
      if Set(stack.children) != Set(stack.viewControllers) {
        problems.append("\(name) keeps others")
      }
      let items = stack.viewControllers.map(\.navigationItem)
      if stack.navigationBar.items != items { problems.append("the bar of \(name)") }
    }
    for tabs in [tabs, innerTabs] {
      let name = tabs.title ?? ""
      if tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem {
        problems.append("the bar of \(name)")
      }
      if Set(tabs.children) != Set(tabs.viewControllers ?? []) {
        problems.append("\(name) keeps others")
      }
    }
    if pages.isMoving { problems.append("pages move") }
    if pages.pageIDs.indices.contains(pages.selectedIndex),
      pages.position != CGFloat(pages.selectedIndex)
    {
      problems.append("at \(pages.position), selected \(pages.selectedIndex)")
    }
    let bar = pages.topTabBar
    if bar.selectedItem !== pages.selectedID.flatMap({ pages.item(forPage: $0) }) {
      problems.append("the strip")
    }
    return problems
  }
}

/// A screen that is a list of forty lines.
private final class ListScreen: RecordingViewController {
  let list = ScrollableNode()
  private let line: CGFloat

  init(_ name: String, line: CGFloat, log: CallRecord) {
    self.line = line
    super.init(name, log: log)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 1, height: 40 * line)
    view.addSubnode(list)
  }

  override func viewDidLayoutSubnodes() {
    super.viewDidLayoutSubnodes()
    list.frame = view.bounds
  }

  /// What is wrong with a list at rest.
  var problem: String? {
    if list.isDragging || list.isDecelerating { return "\(name) moves" }
    guard viewIfLoaded?.window != nil else { return nil }
    let metrics = list.scrollMetrics
    return metrics.clamped(metrics.offset) == metrics.offset
      ? nil : "\(name) rests at \(metrics.offset) of \(metrics.maximumOffset)"
  }
}

/// Top tabs that write their own appearance calls.
private final class RecordingTopTabsController: TopTabsController {
  private let log: CallRecord

  init(_ name: String, log: CallRecord) {
    self.log = log
    super.init()
    title = name
  }

  private func write(_ call: String) { log.add("\(title ?? "").\(call)") }

  override func viewWillAppear(_ animated: Bool) { write("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { write("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { write("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { write("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { write("viewDidDisappear(\(animated))") }
}

@MainActor struct NestedThrashTests {
  /// The last ones once found appearances that were told in the wrong order or not to their end, and
  /// children that nobody wanted any more.
  private nonisolated static let seeds =
    Array(300..<360 as Range<UInt64>)
    + [488, 556, 593, 888, 1053]

  @Test(arguments: [false, true], seeds)
  func `nested containers come to rest in order, whatever happens`(
    isReentrant: Bool, seed: UInt64
  ) {
    let app = NestedApp(seed: seed, isReentrant: isReentrant)
    app.host.settle()
    for step in 1...60 {
      app.act()
      guard step % 10 == 0 else { continue }
      app.up()
      app.host.settle()
      let problems = app.problems
      guard problems.isEmpty else {
        Issue.record(
          "seed \(seed) \(isReentrant), step \(step): \(problems)\n\(app.story)\n\(app.calls)")
        return
      }
    }
  }
}
