import Testing
import Widgets
import WidgetsTestSupport

/// An app whose state is a path, rendered after everything that happens, and a generator that acts
/// as the person and as the state.
@MainActor private final class RandomPathApp {
  let log = CallRecord()
  let navigation: NavigationController
  let tabs = TabBarController()
  let host: TestHost
  /// The state.
  private(set) var path: [PathPage] = []
  private(set) var story: [String] = []
  private(set) var echoes = 0
  private var generator: SeededGenerator
  private var isRendering = false
  private var finger: CGFloat?
  private var made = 0
  private var nextID = 1

  init(seed: UInt64, reducedMotion: Bool) {
    generator = SeededGenerator(seed: seed)
    navigation = NavigationController(
      rootViewController: RecordingViewController("R", log: log))
    tabs.viewControllers = [navigation, RecordingViewController("P", log: log)]
    host = TestHost(prefersReducedMotion: reducedMotion, rootViewController: tabs)
    host.settle()
    navigation.onPathChange(of: PathPage.self) { [weak self] path in self?.hear(path) }
  }

  /// The person went back.
  private func hear(_ path: [PathPage]) {
    if isRendering { echoes += 1 }
    story.append("heard \(path.map(\.id))")
    self.path = path
    render()
  }

  private func render() {
    let wasRendering = isRendering
    isRendering = true
    navigation.setPath(path, animated: Bool.random(using: &generator)) { page in
      made += 1
      return RecordingViewController("\(page.id)/\(made)", log: log)
    }
    isRendering = wasRendering
  }

  func act() {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...2: change { $0.append(self.newPage()) }
    case 3: change { $0 = Array($0.dropLast()) }
    case 4: change { $0.shuffle(using: &self.generator) }
    case 5: change { $0 = [self.newPage()] + $0.dropFirst() }
    case 6: change { $0 = [] }
    case 7: change { _ in }
    case 8...9: person("escape") { host.press(Key.Code.escape) }
    case 10: person("tap") { tabs.tapItem(at: 0) }
    case 11: person("other tab") { tabs.tapItem(at: 1) }
    case 12: drag()
    case 13: letGo()
    default: advance()
    }
  }

  private func newPage() -> PathPage {
    nextID += 1
    return PathPage(id: nextID)
  }

  private func change(_ body: (inout [PathPage]) -> Void) {
    body(&path)
    story.append("state \(path.map(\.id))")
    render()
  }

  private func person(_ what: String, _ body: () -> Void) {
    story.append(what)
    body()
    // Something else in the state may change as well.
    if Bool.random(using: &generator) { render() }
  }

  private func drag() {
    guard finger == nil else { return }
    story.append("drag")
    host.touchDown(at: CGPoint(x: 0, y: 10))
    for x: CGFloat in [1, 30] {
      host.advance(by: 0.2)
      host.touchMove(to: CGPoint(x: x, y: 10))
    }
    finger = 30
  }

  private func letGo() {
    guard finger != nil else { return }
    let end: CGFloat = Bool.random(using: &generator) ? 30 : 60
    story.append("let go at \(end)")
    host.advance(by: 0.2)
    host.touchMove(to: CGPoint(x: end, y: 10))
    host.advance(by: 0.2)
    host.touchUp(at: CGPoint(x: end, y: 10))
    finger = nil
  }

  private func advance() {
    let time = Double.random(in: 0...0.5, using: &generator)
    story.append("advance \(time)")
    host.advance(by: time)
  }

  func rest() {
    letGo()
    tabs.selectedIndex = 0
    host.settle()
    render()
    host.settle()
  }
}

@MainActor struct NavigationControllerPathPropertyTests {
  @Test(arguments: 0..<40)
  func `S4 state and stack agree at rest, whoever has changed what`(seed: Int) {
    let app = RandomPathApp(seed: UInt64(seed), reducedMotion: seed % 3 == 0)
    for _ in 0..<40 { app.act() }
    app.rest()
    let story = Comment(rawValue: app.story.joined(separator: "; "))
    let titles = app.navigation.viewControllers.map { $0.title ?? "" }
    let ids = titles.dropFirst().map { $0.split(separator: "/").first.map(String.init) ?? "" }
    #expect(ids == app.path.map { "\($0.id)" }, story)
    #expect(titles.first == "R", story)
    #expect(app.echoes == 0, story)
    #expect(!app.navigation.isTransitioning, story)
    #expect(app.navigation.topViewController?.view.window != nil, story)
    #expect(Set(app.navigation.children) == Set(app.navigation.viewControllers), story)
    let audit = AppearanceAudit(app.log.calls)
    #expect(audit.problems == [], story)
    #expect(audit.inFlight == [], story)
    #expect(audit.appeared == [titles.last ?? ""], story)
    #expect(app.host.diagnostics.isEmpty, story)
  }
}
