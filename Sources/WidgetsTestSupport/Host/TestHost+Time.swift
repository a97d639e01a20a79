import Widgets

extension TestHost {
  /// Seconds between two frames while something moves or asks for frames.
  private static let tick = 1.0 / 60
  /// How far apart two times may be that are meant to be the same: sums of ticks round.
  private static let tolerance = 1e-9
  /// How long ``settle()`` waits at most, in seconds of the host's clock.
  private static let patience = 10.0

  /// Moves the clock, with every frame on the way: the pending one now, then one each 1/60 s while
  /// something moves, and one whenever a timer is due, in order of time. What moves at the end of
  /// the step is shown as it is then.
  ///
  /// 0 runs the pending frame. A time that is negative or not finite counts as 0.
  public func advance(by seconds: Double) {
    let end = now + (seconds.isFinite ? max(0, seconds) : 0)
    runPendingFrame()
    while let due = nextFrame, due <= end + Self.tolerance {
      let time = min(due, end)
      if time <= lastFrame { break }
      headless.now = time
      runFrame()
    }
    headless.now = end
    if isMoving, end > lastFrame { runFrame() }
  }

  /// Moves the clock until nothing is wanted, moving or waiting for a time.
  ///
  /// It gives up after 10 s of the clock, with a diagnostic `testhost.settle`; a timer that
  /// repeats for ever, or is due later than that, never lets an app come to rest.
  public func settle() {
    let end = now + Self.patience
    runPendingFrame()
    while let due = nextFrame {
      if due > end {
        headless.now = end
        report(
          "testhost.settle",
          "The app was not at rest after 10 s. Use advance(by:) when something repeats for ever.")
        return
      }
      headless.now = due
      runFrame()
    }
  }

  /// Settles, and lets tasks of the app run in between, until neither leads to a frame any more.
  ///
  /// A task gets many turns on the main actor, but what waits for the real time or for the network
  /// is not waited for.
  public func settleTasks() async {
    var quietTurns = 0
    settle()
    while quietTurns < 100 {
      await Task.yield()
      quietTurns += 1
      guard !window.screen.isIdle else { continue }
      let before = diagnostics.count
      settle()
      if diagnostics.count > before { return }
      quietTurns = 0
    }
  }

  /// Whether the next frame comes within a tick of the last one.
  private var isMoving: Bool {
    guard let deadline = window.screen.nextDeadline else { return false }
    return deadline <= lastFrame + Self.tick + Self.tolerance
  }

  private func runPendingFrame() {
    if let deadline = window.screen.nextDeadline, deadline <= now { runFrame() }
  }

  /// When the next frame runs: at the due time, or a tick after the last frame when one is wanted
  /// already; nil when nothing will happen by itself.
  private var nextFrame: Double? {
    guard let deadline = window.screen.nextDeadline else { return nil }
    return deadline > now ? deadline : max(now, lastFrame + Self.tick)
  }
}
