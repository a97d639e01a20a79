import Widgets

extension FrameEncoder {
  /// To erase the rest of a row takes three bytes.
  private static let eraseLength = 3
  /// Shorter runs are never worth a sequence.
  private static let shortestRun = 5

  /// Shifts what moved in a row, and draws the rest.
  mutating func encode(_ row: CellRow, of surface: Surface, into bytes: inout [UInt8]) {
    guard let shift = RowShift(row) else { return draw(row, of: surface, into: &bytes) }
    prepareErasing(with: .blank, &bytes)
    move(toX: shift.column, row, of: surface, &bytes)
    bytes += ShortBytes.control(abs(shift.count), shift.count > 0 ? "@" : "P")
    var shifted = Array(row.old)
    shift.apply(to: &shifted)
    shifted.withUnsafeBufferPointer { old in
      draw(CellRow(y: row.y, old: old, new: row.new), of: surface, into: &bytes)
    }
  }

  private mutating func draw(_ row: CellRow, of surface: Surface, into bytes: inout [UInt8]) {
    guard var x = row.nextChange(from: 0) else { return }
    let eraseStart = row.eraseStart(withBackground: features.erasesWithBackground)
    var end = row.lastChange + 1
    // Up to here the terminal may have drawn over what follows.
    var reach = 0
    // Up to here a run was measured that is shorter cell by cell.
    var measured = 0
    while true {
      move(toX: x, row, of: surface, &bytes)
      if x >= eraseStart && end - x > Self.eraseLength {
        prepareErasing(with: row.new[x], &bytes)
        bytes.appendControl(0, "K", default: 0)
        return
      }
      if x >= measured,
        let next = writeRun(row, from: x, upTo: end, of: surface, &measured, &bytes)
      {
        x = next
      } else {
        reach = max(reach, write(row.new[x], atX: x, of: surface, &bytes))
        x += max(1, row.new[x].columns)
      }
      end = max(end, min(reach, row.new.count))
      if x < min(reach, row.new.count) { continue }
      guard let next = row.nextChange(from: x) else { return }
      x = next
    }
  }

  // MARK: - Runs

  /// Draws a run of equal cells in one go; returns the column after it, or nil when that is not
  /// shorter than to draw them one by one: then no part of the run is, up to `measured`.
  private mutating func writeRun(
    _ row: CellRow, from x: Int, upTo end: Int, of surface: Surface, _ measured: inout Int,
    _ bytes: inout [UInt8]
  ) -> Int? {
    let cell = row.new[x]
    guard x + Self.shortestRun <= end, row.new[x + 1] == cell, cell.columns == 1,
      !cell.hasDisputedWidth
    else { return nil }
    let count = min(row.runLength(from: x), end - x)
    measured = x + count
    guard count >= Self.shortestRun else { return nil }
    if x + count < end, cell.isErased(withBackground: features.erasesWithBackground),
      let next = row.nextChange(from: x + count)
    {
      let erasing = ShortBytes.control(count, "X")
      let after = CursorPosition(x: x, y: row.y)
      let moved = CursorPosition(x: x + count, y: row.y)
      let length = erasing.count + cursorMove.bytes(from: after, x: next, y: row.y).count
      if length < count + cursorMove.bytes(from: moved, x: next, y: row.y).count {
        prepareErasing(with: cell, &bytes)
        bytes += erasing
        return x + count
      }
    }
    let repeating = ShortBytes.control(count - 1, "b")
    guard features.repeatsCharacters else { return nil }
    let start = bytes.count
    let before = (pen, cursor)
    _ = write(cell, atX: x, of: surface, &bytes)
    let length = cell.scalar.map { UTF8.width($0) } ?? 1
    guard repeating.count < length * (count - 1) else {
      bytes.removeLast(bytes.count - start)
      (pen, cursor) = before
      return nil
    }
    bytes += repeating
    cursor?.x = x + count < row.new.count ? x + count : nil
    return x + count
  }

  // MARK: - One cell

  /// Draws a glyph; returns the column up to which the terminal may have drawn.
  private mutating func write(
    _ cell: Cell, atX x: Int, of surface: Surface, _ bytes: inout [UInt8]
  ) -> Int {
    pen.change(to: cell, appendingTo: &bytes)
    let next = x + max(1, cell.columns)
    if let scalar = cell.scalar, scalar.value < 0x80 {
      bytes.append(UInt8(scalar.value))
    } else if cell.columns > 0, cell.scalar == nil || cell.isWideByPolicy {
      return writeCluster(cell, atX: x, of: surface, &bytes)
    } else {
      surface.appendCluster(of: cell, to: &bytes)
    }
    let isCertain = next < surface.width && !cell.hasDisputedWidth
    cursor?.x = isCertain ? next : nil
    return next
  }

  /// Draws a glyph of several scalars so that nothing stale remains where a terminal takes it for
  /// narrower, and says how far it reaches in one that draws each of its scalars by itself.
  private mutating func writeCluster(
    _ cell: Cell, atX x: Int, of surface: Surface, _ bytes: inout [UInt8]
  ) -> Int {
    let cluster = surface.cluster(of: cell)
    let widths = cluster.unicodeScalars.map { TextWidth.columns(of: Character($0)) }
    let row = cursor?.y ?? 0
    if let first = widths.first, first < cell.columns {
      bytes.append(contentsOf: repeatElement(0x20, count: cell.columns))
      let isCertain = x + cell.columns < surface.width
      cursor = CursorPosition(x: isCertain ? x + cell.columns : nil, y: row)
      bytes += cursorMove.bytes(from: cursor, x: x, y: row)
    }
    surface.appendCluster(of: cell, to: &bytes)
    cursor = CursorPosition(x: nil, y: row)
    return x + max(cell.columns, widths.reduce(0, +))
  }

  /// Moves to a column of a row, or writes the few unchanged cells before it again where that is
  /// not longer.
  private mutating func move(
    toX x: Int, _ row: CellRow, of surface: Surface, _ bytes: inout [UInt8]
  ) {
    let move = cursorMove.bytes(from: cursor, x: x, y: row.y)
    if let cursor, cursor.y == row.y, let start = cursor.x, start < x, x - start <= move.count,
      writeGap(row.new[start..<x], upTo: move.count, of: surface, &bytes)
    {
      self.cursor?.x = x
      return
    }
    bytes += move
    cursor = CursorPosition(x: x, y: row.y)
  }

  /// Writes cells with the pen as it is; false, and nothing is written, when that cannot be done in
  /// so few bytes.
  private func writeGap(
    _ cells: Slice<UnsafeBufferPointer<Cell>>, upTo limit: Int, of surface: Surface,
    _ bytes: inout [UInt8]
  ) -> Bool {
    let start = bytes.count
    for cell in cells {
      if cell.columns == 1, !cell.hasDisputedWidth, pen.draws(cell) {
        surface.appendCluster(of: cell, to: &bytes)
        if bytes.count - start <= limit { continue }
      }
      bytes.removeLast(bytes.count - start)
      return false
    }
    return true
  }
}
