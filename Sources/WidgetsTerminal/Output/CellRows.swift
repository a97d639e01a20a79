import Widgets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UnsafeBufferPointer<Cell> {
  /// Whether all cells are equal. A cell is 16 bytes that all count, so bytes are compared.
  func isBitwiseEqual(to other: UnsafeBufferPointer<Cell>) -> Bool {
    guard count == other.count, let a = baseAddress, let b = other.baseAddress else {
      return count == other.count
    }
    return memcmp(a, b, count * MemoryLayout<Cell>.stride) == 0
  }

  /// The cells as numbers, two for each: to compare them in place is much faster.
  var words: UnsafeBufferPointer<UInt64> {
    UnsafeBufferPointer<UInt64>(
      start: UnsafeRawPointer(baseAddress)?.assumingMemoryBound(to: UInt64.self),
      count: count * MemoryLayout<Cell>.stride / MemoryLayout<UInt64>.stride)
  }

  /// How many cells differ from those of another row of the same length.
  func differenceCount(from other: UnsafeBufferPointer<Cell>) -> Int {
    if isBitwiseEqual(to: other) { return 0 }
    let (a, b) = (words, other.words)
    var (count, index) = (0, 0)
    while index < a.count {
      count &+= (a[index] ^ b[index]) | (a[index + 1] ^ b[index + 1]) == 0 ? 0 : 1
      index &+= 2
    }
    return count
  }

  /// How many cells differ from one that is the same everywhere.
  func differenceCount(from cell: Cell) -> Int {
    withUnsafePointer(to: cell) { cell in
      let b = UnsafeBufferPointer<Cell>(start: cell, count: 1).words
      let (first, second) = (b[0], b[1])
      let a = words
      var (count, index) = (0, 0)
      while index < a.count {
        count &+= (a[index] ^ first) | (a[index + 1] ^ second) == 0 ? 0 : 1
        index &+= 2
      }
      return count
    }
  }

  /// Whether all cells are blanks.
  var isBlank: Bool {
    withUnsafePointer(to: Cell.blank) { cell in
      let b = UnsafeBufferPointer<Cell>(start: cell, count: 1).words
      let a = words
      var index = 0
      while index < a.count, a[index] == b[0], a[index + 1] == b[1] { index += 2 }
      return index == a.count
    }
  }

  /// The first column from `start` on in which two rows differ; the length when none does.
  func firstDifference(from other: UnsafeBufferPointer<Cell>, startingAt start: Int) -> Int {
    let (a, b) = (words, other.words)
    var x = start
    while x < count, a[2 * x] == b[2 * x], a[2 * x + 1] == b[2 * x + 1] { x += 1 }
    return x
  }

  /// The last column in which two rows differ; -1 when none does.
  func lastDifference(from other: UnsafeBufferPointer<Cell>) -> Int {
    let (a, b) = (words, other.words)
    var x = count - 1
    while x >= 0, a[2 * x] == b[2 * x], a[2 * x + 1] == b[2 * x + 1] { x -= 1 }
    return x
  }

  /// A number that is the same for equal cells. Different ones may share it by chance, or because
  /// somebody chose them so: only what can be checked may rely on it.
  var hash: Int {
    // A sum of products that do not wait for each other, with other factors at each place.
    let words = self.words
    var (hash, factor, index): (UInt64, UInt64, Int) = (0, 0x9E37_79B9_7F4A_7C15, 0)
    while index < words.count {
      let cell = words[index] &+ words[index + 1] &* 0xBF58_476D_1CE4_E5B9
      hash &+= (cell ^ factor) &* (factor | 1)
      factor &+= 0x9E37_79B9_7F4A_7C15
      index &+= 2
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

/// The cells of one row as they are shown and as they shall be.
struct CellRow {
  let y: Int
  let old: UnsafeBufferPointer<Cell>
  let new: UnsafeBufferPointer<Cell>

  /// The first column from `start` on that differs, moved back to the beginning of its glyph.
  func nextChange(from start: Int) -> Int? {
    var x = new.firstDifference(from: old, startingAt: start)
    guard x < new.count else { return nil }
    while x > start, new[x].isContinuation { x -= 1 }
    return x
  }

  /// The last column that differs; -1 when none does.
  var lastChange: Int { new.lastDifference(from: old) }

  /// The column from which on all cells are the same blank that erasing leaves behind.
  func eraseStart(withBackground: Bool) -> Int {
    guard let last = new.last, last.isErased(withBackground: withBackground) else {
      return new.count
    }
    var x = new.count - 1
    while x > 0, new[x - 1] == last { x -= 1 }
    return x
  }

  /// How many cells from a column on are the same.
  func runLength(from start: Int) -> Int {
    var x = start + 1
    while x < new.count, new[x] == new[start] { x += 1 }
    return x - start
  }
}

extension Cell {
  /// Whether erasing a place makes it look like this.
  func isErased(withBackground: Bool) -> Bool {
    guard scalar == " " else { return false }
    return self == .blank
      || (withBackground && attributes.isDisjoint(with: .visibleOnBlanks))
  }

  /// Whether the glyph is a single scalar that is wide in some terminals only (`TextWidthPolicy`).
  var isWideByPolicy: Bool {
    // Ideographs and syllables are wide everywhere.
    guard columns == 2, let scalar, !(0x3400...0xD7FF ~= scalar.value) else { return false }
    return TextWidth.columns(of: Character(scalar)) == 1
  }

  /// Whether terminals differ in how far the cursor moves after this glyph: clusters of several
  /// scalars, and emoji, which are newer than some terminals' tables.
  var hasDisputedWidth: Bool {
    guard let scalar else { return true }
    return scalar.value >= 0x1F000 && scalar.value < 0x20000
  }
}
