import Foundation

extension ScrollableNode {
  /// Draws the bars that show the place, over the content and in the coordinates of the viewport.
  final func drawIndicators(in canvas: Canvas) {
    let metrics = scrollMetrics
    for axis in Axis.allCases {
      let isShown =
        axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
      guard isShown, let bar = ScrollIndicator(metrics, along: axis, screen: canvas.metrics) else {
        continue
      }
      bar.draw(in: canvas, color: isFocused ? tintColor : nil)
    }
  }
}

/// The bar that shows the place along one axis, as a value.
struct ScrollIndicator: Hashable, Sendable {
  /// A bar is 2.5 points thick and 3 points from the edge (measured, SCR-81).
  static let thickness: CGFloat = 2.5
  static let margin: CGFloat = 3
  /// A bar is at least this long in points; our choice.
  static let minimumLength: CGFloat = 16

  let axis: Axis
  /// Where the bar is in the viewport.
  let frame: CGRect

  /// Nil where the content fits, and where there is no room.
  init?(_ metrics: ScrollMetrics, along axis: Axis, screen: Metrics) {
    let range = metrics.range(along: axis)
    let lead = max(0, metrics.inset.leading(axis))
    let track = metrics.viewportSize[axis] - lead - max(0, metrics.inset.trailing(axis))
    guard !range.isSingleOffset, track > 0 else { return nil }
    self.axis = axis
    let isCells = screen.pointsPerUnit > 1
    let shortest = Self.minimumLength / screen.pointsPerUnit
    var length = max(shortest, track * track / (track + range.length))
    // Pulled past an end, the bar is pressed together there.
    length = max(shortest, length - abs(range.overshoot(of: metrics.offset[axis])))
    if isCells { length = length.rounded() }
    length = min(length, track)
    let part = (range.clamp(metrics.offset[axis]) - range.min) / range.length
    let position = lead + (track - length) * part
    let thickness = isCells ? 1 : Self.thickness
    let across = metrics.viewportSize[axis.crossed] - thickness - (isCells ? 0 : Self.margin)
    frame =
      axis == .vertical
      ? CGRect(x: across, y: position, width: thickness, height: length)
      : CGRect(x: position, y: across, width: length, height: thickness)
  }

  @MainActor func draw(in canvas: Canvas, color: Color?) {
    if canvas.metrics.pointsPerUnit > 1 {
      let style = TextStyle(foreground: color ?? .gray)
      canvas.fill(frame, with: axis == .vertical ? "▐" : "▄", style: style)
    } else {
      canvas.fill(frame, color: color ?? .gray)
    }
  }
}
