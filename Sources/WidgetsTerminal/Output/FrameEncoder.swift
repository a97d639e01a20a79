import Widgets

/// Turns surfaces into the bytes that make a terminal show them.
///
/// A pure value: it knows what the terminal shows, where its cursor is and how its pen is set, and
/// sends only what differs. Rows that moved are scrolled; of the rest only the cells that differ
/// are sent. A wide glyph is always sent whole: in a surface the cells of a glyph differ together,
/// and the half of an old one that stays uncovered differs from the blank in its place.
struct FrameEncoder: Sendable {
  let features: TerminalFeatures
  /// What the terminal shows; nil when that is not known.
  private var shown: [Cell]?
  private var width = 0
  private var height = 0
  /// How far the rows moved that scrolled last.
  private var lastDistance: Int?
  var pen: Pen
  var cursor: CursorPosition?
  var cursorMove: CursorMove

  /// More blocks of rows than this do not scroll in one frame.
  private static let mostSteps = 3
  /// Line feeds, with which everything scrolls alike everywhere, are taken for up to so many rows.
  private static let mostFeeds = 16
  /// Bytes that most frames do not need.
  private static let usualLength = 512

  /// An encoder for a terminal of which nothing is known but what it can do.
  init(features: TerminalFeatures) {
    self.features = features
    pen = Pen(depth: features.depth)
    cursorMove = CursorMove(lineFeedKeepsColumn: features.lineFeedKeepsColumn)
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
  /// - Parameters:
  ///   - surface: The frame.
  ///   - rows: Where it may differ from the frame before; by default everywhere.
  /// - Complexity: O(*n*) in the number of cells of those rows.
  mutating func encode(_ surface: Surface, rows: Range<Int>? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.usualLength)
    var rows = rows ?? 0..<surface.height
    let isKnown = shown != nil && width == surface.width && height == surface.height
    // Nobody else has these cells, so that they are changed in place.
    var old = shown.take() ?? []
    // What scrolled into view is where the cursor is.
    var first: Int?
    if isKnown {
      if scroll(&old, to: surface, in: &rows, &bytes) { first = cursor?.y }
    } else {
      invalidate()
      (width, height) = (surface.width, surface.height)
      clear(&bytes)
      old = Array(repeating: .blank, count: width * height)
      rows = 0..<height
    }
    old.withUnsafeMutableBufferPointer { old in
      surface.cells.withUnsafeBufferPointer { new in
        if let first {
          encodeRows(first..<first + 1, from: old, to: new, of: surface, &bytes)
        }
        encodeRows(rows, from: old, to: new, of: surface, &bytes)
      }
    }
    shown = old
    return bytes
  }

  /// Clears with the default background, whatever the terminal's pen was.
  private mutating func clear(_ bytes: inout [UInt8]) {
    pen.change(to: .plain, appendingTo: &bytes)
    resetRegion(&bytes)
    bytes += cursorMove.bytes(from: nil, x: 0, y: 0)
    bytes.appendControl(2, "J", default: 0)
    cursor = CursorPosition(x: 0, y: 0)
  }

  // MARK: - Rows

  /// Encodes rows, and makes the old ones the same as the new.
  private mutating func encodeRows(
    _ rows: Range<Int>, from old: UnsafeMutableBufferPointer<Cell>,
    to new: UnsafeBufferPointer<Cell>, of surface: Surface, _ bytes: inout [UInt8]
  ) {
    var isBelowErased = false
    for y in rows {
      let range = y * width..<(y + 1) * width
      let row = CellRow(
        y: y, old: UnsafeBufferPointer(rebasing: old[range]),
        new: UnsafeBufferPointer(rebasing: new[range]))
      if row.old.isBitwiseEqual(to: row.new) { continue }
      if !isBelowErased {
        isBelowErased = row.new.isBlank && isContentGone(below: y, from: old, to: new)
        if isBelowErased { eraseBelow(y, &bytes) } else { encode(row, of: surface, into: &bytes) }
      }
      _ = UnsafeMutableBufferPointer(rebasing: old[range]).update(fromContentsOf: row.new)
    }
  }

