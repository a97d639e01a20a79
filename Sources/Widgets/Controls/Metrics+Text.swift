import Foundation

extension Metrics {
  /// How many whole columns of text fit into a width; a little less than one counts, so that sums
  /// of fractions do.
  func columns(in width: CGFloat) -> Int {
    guard columnWidth > 0, width > 0 else { return 0 }
    return Int(min((width / columnWidth + 0.001).rounded(.down), 1_000_000))
  }

  /// The nearest edge at or before a place that can be told from others on this screen.
  func visibleEdge(before place: CGFloat) -> CGFloat {
    guard smallestVisibleStep > 0 else { return place }
    return (place / smallestVisibleStep + 0.001).rounded(.down) * smallestVisibleStep
  }
}

extension Traits {
  /// The width of a text in one line.
  func width(of text: String) -> CGFloat {
    CGFloat(TextWidth.columns(of: text, policy: textWidthPolicy)) * metrics.columnWidth
  }
}

extension CGRect {
  /// The part of the rectangle that starts where lines of text must start to stand in its middle;
  /// the whole of it when they do not fit.
  func linesInMiddle(_ lines: Int, metrics: Metrics) -> CGRect {
    let free = size.height - CGFloat(lines) * metrics.lineHeight
    guard free > 0 else { return self }
    let skipped = metrics.visibleEdge(before: free / 2)
    return CGRect(
      x: origin.x, y: origin.y + skipped, width: size.width, height: size.height - skipped)
  }
}
