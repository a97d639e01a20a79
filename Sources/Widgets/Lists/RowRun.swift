import Foundation

/// Neighbouring rows of one height.
struct RowRun: Hashable, Measured {
  /// How many rows there are, at least one.
  let count: Int
  /// The height of each.
  let height: CGFloat
  /// Whether the height is a guess, to be replaced when a row comes into view.
  let isEstimated: Bool

  /// Rows of a height; one that is negative or not finite counts as 0.
  init(count: Int, height: CGFloat, isEstimated: Bool = false) {
    self.count = count
    self.height = height.lengthOrZero
    self.isEstimated = isEstimated
  }

  /// As many rows as told, of the same height.
  func counting(_ count: Int) -> RowRun {
    RowRun(count: count, height: height, isEstimated: isEstimated)
  }

  /// Whether rows of both can be one run.
  func isAlike(_ other: RowRun) -> Bool {
    height == other.height && isEstimated == other.isEstimated
  }

  var extent: Extent { Extent(count: count, length: CGFloat(count) * height) }
}

extension CGFloat {
  /// The same length; 0 for one that is negative or not finite.
  var lengthOrZero: CGFloat { self > 0 && isFinite ? self : 0 }
}

extension [RowRun] {
  /// Adds rows at the end, to the last run if it has their height.
  mutating func appendRows(_ run: RowRun) {
    if run.count <= 0 { return }
    if let last, last.isAlike(run) {
      self[count - 1] = last.counting(last.count + run.count)
    } else {
      append(run)
    }
  }
}

// MARK: - Rows of one section

extension ExtentTree<RowRun> {
  /// Rows of the given heights, in order.
  init(heights: some Sequence<CGFloat>) {
    self.init(Self.runs(of: heights))
  }

  /// The fewest runs of these heights.
  static func runs(of heights: some Sequence<CGFloat>) -> [RowRun] {
    var runs: [RowRun] = []
    for height in heights { runs.appendRows(RowRun(count: 1, height: height)) }
    return runs
  }

  /// Where a row starts, and its height; for the number of all rows, the end and 0.
  func span(ofRow row: Int) -> (start: CGFloat, length: CGFloat) {
    let place = place(ofUnit: row)
    guard let run = element(at: place.position) else { return (total.length, 0) }
    return (place.before.length + CGFloat(row - place.before.count) * run.height, run.height)
  }

  /// The row at an offset, with the first row starting at `origin`; the last one beyond the end.
  ///
  /// There must be a row. The arithmetic is that of ``span(ofRow:)``, so the start of a row that has
  /// a height leads back to it.
  func row(at offset: CGFloat, origin: CGFloat) -> Int {
    let place = place { offset >= origin + $0.length }
    guard let run = element(at: place.position) else { return total.count - 1 }
    let last = run.count - 1
    func start(_ row: Int) -> CGFloat {
      origin + (place.before.length + CGFloat(row) * run.height)
    }
    guard run.height > 0 else { return place.before.count }
    let guess = (offset - start(0)) / run.height
    var row = guess >= CGFloat(last) ? last : Int(max(0, guess))
    // Rounding puts the guess at most one row off.
    if row > 0 && offset < start(row) {
      row -= 1
    } else if row < last && offset >= start(row + 1) {
      row += 1
    }
    return place.before.count + row
  }

  /// Replaces a range of rows; an empty one inserts.
  ///
  /// Runs of one height grow together, except across the border of two chunks.
  mutating func replaceRows(_ range: Range<Int>, with runs: [RowRun]) {
    guard range.lowerBound >= 0, range.upperBound <= total.count else {
      stop("rows \(range) are changed in a section of \(total.count); ask for rowCount first")
    }
    if range.isEmpty && runs.isEmpty { return }
    let lower = place(ofUnit: range.lowerBound)
    let upper = place(ofUnit: range.upperBound)
    var start = lower.position
    var end = upper.position
    var new: [RowRun] = []
    let kept = range.lowerBound - lower.before.count
    if kept > 0, let run = element(at: start) {
      new.append(run.counting(kept))
    } else if let previous = start.previous, let run = element(at: previous) {
      new.append(run)
      start = previous
    }
    for run in runs { new.appendRows(run) }
    let gone = range.upperBound - upper.before.count
    if gone > 0 || start.sharesChunk(with: end), let run = element(at: end) {
      new.appendRows(run.counting(run.count - gone))
      end = end.next
    }
    replace(from: start, to: end, with: new)
  }
}
