import Foundation

extension CellRenderer {
  /// Turns the surface, which shows the frame before, into this one: draws the rows anew in which
  /// something may have changed.
  ///
  /// A surface of another size than the frame's is replaced by one that is drawn as a whole.
  ///
  /// - Returns: The rows that were drawn anew; all others are as they were.
  /// - Complexity: O(*n*) in the nodes on the way to those in the rows, and in the cells of the rows.
  @discardableResult @MainActor public mutating func show(_ frame: Frame) -> Range<Int> {
    let columns = Self.count(frame.size.width, of: metrics.columnWidth)
    let rows = Self.count(frame.size.height, of: metrics.lineHeight)
    guard columns == surface.width, rows == surface.height else {
      surface = Surface(width: columns, height: rows)
      frame.replay(into: &self)
      return 0..<rows
    }
    let area = frame.changedArea
    if area.size == frame.size {
      surface.clear()
      frame.replay(into: &self)
      return 0..<rows
    }
    let first = Int((area.top / metrics.lineHeight).rounded(.down))
    let end = min(rows, Int((area.bottom / metrics.lineHeight).rounded(.up)))
    guard first < end else { return 0..<0 }
    // Whole rows: a wide glyph is never cut by the edge of the part that is drawn anew.
    surface.fill(columns: 0..<columns, rows: first..<end, color: nil)
    frame.replay(
      into: &self,
      within: CGRect(
        x: 0, y: CGFloat(first) * metrics.lineHeight, width: frame.size.width,
        height: CGFloat(end - first) * metrics.lineHeight))
    return first..<end
  }

  /// How many whole columns or lines fit a length; at least one, at most 10,000.
  private static func count(_ length: CGFloat, of unit: CGFloat) -> Int {
    Int(min(max(1, (length / unit).rounded(.down)), 10_000))
  }
}
