import Foundation
import Widgets

/// The screen host behind a ``TestHost``: a clock that only the test moves, and the last frame as
/// text.
@MainActor final class HeadlessScreen: ScreenHost {
  var size: CGSize
  let metrics: Metrics
  let capabilities: ScreenCapabilities
  var now = 0.0

  /// What the last frame showed; of no size before the first.
  var surface: Surface { renderer.surface }

  private var renderer: CellRenderer

  /// Takes the next frame as an SVG document too.
  var onDocument: ((String) -> Void)?

  init(size: CGSize, metrics: Metrics, capabilities: ScreenCapabilities) {
    self.size = size
    self.metrics = metrics
    self.capabilities = capabilities
    renderer = CellRenderer(columns: 0, rows: 0, metrics: metrics)
  }

  func present(_ frame: Frame) {
    renderer.show(frame)
    guard let onDocument else { return }
    self.onDocument = nil
    var drawing = SVGRenderer(size: frame.size, metrics: metrics)
    frame.replay(into: &drawing)
    onDocument(drawing.document)
  }

  /// Nothing is to be done: the test host asks the screen what is due.
  func requestFrame() {}
}
