import Testing
import Widgets
import WidgetsTestSupport

/// A small app that a generator acts on at random, with a plain model of what it should show.
@MainActor private final class RandomApp {
  let log = CallRecord()
  let tabs: RecordingTabBarController
  let other: RecordingViewController
  let stacks: [RecordingNavigationController]
  let host: TestHost
  /// The titles on each stack, the selected tab: what the app's own calls say.
  var model: [[String]]
  var selected = 0
  private(set) var controllers: [ViewController] = []
  private(set) var story: [String] = []
  private var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64, reducedMotion: Bool) {
    generator = SeededGenerator(seed: seed)
    let log = log
    let roots = ["R1", "R2"].map { RecordingViewController($0, log: log) }
    stacks = roots.map { RecordingNavigationController("N\($0.name)", root: $0, log: log) }
    let plain = RecordingViewController("P", log: log)
    tabs = RecordingTabBarController("T", log: log)
    tabs.viewControllers = stacks + [plain]
    other = RecordingViewController("Other", log: log)
    model = [["R1"], ["R2"]]
    controllers = roots + stacks + [plain, tabs, other]
    host = TestHost(prefersReducedMotion: reducedMotion, rootViewController: tabs)
  }

  // MARK: - Acting

  func act() {
    let animated = Bool.random(using: &generator)
    let index = Int.random(in: 0...1, using: &generator)
    switch Int.random(in: 0..<24, using: &generator) {
    case 0...4: push(index, animated)
    case 5...6: pop(index, animated)
    case 7: popToRoot(index, animated)
    case 8: popTo(index, animated)
    case 9...10: set(index, animated)
    case 11...13: present(animated)
    case 14...15: dismiss(animated)
    case 16...18: select()
    case 19: swapRoot()
    case 20: hideOrShow()
    default: advance()
    }
  }

  private func make() -> RecordingViewController {
    count += 1
    let controller = RecordingViewController("C\(count)", log: log)
    controllers.append(controller)
    return controller
  }

  private func push(_ index: Int, _ animated: Bool) {
    let controller = make()
    story.append("push \(controller.name) on \(index) \(animated)")
    stacks[index].pushViewController(controller, animated: animated)
    model[index].append(controller.name)
  }

  private func pop(_ index: Int, _ animated: Bool) {
    story.append("pop \(index) \(animated)")
    let popped = stacks[index].popViewController(animated: animated)
    let expected = model[index].count > 1 ? model[index].removeLast() : nil
    #expect(popped?.title == expected)
  }

  private func popToRoot(_ index: Int, _ animated: Bool) {
    story.append("pop \(index) to root \(animated)")
    let popped = stacks[index].popToRootViewController(animated: animated)
    #expect(popped.map(\.title) == Array(model[index].dropFirst()))
    model[index] = Array(model[index].prefix(1))
  }

  private func popTo(_ index: Int, _ animated: Bool) {
    guard let target = stacks[index].viewControllers.randomElement(using: &generator)
    else { return }
    story.append("pop \(index) to \(target.title ?? "") \(animated)")
    stacks[index].popToViewController(target, animated: animated)
    while model[index].last != target.title { model[index].removeLast() }
  }

  private func set(_ index: Int, _ animated: Bool) {
    var new = stacks[index].viewControllers.filter { _ in Bool.random(using: &generator) }
    new.shuffle(using: &generator)
    if Bool.random(using: &generator) { new.append(make()) }
    story.append("set \(index) to \(new.map { $0.title ?? "" }) \(animated)")
    stacks[index].setViewControllers(new, animated: animated)
    model[index] = new.map { $0.title ?? "" }
  }

  private func present(_ animated: Bool) {
    guard let from = host.window.seenControllers.randomElement(using: &generator) else { return }
    let content = make()
    var modal: ViewController = content
    if Bool.random(using: &generator) {
      modal = RecordingNavigationController("M\(count)", root: content, log: log)
      controllers.append(modal)
    }
    if Bool.random(using: &generator) { modal.modalPresentationStyle = .overFullScreen }
    story.append("present \(modal.title ?? "") from \(from.title ?? "") \(animated)")
    from.present(modal, animated: animated)
  }

  private func dismiss(_ animated: Bool) {
    guard let from = controllers.randomElement(using: &generator) else { return }
    story.append("dismiss from \(from.title ?? "") \(animated)")
    from.dismiss(animated: animated)
  }

  private func select() {
    selected = Int.random(in: 0...2, using: &generator)
    story.append("select \(selected)")
    tabs.selectedIndex = selected
  }

  private func swapRoot() {
    let root = host.window.rootViewController === tabs ? other : tabs
    story.append("root \(root.title ?? "")")
    host.window.rootViewController = root
  }

  private func hideOrShow() {
    story.append("hidden \(!host.window.isHidden)")
    host.window.isHidden.toggle()
  }

  private func advance() {
    let times: [Double] = [0, 0.016, 0.1, 0.4]
    let time = times[Int.random(in: 0..<4, using: &generator)]
    story.append("advance \(time)")
    host.advance(by: time)
  }

  // MARK: - Checking

  /// What is wrong while things may still move.
  var modelProblems: [String] {
    var problems: [String] = []
    for (stack, titles) in zip(stacks, model) where stack.viewControllers.map(\.title) != titles {
      problems.append("stack \(stack.viewControllers.map { $0.title ?? "" }) is not \(titles)")
    }
    if tabs.selectedIndex != selected { problems.append("selected \(tabs.selectedIndex)") }
    return problems
  }

  /// What is wrong when all has come to rest.
  var problems: [String] {
    let audit = AppearanceAudit(log.calls)
    let seen = Set(host.window.seenControllers.compactMap(\.title))
    var problems = audit.problems + modelProblems
    if !audit.inFlight.isEmpty { problems.append("waiting for did calls: \(audit.inFlight)") }
    if audit.appeared != seen { problems.append("appeared \(audit.appeared), seen \(seen)") }
    guard !host.window.isHidden else { return problems }
    let placed = Set(controllers.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title))
    if placed != seen { problems.append("in the window \(placed), seen \(seen)") }
    for stack in stacks where !stack.viewControllers.allSatisfy({ $0.parent === stack }) {
      problems.append("a controller on \(stack.title ?? "") has another parent")
    }
    for stack in stacks where stack.children.count != stack.viewControllers.count {
      problems.append("\(stack.title ?? "") keeps \(stack.children.compactMap(\.title))")
    }
    return problems
  }
}

@MainActor struct ControllerPropertyTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `random changes keep appearance calls, views and stacks in step`(seed: UInt64) {
    let app = RandomApp(seed: seed, reducedMotion: seed % 4 == 3)
    app.host.settle()
    for step in 1...40 {
      app.act()
      var problems = app.modelProblems
      if step % 10 == 0 {
        app.host.settle()
        problems = app.problems
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(problems)\n\(app.story)\n\(app.log.calls)")
        return
      }
    }
  }
}
