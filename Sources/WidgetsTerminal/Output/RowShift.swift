import Widgets

/// Characters that are inserted or deleted in a row, so that the rest of it moves.
struct RowShift: Hashable, Sendable {
  /// Where characters come in or go.
  let column: Int
  /// How many come in; negative for those that go.
  let count: Int

  /// What a shift has to save, in cells: about what its own bytes cost.
  private static let leastGain = 6
  /// A text grows or shrinks by no more than this.
  private static let mostColumns = 16

  /// The shift after which fewer cells of a row differ; nil when none is worth its bytes.
  ///
  /// It is looked for where a text was replaced by one of another length with the same end.
  init?(_ row: CellRow) {
    let (old, new) = (row.old, row.new)
    let first = new.firstDifference(from: old, startingAt: 0)
    let last = new.lastDifference(from: old)
    guard last - first > Self.leastGain else { return nil }
    let count = Self.end(of: new, before: last + 1) - Self.end(of: old, before: last + 1)
    guard count != 0, abs(count) <= Self.mostColumns, first + abs(count) < new.count,
      !old[first].isContinuation, !new[first].isContinuation
    else { return nil }
    self.init(column: first, count: count)
    guard !halves(old), !losesContent(old) else { return nil }
    var shifted = Array(old)
    apply(to: &shifted)
    let before = new.differenceCount(from: old)
    let after = shifted.withUnsafeBufferPointer { new.differenceCount(from: $0) }
    guard before - after > Self.leastGain else { return nil }
  }

  private init(column: Int, count: Int) {
    self.column = column
    self.count = count
  }

  /// Moves the cells of a row as a terminal does.
  func apply(to cells: inout [Cell]) {
    let blanks = Array(repeating: Cell.blank, count: abs(count))
    if count > 0 {
      cells.insert(contentsOf: blanks, at: column)
      cells.removeLast(count)
    } else {
      cells.removeSubrange(column..<column - count)
      cells += blanks
    }
  }

  /// Where the text that ends before a column ends.
  private static func end(of cells: UnsafeBufferPointer<Cell>, before end: Int) -> Int {
    var x = end
    while x > 0, cells[x - 1] == .blank { x -= 1 }
    return x
  }

  /// Whether a wide glyph would be cut by what is deleted.
  private func halves(_ cells: UnsafeBufferPointer<Cell>) -> Bool {
    count < 0 && column - count < cells.count && cells[column - count].isContinuation
  }

  /// Whether something is moved over the edge.
  private func losesContent(_ cells: UnsafeBufferPointer<Cell>) -> Bool {
    guard count > 0 else { return false }
    return cells[(cells.count - count)...].contains { $0 != .blank }
  }
}
