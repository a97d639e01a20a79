import Foundation
import Testing

@testable import Widgets

/// One recogniser on a node of 300 × 300 that writes its states into a log.
@MainActor private final class GestureStage<Recognizer: GestureRecognizer> {
  let host: FakeScreenHost
  let log = CallLog()
  let recognizer: Recognizer

  init(_ recognizer: Recognizer, metrics: Metrics = .points) {
    self.recognizer = recognizer
    host = FakeScreenHost(metrics: metrics)
    let node = Node(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    recognizer.addTarget(log) { log, recognizer in log.add("\(recognizer.state)") }
    node.addGestureRecognizer(recognizer)
    host.makeWindow().addSubnode(node)
  }
}

@MainActor struct LongPressGestureRecognizerTests {
  @Test func `GES-11 it begins by itself after half a second, and ends with the finger`() {
    let stage = GestureStage(LongPressGestureRecognizer())
    stage.host.touch(.began, 50, 50)
    stage.host.runFrame(at: 0.49)
    #expect(stage.log.take() == [])
    stage.host.runFrame(at: 0.5)
    #expect(stage.log.take() == ["began"])
    stage.host.touch(.moved, 200, 50)
    stage.host.touch(.ended, 200, 50)
    #expect(stage.log.take() == ["changed", "ended"])
  }

  @Test(arguments: [(9.0, true), (10.0, false)])
  func `GES-11 the finger may move by less than 10 points before`(distance: CGFloat, begins: Bool) {
    let stage = GestureStage(LongPressGestureRecognizer())
    stage.host.touch(.began, 50, 50)
    stage.host.touch(.moved, 50 + distance, 50)
    stage.host.runFrame(at: 1)
    #expect(stage.log.take() == (begins ? ["began"] : []))
  }

  @Test func `GES-11 a late frame makes no difference`() {
    let stage = GestureStage(LongPressGestureRecognizer())
    stage.host.touch(.began, 50, 50)
    stage.host.now = 3
    stage.host.touch(.ended, 50, 50)
    #expect(stage.log.take() == ["began", "ended"])
  }

  @Test func `GES-11 a finger that lifts before is none`() {
    let stage = GestureStage(LongPressGestureRecognizer())
    stage.host.tap(50, 50)
    stage.host.runFrame(at: 1)
    #expect(stage.log.take() == [])
    #expect(stage.host.screen.isIdle)
  }

  @Test func `it may want a tap before, and two fingers`() {
    let stage = GestureStage(LongPressGestureRecognizer())
    stage.recognizer.numberOfTapsRequired = 1
    stage.host.touch(.began, 50, 50)
    stage.host.runFrame(at: 1)
    #expect(stage.log.take() == [])
    stage.host.touch(.ended, 50, 50)
    stage.host.touch(.began, 50, 50)
    stage.host.runFrame(at: 2)
    #expect(stage.log.take() == ["began"])
    stage.host.touch(.ended, 50, 50)
    stage.recognizer.numberOfTapsRequired = 0
    stage.recognizer.numberOfTouchesRequired = 2
    stage.host.runFrame(at: 3)
    stage.host.touch(.began, 50, 50, id: 1)
    stage.host.touch(.began, 80, 50, id: 2)
    #expect(stage.log.take() == ["ended"])
    stage.host.runFrame(at: 3.5)
    #expect(stage.log.take() == ["began"])
    #expect(stage.recognizer.numberOfTouches == 2)
    #expect(stage.recognizer.location(in: nil) == CGPoint(x: 65, y: 50))
  }
}

@MainActor struct SwipeGestureRecognizerTests {
  private func swipe(
    _ direction: SwipeGestureRecognizer.Direction, to x: CGFloat, _ y: CGFloat,
    seconds: Double = 0.1
  ) -> [String] {
    let stage = GestureStage(SwipeGestureRecognizer())
    stage.recognizer.direction = direction
    stage.host.touch(.began, 100, 100)
    stage.host.now = seconds
    stage.host.touch(.moved, x, y)
    stage.host.touch(.ended, x, y)
    return stage.log.take()
  }

  @Test func `a quick movement of 50 points in the direction is a swipe`() {
    #expect(swipe(.right, to: 150, 110) == ["ended"])
    #expect(swipe(.left, to: 50, 90) == ["ended"])
    #expect(swipe(.up, to: 100, 50) == ["ended"])
    #expect(swipe([.down, .up], to: 100, 150) == ["ended"])
  }

  @Test func `one that is short, slow, aslant or goes elsewhere is none`() {
    #expect(swipe(.right, to: 149, 100) == [])
    #expect(swipe(.right, to: 200, 100, seconds: 0.5) == [])
    #expect(swipe(.right, to: 160, 140) == [])
    #expect(swipe(.right, to: 40, 100) == [])
    #expect(swipe([.up, .down], to: 200, 100) == [])
  }

  @Test func `it takes as many fingers as it wants`() {
    let stage = GestureStage(SwipeGestureRecognizer())
    stage.recognizer.numberOfTouchesRequired = 2
    stage.host.touch(.began, 100, 100, id: 1)
    stage.host.touch(.began, 100, 150, id: 2)
    stage.host.touch(.moved, 160, 100, id: 1)
    #expect(stage.log.take() == [])
    stage.host.touch(.moved, 160, 150, id: 2)
    #expect(stage.log.take() == ["ended"])
  }

