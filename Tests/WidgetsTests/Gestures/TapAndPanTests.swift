import Foundation
import Testing

@testable import Widgets

@MainActor struct TapGestureRecognizerTests {
  private let log = CallLog()

  private func makeHost(_ metrics: Metrics = .points) -> FakeScreenHost {
    let host = FakeScreenHost(metrics: metrics)
    let tap = TapGestureRecognizer()
    tap.addTarget(log) { log, tap in
      log.add("tap \(tap.location(in: tap.node).x) \(tap.location(in: nil).x)")
    }
    let node = Node(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    node.addGestureRecognizer(tap)
    host.makeWindow().addSubnode(node)
    return host
  }

  @Test func `GES-12 a finger that lifts where it came down is a tap`() {
    makeHost().tap(30, 5)
    #expect(log.take() == ["tap 10.0 30.0"])
  }

  @Test(arguments: [(2, true), (9.5, true), (10, false), (60, false)])
  func `GES-12 it may move by less than 10 points`(distance: CGFloat, isTap: Bool) {
    let host = makeHost()
    host.touch(.began, 30, 5)
    host.touch(.moved, 30 + distance, 5)
    host.touch(.ended, 30 + distance, 5)
    #expect(log.take().isEmpty == !isTap)
  }

  @Test func `GES-12 one that came back is no tap`() {
    let host = makeHost()
    host.touch(.began, 30, 5)
    host.touch(.moved, 60, 5)
    host.touch(.moved, 30, 5)
    host.touch(.ended, 30, 5)
    #expect(log.take() == [])
  }

  @Test func `GES-12 one that jumps without a move is no tap`() {
    let host = makeHost()
    host.touch(.began, 30, 5)
    host.touch(.ended, 80, 5)
    #expect(log.take() == [])
  }

  @Test func `GES-12 on a screen of cells a tap stays in its cell`() {
    let host = makeHost(.cells)
    host.touch(.began, 30, 5)
    host.touch(.ended, 31, 5)
    #expect(log.take() == [])
    host.tap(31, 5)
    #expect(log.take() == ["tap 11.0 31.0"])
  }

  @Test func `GES-12 two fingers are no tap`() {
    let host = makeHost()
    host.touch(.began, 30, 5, id: 1)
    host.touch(.began, 40, 5, id: 2)
    host.touch(.ended, 30, 5, id: 1)
    host.touch(.ended, 40, 5, id: 2)
    #expect(log.take() == [])
    host.tap(30, 5)
    #expect(log.take().count == 1)
  }

  @Test func `GES-12 one that stays too long is no tap`() {
    let host = makeHost()
    host.touch(.began, 30, 5)
    host.now = 0.74
    host.touch(.ended, 30, 5)
    #expect(log.take().count == 1)
    host.touch(.began, 30, 5)
    host.now = 1.5
    host.touch(.ended, 30, 5)
    #expect(log.take() == [])
  }

  private func makeTap(taps: Int = 1, touches: Int = 1, on host: FakeScreenHost) {
    let tap = TapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, touches)
    tap.addTarget(log) { log, tap in log.add("\(taps) \(touches) \(tap.location(in: nil).x)") }
    let node = Node(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    node.addGestureRecognizer(tap)
    host.makeWindow().addSubnode(node)
  }

  @Test func `GES-12 one tap of one finger is the default`() {
    let tap = TapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (0, -1)
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
  }

  @Test func `three taps in a row are a triple tap, and then it starts anew`() {
    let host = FakeScreenHost()
    makeTap(taps: 3, on: host)
    for _ in 1...2 {
      host.tap(30, 5)
      host.tap(31, 5)
      #expect(log.take() == [])
      host.tap(32, 5)
      #expect(log.take() == ["3 1 32.0"])
    }
  }

  @Test(arguments: [(0.34, 30.0, true), (0.36, 30.0, false), (0.1, 60.0, false)])
  func `the second tap comes soon and at the same place`(pause: Double, x: CGFloat, isTap: Bool) {
    let host = FakeScreenHost()
    makeTap(taps: 2, on: host)
    host.tap(30, 5)
    host.now += pause
    host.tap(x, 5)
    #expect(log.take().isEmpty == !isTap)
  }

  @Test func `a tap of two fingers is between them`() {
    let host = FakeScreenHost()
    makeTap(touches: 2, on: host)
    host.tap(30, 5)
    #expect(log.take() == [])
    host.touch(.began, 30, 5, id: 1)
    host.touch(.began, 50, 5, id: 2)
    host.touch(.ended, 30, 5, id: 1)
    #expect(log.take() == [])
    host.touch(.ended, 50, 5, id: 2)
    #expect(log.take() == ["1 2 40.0"])
  }

  @Test func `a finger that is taken away is no tap`() {
    let host = makeHost()
    host.touch(.began, 30, 5)
    host.touch(.cancelled, 30, 5)
    #expect(log.take() == [])
  }
}

@MainActor struct PanGestureRecognizerTests {
  private let log = CallLog()
  private let pan = PanGestureRecognizer()

