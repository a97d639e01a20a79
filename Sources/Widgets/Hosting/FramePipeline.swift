import Foundation

/// The stages of a frame, in their order. This is the only place where they are called.
@MainActor final class FramePipeline {
  /// Seconds between frames while something moves.
  static let tick = 1.0 / 60
  /// How many transitions, one begun by another, a frame begins.
  static let transitionLimit = 64

  weak var screen: Screen?
  private weak var host: (any ScreenHost)?
  private var events: [InputEvent] = []
  private var clock = FrameClock()
  private var transitions: [() -> Void] = []
  private var afterLayout: [() -> Void] = []
  private var isRunning = false
  private var isFrameWanted = false
  private var isDrawingWanted = false
  private(set) var change = ScreenChange.everything
  /// Whether each node knows if it is drawn outside of itself (``NodeFlags/drawsInside``).
  var arePlacesKnown = false
  private var lastFrame = -Double.infinity

  init(host: any ScreenHost) {
    self.host = host
  }

  // MARK: - Asking

  func send(_ event: InputEvent) {
    events.append(event)
    requestFrame()
  }

  func requestFrame() {
    guard !isFrameWanted else { return }
    isFrameWanted = true
    // What is asked for during a frame is mostly done by its later stages.
    if !isRunning { host?.requestFrame() }
  }

  /// Something must be drawn at a place that is not known.
  func requestDrawing() {
    change = .everything
    arePlacesKnown = false
    requestRecording()
  }

  /// Some nodes must be recorded anew, and are where they were.
  func requestRecording() {
    isDrawingWanted = true
    requestFrame()
  }

  /// What is shown in a part of the screen may have changed.
  func noteChange(in area: CGRect) { change.add(area) }

  func add(_ work: ScheduledWork) {
    clock.add(work)
    requestFrame()
  }

  func add(_ animation: any FrameAnimation) {
    clock.add(animation)
    requestFrame()
  }

  func atTransitions(_ body: @escaping () -> Void) {
    transitions.append(body)
    requestFrame()
  }

  func afterLayout(_ body: @escaping () -> Void) {
    afterLayout.append(body)
    requestFrame()
  }

  var nextDeadline: Double? {
    if isFrameWanted { return host?.now ?? 0 }
    if !clock.animations.isEmpty { return lastFrame + Self.tick }
    return clock.nextDue
  }

  // MARK: - The frame

  func runFrame() {
    guard !isRunning, let screen, let host else { return }
    isRunning = true
    isFrameWanted = false
    let now = host.now
    lastFrame = now
    handleInput(screen)
    runClock(now: now)
    beginTransitions()
    layOut(screen)
    makeDidCalls()
    layOut(screen)
    draw(screen, on: host)
    isRunning = false
    isFrameWanted = hasWork(screen)
    if isFrameWanted { host.requestFrame() }
  }

  /// Whether something is left that does not wait for a time.
  private func hasWork(_ screen: Screen) -> Bool {
    areEventsDue(screen) || !transitions.isEmpty || !afterLayout.isEmpty || isDrawingWanted
      || screen.windows.contains { $0.subtreeNeedsLayout }
  }

  /// Whether an event waits for nothing but a frame. What waits for a transition that is running is
  /// looked at in each of its frames.
  private func areEventsDue(_ screen: Screen) -> Bool {
    !events.isEmpty && (!events.allSatisfy(\.isTyped) || !screen.awaitsAnotherScreen)
  }

  /// Hands out what has come in, in order. What is typed ahead waits for the screen that it is for:
  /// where an event before has begun a change of screens, or has taken focus away, it is for what
  /// comes then, in the next frame.
  private func handleInput(_ screen: Screen) {
    let batch = events
    events = []
    var typedAhead: [InputEvent] = []
    var isFirst = true
    for event in batch {
      let waits =
        event.isTyped
        && (!typedAhead.isEmpty || !transitions.isEmpty || screen.awaitsAnotherScreen
          || (!isFirst && screen.awaitsFocus))
      if waits {
        typedAhead.append(event)
      } else {
        screen.handle(event)
        isFirst = false
      }
    }
    events = typedAhead + events
  }

  private func runClock(now: Double) {
    var limit = clock.count
    while let work = clock.nextDue(now: now, before: &limit) { work.fire(now: now) }
    clock.removeEnded()
    for animation in clock.animations where !animation.step(now: now) {
      clock.remove(animation)
    }
  }

  private func beginTransitions() {
    var count = 0
    while !transitions.isEmpty, count < Self.transitionLimit {
      transitions.removeFirst()()
      count += 1
    }
  }

  private func layOut(_ screen: Screen) {
    for window in screen.windows {
      var passes = 0
      while window.subtreeNeedsLayout {
        passes += 1
        if passes > Node.layoutLimit {
          window.dropLayoutRequests()
          window.report(
            "layout.loop",
            "Layout asked for layout \(Node.layoutLimit) times in one frame. Do not "
              + "call setNeedsLayout from layoutSubnodes without a change.")
          break
        }
        window.layoutSubtree(depth: 0)
      }
    }
  }

  /// Runs what waited for layout. What it adds waits for the next frame.
  private func makeDidCalls() {
    let batch = afterLayout
    afterLayout = []
    for body in batch { body() }
  }

  private func draw(_ screen: Screen, on host: any ScreenHost) {
    for window in screen.windows where window.focusedNode != nil || window.searchesFocus {
      window.searchesFocus = false
      window.repairFocus()
    }
    guard isDrawingWanted else { return }
    isDrawingWanted = false
    let traits = screen.traits
    var canvas = Canvas(
      bounds: screen.bounds, metrics: traits.metrics, textWidthPolicy: traits.textWidthPolicy)
    for window in screen.windows { window.recordDisplay(with: &canvas) }
    let frame = Frame(screen: screen, change: change)
    change = .nothing
    host.present(frame)
  }
}
