extension Surface {
  /// Writes a text in one line, from a column to the right.
  ///
  /// Parts outside of the surface are not drawn; of a wide glyph that is cut there, a blank is. A
  /// background of nil keeps the one that is there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The column where it starts; may be negative.
  ///   - y: The row.
  ///   - style: How it looks.
  ///   - policy: How the screen counts columns.
  public mutating func write(
    _ text: String, x: Int, y: Int, style: TextStyle = .plain, policy: TextWidthPolicy = .standard
  ) {
    write(text, x: x, y: y, style: style, policy: policy, within: bounds)
  }

  /// Covers the cells that are in both ranges with a blank of a colour; nil is the default.
  public mutating func fill(columns: Range<Int>, rows: Range<Int>, color: Color?) {
    fill(
      CellRect(columns: columns, rows: rows), with: .blank, columns: 1,
      style: TextStyle(background: color), keepingBackground: false, within: bounds)
  }

  var bounds: CellRect { CellRect(columns: 0..<width, rows: 0..<height) }

  // MARK: - Text

  mutating func write(
    _ text: String, x: Int, y: Int, style: TextStyle, policy: TextWidthPolicy,
    within clip: CellRect
  ) {
    let clip = clip.overlap(with: bounds)
    guard !clip.isEmpty, clip.rows.contains(y), x < clip.columns.upperBound else { return }
    // Most texts are letters, or letters and an ellipsis.
    let letters = text.letterCount
    writeASCII(text, letters, x: x, y: y, style: style, within: clip)
    if letters == text.utf8.count { return }
    let (x, text) = (x + letters, text.afterLetters(letters))
    let bits = Cell.bits(of: style)
    var column = x
    let keepsBackground = style.background == nil
    for cluster in TextClusters(text, policy) {
      if column >= clip.columns.upperBound { return }
      if cluster.columns > 2 {
        var x = column
        for part in cluster.parts(policy) {
          put(
            part, x: x, row: y, styleBits: bits, keepingBackground: keepsBackground,
            within: clip.columns)
          x += part.columns
        }
      } else {
        put(
          cluster, x: column, row: y, styleBits: bits, keepingBackground: keepsBackground,
          within: clip.columns)
      }
      column += cluster.columns
    }
  }

  /// Writes the first bytes of a text, one into each cell, without a look at clusters or widths.
  private mutating func writeASCII(
    _ text: String, _ count: Int, x: Int, y: Int, style: TextStyle, within clip: CellRect
  ) {
    let bits = Cell.bits(of: style)
    let keepsBackground = style.background == nil
    let end = x.addingReportingOverflow(count)
    let columns = (x..<(end.overflow ? .max : end.partialValue)).clamped(to: clip.columns)
    guard !columns.isEmpty else { return }
    let start = y * width + columns.lowerBound
    freeCell(start)
    freeCell(start + columns.count - 1)
    let skipped = columns.lowerBound - x
    var text = text
    text.withUTF8 { bytes in
      cells.withUnsafeMutableBufferPointer { cells in
        for offset in 0..<columns.count {
          let index = start + offset
          var bits = bits
          if keepsBackground { bits = Cell.bits(bits, background: cells[index].styleBits) }
          let glyph = Glyph(Unicode.Scalar(bytes[skipped + offset]))
          cells[index] = Cell(glyph: glyph, styleBits: bits, columns: 1)
        }
      }
    }
  }

  private mutating func put(
    _ cluster: TextCluster, x: Int, row: Int, styleBits: UInt64, keepingBackground: Bool,
    within clip: Range<Int>
  ) {
    let columns = cluster.columns
    guard x < clip.upperBound, x + columns > clip.lowerBound else { return }
    let isWhole = x >= clip.lowerBound && x + columns <= clip.upperBound
    let place = max(x, clip.lowerBound)
    let index = row * width + place
    var bits = styleBits
    if keepingBackground { bits = Cell.bits(bits, background: cells[index].styleBits) }
    if !isWhole {
      freeCell(index)
      cells[index] = Cell(glyph: .blank, styleBits: bits, columns: 1)
      return
    }
    let glyph = glyph(for: cluster.content)
    freeCell(index)
    if columns == 2 {
      freeCell(index + 1)
      cells[index + 1] = Cell(glyph: .none, styleBits: bits, columns: 0)
    }
    cells[index] = Cell(glyph: glyph, styleBits: bits, columns: columns)
  }

