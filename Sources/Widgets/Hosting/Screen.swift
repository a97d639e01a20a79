public import Foundation

/// What a host shows: windows above each other, fed with events and drawn frame by frame.
@MainActor public final class Screen {
  /// Receives keys that no responder handled; nil by default.
  public var onUnhandledKey: ((Key) -> Void)?

  /// What ``onUnhandledKey`` does, for the list of keys that `?` shows; empty by default. A key that a
  /// responder handles is left out there.
  public var unhandledKeyHints: [KeyHint] = []

  /// The windows that are visible, back to front: by level, then by when they were shown.
  public private(set) var windows: [Window] = []

  /// What was copied in the app.
  public let pasteboard: Pasteboard

  private weak var host: (any ScreenHost)?
  let pipeline: FramePipeline

  /// A screen of a host. The host keeps the screen; the screen keeps the host weakly.
  public init(host: any ScreenHost) {
    self.host = host
    pasteboard = Pasteboard { [weak host] in host?.copy($0) }
    pipeline = FramePipeline(host: host)
    pipeline.screen = self
  }

  /// The whole screen, from (0, 0), in its units. A size that the host does not know is 80 × 24
  /// cells, or that many columns and lines of text.
  public var bounds: CGRect {
    let metrics = self.metrics
    let size = host?.size ?? .zero
    func known(_ length: CGFloat, _ fallback: CGFloat) -> CGFloat {
      length.isFinite && length > 0 ? length : fallback
    }
    return CGRect(
      x: 0, y: 0, width: known(size.width, 80 * metrics.columnWidth),
      height: known(size.height, 24 * metrics.lineHeight))
  }

  /// The sizes of this kind of screen.
  public var metrics: Metrics { host?.metrics ?? .cells }

  /// What nodes on this screen see as their traits.
  public var traits: Traits {
    let capabilities = host?.capabilities ?? ScreenCapabilities()
    return Traits(
      metrics: metrics, prefersReducedMotion: capabilities.prefersReducedMotion,
      userInterfaceStyle: capabilities.userInterfaceStyle,
      textWidthPolicy: capabilities.textWidthPolicy,
      layoutDirection: capabilities.layoutDirection)
  }

  /// How far the host's own bars reach into the screen.
  var safeAreaInsets: EdgeInsets { host?.capabilities.safeAreaInsets ?? .zero }

  /// The host's time, in seconds.
  public var now: Double { host?.now ?? 0 }

  /// The window that keys go to.
  public internal(set) weak var keyWindow: Window?

  // MARK: - For hosts

  /// Takes note of an event; it is handled in the first stage of the next frame, in order.
  public func send(_ event: InputEvent) {
    pipeline.send(event)
  }

  /// Runs one frame: input, timers and animations, transitions, layout, did calls, drawing,
  /// presenting. A call from inside a frame is ignored.
  public func runFrame() {
    pipeline.runFrame()
  }

  /// The host's time at which a frame is due: now or earlier when one is wanted already, 1/60 s
  /// after the last one while something moves, else when the next timer is due; nil when nothing
  /// will happen by itself.
  public var nextDeadline: Double? { pipeline.nextDeadline }

  /// Whether nothing is wanted, moving or waiting for a time.
  public var isIdle: Bool { pipeline.nextDeadline == nil }

  // MARK: - Windows

  func show(_ window: Window) {
    guard !windows.contains(window) else { return }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
    pipeline.requestDrawing()
  }

  /// Brings a window to the front of its level.
  func restack(_ window: Window) {
    guard let old = windows.firstIndex(of: window) else { return }
    windows.remove(at: old)
    show(window)
  }

  func hide(_ window: Window) {
    guard let index = windows.firstIndex(of: window) else { return }
    windows.remove(at: index)
    if keyWindow === window { keyWindow = windows.last }
    pipeline.requestDrawing()
  }
}
