import Foundation

extension CellRenderer {
  mutating func drawBorder(
    _ cells: CellRect, _ strokes: BorderStyle.Strokes, _ style: TextStyle, _ pass: CellPass
  ) {
    guard !cells.overlap(with: pass.clip).isEmpty else { return }
    let thickness = pass.columns(of: strokes.vertical)
    let (left, right) = (cells.columns.lowerBound, cells.columns.upperBound)
    let (top, bottom) = (cells.rows.lowerBound, cells.rows.upperBound)
    func part(_ columns: Range<Int>, _ rows: Range<Int>, _ character: Character) {
      fill(CellRect(columns: columns, rows: rows), with: character, style, pass)
    }
    if bottom - top == 1 { return part(cells.columns, cells.rows, strokes.horizontal) }
    if right - left <= thickness { return part(cells.columns, cells.rows, strokes.vertical) }
    let first = left..<left + thickness
    let last = right - thickness..<right
    part(cells.columns, top..<top + 1, strokes.horizontal)
    part(cells.columns, bottom - 1..<bottom, strokes.horizontal)
    part(first, top + 1..<bottom - 1, strokes.vertical)
    part(last, top + 1..<bottom - 1, strokes.vertical)
    part(first, top..<top + 1, strokes.topLeft)
    part(last, top..<top + 1, strokes.topRight)
    part(first, bottom - 1..<bottom, strokes.bottomLeft)
    part(last, bottom - 1..<bottom, strokes.bottomRight)
  }

  mutating func drawLine(
    from start: CGPoint, to end: CGPoint, _ strokes: BorderStyle.Strokes, _ style: TextStyle,
    _ pass: CellPass
  ) {
    guard start.isFinite, end.isFinite else { return }
    let line = CellLine(
      x0: (pass.origin.x + start.x) / grid.columnWidth,
      y0: (pass.origin.y + start.y) / grid.lineHeight,
      x1: (pass.origin.x + end.x) / grid.columnWidth,
      y1: (pass.origin.y + end.y) / grid.lineHeight)
    let (columns, rows) = (line.columns, line.rows)
    if rows.isEmpty {
      let row = rows.lowerBound..<rows.lowerBound + 1
      fill(CellRect(columns: columns, rows: row), with: strokes.horizontal, style, pass)
    } else if columns.isEmpty {
      let thickness = pass.columns(of: strokes.vertical)
      let column = columns.lowerBound..<columns.lowerBound + thickness
      fill(CellRect(columns: column, rows: rows), with: strokes.vertical, style, pass)
    } else {
      drawSlope(line, line.isFalling ? strokes.falling : strokes.rising, style, pass)
    }
  }

  /// One cell in each step along the longer direction, where the line passes its middle.
  private mutating func drawSlope(
    _ line: CellLine, _ stroke: Character, _ style: TextStyle, _ pass: CellPass
  ) {
    let width = pass.columns(of: stroke)
    func dot(_ column: Int, _ row: Int) {
      let cells = CellRect(columns: column..<column + width, rows: row..<row + 1)
      fill(cells, with: stroke, style, pass)
    }
    if line.columns.count >= line.rows.count {
      for column in line.columns.clamped(to: pass.clip.columns) {
        dot(column, line.row(atColumn: column))
      }
    } else {
      for row in line.rows.clamped(to: pass.clip.rows) {
        dot(line.column(atRow: row), row)
      }
    }
  }
}

extension CellPass {
  /// The columns that a character takes as a stroke: 1 or 2.
  fileprivate func columns(of character: Character) -> Int {
    let stroke = BorderStyle.stroke(character, policy)
    return min(max(1, TextWidth.columns(of: stroke, policy: policy)), 2)
  }
}

/// A line between two points that are measured in cells, with fractions.
private struct CellLine {
  let x0: CGFloat
  let y0: CGFloat
  let x1: CGFloat
  let y1: CGFloat

  var columns: Range<Int> { CellGrid.nearest(min(x0, x1))..<CellGrid.nearest(max(x0, x1)) }
  var rows: Range<Int> { CellGrid.nearest(min(y0, y1))..<CellGrid.nearest(max(y0, y1)) }
  var isFalling: Bool { (x0 < x1) == (y0 < y1) }

  func row(atColumn column: Int) -> Int {
    CellGrid.below(y0 + (CGFloat(column) + 0.5 - x0) * (y1 - y0) / (x1 - x0))
  }

  func column(atRow row: Int) -> Int {
    CellGrid.below(x0 + (CGFloat(row) + 0.5 - y0) * (x1 - x0) / (y1 - y0))
  }
}
