/// A rectangle of whole cells.
struct CellRect: Hashable, Sendable {
  let columns: Range<Int>
  let rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func overlap(with other: CellRect) -> CellRect {
    CellRect(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
