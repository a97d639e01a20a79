extension Surface {
  /// The rows as text, joined by line breaks; blanks at the end of a row are cut.
  ///
  /// A wide glyph is written once. There are as many rows as the surface has.
  public var text: String {
    (0..<height).map { text(ofRow: $0) }.joined(separator: "\n")
  }

  /// A row as text, without blanks at its end; empty outside of the surface.
  public func text(ofRow y: Int) -> String {
    let cells = row(y)
    let end = cells.lastIndex { $0.glyph != .blank }
    guard let end else { return "" }
    var scalars = String.UnicodeScalarView()
    for cell in cells[...end] { append(cell, to: &scalars) }
    return String(scalars)
  }

  /// The text of a cell of this surface: one cluster, or nothing for a continuation.
  ///
  /// It is safe to send to a terminal. For a cell of another surface whose cluster this one does
  /// not have, it is U+FFFD.
  public func cluster(of cell: Cell) -> String {
    if cell.glyph.isLong { return longClusters[cell.glyph] ?? "\u{FFFD}" }
    var scalars = String.UnicodeScalarView()
    append(cell, to: &scalars)
    return String(scalars)
  }

  /// Appends the text of a cell of this surface in UTF-8.
  ///
  /// The fast way to write a cell to a terminal: no string is made.
  public func appendCluster(of cell: Cell, to bytes: inout [UInt8]) {
    if cell.glyph.isLong {
      bytes.append(contentsOf: (longClusters[cell.glyph] ?? "\u{FFFD}").utf8)
    } else {
      cell.glyph.forEachScalar { bytes.append(contentsOf: UTF8.encode($0) ?? .init()) }
    }
  }

  private func append(_ cell: Cell, to scalars: inout String.UnicodeScalarView) {
    if cell.glyph.isLong {
      scalars.append(contentsOf: (longClusters[cell.glyph] ?? "\u{FFFD}").unicodeScalars)
    } else {
      cell.glyph.forEachScalar { scalars.append($0) }
    }
  }
}

extension Surface: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}
