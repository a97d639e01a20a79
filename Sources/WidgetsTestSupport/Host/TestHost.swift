public import Foundation
public import Widgets

/// Runs an app without a screen, under a clock that the test moves, and acts like a person.
///
/// ```swift
/// let host = TestHost(rootViewController: AppController())
/// try host.tap("Row 3")
/// host.settle()
/// #expect(host.screen.contains("Details of row 3"))
/// ```
///
/// What a person does takes no time: each action is sent and one frame runs. Only
/// ``advance(by:)``, ``settle()`` and ``drag(from:to:duration:)`` move the clock, so the same test
/// always gives the same ``events``, and a second of the clock takes a few milliseconds.
@MainActor public final class TestHost {
  /// The window that the app is in.
  public let window: Window

  let headless: HeadlessScreen
  let misuse = DiagnosticLog()
  var lastFrame = -Double.infinity
  private let record = CallRecord()

  /// Shows a controller in a new window and runs the first frame, at time 0.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in its units; 80 × 24 by default. A direction that is not
  ///     finite or not above 0 is 80 columns or 24 lines.
  ///   - metrics: What kind of units those are; cells by default.
  ///   - safeAreaInsets: How far a status bar and the like reach into the screen; nothing by
  ///     default.
  ///   - prefersReducedMotion: Whether the person asked for less movement; false by default.
  ///   - textWidthPolicy: How many columns the characters take on which screens differ; what most
  ///     terminals do by default.
  ///   - layoutDirection: From which side the person reads; from the left by default.
  ///   - rootViewController: The app.
  public init(
    size: CGSize = CGSize(width: 80, height: 24), metrics: Metrics = .cells,
    safeAreaInsets: EdgeInsets = .zero, prefersReducedMotion: Bool = false,
    textWidthPolicy: TextWidthPolicy = .standard,
    layoutDirection: LayoutDirection = .leftToRight, rootViewController: ViewController
  ) {
    headless = HeadlessScreen(
      size: size, metrics: metrics,
      capabilities: ScreenCapabilities(
        safeAreaInsets: safeAreaInsets, prefersReducedMotion: prefersReducedMotion,
        textWidthPolicy: textWidthPolicy,
        layoutDirection: layoutDirection))
    window = Window(screen: Screen(host: headless))
    window.callRecord = record
    window.diagnosticHandler = { [misuse] in misuse.entries.append($0) }
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    runFrame()
  }

  isolated deinit {
    // A visible window and its screen keep each other.
    for window in window.screen.windows { window.isHidden = true }
    runFrame()
  }

  /// The host's time in seconds: 0 at first, and moved by the test only.
  public var now: Double { headless.now }

  /// The calls of delegates and of the life cycle so far, oldest first, one line each.
  public var events: [String] { record.calls }

  /// Forgets the ``events`` so far, so that a test can look at those of one action.
  public func clearEvents() {
    record.removeAll()
  }

  /// The misuse that was refused so far, and what ``settle()`` could not wait for.
  public var diagnostics: [Diagnostic] { misuse.entries }

  /// What the last frame showed: a line for each line of text of the screen, blanks at the end of a
  /// line cut.
  public var screen: String { surface.text }

  /// What the last frame showed, with styles and colours.
  public var surface: Surface { headless.surface }

  /// The screen as an SVG document. Runs a frame, which is the pending one if there is one.
  public var svg: String {
    var document = ""
    headless.onDocument = { document = $0 }
    window.setNeedsDisplay()
    runFrame()
    return document
  }

  /// Changes the size of the screen and runs a frame.
  public func resize(to size: CGSize) {
    headless.size = size
    send(.resize)
  }

  // MARK: - Frames

  func send(_ event: InputEvent) {
    window.screen.send(event)
    runFrame()
  }

  func runFrame() {
    lastFrame = now
    window.screen.runFrame()
  }

  func report(_ code: String, _ message: String) {
    misuse.entries.append(
      Diagnostic(code: Diagnostic.Code(code), message: message, subject: "TestHost"))
  }
}

/// What a window's diagnostic handler writes into, apart from the host, so that neither keeps the
/// other.
@MainActor final class DiagnosticLog {
  var entries: [Diagnostic] = []
}
