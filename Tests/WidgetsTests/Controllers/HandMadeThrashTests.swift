import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Controllers that are put into each other by hand, in a stack in tabs, which a generator moves
/// about at random, also from within their calls.
@MainActor private final class HandMadeApp {
  let log = CallRecord()
  let tabs = TabBarController()
  let stack: NavigationController
  let host: TestHost
  /// Those that are put into others.
  let children: [RecordingViewController]
  /// Those that others are put into, besides the children themselves.
  let screens: [RecordingViewController]
  private(set) var story: [String] = []
  private var generator: SeededGenerator
  private var depth = 0
  /// Those whose will call of appearing is being made: their view is on its way into another one,
  /// and cannot be sent to a third.
  private var entering: [String] = []
  private let rarity: Int?

  init(seed: UInt64, isReentrant: Bool) {
    generator = SeededGenerator(seed: seed)
    rarity = isReentrant ? [3, 9, 29][Int(seed % 3)] : nil
    let log = log
    children = (0..<5).map { RecordingViewController("C\($0)", log: log) }
    screens = (0..<4).map { RecordingViewController("S\($0)", log: log) }
    stack = NavigationController(rootViewController: screens[0])
    tabs.viewControllers = [stack, screens[1]]
    host = TestHost(rootViewController: tabs)
    log.onCall = { [weak self] call in self?.interfere(with: call) }
  }

  private func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  private func coin() -> Bool { Bool.random(using: &generator) }

  private func interfere(with call: String) {
    guard let rarity, depth < 2, !call.contains("Move"), !call.contains("oad"),
      number(0...rarity) == 0
    else { return }
    depth += 1
    story.append("in \(call):")
    let parts = call.split(separator: ".")
    if parts[1].hasPrefix("viewWillAppear") { entering.append(String(parts[0])) }
    act()
    entering.removeAll { $0 == parts[0] }
    depth -= 1
  }

  func act() {
    switch number(0...12) {
    case 0...3: add()
    case 4, 5: remove()
    case 6: moveInside()
    case 7:
      story.append("push")
      stack.pushViewController(screens[2], animated: coin())
    case 8:
      story.append("pop")
      stack.popViewController(animated: coin())
    case 9:
      story.append("tab")
      tabs.selectedIndex = 1 - tabs.selectedIndex
    case 10:
      if tabs.presentedViewController == nil {
        story.append("present")
        screens[3].modalPresentationStyle = coin() ? .fullScreen : .overFullScreen
        tabs.present(screens[3], animated: coin())
      } else {
        story.append("dismiss")
        tabs.dismiss(animated: coin())
      }
    default:
      guard depth == 0 else { return }
      let time = [0, 0.016, 0.1, 0.4][number(0...3)]
      story.append("advance \(time)")
      host.advance(by: time)
    }
  }

  private func add() {
    let child = children[number(0...children.count - 1)]
    let parents: [ViewController] = screens + children
    let parent = parents[number(0...parents.count - 1)]
    var ancestor: ViewController? = parent
    while let current = ancestor {
      if current === child { return }
      ancestor = current.parent
    }
    guard child.parent !== parent, !entering.contains(child.name) else { return }
    story.append("add \(child.name) to \(parent.title ?? "")")
    child.viewIfLoaded?.removeFromSupernode()
    // A call may have put one into the other meanwhile.
    ancestor = parent
    while let current = ancestor {
      if current === child { return }
      ancestor = current.parent
    }
    parent.addChild(child)
    guard child.parent === parent else { return }
    parent.view.addSubnode(child.view)
    child.didMove(toParent: parent)
  }

  private func remove() {
    let child = children[number(0...children.count - 1)]
    guard child.parent != nil else { return }
    let isViewFirst = coin()
    story.append("remove \(child.name)\(isViewFirst ? "" : ", its view last")")
    child.willMove(toParent: nil)
    if isViewFirst { child.viewIfLoaded?.removeFromSupernode() }
    child.removeFromParent()
    if !isViewFirst, child.parent == nil { child.viewIfLoaded?.removeFromSupernode() }
  }

  private func moveInside() {
    let child = children[number(0...children.count - 1)]
    guard let parent = child.parent, child.viewIfLoaded?.supernode != nil else { return }
    story.append("move \(child.name)")
    parent.view.insertSubnode(child.view, at: 0)
  }

  func settle() {
    story.append("settle")
    host.settle()
  }

  var problems: [String] {
    let audit = AppearanceAudit(log.calls)
    var problems = audit.problems
    if !audit.inFlight.isEmpty { problems.append("in flight: \(audit.inFlight.sorted())") }
    let seen = (children + screens).filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    if audit.appeared != Set(seen) {
      problems.append("appeared: \(audit.appeared.sorted()), seen: \(seen)")
    }
    return problems
  }
}

@MainActor struct HandMadeThrashTests {
  @Test(arguments: [false, true])
  func `FR-LIFE-05 children by hand appear as they are seen, whatever happens`(
    isReentrant: Bool
  ) {
    for seed in 0..<150 as Range<UInt64> {
      let app = HandMadeApp(seed: seed, isReentrant: isReentrant)
      for _ in 0..<6 {
        for _ in 0..<6 { app.act() }
        app.settle()
        let problems = app.problems
        guard problems.isEmpty else {
          Issue.record(
            "seed \(seed): \(problems)\n\(app.story.suffix(30).joined(separator: "; "))")
          break
        }
      }
    }
  }
}
