import Foundation
import Testing

@testable import Widgets

@MainActor struct TouchDeliveryTests {
  private let host = FakeScreenHost()
  private let log = CallLog()

  private func makeNode(
    _ name: String, in window: Window, x: CGFloat = 0
  ) -> TouchRecordingNode {
    let frame = CGRect(x: x, y: 0, width: 50, height: 50)
    let node = TouchRecordingNode(name, log, frame: frame)
    window.addSubnode(node)
    return node
  }

  @Test func `RSP-04 a touch stays with the node that it began on`() {
    let window = host.makeWindow()
    _ = makeNode("a", in: window)
    _ = makeNode("b", in: window, x: 100)
    host.touch(.began, 5, 5)
    host.touch(.moved, 105, 5)
    host.touch(.moved, 1000, 1000)
    host.touch(.ended, 105, 5)
    #expect(log.take() == ["a began", "a moved", "a moved", "a ended"])
  }

  @Test func `RSP-04 also when the node leaves the tree`() {
    let window = host.makeWindow()
    let node = makeNode("a", in: window)
    host.touch(.began, 5, 5)
    node.removeFromSupernode()
    host.touch(.ended, 5, 5)
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test func `RSP-04 a node that is gone gets nothing, and nobody else does`() {
    let window = host.makeWindow()
    do {
      let node = makeNode("a", in: window)
      host.touch(.began, 5, 5)
      node.removeFromSupernode()
    }
    _ = makeNode("b", in: window)
    host.touch(.moved, 6, 5)
    host.touch(.ended, 6, 5)
    #expect(log.take() == ["a began"])
  }

  @Test func `RSP-07 a node gets one finger at a time unless it wants more`() {
    let window = host.makeWindow()
    let node = makeNode("a", in: window)
    #expect(!node.isMultipleTouchEnabled)
    host.touch(.began, 5, 5, id: 1)
    host.touch(.began, 15, 5, id: 2)
    host.touch(.moved, 16, 5, id: 2)
    host.touch(.ended, 16, 5, id: 2)
    host.touch(.ended, 5, 5, id: 1)
    #expect(log.take() == ["a began", "a ended"])
    node.isMultipleTouchEnabled = true
    host.touch(.began, 5, 5, id: 1)
    host.touch(.began, 15, 5, id: 2)
    host.touch(.ended, 15, 5, id: 2)
    host.touch(.ended, 5, 5, id: 1)
    #expect(log.take() == ["a began", "a began", "a ended", "a ended"])
  }

  @Test func `RSP-07 two nodes get a finger each`() {
    let window = host.makeWindow()
    _ = makeNode("a", in: window)
    _ = makeNode("b", in: window, x: 100)
    host.touch(.began, 5, 5, id: 1)
    host.touch(.began, 105, 5, id: 2)
    host.touch(.ended, 5, 5, id: 1)
    host.touch(.ended, 105, 5, id: 2)
    #expect(log.take() == ["a began", "b began", "a ended", "b ended"])
  }

  @Test func `a finger that comes down twice is taken away in between`() {
    let window = host.makeWindow()
    _ = makeNode("a", in: window)
    host.touch(.began, 5, 5)
    host.touch(.began, 6, 5)
    host.touch(.ended, 6, 5)
    #expect(log.take() == ["a began", "a cancelled", "a began", "a ended"])
  }

  @Test func `a finger that comes down again in a window above leaves the one below`() {
    let low = host.makeWindow()
    _ = makeNode("low", in: low)
    host.touch(.began, 5, 5)
    let high = host.makeWindow(level: 1)
    _ = makeNode("high", in: high)
    host.touch(.began, 5, 5)
    host.touch(.ended, 5, 5)
    #expect(log.take() == ["low began", "low cancelled", "high began", "high ended"])
  }

  @Test func `a finger that was never down, or is nowhere, is ignored`() {
    let window = host.makeWindow()
    _ = makeNode("a", in: window)
    host.touch(.moved, 5, 5)
    host.touch(.ended, 5, 5)
    host.touch(.cancelled, 5, 5, id: 7)
    host.touch(.began, .nan, 5)
    host.touch(.began, -50, -50)
    #expect(log.take() == [])
    host.touch(.began, 5, 5)
    host.touch(.moved, .infinity, 5)
    host.touch(.ended, 5, 5)
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test func `hiding a window takes its fingers away`() {
    let window = host.makeWindow()
    _ = makeNode("a", in: window)
    host.touch(.began, 5, 5, id: 1)
    window.isHidden = true
    host.touch(.ended, 5, 5, id: 1)
    #expect(log.take() == ["a began", "a cancelled"])
  }

  @Test func `replacing the root takes the fingers away`() {
    let window = host.makeWindow()
    window.rootViewController = ViewController()
    host.runFrame()
    let node = TouchRecordingNode("a", log, frame: window.bounds)
    window.rootViewController?.view.addSubnode(node)
    host.touch(.began, 5, 5)
    window.rootViewController = ViewController()
    host.touch(.ended, 5, 5)
    #expect(log.take() == ["a began", "a cancelled"])
  }

  @Test func `a touch knows where it is, was and began, and when`() {
    let window = host.makeWindow()
    let spy = TouchSpy(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    window.addSubnode(spy)
    host.now = 1
    host.touch(.began, 20, 5)
    host.now = 2
    host.touch(.moved, 30, 6)
    #expect(spy.touch?.location(in: spy) == CGPoint(x: 20, y: 6))
    #expect(spy.touch?.previousLocation(in: spy) == CGPoint(x: 10, y: 5))
    #expect(spy.touch?.startInWindow == CGPoint(x: 20, y: 5))
    #expect(spy.touch?.timestamp == 2)
    #expect(spy.touch?.node === spy)
    #expect(spy.touch?.phase == .moved)
    host.touch(.began, 40, 5, id: 1)
    #expect(spy.touch?.phase == .stationary)
    #expect(spy.eventCount == 1)
    host.touch(.ended, 30, 6)
    #expect(spy.eventCount == 2)
    #expect(spy.touch?.phase == .ended)
  }

  @Test func `taps in quick succession at one place are counted`() {
    let window = host.makeWindow()
    let spy = TouchSpy(frame: window.bounds)
    window.addSubnode(spy)
    func count(at time: Double, _ x: CGFloat) -> Int? {
      host.now = time
      host.tap(x, 5)
      return spy.touch?.tapCount
    }
    #expect(count(at: 0, 20) == 1)
    #expect(count(at: 0.3, 20) == 2)
    #expect(count(at: 0.6, 22) == 3)
    #expect(count(at: 1.0, 20) == 1)
    #expect(count(at: 1.1, 60) == 1)
  }

  @Test func `a drag or a cancelled touch is not the first half of a double tap`() {
    let window = host.makeWindow()
    let spy = TouchSpy(frame: window.bounds)
    window.addSubnode(spy)
    host.touch(.began, 20, 5)
    host.touch(.moved, 80, 5)
    host.touch(.ended, 80, 5)
    host.tap(20, 5)
    #expect(spy.touch?.tapCount == 1)
    host.now = 5
    host.touch(.began, 20, 5)
    host.touch(.cancelled, 20, 5)
    host.tap(20, 5)
    #expect(spy.touch?.tapCount == 1)
  }
}

private final class TouchSpy: Node {
  private(set) var touch: Touch?
  private(set) var eventCount = 0

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    touch = touches.first
    eventCount = event?.allTouches.count ?? 0
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    eventCount = event?.allTouches.count ?? 0
  }
}