  private func makeHost(_ metrics: Metrics = .points) -> FakeScreenHost {
    let host = FakeScreenHost(metrics: metrics)
    let node = Node(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    pan.addTarget(log) { [unowned pan] log, _ in
      let translation = pan.translation(in: nil)
      log.add("\(pan.state) \(translation.x) \(translation.y)")
    }
    node.addGestureRecognizer(pan)
    host.makeWindow().addSubnode(node)
    return host
  }

  /// SCR-48: the translation counts from where the threshold was crossed.
  @Test func `GES-13 GES-14 it begins 10 points from the start and counts from there`() {
    let host = makeHost()
    host.touch(.began, 50, 50)
    host.touch(.moved, 59, 50)
    #expect(log.take() == [])
    host.touch(.moved, 60, 50)
    host.touch(.moved, 65, 52)
    host.touch(.ended, 65, 52)
    #expect(log.take() == ["began 0.0 0.0", "changed 5.0 2.0", "ended 5.0 2.0"])
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func `GES-13 a large first step counts what is past the threshold`() {
    let host = makeHost()
    host.touch(.began, 50, 50)
    host.touch(.moved, 50, 90)
    #expect(log.take() == ["began 0.0 30.0"])
  }

  @Test func `GES-13 the threshold is a distance, not one along an axis`() {
    let host = makeHost()
    host.touch(.began, 50, 50)
    // 3, 4, 5 doubled: exactly 10 away.
    host.touch(.moved, 56, 58)
    #expect(log.take() == ["began 0.0 0.0"])
  }

  @Test func `GES-13 setTranslation starts to count anew`() {
    let host = makeHost()
    host.touch(.began, 50, 50)
    host.touch(.moved, 70, 50)
    pan.setTranslation(.zero, in: nil)
    host.touch(.moved, 75, 50)
    pan.setTranslation(CGPoint(x: 100, y: 0), in: nil)
    host.touch(.moved, 76, 50)
    #expect(log.take() == ["began 10.0 0.0", "changed 5.0 0.0", "changed 101.0 0.0"])
  }

  @Test func `GES-13 on a screen of cells it begins one cell away`() {
    let host = makeHost(.cells)
    host.touch(.began, 5, 5)
    host.touch(.moved, 5, 6)
    host.touch(.moved, 5, 8)
    #expect(log.take() == ["began 0.0 0.0", "changed 0.0 2.0"])
  }

  @Test func `GES-13 the velocity is in units per second along the axes of a node`() {
    let host = makeHost()
    host.touch(.began, 50, 50)
    for step in 1...10 {
      host.now = Double(step) * 0.01
      host.touch(.moved, 50 + CGFloat(step) * 2, 50 - CGFloat(step))
    }
    // 2 and -1 points each 10 ms.
    let velocity = pan.velocity(in: pan.node)
    #expect(abs(velocity.x - 200) < 1e-6)
    #expect(abs(velocity.y + 100) < 1e-6)
  }

  @Test func `GES-13 a finger that was held has no velocity`() {
    let host = makeHost()
    host.touch(.began, 50, 50)
    host.now = 0.05
    host.touch(.moved, 100, 50)
    host.now = 0.5
    host.touch(.ended, 100, 50)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `with two fingers it follows the place between them`() {
    pan.minimumNumberOfTouches = 2
    let host = makeHost()
    host.touch(.began, 50, 50, id: 1)
    host.touch(.moved, 90, 50, id: 1)
    host.touch(.began, 90, 90, id: 2)
    host.touch(.ended, 90, 90, id: 2)
    host.touch(.ended, 90, 50, id: 1)
    #expect(log.take() == [])
    host.touch(.began, 50, 50, id: 1)
    host.touch(.began, 90, 50, id: 2)
    host.touch(.moved, 50, 70, id: 1)
    host.touch(.moved, 90, 90, id: 2)
    host.touch(.ended, 90, 90, id: 2)
    #expect(log.take() == ["began 0.0 0.0", "changed 0.0 20.0", "ended 0.0 20.0"])
  }

  @Test func `more fingers than the maximum are no pan`() {
    pan.maximumNumberOfTouches = 1
    let host = makeHost()
    host.touch(.began, 50, 50, id: 1)
    host.touch(.began, 90, 50, id: 2)
    host.touch(.moved, 90, 50, id: 1)
    #expect(log.take() == [])
  }

  @Test func `a touch that stays is no pan`() {
    let host = makeHost()
    host.tap(50, 50)
    #expect(log.take() == [])
    #expect(pan.state == .possible)
  }

  @Test func `a second finger neither moves nor ends it`() {
    let host = makeHost()
    host.touch(.began, 50, 50, id: 1)
    host.touch(.moved, 70, 50, id: 1)
    host.touch(.began, 200, 200, id: 2)
    host.touch(.moved, 250, 200, id: 2)
    host.touch(.ended, 250, 200, id: 2)
    host.touch(.moved, 71, 50, id: 1)
    host.touch(.ended, 71, 50, id: 1)
    #expect(log.take() == ["began 10.0 0.0", "changed 11.0 0.0", "ended 11.0 0.0"])
  }

  @Test func `a finger that is taken away cancels it`() {
    let host = makeHost()
    host.touch(.began, 50, 50)
    host.touch(.moved, 70, 50)
    host.touch(.cancelled, 70, 50)
    #expect(log.take() == ["began 10.0 0.0", "cancelled 10.0 0.0"])
  }
}
