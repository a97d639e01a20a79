import Foundation
import Testing

@testable import Widgets

@MainActor struct GestureArenaTests {
  private let host = FakeScreenHost()
  private let log = CallLog()
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func makeNode(_ name: String = "node") -> TouchRecordingNode {
    let node = TouchRecordingNode(name, log, frame: frame)
    host.makeWindow().addSubnode(node)
    return node
  }

  private func makeRecognizer(_ name: String, on node: Node) -> RecordingRecognizer {
    let recognizer = RecordingRecognizer(name, log)
    node.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `GES-01 a gesture without length ends, and is possible again after the touch`() {
    let tap = makeRecognizer("tap", on: makeNode())
    tap.stateAtUp = .ended
    host.tap(5, 5)
    #expect(
      log.take().filter { $0.hasPrefix("tap") }
        == ["tap began", "tap ended", "tap action ended", "tap reset possible"])
    #expect(tap.state == .possible)
  }

  @Test func `GES-01 a gesture with length begins, changes and ends`() {
    let pan = makeRecognizer("pan", on: makeNode())
    (pan.stateAtMove, pan.stateAtUp) = (.began, .ended)
    host.touch(.began, 5, 5)
    for x in [6, 7, 8] { host.touch(.moved, CGFloat(x), 5) }
    host.touch(.ended, 8, 5)
    #expect(
      actions() == [
        "pan action began", "pan action changed", "pan action changed", "pan action ended",
      ])
    #expect(pan.state == .possible)
  }

  @Test func `GES-01 states that do not follow each other are ignored`() {
    let recognizer = makeRecognizer("a", on: makeNode())
    recognizer.stateAtDown = .changed
    recognizer.stateAtUp = .cancelled
    host.tap(5, 5)
    #expect(actions() == [])
  }

  @Test func `GES-02 a gesture that fails makes no action, one that is cancelled does`() {
    let node = makeNode()
    let failing = makeRecognizer("failing", on: node)
    failing.stateAtUp = .failed
    host.tap(5, 5)
    #expect(actions() == [])
    let pan = makeRecognizer("pan", on: node)
    pan.stateAtMove = .began
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    host.touch(.cancelled, 6, 5)
    #expect(actions() == ["pan action began", "pan action cancelled"])
  }

  /// The two answers, and whether the second one recognises after the first one.
  @Test(arguments: [
    (false, false, false), (true, false, true), (false, true, true), (true, true, true),
  ])
  func `GES-03 the first prevents the others unless a delegate allows both`(
    first: Bool, second: Bool, both: Bool
  ) {
    let node = makeNode()
    let delegates = (AnsweringDelegate(), AnsweringDelegate())
    (delegates.0.isSimultaneous, delegates.1.isSimultaneous) = (first, second)
    let a = makeRecognizer("a", on: node)
    let b = makeRecognizer("b", on: node)
    (a.delegate, b.delegate) = (delegates.0, delegates.1)
    (a.stateAtMove, b.stateAtMove) = (.began, .began)
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    #expect(actions() == (both ? ["a action began", "b action began"] : ["a action began"]))
  }

  @Test func `GES-03 one that began later is failed by the one that has the touch`() {
    let node = makeNode()
    let a = makeRecognizer("a", on: node)
    let b = makeRecognizer("b", on: node)
    (a.stateAtDown, b.stateAtMove) = (.began, .began)
    host.touch(.began, 5, 5)
    #expect(b.state == .failed)
    host.touch(.moved, 6, 5)
    #expect(actions() == ["a action began"])
  }

  @Test func `GES-03 gestures with different fingers do not prevent each other`() {
    let window = host.makeWindow()
    let left = TouchRecordingNode("left", log, frame: frame)
    let right = TouchRecordingNode("right", log, frame: frame.moved(x: 150, y: 0))
    window.addSubnode(left)
    window.addSubnode(right)
    let a = makeRecognizer("a", on: left)
    let b = makeRecognizer("b", on: right)
    (a.stateAtMove, b.stateAtMove) = (.began, .began)
    host.touch(.began, 5, 5, id: 1)
    host.touch(.began, 155, 5, id: 2)
    host.touch(.moved, 6, 5, id: 1)
    host.touch(.moved, 156, 5, id: 2)
    #expect(actions() == ["a action began", "b action began"])
  }

  @Test(arguments: [(false, true), (true, false)])
  func `GES-04 a recogniser may not prevent, or not be prevented`(
    prevents: Bool, isPreventable: Bool
  ) {
    let node = makeNode()
    let a = makeRecognizer("a", on: node)
    let b = makeRecognizer("b", on: node)
    (a.stateAtMove, b.stateAtMove) = (.began, .began)
    a.prevents = prevents
    b.isPreventable = isPreventable
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    #expect(actions() == ["a action began", "b action began"])
  }

  @Test func `GES-05 of two of a kind the one on the subnode wins`() {
    let outer = makeNode()
    let inner = TouchRecordingNode("inner", log, frame: frame)
    outer.addSubnode(inner)
    let (outerTap, innerTap) = (TapGestureRecognizer(), TapGestureRecognizer())
    outerTap.addTarget(log) { log, _ in log.add("outer action") }
    innerTap.addTarget(log) { log, _ in log.add("inner action") }
    outer.addGestureRecognizer(outerTap)
    inner.addGestureRecognizer(innerTap)
    host.tap(5, 5)
    #expect(actions() == ["inner action"])
  }

  @Test func `GES-07 recognising takes the touch away from the node`() {
    let tap = makeRecognizer("tap", on: makeNode())
    tap.stateAtUp = .ended
    host.tap(5, 5)
    #expect(log.take().filter { $0.hasPrefix("node") } == ["node began", "node cancelled"])
    tap.cancelsTouchesInNode = false
    host.tap(5, 5)
    #expect(log.take().filter { $0.hasPrefix("node") } == ["node began", "node ended"])
  }

  @Test func `GES-07 a gesture that begins at once leaves the node nothing`() {
    let pan = makeRecognizer("pan", on: makeNode())
    pan.stateAtDown = .began
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    host.touch(.ended, 6, 5)
    let calls = log.take().filter { $0.hasPrefix("node") }
    #expect(calls.filter { $0 != "node cancelled" } == [])
  }

  @Test func `GES-09 switching off in the middle cancels with an action`() {
    let pan = makeRecognizer("pan", on: makeNode())
    pan.stateAtMove = .began
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    pan.isEnabled = false
    host.touch(.moved, 7, 5)
    host.touch(.ended, 7, 5)
    #expect(actions() == ["pan action began", "pan action cancelled"])
    pan.isEnabled = true
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    #expect(actions() == ["pan action began"])
  }

  @Test func `GES-09 switching off and on again before a touch loses nothing`() {
    let tap = makeRecognizer("tap", on: makeNode())
    tap.stateAtUp = .ended
    tap.isEnabled = false
    host.tap(5, 5)
    #expect(log.take().filter { $0.hasPrefix("tap") } == [])
    tap.isEnabled = true
    #expect(tap.state == .possible)
    host.tap(5, 5)
    #expect(actions() == ["tap action ended"])
  }

  @Test func `GES-10 a delegate that says no fails the gesture, the node gets the touch`() {
    let tap = makeRecognizer("tap", on: makeNode())
    let delegate = AnsweringDelegate()
    delegate.begins = false
    tap.delegate = delegate
    tap.stateAtUp = .ended
    host.tap(5, 5)
    #expect(
      log.take() == ["tap began", "node began", "tap ended", "tap reset possible", "node ended"])
  }

  @Test func `GES-10 the node of the recogniser, and the one that was hit, may say no`() {
    let outer = makeNode()
    let inner = TouchRecordingNode("inner", log, frame: frame)
    outer.addSubnode(inner)
    let tap = makeRecognizer("tap", on: outer)
    tap.stateAtUp = .ended
    inner.allowsGestures = false
    host.tap(5, 5)
    #expect(actions() == [])
    inner.allowsGestures = true
    outer.allowsGestures = false
    host.tap(5, 5)
    #expect(actions() == [])
    outer.allowsGestures = true
    host.tap(5, 5)
    #expect(actions() == ["tap action ended"])
  }

  @Test func `GES-10 a touch that is not received is never seen`() {
    let tap = makeRecognizer("tap", on: makeNode())
    let delegate = AnsweringDelegate()
    delegate.receives = false
    tap.delegate = delegate
    host.tap(5, 5)
    #expect(log.take() == ["node began", "node ended"])
  }

  @Test func `GES-15 a recogniser is on one node`() {
    let (a, b) = (makeNode("a"), makeNode("b"))
    let tap = makeRecognizer("tap", on: a)
    b.addGestureRecognizer(tap)
    #expect(a.gestureRecognizers == [])
    #expect(b.gestureRecognizers == [tap])
    #expect(tap.node === b)
    a.removeGestureRecognizer(tap)
    #expect(tap.node === b)
    b.removeGestureRecognizer(tap)
    #expect(tap.node == nil)
    #expect(tap.state == .possible)
  }

  @Test func `GES-15 a recogniser that moves is ready on the new node`() {
    let a = TouchRecordingNode("a", log, frame: frame)
    let tap = makeRecognizer("tap", on: a)
    tap.stateAtUp = .ended
    makeNode("b").addGestureRecognizer(tap)
    host.tap(5, 5)
    #expect(actions() == ["tap action ended"])
  }

  @Test func `GES-16 a tap on a button is not one on what is around it`() {
    let outer = makeNode()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubnode(button)
    let tap = TapGestureRecognizer()
    tap.addTarget(log) { log, _ in log.add("tap action") }
    button.addTarget(log, for: .primaryAction) { log, _ in log.add("button action") }
    outer.addGestureRecognizer(tap)
    host.tap(5, 5)
    #expect(actions() == ["button action"])
    host.tap(80, 80)
    #expect(actions() == ["tap action"])
    button.isEnabled = false
    host.tap(5, 5)
    #expect(actions() == ["tap action"])
  }

  @Test func `GES-17 recognisers see touches before nodes, also those of descendants`() {
    let outer = makeNode()
    let inner = TouchRecordingNode("inner", log, frame: frame)
    outer.addSubnode(inner)
    _ = makeRecognizer("far", on: outer)
    _ = makeRecognizer("near", on: inner)
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 6)
    host.touch(.ended, 6, 6)
    #expect(
      log.take().filter { !$0.contains("reset") } == [
        "near began", "far began", "inner began", "near moved", "far moved", "inner moved",
        "near ended", "far ended", "inner ended",
      ])
  }

  @Test func `an action may hide the window or remove the node in the middle of a touch`() {
    let node = makeNode()
    let window = node.window
    let pan = makeRecognizer("pan", on: node)
    pan.stateAtMove = .began
    pan.addTarget(log) { _, _ in
      node.removeFromSupernode()
      window?.isHidden = true
    }
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    host.touch(.moved, 7, 5)
    host.touch(.ended, 7, 5)
    #expect(pan.state == .possible)
    #expect(actions() == ["pan action began", "pan action cancelled"])
  }

  @Test func `a recogniser and its node are released in the middle of a touch`() {
    weak var released: GestureRecognizer?
    let window = host.makeWindow()
    do {
      let node = TouchRecordingNode("node", log, frame: frame)
      window.addSubnode(node)
      released = makeRecognizer("tap", on: node)
      host.touch(.began, 5, 5)
      node.removeFromSupernode()
    }
    host.touch(.moved, 6, 5)
    host.touch(.ended, 6, 5)
    #expect(released == nil)
  }

  private func actions() -> [String] {
    log.take().filter { $0.contains("action") }
  }
}
