/// A grid of cells: what a terminal shows, or a test compares.
///
/// Cells can be compared between two surfaces as they are. What is written is made safe: no cell
/// ever holds a control character, and no wide glyph is ever halved; a half that is left over
/// becomes a blank that keeps its colours.
public struct Surface: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// All cells, row by row: that of column `x` in row `y` is at `y * width + x`.
  public internal(set) var cells: [Cell]
  /// The texts of the glyphs that are longer than their number.
  var longClusters: [Glyph: String] = [:]
  private var longClusterLimit = Surface.smallestLimit

  private static let smallestLimit = 256

  /// A surface of blanks. A negative size counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// The cell at a place; blank outside of the surface.
  public subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, x < width, y >= 0, y < height else { return .blank }
    return cells[y * width + x]
  }

  /// The cells of a row from the left; empty outside of the surface.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    guard y >= 0, y < height else { return [] }
    return cells[y * width..<(y + 1) * width]
  }

  /// Makes every cell blank.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  public mutating func clear() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    longClusters.removeAll()
    longClusterLimit = Surface.smallestLimit
  }

  /// The number of a cluster that is about to be stored.
  ///
  /// Only long ones are kept, and those that no cell shows any more are dropped when there are many
  /// of them: a surface that is never cleared does not grow without end.
  mutating func glyph(for content: TextCluster.Content) -> Glyph {
    let glyph = Glyph(content)
    guard glyph.isLong, case .scalars(let scalars) = content, longClusters[glyph] == nil else {
      return glyph
    }
    if longClusters.count >= longClusterLimit {
      let shown = Set(cells.lazy.map(\.glyph).filter(\.isLong))
      longClusters = longClusters.filter { shown.contains($0.key) }
      longClusterLimit = max(Surface.smallestLimit, longClusters.count * 2)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    longClusters[glyph] = String(text)
    return glyph
  }
}

extension Surface: Equatable {
  /// Whether the two have the same size and look the same.
  public static func == (a: Surface, b: Surface) -> Bool {
    a.width == b.width && a.height == b.height && a.cells == b.cells
  }
}
