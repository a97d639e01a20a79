import Foundation

extension RowIndex {
  /// The run that a row is in; nil when it does not exist.
  func run(ofRow row: Int, inSection section: Int) -> RowRun? {
    guard row >= 0 else { return nil }
    let rows = find(section).extent.rows
    return rows.element(at: rows.place(ofUnit: row).position)
  }

  /// Whether the height of a row is a guess.
  func isEstimated(_ path: RowPath) -> Bool {
    run(ofRow: path.row, inSection: path.section)?.isEstimated ?? false
  }

  /// The extent of a section. It must exist.
  func extent(ofSection section: Int) -> SectionExtent {
    find(section).extent
  }

  /// Makes all heights guesses; they keep their values.
  ///
  /// - Complexity: O(number of sections and runs).
  mutating func forgetMeasures() {
    for section in 0..<sectionCount {
      updateSection(section) { $0.rows = $0.rows.allEstimated }
    }
  }
}

extension ExtentTree<RowRun> {
  /// The same rows with the same heights, as guesses.
  fileprivate var allEstimated: ExtentTree<RowRun> {
    var runs: [RowRun] = []
    var row = 0
    while let run = element(at: place(ofUnit: row).position) {
      runs.appendRows(RowRun(count: run.count, height: run.height, isEstimated: true))
      row += run.count
    }
    return ExtentTree(runs)
  }
}
