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
  private static let mostPlaces = 4

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
      first = min(first, new.firstDifference(from: old, startingAt: 0))
      last = max(last, new.lastDifference(from: old))
    }
    return first <= last ? first..<last + 1 : nil
  }

  /// The distance that most rows agree on, the shortest one among equals.
  private func likelyDistance(changed: [Int], columns: Range<Int>) -> Int? {
    var places: [Int: [Int]] = [:]
    for y in changed {
      guard let hash = hash(old, y, columns) else { continue }
      // Of a row that is everywhere a few places say enough.
      if places[hash, default: []].count < Self.mostPlaces { places[hash, default: []].append(y) }
    }
    var votes: [Int: Int] = [:]
    for y in changed {
      guard let hash = hash(new, y, columns) else { continue }
      for place in places[hash] ?? [] where place != y { votes[place - y, default: 0] += 1 }
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
    let cells = UnsafeBufferPointer(rebasing: row(cells, y)[columns])
    return cells.differenceCount(from: .blank) == 0 ? nil : cells.hash
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
    row(new, newRow).differenceCount(from: row(old, oldRow))
  }

  private func visible(_ y: Int) -> Int { row(new, y).differenceCount(from: .blank) }
}
