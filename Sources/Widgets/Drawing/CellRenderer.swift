public import Foundation

/// Draws display lists into a surface of cells: for terminals, and for tests that compare text.
///
/// Edges go to the nearest column and line. What is less than half visible (`alpha` below 0.5) is
/// drawn dim; a fill that is, only makes dim what it would cover.
public struct CellRenderer: Renderer {
  /// What has been drawn.
  public var surface: Surface
  /// The sizes of the screen; a cell is one column wide and one line of text high.
  public let metrics: Metrics
  private let grid: CellGrid

  /// A renderer with a blank surface of the size given.
  public init(columns: Int, rows: Int, metrics: Metrics = .cells) {
    surface = Surface(width: columns, height: rows)
    self.metrics = metrics
    grid = CellGrid(metrics: metrics)
  }

  /// Draws a list.
  public mutating func replay(
    _ list: DisplayList, at origin: CGPoint, clippedTo clip: CGRect, alpha: CGFloat = 1
  ) {
    guard origin.isFinite, !(alpha <= 0) else { return }
    let outer = grid.cells(of: clip).overlap(with: surface.bounds)
    guard !outer.isEmpty else { return }
    var pass = Pass(origin: origin, clip: outer, isDim: alpha < 0.5)
    for command in list.commands {
      if case .clip(let rect) = command {
        pass.clip = rect.map { cells(of: $0, pass).overlap(with: outer) } ?? outer
      } else if !pass.clip.isEmpty {
        draw(command, pass)
      }
    }
  }

  /// Covers a rectangle with a colour.
  public mutating func fill(
    _ rect: CGRect, color: Color, clippedTo clip: CGRect, alpha: CGFloat = 1
  ) {
    guard !(alpha <= 0) else { return }
    let pass = Pass(origin: .zero, clip: grid.cells(of: clip), isDim: alpha < 0.5)
    fill(grid.cells(of: rect), color: color, pass)
  }

  /// What holds while a list is replayed.
  private struct Pass {
    let origin: CGPoint
    var clip: CellRect
    let isDim: Bool

    func style(_ style: TextStyle) -> TextStyle {
      guard isDim else { return style }
      var style = style
      style.attributes.insert(.dim)
      return style
    }
  }
}

// MARK: - Commands

extension CellRenderer {
  private mutating func draw(_ command: DisplayList.Command, _ pass: Pass) {
    switch command {
    case .fill(let rect, let color):
      fill(cells(of: rect, pass), color: color, pass)
    case .pattern(let rect, let character, let style):
      fill(cells(of: rect, pass), with: character, style, pass)
    case .border(let rect, let border, let style):
      drawBorder(cells(of: rect, pass), border.strokes, style, pass)
    case .line(let start, let end, let border, let style):
      drawLine(from: start, to: end, border.strokes, style, pass)
    case .text(let text, let point, let style):
      guard point.isFinite else { return }
      surface.write(
        text, x: grid.column(pass.origin.x + point.x), y: grid.row(pass.origin.y + point.y),
        style: pass.style(style), within: pass.clip)
    case .clip:
      break
    }
  }

  private mutating func fill(_ cells: CellRect, color: Color?, _ pass: Pass) {
    if pass.isDim {
      surface.add(.dim, to: cells.overlap(with: pass.clip))
    } else {
      surface.fill(
        cells, with: .blank, columns: 1, style: TextStyle(background: color),
        keepingBackground: false, within: pass.clip)
    }
  }

  private mutating func fill(
    _ cells: CellRect, with character: Character, _ style: TextStyle, _ pass: Pass
  ) {
    guard !cells.overlap(with: pass.clip).isEmpty else { return }
    var clusters = TextClusters(String(character))
    let cluster = clusters.next()
    let glyph = cluster.map { surface.glyph(for: $0.content) } ?? .blank
    surface.fill(
      cells, with: glyph, columns: cluster?.columns ?? 1, style: pass.style(style),
      keepingBackground: style.background == nil, within: pass.clip)
  }