  @Test func `on cells four columns are enough`() {
    let stage = GestureStage(SwipeGestureRecognizer(), metrics: .cells)
    stage.host.touch(.began, 10, 10)
    stage.host.touch(.moved, 13, 10)
    #expect(stage.log.take() == [])
    stage.host.touch(.moved, 14, 10)
    #expect(stage.log.take() == ["ended"])
  }
}

@MainActor struct PinchGestureRecognizerTests {
  @Test func `GES-18 two fingers from 100 to 200 apart are a scale of 2`() {
    let stage = GestureStage(PinchGestureRecognizer())
    let pinch = stage.recognizer
    #expect(pinch.scale == 1)
    stage.host.touch(.began, 100, 100, id: 1)
    #expect(pinch.scale == 1)
    stage.host.touch(.began, 200, 100, id: 2)
    #expect(pinch.scale == 1)
    stage.host.touch(.moved, 50, 100, id: 1)
    stage.host.touch(.moved, 250, 100, id: 2)
    #expect(stage.log.take() == ["began", "changed"])
    #expect(pinch.scale == 2)
    #expect(pinch.location(in: nil) == CGPoint(x: 150, y: 100))
    stage.host.touch(.ended, 250, 100, id: 2)
    #expect(stage.log.take() == ["ended"])
    stage.host.touch(.ended, 50, 100, id: 1)
    #expect(pinch.scale == 1)
  }

  @Test func `GES-18 one finger is no pinch, and neither are two at rest`() {
    let stage = GestureStage(PinchGestureRecognizer())
    stage.host.touch(.began, 100, 100, id: 1)
    stage.host.touch(.moved, 150, 100, id: 1)
    stage.host.touch(.began, 200, 100, id: 2)
    stage.host.touch(.moved, 209, 100, id: 2)
    stage.host.touch(.ended, 209, 100, id: 2)
    stage.host.touch(.ended, 150, 100, id: 1)
    #expect(stage.log.take() == [])
  }

  @Test func `setting the scale counts on from there, and the velocity is that of the scale`() {
    let stage = GestureStage(PinchGestureRecognizer())
    let pinch = stage.recognizer
    stage.host.touch(.began, 100, 100, id: 1)
    stage.host.touch(.began, 200, 100, id: 2)
    stage.host.now = 0.1
    stage.host.touch(.moved, 250, 100, id: 2)
    // From 1 to 1.5 in 0.1 s.
    #expect(abs(pinch.velocity - 5) < 1e-9)
    pinch.scale = 1
    pinch.scale = .nan
    stage.host.touch(.moved, 400, 100, id: 2)
    #expect(pinch.scale == 2)
  }

  @Test func `fingers in one cell do not divide by zero`() {
    let stage = GestureStage(PinchGestureRecognizer(), metrics: .cells)
    stage.host.touch(.began, 10, 10, id: 1)
    stage.host.touch(.began, 10, 10, id: 2)
    stage.host.touch(.moved, 13, 10, id: 2)
    #expect(stage.recognizer.scale == 3)
    #expect(stage.log.take() == ["began"])
  }
}

@MainActor struct ScreenEdgePanGestureRecognizerTests {
  private func drag(
    _ edges: RectEdge, from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat),
    metrics: Metrics = .points
  ) -> [String] {
    let pan = ScreenEdgePanGestureRecognizer()
    let host = FakeScreenHost(metrics: metrics)
    let log = CallLog()
    let window = host.makeWindow()
    pan.edges = edges
    pan.addTarget(log) { log, pan in log.add("\(pan.state)") }
    window.addGestureRecognizer(pan)
    host.touch(.began, start.0, start.1)
    host.touch(.moved, end.0, end.1)
    return log.take()
  }

  @Test func `a drag inwards from the edge begins it`() {
    #expect(drag(.left, from: (19, 200), to: (40, 205)) == ["began"])
    #expect(drag(.right, from: (301, 200), to: (280, 200)) == ["began"])
    #expect(drag(.top, from: (100, 0), to: (100, 20)) == ["began"])
    #expect(drag(.bottom, from: (100, 479), to: (100, 400)) == ["began"])
  }

  @Test func `one from elsewhere, along the edge or from an edge that does not count is none`() {
    #expect(drag(.left, from: (20, 200), to: (60, 200)) == [])
    #expect(drag(.left, from: (5, 200), to: (15, 230)) == [])
    #expect(drag(.right, from: (5, 200), to: (60, 200)) == [])
    #expect(drag([], from: (5, 200), to: (60, 200)) == [])
  }

  @Test func `on cells it begins in the two outermost columns`() {
    #expect(drag(.left, from: (1, 5), to: (2, 5), metrics: .cells) == ["began"])
    #expect(drag(.left, from: (2, 5), to: (4, 5), metrics: .cells) == [])
  }

  @Test func `a pan under the finger waits for it, and has the drag when it fails`() {
    let host = FakeScreenHost()
    let log = CallLog()
    let window = host.makeWindow()
    let (pan, edge) = (PanGestureRecognizer(), ScreenEdgePanGestureRecognizer())
    edge.edges = .left
    let content = Node(frame: window.bounds)
    window.addSubnode(content)
    content.addGestureRecognizer(pan)
    window.addGestureRecognizer(edge)
    pan.addTarget(log) { log, pan in log.add("pan \(pan.state)") }
    edge.addTarget(log) { log, edge in log.add("edge \(edge.state)") }
    host.touch(.began, 5, 200)
    host.touch(.moved, 25, 200)
    #expect(log.take() == ["edge began"])
    host.touch(.ended, 25, 200)
    _ = log.take()
    host.touch(.began, 5, 200)
    host.touch(.moved, 5, 230)
    #expect(log.take() == ["pan began"])
  }
}
