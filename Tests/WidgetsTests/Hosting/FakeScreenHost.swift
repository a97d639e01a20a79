import Foundation

@testable import Widgets

/// A host with a clock that the test moves, which counts what the screen asks of it.
@MainActor final class FakeScreenHost: ScreenHost {
  var size: CGSize
  var metrics: Metrics
  var capabilities: ScreenCapabilities
  var now = 0.0
  private(set) var presentCount = 0
  private(set) var requestCount = 0
  private(set) var diagnostics: [Diagnostic] = []
  var onPresent: (Frame) -> Void = { _ in }
  private(set) lazy var screen = Screen(host: self)

  init(
    size: CGSize = CGSize(width: 320, height: 480), metrics: Metrics = .points,
    safeAreaInsets: EdgeInsets = .zero
  ) {
    self.size = size
    self.metrics = metrics
    capabilities = ScreenCapabilities(safeAreaInsets: safeAreaInsets)
  }

  func present(_ frame: Frame) {
    presentCount += 1
    onPresent(frame)
  }

  func requestFrame() {
    requestCount += 1
  }

  /// A visible window with nothing in it, whose first frame has run.
  func makeWindow(level: CGFloat = 0) -> Window {
    let window = makeHiddenWindow()
    window.windowLevel = level
    window.makeKeyAndVisible()
    screen.runFrame()
    return window
  }

  func makeHiddenWindow() -> Window {
    let window = Window(screen: screen)
    window.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    return window
  }

  // MARK: - Time

  /// Runs one frame, at a time.
  func runFrame(at time: Double? = nil) {
    if let time { now = time }
    screen.runFrame()
  }

  /// Runs frames until nothing is wanted now; returns how many it took, 100 at most.
  @discardableResult func runWantedFrames() -> Int {
    var count = 0
    while let deadline = screen.nextDeadline, deadline <= now, count < 100 {
      screen.runFrame()
      count += 1
    }
    return count
  }

  // MARK: - Input

  /// Sends a change of a finger and runs a frame.
  func touch(_ phase: Touch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    screen.send(.touch(id: id, phase: phase, location: CGPoint(x: x, y: y)))
    screen.runFrame()
  }

  /// A finger that comes down and lifts.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// Presses a key and runs a frame.
  func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    screen.send(.key(Key(code, modifiers: modifiers)))
    screen.runFrame()
  }

  /// Changes the size and runs a frame.
  func resize(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    screen.send(.resize)
    screen.runFrame()
  }
}