  private func cells(of rect: CGRect, _ pass: Pass) -> CellRect {
    guard let rect = rect.drawable else { return .empty }
    return grid.cells(of: rect.moved(x: pass.origin.x, y: pass.origin.y))
  }
}

// MARK: - Borders and lines

extension CellRenderer {
  private mutating func drawBorder(
    _ cells: CellRect, _ strokes: BorderStyle.Strokes, _ style: TextStyle, _ pass: Pass
  ) {
    guard !cells.overlap(with: pass.clip).isEmpty else { return }
    let thickness = max(1, TextWidth.columns(of: strokes.vertical))
    let left = cells.columns.lowerBound
    let right = cells.columns.upperBound
    let top = cells.rows.lowerBound
    let bottom = cells.rows.upperBound
    let isFlat = bottom - top == 1
    let isNarrow = right - left <= thickness
    func part(_ columns: Range<Int>, _ rows: Range<Int>, _ character: Character) {
      fill(CellRect(columns: columns, rows: rows), with: character, style, pass)
    }
    if isNarrow && !isFlat { return part(cells.columns, cells.rows, strokes.vertical) }
    part(cells.columns, top..<top + 1, strokes.horizontal)
    if isFlat { return }
    part(cells.columns, bottom - 1..<bottom, strokes.horizontal)
    part(left..<left + thickness, top + 1..<bottom - 1, strokes.vertical)
    part(right - thickness..<right, top + 1..<bottom - 1, strokes.vertical)
    part(left..<left + thickness, top..<top + 1, strokes.topLeft)
    part(right - thickness..<right, top..<top + 1, strokes.topRight)
    part(left..<left + thickness, bottom - 1..<bottom, strokes.bottomLeft)
    part(right - thickness..<right, bottom - 1..<bottom, strokes.bottomRight)
  }

  private mutating func drawLine(
    from start: CGPoint, to end: CGPoint, _ strokes: BorderStyle.Strokes, _ style: TextStyle,
    _ pass: Pass
  ) {
    guard start.isFinite, end.isFinite else { return }
    // In cells, with fractions.
    let x0 = (pass.origin.x + start.x) / grid.columnWidth
    let x1 = (pass.origin.x + end.x) / grid.columnWidth
    let y0 = (pass.origin.y + start.y) / grid.lineHeight
    let y1 = (pass.origin.y + end.y) / grid.lineHeight
    let columns = CellGrid.nearest(min(x0, x1))..<CellGrid.nearest(max(x0, x1))
    let rows = CellGrid.nearest(min(y0, y1))..<CellGrid.nearest(max(y0, y1))
    if rows.isEmpty {
      let row = rows.lowerBound
      fill(CellRect(columns: columns, rows: row..<row + 1), with: strokes.horizontal, style, pass)
      return
    }
    if columns.isEmpty {
      let thickness = max(1, TextWidth.columns(of: strokes.vertical))
      let column = columns.lowerBound
      fill(
        CellRect(columns: column..<column + thickness, rows: rows), with: strokes.vertical, style,
        pass)
      return
    }
    let stroke = (x0 < x1) == (y0 < y1) ? strokes.falling : strokes.rising
    let width = max(1, TextWidth.columns(of: stroke))
    func dot(_ column: Int, _ row: Int) {
      fill(
        CellRect(columns: column..<column + width, rows: row..<row + 1), with: stroke, style, pass)
    }
    // One cell in each step along the longer direction, where the line passes its middle.
    if columns.count >= rows.count {
      for column in columns.clamped(to: pass.clip.columns) {
        dot(column, CellGrid.below(y0 + (CGFloat(column) + 0.5 - x0) * (y1 - y0) / (x1 - x0)))
      }
    } else {
      for row in rows.clamped(to: pass.clip.rows) {
        dot(CellGrid.below(x0 + (CGFloat(row) + 0.5 - y0) * (x1 - x0) / (y1 - y0)), row)
      }
    }
  }
}
