import Foundation

/// A number of things in a row, and how long they are together.
struct Extent: Hashable {
  var count = 0
  var length: CGFloat = 0

  static func + (a: Extent, b: Extent) -> Extent {
    Extent(count: a.count + b.count, length: a.length + b.length)
  }
}

/// Something that takes room in a list.
protocol Measured {
  /// How many units it stands for, at least one, and its length.
  var extent: Extent { get }
}

/// A sequence of elements that knows what lies before each of them.
///
/// Elements are kept in short chunks, and the extents of the chunks in a binary tree in one array:
/// entry 1 is the root, the children of entry `i` are `2i` and `2i + 1`, and the leaves are the
/// chunks, padded with nothing to a power of two. A sum is always made of its parts and never
/// adjusted, so rounding errors do not pile up over many edits.
///
/// - Complexity: Finding a place and changing a few elements: O(log n). Memory: O(n). Once in about
///   a hundred edits of one chunk it is split or joined, which costs O(n / 128).
struct ExtentTree<Element: Measured> {
  /// Where an element is kept; after the last element of a chunk only as an end. Good until the next
  /// change.
  struct Position {
    fileprivate let chunk: Int
    fileprivate let index: Int

    /// The position of the element before; nil for the first of a chunk.
    var previous: Position? { index > 0 ? Position(chunk: chunk, index: index - 1) : nil }

    /// The end of this element.
    var next: Position { Position(chunk: chunk, index: index + 1) }

    /// Whether changing from here to there touches one chunk only.
    func sharesChunk(with other: Position) -> Bool { chunk == other.chunk }
  }

  /// A position and what lies before it.
  struct Place {
    let position: Position
    let before: Extent
  }

  private struct Chunk {
    var elements: [Element]
    var extent: Extent

    init(_ elements: [Element]) {
      self.elements = elements
      extent = Chunk.extent(of: elements)
    }

    mutating func measure() {
      extent = Chunk.extent(of: elements)
    }

    private static func extent(of elements: [Element]) -> Extent {
      elements.reduce(Extent()) { $0 + $1.extent }
    }
  }

  // Never empty; a chunk without elements is the only one.
  private var chunks: [Chunk]
  private var sums: [Extent] = []

  /// The most elements of a chunk; new ones are half full.
  private static var capacity: Int { 256 }

  init(_ elements: [Element] = []) {
    chunks = Self.chunks(of: elements)
    rebuildSums()
  }

  /// The extent of all elements.
  var total: Extent { sums[1] }

  /// How many elements there are.
  var elementCount: Int { chunks.reduce(0) { $0 + $1.elements.count } }

  /// The element at a position; nil at the end.
  func element(at position: Position) -> Element? {
    let elements = chunks[position.chunk].elements
    return position.index < elements.count ? elements[position.index] : nil
  }
}

// MARK: - Finding

extension ExtentTree {
  /// The place of the first element whose end the target is not beyond.
  ///
  /// - Parameter isBeyond: Whether the target lies at or after the end of everything up to there;
  ///   true for a beginning of the sequence and false for the rest.
  func place(where isBeyond: (Extent) -> Bool) -> Place {
    if isBeyond(total) {
      let last = chunks.count - 1
      return Place(position: end(ofChunk: last), before: total)
    }
    let leaves = sums.count / 2
    var before = Extent()
    var entry = 1
    while entry < leaves {
      entry *= 2
      let left = before + sums[entry]
      // The right side may be padding: sums that are rounded differently can point into it.
      if sums[entry + 1].count > 0 && isBeyond(left) {
        before = left
        entry += 1
      }
    }
    let chunk = entry - leaves
    var index = 0
    for element in chunks[chunk].elements.dropLast() {
      let end = before + element.extent
      if !isBeyond(end) { break }
      before = end
      index += 1
    }
    return Place(position: Position(chunk: chunk, index: index), before: before)
  }

  /// The place of the element after one; nil after the last.
  func place(after place: Place) -> Place? {
    let index = place.position.index
    let elements = chunks[place.position.chunk].elements
    guard index < elements.count else { return nil }
    let end = place.before + elements[index].extent
    if index + 1 < elements.count { return Place(position: place.position.next, before: end) }
    // The sum up to the next chunk is made of other parts, and may be rounded differently.
    return end.count < total.count ? self.place(ofUnit: end.count) : nil
  }

  /// The place of the element that holds a unit; the end for the number of all units.
  func place(ofUnit unit: Int) -> Place {
    place { unit >= $0.count }
  }
}

// MARK: - Changing

extension ExtentTree {
  /// Changes one element.
  mutating func update(_ position: Position, _ change: (inout Element) -> Void) {
    change(&chunks[position.chunk].elements[position.index])
    chunks[position.chunk].measure()
    refreshSums(of: position.chunk)
  }

  /// Replaces the elements from a position up to another, which is not before it.
  mutating func replace(from start: Position, to end: Position, with elements: [Element]) {
    let chunk = start.chunk
    // The beginning of a later chunk is the end of the one before: that chunk stays as it is.
    let end = end.chunk > chunk && end.index == 0 ? self.end(ofChunk: end.chunk - 1) : end
    if end.chunk == chunk {
      chunks[chunk].elements.replaceSubrange(start.index..<end.index, with: elements)
    } else {
      let rest = chunks[end.chunk].elements[end.index...]
      chunks[chunk].elements.replaceSubrange(start.index..., with: elements + rest)
      chunks.removeSubrange((chunk + 1)...end.chunk)
    }
    if rebalance(chunk) || end.chunk > chunk {
      rebuildSums()
    } else {
      refreshSums(of: chunk)
    }
  }

  /// Measures a chunk, splits it if it is too long and joins it with a neighbour if it is short;
  /// says whether it did one of these.
  private mutating func rebalance(_ chunk: Int) -> Bool {
    chunks[chunk].measure()
    let count = chunks[chunk].elements.count
    if count > Self.capacity {
      chunks.replaceSubrange(chunk...chunk, with: Self.chunks(of: chunks[chunk].elements))
      return true
    }
    guard count <= Self.capacity / 4, chunks.count > 1 else { return false }
    let left = chunk > 0 ? chunk - 1 : chunk
    let joined = chunks[left].elements.count + chunks[left + 1].elements.count
    guard count == 0 || joined <= Self.capacity / 2 else { return false }
    chunks[left].elements += chunks[left + 1].elements
    chunks[left].measure()
    chunks.remove(at: left + 1)
    return true
  }

  private static func chunks(of elements: [Element]) -> [Chunk] {
    let size = capacity / 2
    if elements.count <= size { return [Chunk(elements)] }
    return stride(from: 0, to: elements.count, by: size).map {
      Chunk(Array(elements[$0..<min($0 + size, elements.count)]))
    }
  }

  private func end(ofChunk chunk: Int) -> Position {
    Position(chunk: chunk, index: chunks[chunk].elements.count)
  }

  private mutating func rebuildSums() {
    var leaves = 1
    while leaves < chunks.count { leaves *= 2 }
    sums = Array(repeating: Extent(), count: 2 * leaves)
    for chunk in chunks.indices { sums[leaves + chunk] = chunks[chunk].extent }
    for entry in stride(from: leaves - 1, to: 0, by: -1) {
      sums[entry] = sums[2 * entry] + sums[2 * entry + 1]
    }
  }

  private mutating func refreshSums(of chunk: Int) {
    var entry = sums.count / 2 + chunk
    sums[entry] = chunks[chunk].extent
    while entry > 1 {
      entry /= 2
      sums[entry] = sums[2 * entry] + sums[2 * entry + 1]
    }
  }
}
