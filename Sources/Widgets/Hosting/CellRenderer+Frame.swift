import Foundation

extension CellRenderer {
  /// Turns the surface, which shows the frame before, into this one: draws the rows anew in which
  /// something may have changed.
  ///
  /// A surface of another size than the frame's is replaced by one that is drawn as a whole.
  ///
  /// - Complexity: O(*n*) in the nodes on the way to those in the rows, and in the cells of the rows.
  @MainActor public mutating func show(_ frame: Frame) {
    let columns = Self.count(frame.size.width, of: metrics.columnWidth)
    let rows = Self.count(frame.size.height, of: metrics.lineHeight)
    guard columns == surface.width, rows == surface.height else {
      surface = Surface(width: columns, height: rows)
      return frame.replay(into: &self)
    }
    let area = frame.changedArea
    if area.size == frame.size {
      surface.clear()
      return frame.replay(into: &self)
    }
    let first = Int((area.top / metrics.lineHeight).rounded(.down))
    let end = Int((area.bottom / metrics.lineHeight).rounded(.up))
    guard first < end else { return }
    // Whole rows: a wide glyph is never cut by the edge of the part that is drawn anew.
    surface.fill(columns: 0..<columns, rows: first..<end, color: nil)
    frame.replay(
      into: &self,
      within: CGRect(
        x: 0, y: CGFloat(first) * metrics.lineHeight, width: frame.size.width,
        height: CGFloat(end - first) * metrics.lineHeight))
  }

  /// How many whole columns or lines fit a length; at least one, at most 10,000.
  private static func count(_ length: CGFloat, of unit: CGFloat) -> Int {
    Int(min(max(1, (length / unit).rounded(.down)), 10_000))
  }
}