  /// Whether something is shown below a row, and nothing shall be.
  private func isContentGone(
    below y: Int, from old: UnsafeMutableBufferPointer<Cell>, to new: UnsafeBufferPointer<Cell>
  ) -> Bool {
    let cells = (y + 1) * width..<height * width
    return UnsafeBufferPointer(rebasing: new[cells]).isBlank
      && !UnsafeBufferPointer(rebasing: old[cells]).isBlank
  }

  private mutating func eraseBelow(_ y: Int, _ bytes: inout [UInt8]) {
    bytes += cursorMove.bytes(from: cursor, x: 0, y: y)
    cursor = CursorPosition(x: 0, y: y)
    prepareErasing(with: .blank, &bytes)
    bytes.appendControl(0, "J", default: 0)
  }

  /// Makes the pen leave behind blanks like a cell.
  mutating func prepareErasing(with cell: Cell, _ bytes: inout [UInt8]) {
    if pen.erases(background: cell.background) { return }
    pen.change(to: cell.style, appendingTo: &bytes)
  }
}

// MARK: - Scrolling

extension FrameEncoder {
  /// Scrolls blocks of rows that moved, and returns whether there were any.
  private mutating func scroll(
    _ old: inout [Cell], to surface: Surface, in rows: inout Range<Int>, _ bytes: inout [UInt8]
  ) -> Bool {
    for count in 0..<Self.mostSteps {
      let step = old.withUnsafeBufferPointer { old in
        surface.cells.withUnsafeBufferPointer { new in
          ScrollSearch(
            old: old, new: new, width: width, height: height, lastDistance: lastDistance
          ).step(in: rows)
        }
      }
      guard let step else { return count > 0 }
      lastDistance = step.distance
      scroll(step, &bytes)
      step.apply(to: &old, width: width)
      rows = rows.joined(with: step.rows)
    }
    return true
  }

  private mutating func scroll(_ step: ScrollStep, _ bytes: inout [UInt8]) {
    prepareErasing(with: .blank, &bytes)
    setRegion(step.rows, &bytes)
    let distance = abs(step.distance)
    let top = step.rows.lowerBound
    let bottom = step.rows.upperBound - 1
    if step.distance < 0 {
      moveToRow(top, &bytes)
      if distance == 1 {
        bytes += [0x1B, UInt8(ascii: "M")]
      } else {
        bytes += ShortBytes.control(distance, "L")
        cursor?.x = nil
      }
      return
    }
    if distance <= Self.mostFeeds {
      moveToRow(bottom, &bytes)
      bytes.append(contentsOf: repeatElement(0x0A, count: distance))
      if !features.lineFeedKeepsColumn { cursor?.x = nil }
    } else {
      moveToRow(top, &bytes)
      bytes += ShortBytes.control(distance, "M")
      cursor?.x = nil
    }
  }

  /// The region stays for the next frame: what scrolled once will scroll again.
  private mutating func setRegion(_ rows: Range<Int>, _ bytes: inout [UInt8]) {
    if rows == 0..<height { return resetRegion(&bytes) }
    guard cursorMove.region != rows else { return }
    bytes.appendControlStart()
    if rows.lowerBound > 0 { bytes.appendDecimal(rows.lowerBound + 1) }
    bytes.append(UInt8(ascii: ";"))
    bytes.appendDecimal(rows.upperBound)
    bytes.append(UInt8(ascii: "r"))
    cursorMove.region = rows
    cursor = CursorPosition(x: 0, y: 0)
  }

  private mutating func resetRegion(_ bytes: inout [UInt8]) {
    guard cursorMove.region != nil else { return }
    bytes.appendControl(0, "r", default: 0)
    cursorMove.region = nil
    // Some terminals leave the cursor where it was.
    cursor = nil
  }

  private mutating func moveToRow(_ y: Int, _ bytes: inout [UInt8]) {
    guard cursor?.y != y else { return }
    bytes += bytesToRow(y)
    cursor = CursorPosition(x: 0, y: y)
  }

  private func bytesToRow(_ y: Int) -> ShortBytes {
    cursor?.y == y ? ShortBytes() : cursorMove.bytes(from: cursor, x: 0, y: y)
  }
}
