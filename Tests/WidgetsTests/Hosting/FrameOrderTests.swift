import Foundation
import Testing

@testable import Widgets

/// The order of DESIGN's frame: input, timers and animations, transitions, layout, did calls,
/// drawing, present.
@MainActor struct FrameOrderTests {
  private let host = FakeScreenHost()
  private let log = CallLog()

  private final class Mover: FrameAnimation {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func step(now: Double) -> Bool {
      log.add("animation \(now)")
      return now < 2
    }
  }

  private final class KeyNode: Node {
    let log: CallLog
    var onKey: () -> Void = {}
    init(_ log: CallLog) {
      self.log = log
      super.init(frame: .zero)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func keyPressed(_ key: Key) -> Bool {
      log.add("key \(key.name)")
      onKey()
      return true
    }
  }

  @Test func `a frame runs its stages in order`() {
    let window = host.makeWindow()
    let node = RecordingNode("node", log)
    let keys = KeyNode(log)
    window.addSubnode(node)
    window.addSubnode(keys)
    keys.becomeFirstResponder()
    host.runFrame()
    _ = log.take()
    host.onPresent = { _ in log.add("present") }
    node.setNeedsDisplay()
    node.setNeedsLayout()
    window.afterLayout { log.add("did call") }
    // With a transition that is due already the key would wait for the screen that comes.
    keys.onKey = { window.atTransitions { log.add("transition") } }
    window.add(Mover(log))
    window.schedule(after: 1) { log.add("timer") }
    host.screen.send(.key(Key(.enter)))
    host.runFrame(at: 1)
    #expect(
      log.take() == [
        "key enter", "timer", "animation 1.0", "transition", "node.layout", "did call",
        "node.draw", "present",
      ])
  }

  @Test func `what a stage asks of a later one is done in the same frame`() {
    let window = host.makeWindow()
    let node = RecordingNode("node", log)
    window.addSubnode(node)
    host.runFrame()
    _ = log.take()
    window.schedule(after: 1) {
      window.atTransitions {
        log.add("transition")
        node.setNeedsLayout()
        window.afterLayout { log.add("did call") }
      }
    }
    node.on(.layout) { $0.setNeedsDisplay() }
    host.runFrame(at: 1)
    #expect(log.take() == ["transition", "node.layout", "did call", "node.draw"])
    #expect(host.screen.isIdle)
  }

  @Test func `what a did call changes is laid out and drawn in the same frame`() {
    let window = host.makeWindow()
    let node = RecordingNode("node", log)
    window.addSubnode(node)
    host.runFrame()
    _ = log.take()
    window.afterLayout { node.frame.size.width = 50 }
    host.runFrame()
    #expect(log.take() == ["node.boundsDidChange", "node.layout", "node.draw"])
  }

  @Test func `a did call that asks for another one waits for the next frame`() {
    let window = host.makeWindow()
    window.afterLayout {
      log.add("first")
      window.afterLayout { log.add("second") }
    }
    host.runFrame()
    #expect(log.take() == ["first"])
    #expect(host.screen.nextDeadline == 0)
    host.runFrame()
    #expect(log.take() == ["second"])
  }

  @Test func `transitions that ask for transitions do not hold a frame up for ever`() {
    let window = host.makeWindow()
    func begin() {
      log.add("transition")
      window.atTransitions { begin() }
    }
    begin()
    _ = log.take()
    host.runFrame()
    #expect(log.take().count == 64)
    #expect(!host.screen.isIdle)
  }

  @Test func `events are handled in the order in which they were sent, all in one frame`() {
    let window = host.makeWindow()
    let keys = KeyNode(log)
    window.addSubnode(keys)
    keys.becomeFirstResponder()
    for code in [Key.Code.up, .down, .left] { host.screen.send(.key(Key(code))) }
    #expect(log.take() == [])
    host.runFrame()
    #expect(log.take() == ["key up", "key down", "key left"])
  }

  @Test func `an event sent during a frame waits for the next one`() {
    let window = host.makeWindow()
    let keys = KeyNode(log)
    window.addSubnode(keys)
    keys.becomeFirstResponder()
    window.schedule(after: 0) { host.screen.send(.key(Key(.up))) }
    host.runFrame()
    #expect(log.take() == [])
    #expect(host.screen.nextDeadline == 0)
    host.runFrame()
    #expect(log.take() == ["key up"])
  }

