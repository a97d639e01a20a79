import Foundation
import Testing
import Widgets

/// A host that makes a frame only when the test says so.
@MainActor private final class SteppedHost: ScreenHost {
  let size = CGSize(width: 300, height: 300)
  let metrics = Metrics.points
  let capabilities = ScreenCapabilities()
  var now = 0.0
  func present(_ frame: Frame) {}
  func requestFrame() {}
}

/// What a person or a program does, at a time.
private enum ScrollAction {
  case flick(distance: CGFloat, duration: Double)
  case hold(distance: CGFloat)
  case set(CGFloat, animated: Bool)
  case assign(CGFloat)
  case content(CGFloat)
  case inset(CGFloat)
  case top
  case wheel(CGFloat)

  static func random(_ generator: inout SeededGenerator) -> ScrollAction {
    let distance = CGFloat.random(in: -140...140, using: &generator).rounded()
    let place = CGFloat.random(in: 0...700, using: &generator).rounded()
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...4:
      return .flick(distance: distance, duration: .random(in: 0.05...0.2, using: &generator))
    case 5: return .hold(distance: distance)
    case 6: return .set(place, animated: true)
    case 7: return .set(place, animated: false)
    case 8: return .content(place + 400)
    case 9: return .inset((place / 10).rounded())
    case 10: return .top
    default: return .wheel((distance / 30).rounded())
    }
  }
}

@MainActor private final class ScrollRun {
  let host = SteppedHost()
  let screen: Screen
  let window: Window
  let node = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let recorder = ScrollRecorder()
  let tick: Double
  private var nextTick = 0.0

  init(tick: Double, paging: Bool) {
    self.tick = tick
    screen = Screen(host: host)
    window = Window(screen: screen)
    window.addSubnode(node)
    window.makeKeyAndVisible()
    node.contentSize = CGSize(width: 300, height: 1000)
    node.isPagingEnabled = paging
    node.delegate = recorder
    screen.runFrame()
  }

  func wait(until time: Double) {
    while nextTick < time {
      host.now = nextTick
      screen.runFrame()
      nextTick += tick
    }
    host.now = time
  }

  func perform(_ action: ScrollAction) {
    switch action {
    case .flick(let distance, let duration): drag(distance, duration: duration, pause: 0)
    case .hold(let distance): drag(distance, duration: 0.2, pause: 0.3)
    case .set(let y, let animated):
      node.setContentOffset(inside(y), animated: animated)
    case .assign(let y): node.contentOffset = inside(y)
    case .content(let height): node.contentSize.height = height
    case .inset(let top): node.contentInset.top = top
    case .top: node.scrollToTop()
    case .wheel(let lines):
      send(
        .wheel(Wheel(location: CGPoint(x: 9, y: 9), delta: CGSize(width: 0, height: lines))))
    }
  }

  /// What a program puts outside stays there (SCR-03): this one does not.
  private func inside(_ y: CGFloat) -> CGPoint {
    node.scrollMetrics.clamped(CGPoint(x: 0, y: y))
  }

  private func drag(_ distance: CGFloat, duration: Double, pause: Double) {
    let start = host.now
    touch(.began, 0)
    for step in 1...4 {
      wait(until: start + duration * Double(step) / 4)
      touch(.moved, distance * CGFloat(step) / 4)
    }
    wait(until: start + duration + pause)
    touch(.ended, distance)
  }

  private func touch(_ phase: Touch.Phase, _ distance: CGFloat) {
    send(.touch(id: 0, phase: phase, location: CGPoint(x: 150, y: 150 + distance)))
  }

  private func send(_ event: InputEvent) {
    screen.send(event)
    screen.runFrame()
  }
}

@MainActor struct ScrollPropertyTests {
  /// Plays random actions, with random pauses, and waits for rest.
  private func play(seed: UInt64, tick: Double, paging: Bool) -> ScrollRun {
    var generator = SeededGenerator(seed: seed)
    let run = ScrollRun(tick: tick, paging: paging)
    var time = 0.0
    for _ in 1...12 {
      time = run.host.now + Double.random(in: 0.02...1.5, using: &generator)
      run.wait(until: time)
      run.perform(.random(&generator))
    }
    run.wait(until: run.host.now + 6)
    run.wait(until: run.host.now + 2 * tick)
    return run
  }

  @Test(arguments: 1...16) func `content rests inside of its range and every begin has its end`(
    seed: UInt64
  ) {
    for paging in [false, true] {
      let run = play(seed: seed, tick: 1.0 / 60, paging: paging)
      let metrics = run.node.scrollMetrics
      #expect(metrics.clamped(run.node.contentOffset) == run.node.contentOffset)
      #expect(!run.node.isDragging && !run.node.isDecelerating && !run.node.isTracking)
      #expect(run.screen.isIdle)
      expectBalance(run.recorder.calls)
    }
  }

  /// A drag that has begun ends before the next; deceleration ends, is caught, or is dropped.
  private func expectBalance(_ calls: [String]) {
    var isDragging = false
    var isDecelerating = false
    for call in calls {
      switch call {
      case "willBeginDragging":
        #expect(!isDragging)
        isDragging = true
        isDecelerating = false
      case "didEndDragging(true)", "didEndDragging(false)":
        #expect(isDragging)
        isDragging = false
      case "willBeginDecelerating":
        #expect(!isDragging)
        isDecelerating = true
      case "didEndDecelerating":
        #expect(isDecelerating)
        isDecelerating = false
      default: break
      }
    }
    #expect(!isDragging)
  }

  @Test(arguments: 1...16) func `the length of a tick changes neither the end nor the calls`(
    seed: UInt64
  ) {
    for paging in [false, true] {
      let runs = [0.016, 0.033, 1].map { play(seed: seed, tick: $0, paging: paging) }
      for other in runs.dropFirst() {
        #expect(abs(other.node.contentOffset.y - runs[0].node.contentOffset.y) < 1e-6)
        #expect(other.recorder.calls == runs[0].recorder.calls)
      }
    }
  }
}