  // MARK: - Areas

  /// Covers the cells of a rectangle that are inside of the clip with a glyph.
  ///
  /// A glyph of two columns is put into every second cell, counted from the left edge of the
  /// rectangle; where only a half would be seen there is a blank.
  mutating func fill(
    _ rect: CellRect, with glyph: Glyph, columns: Int, style: TextStyle, keepingBackground: Bool,
    within clip: CellRect
  ) {
    let area = rect.overlap(with: clip).overlap(with: bounds)
    guard !area.isEmpty else { return }
    let bits = Cell.bits(of: style)
    let startsInHalf = columns == 2 && !(area.columns.lowerBound - rect.columns.lowerBound).isEven
    for row in area.rows {
      var index = row * width + area.columns.lowerBound
      let end = row * width + area.columns.upperBound
      freeCell(index)
      freeCell(end - 1)
      if columns == 1 && !keepingBackground {
        let cell = Cell(glyph: glyph, styleBits: bits, columns: 1)
        for index in index..<end { cells[index] = cell }
        continue
      }
      var isHalf = startsInHalf
      while index < end {
        var bits = bits
        if keepingBackground { bits = Cell.bits(bits, background: cells[index].styleBits) }
        if columns == 1 || isHalf || index + 1 == end {
          let shown = columns == 1 ? glyph : .blank
          cells[index] = Cell(glyph: shown, styleBits: bits, columns: 1)
          isHalf = false
          index += 1
        } else {
          cells[index] = Cell(glyph: glyph, styleBits: bits, columns: 2)
          cells[index + 1] = Cell(glyph: .none, styleBits: bits, columns: 0)
          index += 2
        }
      }
    }
  }

  /// Adds attributes to cells, wide glyphs as a whole.
  mutating func add(_ attributes: TextStyle.Attributes, to rect: CellRect) {
    let added = Cell.bits(of: TextStyle(attributes: attributes))
    restyle(rect) { $0 | added }
  }

  /// Adds attributes to the cells that do not have them and takes them from those that do, wide
  /// glyphs as a whole.
  mutating func toggle(_ attributes: TextStyle.Attributes, in rect: CellRect) {
    let toggled = Cell.bits(of: TextStyle(attributes: attributes))
    restyle(rect) { $0 ^ toggled }
  }

  private mutating func restyle(_ rect: CellRect, _ change: (UInt64) -> UInt64) {
    let rect = rect.overlap(with: bounds)
    guard !rect.isEmpty else { return }
    for row in rect.rows {
      var start = row * width + rect.columns.lowerBound
      var end = row * width + rect.columns.upperBound
      if cells[start].isContinuation { start -= 1 }
      if cells[end - 1].columns == 2 { end += 1 }
      for index in start..<end {
        let cell = cells[index]
        cells[index] = Cell(
          glyph: cell.glyph, styleBits: change(cell.styleBits), columns: cell.columns)
      }
    }
  }

  // MARK: - Halves

  /// Makes a blank of the other half of the wide glyph that a cell is part of, if it is.
  private mutating func freeCell(_ index: Int) {
    switch cells[index].columns {
    case 2: blankCell(index + 1)
    case 0: blankCell(index - 1)
    default: break
    }
  }

  private mutating func blankCell(_ index: Int) {
    cells[index] = Cell(glyph: .blank, styleBits: cells[index].styleBits, columns: 1)
  }
}

extension Int {
  fileprivate var isEven: Bool { self & 1 == 0 }
}

extension String {
  /// How many characters at the start are printable ASCII: all, or those before the last one that
  /// another character follows, which may join it.
  fileprivate var letterCount: Int {
    let count =
      utf8.withContiguousStorageIfAvailable { bytes in
        bytes.firstIndex { !$0.isPrintableASCII } ?? bytes.count
      } ?? utf8.prefix { $0.isPrintableASCII }.count
    return count == utf8.count ? count : max(0, count - 1)
  }

  fileprivate func afterLetters(_ count: Int) -> String {
    count == 0 ? self : String(self[utf8.index(startIndex, offsetBy: count)...])
  }
}