  @Test func `a frame inside of a frame is ignored`() {
    let window = host.makeWindow()
    window.schedule(after: 0) {
      log.add("timer")
      host.runFrame()
    }
    host.runFrame()
    #expect(log.take() == ["timer"])
  }
}

@MainActor struct IdleTests {
  private let host = FakeScreenHost()

  @Test func `at rest no frame is wanted and none is presented`() {
    let window = host.makeWindow()
    window.addSubnode(Node())
    host.runWantedFrames()
    #expect(host.screen.isIdle)
    #expect(host.screen.nextDeadline == nil)
    let (presents, requests) = (host.presentCount, host.requestCount)
    host.runFrame(at: 100)
    #expect(host.presentCount == presents)
    #expect(host.requestCount == requests)
    #expect(host.screen.isIdle)
  }

  @Test func `a change asks for one frame, however many there are`() {
    let window = host.makeWindow()
    let node = Node()
    window.addSubnode(node)
    host.runWantedFrames()
    let (presents, requests) = (host.presentCount, host.requestCount)
    node.backgroundColor = .red
    node.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    node.setNeedsLayout()
    #expect(host.requestCount == requests + 1)
    #expect(host.screen.nextDeadline == host.now)
    #expect(host.runWantedFrames() == 1)
    #expect(host.presentCount == presents + 1)
    #expect(host.requestCount == requests + 1)
  }

  @Test func `a frame that changes nothing that is seen presents nothing`() {
    let window = host.makeWindow()
    host.runWantedFrames()
    let presents = host.presentCount
    window.schedule(after: 1) {}
    #expect(host.runWantedFrames() == 1)
    host.runFrame(at: 1)
    #expect(host.presentCount == presents)
    #expect(host.screen.isIdle)
  }

  @Test func `a tap that changes a label takes one frame`() {
    let window = host.makeWindow()
    let tap = TapGestureRecognizer()
    let label = Label()
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    window.addSubnode(label)
    window.addGestureRecognizer(tap)
    tap.addTarget(label) { label, _ in label.text = "tapped" }
    host.runWantedFrames()
    host.touch(.began, 5, 5)
    let presents = host.presentCount
    host.screen.send(.touch(id: 0, phase: .ended, location: CGPoint(x: 5, y: 5)))
    #expect(host.runWantedFrames() == 1)
    #expect(host.presentCount == presents + 1)
    #expect(host.screen.isIdle)
  }

  @Test func `while something moves a frame is due each sixtieth of a second`() {
    final class Mover: FrameAnimation {
      func step(now: Double) -> Bool { now < 1 }
    }
    let window = host.makeWindow()
    window.add(Mover())
    host.runFrame(at: 0.5)
    #expect(host.screen.nextDeadline == 0.5 + 1.0 / 60)
    host.runFrame(at: 1)
    #expect(host.screen.isIdle)
  }

  @Test func `nodes of a hidden window want nothing`() {
    let window = host.makeHiddenWindow()
    let node = Node()
    window.addSubnode(node)
    host.runWantedFrames()
    let presents = host.presentCount
    node.backgroundColor = .red
    node.setNeedsDisplay()
    host.runWantedFrames()
    #expect(host.presentCount == presents)
    window.isHidden = false
    host.runWantedFrames()
    #expect(host.presentCount == presents + 1)
  }

  @Test func `drawing that asks for drawing gets a frame each time`() {
    let log = CallLog()
    let window = host.makeWindow()
    let node = RecordingNode("node", log)
    node.on(.draw) { $0.setNeedsDisplay() }
    window.addSubnode(node)
    host.runFrame()
    #expect(log.take(".draw") == ["node.draw"])
    #expect(!host.screen.isIdle)
  }

  @Test func `a screen without its host stays still`() {
    let screen: Screen
    do {
      let host = FakeScreenHost()
      screen = host.screen
    }
    screen.send(.resize)
    screen.runFrame()
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 80, height: 24))
    #expect(screen.now == 0)
  }
}
