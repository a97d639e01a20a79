import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A screen with everything that takes fingers, on which three of them do things at random while
/// nodes come and go.
@MainActor private final class FingerApp {
  let host: TestHost
  let stack: NavigationController
  private(set) var story: [String] = []
  private(set) var problems: [String] = []
  private var generator: SeededGenerator
  private var down: Set<Int> = []
  private var recognizers: [GestureRecognizer] = []
  private var states: [ObjectIdentifier: GestureRecognizer.State] = [:]
  private var nodes: [Node] = []
  private var depth = 0
  private let root = ViewController()

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    stack = NavigationController(rootViewController: root)
    host = TestHost(size: CGSize(width: 60, height: 24), rootViewController: stack)
    let outer = scrollable(in: root.view, CGRect(x: 0, y: 1, width: 60, height: 23), 80, 60)
    let inner = scrollable(in: outer, CGRect(x: 5, y: 2, width: 30, height: 10), 90, 10)
    inner.isPagingEnabled = true
    let deep = scrollable(in: inner, CGRect(x: 2, y: 1, width: 20, height: 8), 20, 40)
    for (index, parent) in [root.view, outer, inner, deep].enumerated() {
      let button = Button(title: "Press")
      button.frame = CGRect(x: 3, y: 3 * index + 1, width: 9, height: 2)
      button.addTarget(self, for: .primaryAction) { app, _ in app.react() }
      parent?.addSubnode(button)
      nodes.append(button)
      if let parent { addRecognizers(to: parent) }
    }
    nodes += [outer, inner, deep]
    host.settle()
  }

  private func scrollable(
    in parent: Node, _ frame: CGRect, _ width: CGFloat, _ height: CGFloat
  ) -> ScrollableNode {
    let node = ScrollableNode(frame: frame)
    node.contentSize = CGSize(width: width, height: height)
    parent.addSubnode(node)
    return node
  }

  private func addRecognizers(to node: Node) {
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for recognizer in [
      single, double, LongPressGestureRecognizer(), PanGestureRecognizer(),
      SwipeGestureRecognizer(), PinchGestureRecognizer(),
    ] where coin() || recognizer === single {
      node.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
      recognizer.addTarget(self) { app, recognizer in app.note(recognizer) }
    }
  }

  private func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  private func coin() -> Bool { Bool.random(using: &generator) }
  private func point() -> CGPoint { CGPoint(x: number(-1...61), y: number(-1...25)) }

  private func note(_ recognizer: GestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    let old = states[id] ?? .possible
    let new = recognizer.state
    let isActive = old == .began || old == .changed
    let isLegal =
      switch new {
      case .began: !isActive
      case .changed: isActive
      case .ended: true
      case .cancelled: isActive
      case .possible, .failed: false
      }
    if !isLegal { problems.append("\(type(of: recognizer)) from \(old) to \(new)") }
    states[id] = new
    if number(0...5) == 0 { react() }
  }

  /// Changes what is below the fingers.
  private func react() {
    guard depth == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    let node = nodes[number(0...nodes.count - 1)]
    let recognizer = recognizers[number(0...recognizers.count - 1)]
    switch number(0...9) {
    case 0:
      story.append("remove \(type(of: node))")
      node.removeFromSupernode()
    case 1:
      story.append("add \(type(of: node))")
      if node.supernode == nil { root.view.addSubnode(node) }
    case 2:
      story.append("hide")
      node.isHidden.toggle()
    case 3:
      story.append("switch recogniser")
      recognizer.isEnabled.toggle()
    case 4:
      story.append("move recogniser")
      recognizer.node?.removeGestureRecognizer(recognizer)
      node.addGestureRecognizer(recognizer)
    case 5:
      story.append("switch scrolling")
      (node as? ScrollableNode)?.isScrollEnabled.toggle()
      (node as? Control)?.isEnabled.toggle()
    case 6:
      story.append("push")
      stack.pushViewController(ViewController(), animated: coin())
    case 7:
      story.append("pop")
      stack.popViewController(animated: coin())
    case 8:
      story.append("size")
      (node as? ScrollableNode)?.contentSize.height = CGFloat(number(0...90))
    default:
      story.append("offset")
      (node as? ScrollableNode)?.setContentOffset(
        CGPoint(x: 0, y: number(0...9)), animated: coin())
    }
  }

  func act() {
    let finger = number(0...2)
    switch number(0...11) {
    case 0...2 where !down.contains(finger):
      down.insert(finger)
      let point = point()
      story.append("\(finger) down \(point)")
      host.touchDown(at: point, finger: finger)
    case 0...6 where down.contains(finger):
      let point = point()
      story.append("\(finger) moves \(point)")
      host.touchMove(to: point, finger: finger)
    case 7, 8: lift(finger)
    case 9: react()
    case 10:
      let time = [0.016, 0.1, 0.2, 0.6][number(0...3)]
      story.append("advance \(time)")
      host.advance(by: time)
    default: host.wheel(at: point(), by: number(-3...3))
    }
  }

  private func lift(_ finger: Int) {
    guard down.remove(finger) != nil else { return }
    let cancels = number(0...4) == 0
    story.append("\(finger) \(cancels ? "is taken" : "up")")
    if cancels {
      host.touchCancel(at: point(), finger: finger)
    } else {
      host.touchUp(at: point(), finger: finger)
    }
  }

  func rest() {
    for finger in 0...2 { lift(finger) }
    host.settle()
    story.append("rest")
    for recognizer in recognizers where recognizer.state != .possible {
      problems.append("\(type(of: recognizer)) rests as \(recognizer.state)")
    }
    for (id, state) in states where state == .began || state == .changed {
      let recognizer = recognizers.first { ObjectIdentifier($0) == id }
      problems.append("\(recognizer.map { "\(type(of: $0))" } ?? "") never ended")
    }
    for node in nodes {
      if let button = node as? Control, button.isTracking || button.isHighlighted {
        problems.append("a button is tracking")
      }
      if let list = node as? ScrollableNode,
        list.isTracking || list.isDragging || list.isDecelerating
      {
        problems.append("a list is in motion")
      }
    }
    if !host.diagnostics.isEmpty { problems.append("\(host.diagnostics)") }
  }
}

@MainActor struct FingerThrashTests {
  @Test func `GES-01 whatever fingers do and nodes do meanwhile, all comes to rest`() {
    for seed in 0..<80 as Range<UInt64> {
      let app = FingerApp(seed: seed)
      for _ in 0..<4 where app.problems.isEmpty {
        for _ in 0..<14 { app.act() }
        app.rest()
      }
      guard !app.problems.isEmpty else { continue }
      Issue.record("seed \(seed): \(app.problems)\n\(app.story.suffix(30).joined(separator: "; "))")
    }
  }
}
