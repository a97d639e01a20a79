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
  let grid: CellGrid

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
    var pass = CellPass(
      origin: origin, clip: outer, isDim: alpha < 0.5, policy: list.textWidthPolicy)
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
    let pass = CellPass(
      origin: .zero, clip: grid.cells(of: clip), isDim: alpha < 0.5, policy: .standard)
    fill(grid.cells(of: rect), color: color, pass)
  }
}

/// What holds while a list is replayed into cells.
struct CellPass {
  let origin: CGPoint
  var clip: CellRect
  let isDim: Bool
  let policy: TextWidthPolicy

  func style(_ style: TextStyle) -> TextStyle {
    guard isDim else { return style }
    var style = style
    style.attributes.insert(.dim)
    return style
  }
}

// MARK: - Commands

extension CellRenderer {
  private mutating func draw(_ command: DisplayList.Command, _ pass: CellPass) {
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
        style: pass.style(style), policy: pass.policy, within: pass.clip)
    case .toggle(let rect, let attributes):
      surface.toggle(attributes, in: cells(of: rect, pass).overlap(with: pass.clip))
    case .clip:
      break
    }
  }

  private mutating func fill(_ cells: CellRect, color: Color?, _ pass: CellPass) {
    if pass.isDim {
      surface.add(.dim, to: cells.overlap(with: pass.clip))
    } else {
      surface.fill(
        cells, with: .blank, columns: 1, style: TextStyle(background: color),
        keepingBackground: false, within: pass.clip)
    }
  }

  mutating func fill(
    _ cells: CellRect, with character: Character, _ style: TextStyle, _ pass: CellPass
  ) {
    guard !cells.overlap(with: pass.clip).isEmpty else { return }
    let shown = BorderStyle.stroke(character, pass.policy)
    var clusters = TextClusters(String(shown), pass.policy)
    let cluster = clusters.next()?.parts(pass.policy).first
    let glyph = cluster.map { surface.glyph(for: $0.content) } ?? .blank
    surface.fill(
      cells, with: glyph, columns: cluster?.columns ?? 1, style: pass.style(style),
      keepingBackground: style.background == nil, within: pass.clip)
  }

  private func cells(of rect: CGRect, _ pass: CellPass) -> CellRect {
    guard let rect = rect.drawable else { return .empty }
    return grid.cells(of: rect.moved(x: pass.origin.x, y: pass.origin.y))
  }
}
