import Foundation

/// Turns positions in units into whole cells: an edge goes to the nearest one, a half upwards.
struct CellGrid: Sendable {
  let columnWidth: CGFloat
  let lineHeight: CGFloat

  /// A grid for the columns and lines of a screen; a size that is not above 0 counts as 1.
  init(metrics: Metrics) {
    columnWidth = metrics.columnWidth > 0 ? metrics.columnWidth : 1
    lineHeight = metrics.lineHeight > 0 ? metrics.lineHeight : 1
  }

  func column(_ x: CGFloat) -> Int { CellGrid.nearest(x / columnWidth) }

  func row(_ y: CGFloat) -> Int { CellGrid.nearest(y / lineHeight) }

  /// The cells between the rounded edges of a rectangle.
  func cells(of rect: CGRect) -> CellRect {
    guard let rect = rect.drawable else { return .empty }
    let left = column(rect.left)
    let top = row(rect.top)
    return CellRect(
      columns: left..<max(left, column(rect.right)), rows: top..<max(top, row(rect.bottom)))
  }

  /// The nearest whole number.
  static func nearest(_ value: CGFloat) -> Int {
    // Sums of fractions end a little below the half that they mean.
    below(value + 0.5 + 0.000_001)
  }

  /// The next whole number below, limited to what sums of a few can be calculated with.
  static func below(_ value: CGFloat) -> Int {
    let limit = CGRect.drawableLimit
    return value.isNaN ? 0 : Int(min(max(value.rounded(.down), -limit), limit))
  }
}

extension CellRect {
  static let empty = CellRect(columns: 0..<0, rows: 0..<0)
}
