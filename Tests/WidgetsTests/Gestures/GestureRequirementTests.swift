import Foundation
import Testing

@testable import Widgets

/// Recognisers that wait for others, and nodes that wait for recognisers.
@MainActor struct GestureRequirementTests {
  private let host = FakeScreenHost()
  private let log = CallLog()
  private let node: TouchRecordingNode

  init() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    node = TouchRecordingNode("node", log, frame: frame)
    host.makeWindow().addSubnode(node)
  }

  private func addTap(_ name: String, taps: Int = 1) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.addTarget(log) { log, _ in log.add("\(name) action") }
    node.addGestureRecognizer(tap)
    return tap
  }

  private func addRecorder(_ name: String) -> RecordingRecognizer {
    let recognizer = RecordingRecognizer(name, log)
    node.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func actions() -> [String] { log.take().filter { $0.contains("action") } }

  // MARK: - require(toFail:)

  @Test func `GES-06 a single tap that requires a double tap to fail comes after its time`() {
    let once = addTap("once")
    once.require(toFail: addTap("twice", taps: 2))
    host.tap(5, 5)
    #expect(actions() == [])
    host.runFrame(at: 0.34)
    #expect(actions() == [])
    host.runFrame(at: 0.35)
    #expect(actions() == ["once action"])
    #expect(once.state == .possible)
    #expect(host.screen.isIdle)
  }

  @Test func `GES-06 when the double tap succeeds the single tap fails`() {
    let once = addTap("once")
    once.require(toFail: addTap("twice", taps: 2))
    host.tap(5, 5)
    host.runFrame(at: 0.2)
    host.tap(5, 5)
    #expect(actions() == ["twice action"])
    host.runFrame(at: 2)
    #expect(actions() == [])
    host.tap(5, 5)
    host.runFrame(at: 3)
    #expect(actions() == ["once action"])
  }

  @Test func `GES-06 one large step ends like many small ones`() {
    let once = addTap("once")
    once.require(toFail: addTap("twice", taps: 2))
    host.tap(5, 5)
    // No frame runs before the next touch, which comes too late for a double tap.
    host.now = 1
    host.touch(.began, 5, 5)
    #expect(actions() == ["once action"])
    host.touch(.ended, 5, 5)
    host.runFrame(at: 2)
    #expect(actions() == ["once action"])
  }

  @Test func `GES-06 a gesture with length begins when the other has failed`() {
    let pan = addRecorder("pan")
    let other = addRecorder("other")
    pan.require(toFail: other)
    (pan.stateAtMove, pan.stateAtUp, other.stateAtUp) = (.began, .ended, .failed)
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    #expect(pan.state == .possible)
    host.touch(.ended, 6, 5)
    #expect(actions() == ["pan action began", "pan action ended"])
  }

  @Test func `GES-06 one that sees no touch is not waited for`() {
    let elsewhere = Node(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
    let other = TapGestureRecognizer()
    elsewhere.addGestureRecognizer(other)
    node.window?.addSubnode(elsewhere)
    addTap("once").require(toFail: other)
    host.tap(5, 5)
    #expect(actions() == ["once action"])
  }

  @Test func `GES-06 two that wait for each other both fail`() {
    let (a, b) = (addTap("a"), addTap("b"))
    a.require(toFail: b)
    b.require(toFail: a)
    host.tap(5, 5)
    #expect(actions() == [])
    #expect(host.screen.isIdle)
  }

  @Test(arguments: [true, false]) func `GES-06 a delegate may ask for it`(isAsker: Bool) {
    let delegate = OrderingDelegate()
    let (once, twice) = (addTap("once"), addTap("twice", taps: 2))
    (isAsker ? once : twice).delegate = delegate
    (delegate.waits, delegate.isWaitedFor) = (isAsker, !isAsker)
    host.tap(5, 5)
    #expect(actions() == [])
    host.runFrame(at: 1)
    #expect(actions() == ["once action"])
  }

  @Test func `a recogniser that is switched off, or gone, holds nobody up`() {
    let once = addTap("once")
    let twice = addTap("twice", taps: 2)
    once.require(toFail: twice)
    host.tap(5, 5)
    twice.isEnabled = false
    #expect(actions() == ["once action"])
    host.tap(5, 5)
    #expect(actions() == ["once action"])
    twice.isEnabled = true
    host.tap(5, 5)
    node.removeGestureRecognizer(twice)
    #expect(actions() == ["once action"])
  }

  @Test func `a window that is left ends the wait for a second tap`() {
    let tap = addTap("twice", taps: 2)
    let window = node.window
    host.tap(5, 5)
    node.removeFromSupernode()
    window?.addSubnode(node)
    host.now = 0.1
    host.tap(5, 5)
    host.runFrame(at: 3)
    #expect(tap.state == .possible)
    #expect(host.screen.isIdle)
  }

  // MARK: - Delays

  @Test func `GES-08 the end of a touch is delayed by default, its beginning is not`() {
    let recognizer = GestureRecognizer()
    #expect(recognizer.delaysTouchesEnded)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.cancelsTouchesInNode)
  }

  @Test func `GES-08 a node hears of the end when no second tap has come`() {
    _ = addTap("twice", taps: 2)
    host.tap(5, 5)
    #expect(log.take() == ["node began"])
    host.runFrame(at: 0.35)
    #expect(log.take() == ["node ended"])
  }

  @Test func `GES-08 a double tap takes both touches away from the node`() {
    _ = addTap("twice", taps: 2)
    host.tap(5, 5)
    host.tap(5, 5)
    #expect(
      log.take()
        == ["node began", "node began", "node cancelled", "node cancelled", "twice action"])
  }

  @Test func `GES-08 without the delay the node hears at once`() {
    addTap("twice", taps: 2).delaysTouchesEnded = false
    host.tap(5, 5)
    #expect(log.take() == ["node began", "node ended"])
  }

  @Test func `GES-08 a button under a double tap of its surroundings is not held up`() {
    _ = addTap("twice", taps: 2)
    let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    node.addSubnode(button)
    button.addTarget(log, for: .primaryAction) { log, _ in log.add("button action") }
    host.tap(5, 5)
    #expect(actions() == ["button action"])
  }

  @Test func `GES-08 with delaysTouchesBegan a node hears only of what was not recognised`() {
    let pan = addRecorder("pan")
    pan.delaysTouchesBegan = true
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    #expect(!log.take().contains("node began"))
    pan.state = .failed
    #expect(log.take() == ["node began"])
    host.touch(.moved, 7, 5)
    host.touch(.ended, 7, 5)
    #expect(log.take().filter { $0.hasPrefix("node") } == ["node moved", "node ended"])
    pan.stateAtMove = .began
    host.touch(.began, 5, 5)
    host.touch(.moved, 6, 5)
    host.touch(.ended, 6, 5)
    #expect(log.take().filter { $0.hasPrefix("node") } == [])
  }
}

/// A delegate that puts recognisers in an order.
private final class OrderingDelegate: GestureRecognizerDelegate {
  var waits = false
  var isWaitedFor = false

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { waits }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { isWaitedFor }
}
