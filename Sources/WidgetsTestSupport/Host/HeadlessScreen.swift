import Foundation
import Widgets

/// The screen host behind a ``TestHost``: a clock that only the test moves, and the last frame as
/// text.
@MainActor final class HeadlessScreen: ScreenHost {
  var size: CGSize
  let metrics: Metrics
  let capabilities: ScreenCapabilities
  var now = 0.0

  /// What the last frame showed; nil before the first.
  private(set) var surface: Surface?

  /// Takes the next frame as an SVG document too.
  var onDocument: ((String) -> Void)?

  init(size: CGSize, metrics: Metrics, capabilities: ScreenCapabilities) {
    self.size = size
    self.metrics = metrics
    self.capabilities = capabilities
  }

  func present(_ frame: Frame) {
    var renderer = CellRenderer(
      columns: Self.count(frame.size.width, of: metrics.columnWidth),
      rows: Self.count(frame.size.height, of: metrics.lineHeight), metrics: metrics)
    frame.replay(into: &renderer)
    surface = renderer.surface
    guard let onDocument else { return }
    self.onDocument = nil
    var drawing = SVGRenderer(size: frame.size, metrics: metrics)
    frame.replay(into: &drawing)
    onDocument(drawing.document)
  }

  /// Nothing is to be done: the test host asks the screen what is due.
  func requestFrame() {}

  /// How many whole columns or lines fit a length; at least one, at most 10,000.
  private static func count(_ length: CGFloat, of unit: CGFloat) -> Int {
    Int(min(max(1, (length / unit).rounded(.down)), 10_000))
  }
}
