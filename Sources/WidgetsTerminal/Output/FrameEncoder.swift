import Widgets

/// Turns surfaces into the bytes that make a terminal show them.
///
/// It knows what the terminal shows and sends only the cells that differ. A wide glyph is always
/// sent whole: in a surface the cells of a glyph differ together, and the half of an old one that
/// stays uncovered differs from the blank in its place.
struct FrameEncoder: Sendable {
  private var shown: Surface?
  private var pen: Pen
  private var cursor: CursorPosition?

  /// An encoder for a terminal of which nothing is known.
  init(depth: ColorDepth) {
    pen = Pen(depth: depth)
  }

  /// Forgets what the terminal shows; the next frame clears it and is sent whole.
  mutating func invalidate() {
    shown = nil
    cursor = nil
    pen.invalidate()
  }

  /// The bytes for the next frame; none when nothing differs.
  ///
  /// A frame of another size than the last one is sent whole.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  mutating func encode(_ surface: Surface) -> [UInt8] {
    var bytes: [UInt8] = []
    let old: Surface
    if let shown, shown.width == surface.width, shown.height == surface.height {
      old = shown
    } else {
      invalidate()
      clear(&bytes)
      old = Surface(width: surface.width, height: surface.height)
    }
    shown = surface
    old.cells.withUnsafeBufferPointer { old in
      surface.cells.withUnsafeBufferPointer { new in
        for y in 0..<surface.height {
          let range = y * surface.width..<(y + 1) * surface.width
          let row = Row(
            y: y, old: UnsafeBufferPointer(rebasing: old[range]),
            new: UnsafeBufferPointer(rebasing: new[range]))
          encode(row, of: surface, into: &bytes)
        }
      }
    }
    return bytes
  }

  /// Clears with the default background, whatever the terminal's pen was.
  private mutating func clear(_ bytes: inout [UInt8]) {
    pen.change(to: .plain, appendingTo: &bytes)
    bytes += CursorMove.bytes(from: nil, x: 0, y: 0)
    bytes.appendControl(2, "J")
    cursor = CursorPosition(x: 0, y: 0)
  }
}

/// The cells of one row as they are shown and as they shall be.
private struct Row {
  let y: Int
  let old: UnsafeBufferPointer<Cell>
  let new: UnsafeBufferPointer<Cell>

  /// The first column from `start` on that differs, moved back to the beginning of its glyph.
  func nextChange(from start: Int) -> Int? {
    var x = start
    while x < new.count, old[x] == new[x] { x += 1 }
    guard x < new.count else { return nil }
    while x > start, new[x].isContinuation { x -= 1 }
    return x
  }

  /// The last column that differs; -1 when none does.
  var lastChange: Int {
    var x = new.count - 1
    while x >= 0, old[x] == new[x] { x -= 1 }
    return x
  }

  /// The column from which on the row shall be blank.
  var blankStart: Int {
    var x = new.count
    while x > 0, new[x - 1] == .blank { x -= 1 }
    return x
  }
}

// MARK: - One row

extension FrameEncoder {
  /// To erase the rest of a row takes three bytes.
  private static let eraseLength = 3

  private mutating func encode(_ row: Row, of surface: Surface, into bytes: inout [UInt8]) {
    guard var x = row.nextChange(from: 0) else { return }
    let lastChange = row.lastChange
    let blankStart = row.blankStart
    while true {
      move(toX: x, row, of: surface, &bytes)
      if x >= blankStart && lastChange - x >= Self.eraseLength {
        pen.change(to: .plain, appendingTo: &bytes)
        bytes.appendControl(0, "K", default: 0)
        return
      }
      write(row.new[x], atX: x, of: surface, &bytes)
      guard let next = row.nextChange(from: x + max(1, row.new[x].columns)) else { return }
      x = next
    }
  }

  private mutating func write(
    _ cell: Cell, atX x: Int, of surface: Surface, _ bytes: inout [UInt8]
  ) {
    pen.change(to: cell, appendingTo: &bytes)
    surface.appendCluster(of: cell, to: &bytes)
    let next = x + max(1, cell.columns)
    let isCertain = next < surface.width && !cell.hasDisputedWidth
    cursor?.x = isCertain ? next : nil
  }

  /// Moves to a column of a row, or writes the few unchanged cells before it again where that is
  /// not longer.
  private mutating func move(
    toX x: Int, _ row: Row, of surface: Surface, _ bytes: inout [UInt8]
  ) {
    let move = CursorMove.bytes(from: cursor, x: x, y: row.y)
    if let cursor, cursor.y == row.y, let start = cursor.x, start < x, x - start <= move.count {
      var gap: [UInt8] = []
      for cell in row.new[start..<x] {
        guard cell.columns == 1, !cell.hasDisputedWidth, pen.style == cell.style else {
          gap = []
          break
        }
        surface.appendCluster(of: cell, to: &gap)
      }
      if !gap.isEmpty && gap.count <= move.count {
        bytes += gap
        self.cursor?.x = x
        return
      }
    }
    bytes += move
    cursor = CursorPosition(x: x, y: row.y)
  }
}

extension Cell {
  /// Whether terminals differ in how far the cursor moves after this glyph: clusters of several
  /// scalars, and emoji, which are newer than some terminals' tables.
  fileprivate var hasDisputedWidth: Bool {
    guard let scalar else { return true }
    return scalar.value >= 0x1F000 && scalar.value < 0x20000
  }
}
