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
}

/// The cells of one row as they are shown and as they shall be.
struct CellRow {
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

  /// Whether terminals differ in how far the cursor moves after this glyph: clusters of several
  /// scalars, and emoji, which are newer than some terminals' tables.
  var hasDisputedWidth: Bool {
    guard let scalar else { return true }
    return scalar.value >= 0x1F000 && scalar.value < 0x20000
  }
}
