/// Where the cursor of the terminal is.
struct CursorPosition: Hashable, Sendable {
  /// The column; nil when only the row is certain: after the last column, and after a glyph whose
  /// width terminals do not agree on.
  var x: Int?
  var y: Int
}

/// Moves the cursor with few bytes.
enum CursorMove {
  /// The bytes that bring the cursor to a place; none when it is there.
  ///
  /// Line feeds are only sent after a carriage return, so it does not matter whether the terminal's
  /// driver adds one.
  static func bytes(from start: CursorPosition?, x: Int, y: Int) -> [UInt8] {
    if let start, start.y == y, start.x == x { return [] }
    var best = absolute(x: x, y: y)
    guard let start else { return best }
    func consider(_ candidate: [UInt8]) {
      if candidate.count < best.count { best = candidate }
    }
    if start.y == y {
      consider(horizontal(from: start.x, to: x))
    } else if start.x == x {
      var vertical: [UInt8] = []
      vertical.appendControl(abs(y - start.y), y > start.y ? "B" : "A")
      consider(vertical)
    }
    let rows = y - start.y
    if (1...3).contains(rows) {
      let feeds = [0x0D] + [UInt8](repeating: 0x0A, count: rows)
      consider(feeds + horizontal(from: 0, to: x))
    }
    return best
  }

  private static func absolute(x: Int, y: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendControlStart()
    if y > 0 || x > 0 { bytes.appendDecimal(y + 1) }
    if x > 0 {
      bytes.append(UInt8(ascii: ";"))
      bytes.appendDecimal(x + 1)
    }
    bytes.append(UInt8(ascii: "H"))
    return bytes
  }

  private static func horizontal(from start: Int?, to x: Int) -> [UInt8] {
    if start == x { return [] }
    if x == 0 { return [0x0D] }
    var best: [UInt8] = []
    best.appendControl(x + 1, "G")
    guard let start else { return best }
    if x < start && start - x < best.count {
      return [UInt8](repeating: 0x08, count: start - x)
    }
    var relative: [UInt8] = []
    relative.appendControl(abs(x - start), x > start ? "C" : "D")
    return relative.count < best.count ? relative : best
  }
}
