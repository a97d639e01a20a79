import Widgets

/// A block of rows that moved up or down as a whole.
struct ScrollStep: Hashable, Sendable {
  /// The rows that scroll.
  let rows: Range<Int>
  /// How far they move: up for a positive distance, down for a negative one; never 0.
  let distance: Int
}

extension ScrollStep {
  /// Moves rows of cells as a terminal does: what leaves is lost, what comes in is blank.
  func apply(to cells: inout [Cell], width: Int) {
    let up = max(0, distance)
    let down = max(0, -distance)
    let start = rows.lowerBound * width
    let end = rows.upperBound * width
    let kept = (rows.count - abs(distance)) * width
    cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      (base + start + down * width).update(from: base + start + up * width, count: kept)
      let blank = distance > 0 ? start + kept..<end : start..<end - kept
      for index in blank { cells[index] = .blank }
    }
  }
}

// MARK: - Finding

/// Two pictures of one size, read while their cells do not change.
struct ScrollSearch {
  let old: UnsafeBufferPointer<Cell>
  let new: UnsafeBufferPointer<Cell>
  let width: Int
  let height: Int

  /// What a step has to save, in cells: about what its own bytes cost.
  private static let leastGain = 18

  /// The step after which the fewest cells differ; nil when none is worth its bytes.
  ///
  /// Rows of the new picture are looked up among the old ones by a hash of the columns in which
  /// anything changed; the distance that most of them agree on is then judged cell by cell.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  func step() -> ScrollStep? {
    let changed = (0..<height).filter { !isEqual(new, $0, old, $0) }
    guard changed.count > 1, let columns = changedColumns(in: changed),
      let distance = likelyDistance(changed: changed, columns: columns)
    else { return nil }
    return bestStep(distance: distance)
  }

  private func row(_ cells: UnsafeBufferPointer<Cell>, _ y: Int) -> UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(rebasing: cells[y * width..<(y + 1) * width])
  }

  private func isEqual(
    _ a: UnsafeBufferPointer<Cell>, _ y: Int, _ b: UnsafeBufferPointer<Cell>, _ z: Int
  ) -> Bool {
    row(a, y).isBitwiseEqual(to: row(b, z))
  }

  private func changedColumns(in rows: [Int]) -> Range<Int>? {
    var first = width
    var last = -1
    for y in rows {
      let (old, new) = (row(old, y), row(new, y))
      var x = 0
      while x < first, old[x] == new[x] { x += 1 }
      first = x
      x = width - 1
      while x > last, old[x] == new[x] { x -= 1 }
      last = x
    }
    return first <= last ? first..<last + 1 : nil
  }

  /// The distance that most rows agree on, the shortest one among equals.
  private func likelyDistance(changed: [Int], columns: Range<Int>) -> Int? {
    var places: [Int: Int] = [:]
    for y in changed {
      guard let hash = hash(old, y, columns) else { continue }
      // A row that is there twice says nothing.
      places[hash] = places[hash] == nil ? y : -1
    }
    var votes: [Int: Int] = [:]
    for y in changed {
      guard let hash = hash(new, y, columns), let place = places[hash], place >= 0, place != y
      else { continue }
      votes[place - y, default: 0] += 1
    }
    let best = votes.max { a, b in
      (a.value, -abs(a.key), a.key) < (b.value, -abs(b.key), b.key)
    }
    return best?.key
  }

  /// Nil for a blank row.
  private func hash(
    _ cells: UnsafeBufferPointer<Cell>, _ y: Int, _ columns: Range<Int>
  ) -> Int? {
    let cells = row(cells, y)[columns]
    guard cells.contains(where: { $0 != .blank }) else { return nil }
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: cells)))
    return hasher.finalize()
  }
}

// MARK: - Judging

extension ScrollSearch {
  /// The rows for which a distance saves most.
  ///
  /// For rows that move down everything is read from the bottom, so that the same sums serve both.
  private func bestStep(distance: Int) -> ScrollStep? {
    let shift = abs(distance)
    guard shift < height else { return nil }
    let index = { (y: Int) in distance > 0 ? y : height - 1 - y }
    // What is saved at a row if it comes out blank, summed up from the first row.
    var revealed = [0]
    for y in 0..<height {
      let y = index(y)
      revealed.append(revealed[revealed.count - 1] + differences(y, y) - visible(y))
    }
    var best = (gain: Self.leastGain, rows: 0..<0)
    var sum = 0
    var start = 0
    for y in 0..<height - shift {
      if sum <= 0 { (sum, start) = (0, y) }
      sum += differences(index(y), index(y)) - differences(index(y), index(y + shift))
      let gain = sum + revealed[y + 1 + shift] - revealed[y + 1]
      if gain > best.gain { best = (gain, start..<y + 1 + shift) }
    }
    guard !best.rows.isEmpty else { return nil }
    let ends = [index(best.rows.lowerBound), index(best.rows.upperBound - 1)].sorted()
    return ScrollStep(rows: ends[0]..<ends[1] + 1, distance: distance)
  }

  /// How many cells of a new row differ from those of an old one.
  private func differences(_ newRow: Int, _ oldRow: Int) -> Int {
    let (a, b) = (row(new, newRow), row(old, oldRow))
    if a.isBitwiseEqual(to: b) { return 0 }
    var count = 0
    for x in 0..<width where a[x] != b[x] { count += 1 }
    return count
  }

  private func visible(_ y: Int) -> Int {
    var count = 0
    for cell in row(new, y) where cell != .blank { count += 1 }
    return count
  }
}
