import Foundation

extension TableNode {
  /// Asks the data source something; it may not change the table meanwhile.
  final func ask<Answer>(_ question: () -> Answer) -> Answer {
    work.openQuestions += 1
    defer { work.openQuestions -= 1 }
    return question()
  }

  /// Whether the table may be changed now; if not, says so.
  final func allowsChange(_ name: String) -> Bool {
    if work.openQuestions == 0 { return true }
    report(
      "table.reload",
      "\(name) was called while the table waits for an answer of its data source or for a height. "
        + "Nothing was done; change the table when the answer has been given.")
    return false
  }

  final func reload() {
    guard allowsChange("reloadData") else { return }
    dropPress()
    selected = []
    work.generation += 1
    work.needsReload = true
    work.hasStaleCells = !cells.isEmpty
    work.hasStaleMarks = true
    batch.drop()
    aim = nil
    setNeedsLayout()
  }

  /// The heights are asked for again before they are next needed; the cells stay.
  final func invalidateHeights() {
    work.needsHeights = true
    setNeedsLayout()
  }

  final func setRowHeight(_ height: CGFloat) {
    guard height == Self.automaticDimension || (height.isFinite && height >= 0) else {
      report(
        "table.height",
        "A row height must be a finite number from 0, or automaticDimension, but is \(height). "
          + "It stays \(rowHeight).")
      return
    }
    guard height != storedRowHeight else { return }
    storedRowHeight = height
    invalidateHeights()
  }

  final func setEstimate(_ height: CGFloat) {
    guard height.isFinite && height >= 0 else {
      report(
        "table.height",
        "An estimate must be a finite number from 0, but is \(height). It stays \(storedEstimate).")
      return
    }
    guard height != storedEstimate else { return }
    storedEstimate = height
    if storedRowHeight == Self.automaticDimension { invalidateHeights() }
  }

  /// Whether rows count for an estimate until they come into view.
  final var usesEstimates: Bool {
    storedRowHeight == Self.automaticDimension && storedEstimate > 0
  }

  /// Brings the numbers and heights up to date. Every question about rows begins with it.
  final func loadIfNeeded() {
    guard work.openQuestions == 0 else { return }
    if work.needsReload {
      work.needsReload = false
      work.needsHeights = false
      loadRows(counts: askCounts())
      for cell in prepared.values { pool.put(cell, cell.reuseIdentifier) }
      prepared = [:]
      if let row = cursor.row, !index.contains(row) { moveCursor(to: nil) }
    } else if work.needsHeights {
      work.needsHeights = false
      let counts = (0..<index.sectionCount).map { index.rowCount(inSection: $0) }
      keepingPlace(of: { $0 }) { loadRows(counts: counts) }
    }
  }

  final func askCounts() -> [Int] {
    guard let dataSource else { return [0] }
    return ask {
      let sections = checked(dataSource.numberOfSections(in: self), "numberOfSections")
      return (0..<sections).map {
        checked(
          dataSource.tableNode(self, numberOfRowsInSection: $0), "numberOfRowsInSection \($0)")
      }
    }
  }

  private func checked(_ count: Int, _ name: String) -> Int {
    if count >= 0 { return count }
    report("table.count", "\(name) cannot be \(count). It counts as 0.")
    return 0
  }

  private func loadRows(counts: [Int]) {
    work.measured = measure
    let sections = counts.enumerated().map { extent(ofSection: $0, rowCount: $1) }
    index = RowIndex(sections: sections)
    updateContentSize()
  }

  /// A section with the heights that it has before anything of it is in view.
  final func extent(ofSection section: Int, rowCount: Int) -> SectionExtent {
    let header = askHeight(of: .header, inSection: section)
    let footer = askHeight(of: .footer, inSection: section)
    guard storedRowHeight == Self.automaticDimension, !usesEstimates else {
      return SectionExtent(
        header: header, rowCount: rowCount, rowHeight: usesEstimates ? storedEstimate : rowHeight,
        footer: footer, isEstimated: usesEstimates)
    }
    let heights = (0..<rowCount).map { askHeight(of: RowPath(section: section, row: $0)) }
    return SectionExtent(header: header, rowHeights: heights, footer: footer)
  }

  /// The height that a row wants to have.
  final func askHeight(of path: RowPath) -> CGFloat {
    let height = ask { heightForRow(at: path.indexPath) }
    if height == Self.automaticDimension { return measuredHeight(of: path) }
    if height >= 0 && height.isFinite { return height }
    report(
      "table.height",
      "The height of row \(path.row) of section \(path.section) must be a finite number from 0, or "
        + "automaticDimension, but is \(height). It counts as 0.")
    return 0
  }
}
