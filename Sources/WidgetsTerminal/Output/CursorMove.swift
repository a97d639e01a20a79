/// Where the cursor of the terminal is.
struct CursorPosition: Hashable, Sendable {
  /// The column; nil when only the row is certain: after the last column, and after a glyph whose
  /// width terminals do not agree on.
  var x: Int?
  var y: Int
}

/// Moves the cursor with few bytes.
///
/// The forms are an absolute place, and every pair of one way to the row (line feeds, reverse index,
/// up and down, absolute row) with one way to the column (carriage return, backspaces, left and
/// right, absolute column).
struct CursorMove: Hashable, Sendable {
  /// Whether a line feed keeps the column: not where the terminal's driver adds a carriage return.
  var lineFeedKeepsColumn = true
  /// The rows that scroll when the cursor leaves them by a line feed; nil when that is all of them.
  var region: Range<Int>?

  /// More line feeds than this are never the shortest form.
  private static let mostFeeds = 5

  /// The bytes that bring the cursor to a place; none when it is there.
  func bytes(from start: CursorPosition?, x: Int, y: Int) -> ShortBytes {
    if let start, start.y == y, start.x == x { return ShortBytes() }
    let absolute = Self.absolute(x: x, y: y)
    guard let start else { return absolute }
    if start.y == y {
      return Self.shorter(absolute, Self.horizontal(from: start.x, to: x))
    }
    var best = absolute
    var kept = vertical(from: start.y, to: y)
    kept.append(Self.horizontal(from: start.x, to: x))
    best = Self.shorter(best, kept)
    let rows = y - start.y
    if (1...Self.mostFeeds).contains(rows), mayMoveRelatively(from: start.y, to: y) {
      // After a carriage return it does not matter whether the driver adds one.
      var feeds = ShortBytes()
      feeds.append(0x0D)
      feeds.append(0x0A, times: rows)
      feeds.append(Self.horizontal(from: 0, to: x))
      best = Self.shorter(best, feeds)
    }
    return best
  }

  private func vertical(from start: Int, to y: Int) -> ShortBytes {
    let row = ShortBytes.control(y + 1, "d")
    guard mayMoveRelatively(from: start, to: y) else { return row }
    let rows = y - start
    var best = Self.shorter(.control(abs(rows), rows > 0 ? "B" : "A"), row)
    if rows == -1 {
      best = ShortBytes()
      best.append(0x1B)
      best.append(UInt8(ascii: "M"))
    } else if lineFeedKeepsColumn, (1..<best.count).contains(rows) {
      best = ShortBytes()
      best.append(0x0A, times: rows)
    }
    return best
  }

  /// Relative moves stop, or scroll, at the edges of the region. Outside of it some terminals jump.
  private func mayMoveRelatively(from start: Int, to end: Int) -> Bool {
    guard let region else { return true }
    return region.contains(start) && region.contains(end)
  }

  private static func absolute(x: Int, y: Int) -> ShortBytes {
    x == 0 ? .control(y + 1, "H") : .control(y + 1, x + 1, "H")
  }

  private static func horizontal(from start: Int?, to x: Int) -> ShortBytes {
    if start == x { return ShortBytes() }
    if x == 0 {
      var bytes = ShortBytes()
      bytes.append(0x0D)
      return bytes
    }
    let column = ShortBytes.control(x + 1, "G")
    guard let start else { return column }
    let best = shorter(column, .control(abs(x - start), x > start ? "C" : "D"))
    guard x < start, start - x < best.count else { return best }
    var backspaces = ShortBytes()
    backspaces.append(0x08, times: start - x)
    return backspaces
  }

  private static func shorter(_ a: ShortBytes, _ b: ShortBytes) -> ShortBytes {
    b.count < a.count ? b : a
  }
}
