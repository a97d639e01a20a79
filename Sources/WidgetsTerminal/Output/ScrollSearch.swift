import Widgets

/// Two pictures of one size, read while their cells do not change.
struct ScrollSearch {
  let old: UnsafeBufferPointer<Cell>
  let new: UnsafeBufferPointer<Cell>
  let width: Int
  let height: Int
  /// How far the step before went, which the next one often does again; nil if there was none.
  var lastDistance: Int?

  /// What a step has to save, in cells: about what its own bytes cost.
  private static let leastGain = 18
  /// Of rows that are equal so many are compared with, and of rows that only may be so many.
  private static let mostPlaces = 4
  private static let mostLooks = 32

  /// The step after which the fewest cells differ; nil when none is worth its bytes.
  ///
  /// Rows of the new picture are looked up among the old ones by a hash of the columns in which
  /// anything changed; the distance that most of them agree on is then judged cell by cell.
  ///
  /// - Parameter rows: Where the pictures may differ.
  /// - Complexity: O(*n*) in the number of cells of those rows.
  func step(in rows: Range<Int>) -> ScrollStep? {
    let changed = rows.filter { !row(new, $0).isBitwiseEqual(to: row(old, $0)) }
    if changed.count > 1, let lastDistance {
      let (step, gain, most) = bestStep(distance: lastDistance, in: rows)
      if let step, 8 * gain >= 7 * most { return step }
    }
    guard changed.count > 1, let columns = changedColumns(in: changed),
      let distance = likelyDistance(changed: changed, columns: columns)
    else { return nil }
    return bestStep(distance: distance, in: rows).step
  }

  private func row(_ cells: UnsafeBufferPointer<Cell>, _ y: Int) -> UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(rebasing: cells[y * width..<(y + 1) * width])
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
    var places = RowPlaces(height: height)
    for y in changed.reversed() {
      if let hash = hash(old, y, columns) { places.add(y, hash: hash) }
    }
    var votes = Array(repeating: 0, count: 2 * height)
    for y in changed {
      guard let hash = hash(new, y, columns) else { continue }
      // Of a row that is everywhere a few places say enough.
      places.forEach(of: hash, atMost: Self.mostPlaces, looks: Self.mostLooks) { place in
        if place != y { votes[place - y + height] += 1 }
      }
    }
    var best: (votes: Int, distance: Int)?
    for (index, count) in votes.enumerated() where count > 0 {
      let distance = index - height
      guard let current = best else {
        best = (count, distance)
        continue
      }
      if (count, -abs(distance), distance)
        > (current.votes, -abs(current.distance), current.distance)
      {
        best = (count, distance)
      }
    }
    return best?.distance
  }

  /// Nil for a blank row.
  private func hash(
    _ cells: UnsafeBufferPointer<Cell>, _ y: Int, _ columns: Range<Int>
  ) -> Int? {
    let cells = UnsafeBufferPointer(rebasing: row(cells, y)[columns])
    return cells.isBlank ? nil : cells.hash
  }
}

// MARK: - Judging

extension ScrollSearch {
  /// The rows for which a distance saves most; how many cells that are, and how many differ.
  ///
  /// For rows that move down everything is read from the bottom, so that the same sums serve both.
  private func bestStep(
    distance: Int, in rows: Range<Int>
  ) -> (step: ScrollStep?, gain: Int, most: Int) {
    let shift = abs(distance)
    guard shift < height else { return (nil, 0, 0) }
    let index = { (y: Int) in distance > 0 ? y : height - 1 - y }
    let differing = (0..<height).map { y in
      rows.contains(index(y)) ? differences(index(y), index(y)) : 0
    }
    // What is saved at a row if it comes out blank, summed up from the first row.
    var revealed = [0]
    revealed.reserveCapacity(height + 1)
    for y in 0..<height {
      revealed.append(revealed[y] + differing[y] - visible(index(y)))
    }
    var best = (gain: Self.leastGain, rows: 0..<0)
    var sum = 0
    var start = 0
    for y in 0..<height - shift {
      if sum <= 0 { (sum, start) = (0, y) }
      sum += differing[y] - differences(index(y), index(y + shift))
      let gain = sum + revealed[y + 1 + shift] - revealed[y + 1]
      if gain > best.gain { best = (gain, start..<y + 1 + shift) }
    }
    let most = differing.reduce(0, +)
    guard !best.rows.isEmpty else { return (nil, 0, most) }
    let ends = [index(best.rows.lowerBound), index(best.rows.upperBound - 1)].sorted()
    return (ScrollStep(rows: ends[0]..<ends[1] + 1, distance: distance), best.gain, most)
  }

  /// How many cells of a new row differ from those of an old one.
  private func differences(_ newRow: Int, _ oldRow: Int) -> Int {
    row(new, newRow).differenceCount(from: row(old, oldRow))
  }

  private func visible(_ y: Int) -> Int { row(new, y).differenceCount(from: .blank) }
}

/// Which rows have a hash: lists of rows behind the last bits of their hashes.
private struct RowPlaces {
  private var first: [Int]
  private var next: [Int]
  private var hashes: [Int]
  private let mask: Int

  init(height: Int) {
    var size = 16
    while size < 2 * height { size *= 2 }
    mask = size - 1
    first = Array(repeating: -1, count: size)
    next = Array(repeating: -1, count: height)
    hashes = Array(repeating: 0, count: height)
  }

  /// Adds a row; it is found before those that were added earlier.
  mutating func add(_ y: Int, hash: Int) {
    hashes[y] = hash
    next[y] = first[hash & mask]
    first[hash & mask] = y
  }

  /// Calls a closure with the rows of a hash; stops after so many of them, or of those looked at.
  func forEach(of hash: Int, atMost limit: Int, looks: Int, _ body: (Int) -> Void) {
    var y = first[hash & mask]
    var (found, looked) = (0, 0)
    while y >= 0, found < limit, looked < looks {
      if hashes[y] == hash {
        body(y)
        found += 1
      }
      looked += 1
      y = next[y]
    }
  }
}
