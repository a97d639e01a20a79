import Foundation
import Testing

@testable import Widgets

/// Writes the events that it gets, and handles those that a test wants.
private final class RecordingResponderNode: Node {
  var log: [String] = []
  var forwards = true
  var handlesKeys = false
  var canBecome = true
  var canResign = true

  override var canBecomeFirstResponder: Bool { canBecome }
  override var canResignFirstResponder: Bool { canResign }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    log.append("began")
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    log.append("ended")
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func keyPressed(_ key: Key) -> Bool {
    log.append("key \(key.name)")
    return handlesKeys || super.keyPressed(key)
  }

  override func wheelTurned(_ wheel: Wheel) -> Bool {
    log.append("wheel \(wheel.location.x) \(wheel.location.y)")
    return handlesKeys || super.wheelTurned(wheel)
  }
}

@MainActor struct ResponderChainTests {
  private let host = FakeScreenHost()
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `RSP-01 the chain goes from a node by its supernodes and controller to the window`() {
    let window = host.makeWindow()
    let controller = ViewController()
    window.rootViewController = controller
    host.runFrame()
    let (outer, inner) = (Node(), Node())
    controller.view.addSubnode(outer)
    outer.addSubnode(inner)
    var chain: [Responder] = []
    var next: Responder? = inner
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    let expected: [Responder] = [inner, outer, controller.view, controller, window]
    #expect(chain.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
  }

  @Test func `RSP-02 only a controller's view goes on to the controller`() {
    let controller = ViewController()
    let child = Node()
    controller.view.addSubnode(child)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
  }

  @Test func `RSP-03 touches go up the chain until a node keeps them`() {
    let window = host.makeWindow()
    let outer = RecordingResponderNode(frame: frame)
    let inner = RecordingResponderNode(frame: frame)
    window.addSubnode(outer)
    outer.addSubnode(inner)
    host.tap(5, 5)
    #expect(inner.log == ["began", "ended"])
    #expect(outer.log == ["began", "ended"])
    inner.forwards = false
    host.tap(5, 5)
    #expect(outer.log == ["began", "ended"])
  }

  @Test func `RSP-03 a plain child passes touches on, a button does not`() {
    let window = host.makeWindow()
    let outer = RecordingResponderNode(frame: frame)
    outer.addSubnode(Node(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    outer.addSubnode(Button(frame: CGRect(x: 50, y: 50, width: 20, height: 20)))
    window.addSubnode(outer)
    host.tap(5, 5)
    #expect(outer.log == ["began", "ended"])
    host.tap(55, 55)
    #expect(outer.log == ["began", "ended"])
  }

  @Test func `a key goes up the chain until it is handled, then to the host`() {
    let window = host.makeWindow()
    let outer = RecordingResponderNode(frame: frame)
    let inner = RecordingResponderNode(frame: frame)
    window.addSubnode(outer)
    outer.addSubnode(inner)
    inner.becomeFirstResponder()
    var unhandled: [Key] = []
    host.screen.onUnhandledKey = { unhandled.append($0) }
    host.press(.enter)
    #expect(inner.log == ["key enter"])
    #expect(outer.log == ["key enter"])
    #expect(unhandled == [Key(.enter)])
    outer.handlesKeys = true
    host.press(.escape)
    #expect(outer.log == ["key enter", "key escape"])
    #expect(unhandled == [Key(.enter)])
  }

  @Test func `a wheel goes to what is under it, and up from there`() {
    let window = host.makeWindow()
    let outer = RecordingResponderNode(frame: frame)
    let inner = RecordingResponderNode(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubnode(outer)
    outer.addSubnode(inner)
    inner.handlesKeys = true
    func wheel(_ x: CGFloat) {
      let location = CGPoint(x: x, y: 5)
      host.screen.send(
        .wheel(Wheel(location: location, delta: CGSize(width: 0, height: 1))))
      host.runFrame()
    }
    wheel(5)
    #expect(inner.log == ["wheel 5.0 5.0"])
    #expect(outer.log == [])
    wheel(60)
    #expect(outer.log == ["wheel 60.0 5.0"])
  }
}

@MainActor struct FirstResponderTests {
  private let host = FakeScreenHost()
  private let first = RecordingResponderNode()
  private let second = RecordingResponderNode()

  private func makeWindow() -> Window {
    let window = host.makeWindow()
    window.addSubnode(first)
    window.addSubnode(second)
    return window
  }

  @Test func `RSP-05 a node that can becomes first responder, and again`() {
    let window = makeWindow()
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(first.becomeFirstResponder())
    #expect(window.firstResponder === first)
  }

  @Test func `RSP-05 a node that cannot, or has no window, does not`() {
    let window = makeWindow()
    first.canBecome = false
    #expect(!first.becomeFirstResponder())
    #expect(!RecordingResponderNode().becomeFirstResponder())
    #expect(!Node().becomeFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test func `RSP-05 the old one resigns first`() {
    let window = makeWindow()
    first.becomeFirstResponder()
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(window.firstResponder === second)
  }

  @Test func `RSP-05 the old one may refuse`() {
    _ = makeWindow()
    first.becomeFirstResponder()
    first.canResign = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!first.resignFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test func `RSP-05 each window has its own`() {
    let other = host.makeWindow()
    let third = RecordingResponderNode()
    other.addSubnode(third)
    _ = makeWindow()
    first.becomeFirstResponder()
    #expect(third.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(third.isFirstResponder)
  }

  @Test func `RSP-05 resigning without being first is true and changes nothing`() {
    _ = makeWindow()
    first.becomeFirstResponder()
    #expect(second.resignFirstResponder())
    #expect(first.isFirstResponder)
    #expect(first.resignFirstResponder())
    #expect(!first.isFirstResponder)
  }
}
