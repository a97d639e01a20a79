import Widgets

/// What a screen needs to know of a terminal; the session does the work.
@MainActor final class TerminalHost: ScreenHost {
  /// Takes each frame, and where it may differ from the one before.
  var onPresent: ((Surface, Range<Int>) -> Void)?
  /// Hears that a frame is wanted.
  var onRequestFrame: (() -> Void)?

  /// Takes what is copied.
  var onCopy: ((String) -> Void)?
  /// How light the background is, from 0 (black) to 1 (white); nil while nobody has said it.
  var backgroundLightness: Double? {
    didSet {
      guard let backgroundLightness else { return }
      capabilities.userInterfaceStyle = backgroundLightness < 0.5 ? .dark : .light
    }
  }

  /// The size in cells.
  var cells: TerminalSize

  private var renderer = CellRenderer(columns: 0, rows: 0)

  init(cells: TerminalSize) {
    self.cells = cells
  }

  var size: CGSize { CGSize(width: cells.columns, height: cells.rows) }

  let metrics = Metrics.cells

  /// What was in the environment, or what the terminal said: light text on a dark background, or the
  /// other way round, and how wide it draws.
  var capabilities = ScreenCapabilities()

  var now: Double { MonotonicClock.now }

  func present(_ frame: Frame) {
    let rows = renderer.show(frame)
    onPresent?(renderer.surface, rows)
  }

  /// The frame that was presented last; nil before the first.
  var surface: Surface? { renderer.surface.cells.isEmpty ? nil : renderer.surface }

  func requestFrame() {
    onRequestFrame?()
  }

  /// Hands a text to the system's pasteboard, where the terminal allows it.
  func copy(_ text: String) {
    onCopy?(text)
  }
}
