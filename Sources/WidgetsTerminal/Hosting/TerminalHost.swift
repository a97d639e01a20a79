import Widgets

/// What a screen needs to know of a terminal; the session does the work.
@MainActor final class TerminalHost: ScreenHost {
  /// Takes each frame.
  var onPresent: ((Surface) -> Void)?
  /// Hears that a frame is wanted.
  var onRequestFrame: (() -> Void)?

  /// Takes what is copied.
  var onCopy: ((String) -> Void)?
  /// From 0 (black) to 1 (white); nil while the terminal has not said it.
  var backgroundLightness: Double?

  /// The size in cells.
  var cells: TerminalSize

  init(cells: TerminalSize) {
    self.cells = cells
  }

  var size: CGSize { CGSize(width: cells.columns, height: cells.rows) }

  let metrics = Metrics.cells

  let capabilities = ScreenCapabilities()

  var now: Double { MonotonicClock.now }

  func present(_ frame: Frame) {
    var renderer = CellRenderer(columns: cells.columns, rows: cells.rows, metrics: frame.metrics)
    frame.replay(into: &renderer)
    onPresent?(renderer.surface)
  }

  func requestFrame() {
    onRequestFrame?()
  }

  /// Hands a text to the system's pasteboard, where the terminal allows it.
  func copy(_ text: String) {
    onCopy?(text)
  }
}
