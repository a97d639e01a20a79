import Widgets

/// A block of rows that moved up or down as a whole.
struct ScrollStep: Hashable, Sendable {
  /// The rows that scroll.
  let rows: Range<Int>
  /// How far they move: up for a positive distance, down for a negative one; never 0.
  let distance: Int
}

extension ScrollStep {
  /// Moves rows of cells as a terminal does: what leaves is lost, what comes in is blank.
  func apply(to cells: inout [Cell], width: Int) {
    let up = max(0, distance)
    let down = max(0, -distance)
    let start = rows.lowerBound * width
    let end = rows.upperBound * width
    let kept = (rows.count - abs(distance)) * width
    cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      (base + start + down * width).update(from: base + start + up * width, count: kept)
      let blank = distance > 0 ? start + kept..<end : start..<end - kept
      for index in blank { cells[index] = .blank }
    }
  }
}
