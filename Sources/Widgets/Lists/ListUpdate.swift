/// What a batch does to a list, in the terms of its calls: rows and sections that go are named as
/// they were before the batch, those that come as they are after it (TBL-40).
struct ListUpdate: Hashable, Sendable {
  var deletedRows: Set<RowPath> = []
  var insertedRows: Set<RowPath> = []
  var reloadedRows: Set<RowPath> = []
  /// From before the batch to after it.
  var movedRows: [RowPath: RowPath] = [:]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  /// From before the batch to after it.
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool { self == ListUpdate() }
}

/// How positions move when some of them go and others come.
struct PositionShift: Hashable, Sendable {
  /// The positions that go, in order.
  let leaving: [Int]
  /// The positions that come, as they are afterwards, in order.
  let arriving: [Int]

  init(leaving: some Sequence<Int>, arriving: some Sequence<Int>) {
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  /// Whether every position stays.
  var isIdentity: Bool { leaving.isEmpty && arriving.isEmpty }

  /// Where a position is afterwards; nil for one that goes.
  ///
  /// - Complexity: O(log *n*) in the positions that go and come.
  func position(after old: Int) -> Int? {
    let gone = leaving.count(whileTrue: { $1 < old })
    if gone < leaving.count, leaving[gone] == old { return nil }
    let rank = old - gone
    // The first k for which the k-th arrival stays behind this one.
    return rank + arriving.count(whileTrue: { index, position in position - index <= rank })
  }

  /// Where a position was before; nil for one that came.
  func position(before new: Int) -> Int? {
    let came = arriving.count(whileTrue: { $1 < new })
    if came < arriving.count, arriving[came] == new { return nil }
    let rank = new - came
    return rank + leaving.count(whileTrue: { index, position in position - index <= rank })
  }
}

extension [Int] {
  /// How many elements at the beginning pass a test that none passes after the first that does not.
  fileprivate func count(whileTrue test: (Int, Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if test(middle, self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
