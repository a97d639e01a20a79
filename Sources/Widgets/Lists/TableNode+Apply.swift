import Foundation

extension TableNode {
  /// Makes the changes of a batch. All state is consistent before the first callback.
  final func apply(_ update: ListUpdate) {
    let before = (0..<index.sectionCount).map { index.rowCount(inSection: $0) }
    let after = askCounts()
    let change: ListChange
    do {
      change = try ListChange(update, before: before, after: after)
    } catch {
      stop(
        "Invalid update: \(error.reason). Change the data source first, and tell the table of "
          + "every change of it, no more and no less (TBL-41).")
    }
    work.generation += 1
    let showsCursor = isFocused && cursor.isVisible && visibleCursor != nil
    let gone = moveCells(change)
    let unhighlighted = moveStates(change)
    keepingPlace(of: change.row(after:)) { edit(change, counts: after) }
    if let row = aim?.row { aim?.row = change.row(after: row) ?? row }
    takeAimAgain()
    if let row = cursor.row { updateCursor(of: row) }
    if showsCursor { keepCursorInView() }
    if let row = unhighlighted { didUnhighlightRow(at: row.indexPath) }
    for entry in gone { depart(entry) }
  }

  /// Gives the cells that stay their new rows; returns the others.
  private func moveCells(_ change: ListChange) -> [ShownCells.Entry] {
    let isStale = work.hasStaleCells
    let gone = cells.move { row in
      isStale || change.update.reloadedRows.contains(row) ? nil : change.row(after: row)
    }
    for entry in gone { entry.cell.path = nil }
    for entry in cells.entries { entry.cell.path = entry.row }
    work.hasStaleCells = false
    for cell in prepared.values { pool.put(cell, cell.reuseIdentifier) }
    prepared = [:]
    let update = change.update
    if !update.reloadedSections.isEmpty || !change.sections.isIdentity { work.hasStaleMarks = true }
    return gone
  }

  /// Moves selection, highlight and the row of the keys along; returns the row that lost its
  /// highlight because it is gone.
  private func moveStates(_ change: ListChange) -> RowPath? {
    let reloaded = change.update.reloadedRows
    selected = Set(selected.subtracting(reloaded).compactMap(change.row(after:)))
    if let row = cursor.row {
      cursor.row =
        change.row(after: row)
        ?? change.section(after: row.section).map {
          RowPath(section: $0, row: change.rowInPlace(of: row))
        }
    }
    guard let row = press.row else { return nil }
    press.row = reloaded.contains(row) ? nil : change.row(after: row)
    guard press.row == nil else { return nil }
    press.touch = nil
    return row
  }

  // MARK: - The index

  private func edit(_ change: ListChange, counts: [Int]) {
    var movedRuns: [RowPath: RowRun] = [:]
    for (old, new) in change.update.movedRows {
      movedRuns[new] = index.run(ofRow: old.row, inSection: old.section)?.counting(1)
    }
    for (section, shift) in change.rows {
      guard let new = change.section(after: section) else { continue }
      for range in shift.leaving.runs.reversed() { index.deleteRows(range, inSection: section) }
      for range in shift.arriving.runs {
        insert(range, inSection: section, newSection: new, movedRuns)
      }
    }
    if !change.sections.isIdentity { editSections(change, counts: counts) }
    for section in change.update.reloadedSections {
      guard let new = change.section(after: section) else { continue }
      index.deleteSection(at: new)
      index.insertSection(extent(ofSection: new, rowCount: counts[new]), at: new)
    }
    for row in change.update.reloadedRows {
      guard let new = change.row(after: row) else { continue }
      index.deleteRows(new.row..<(new.row + 1), inSection: new.section)
      index.replaceRows(
        new.row..<new.row, inSection: new.section,
        with: newRuns(new.row..<(new.row + 1), new.section))
    }
    if let row = cursor.row, !index.contains(row) {
      cursor.row = index.row(before: row) ?? index.lastRow
    }
  }

  private func insert(
    _ rows: Range<Int>, inSection section: Int, newSection: Int, _ moved: [RowPath: RowRun]
  ) {
    guard !moved.isEmpty else {
      return index.replaceRows(
        rows.lowerBound..<rows.lowerBound, inSection: section, with: newRuns(rows, newSection))
    }
    for row in rows {
      let run = moved[RowPath(section: newSection, row: row)].map { [$0] }
      index.replaceRows(
        row..<row, inSection: section, with: run ?? newRuns(row..<(row + 1), newSection))
    }
  }

  /// The heights of rows that are new.
  private func newRuns(_ rows: Range<Int>, _ section: Int) -> [RowRun] {
    guard storedRowHeight == Self.automaticDimension, !usesEstimates else {
      let height = usesEstimates ? storedEstimate : rowHeight
      return [RowRun(count: rows.count, height: height, isEstimated: usesEstimates)]
    }
    return ExtentTree<RowRun>.runs(
      of: rows.map { askHeight(of: RowPath(section: section, row: $0)) })
  }

  private func editSections(_ change: ListChange, counts: [Int]) {
    var moved: [Int: SectionExtent] = [:]
    for (old, new) in change.update.movedSections {
      moved[new] = index.extent(ofSection: old)
    }
    for section in change.sections.leaving.reversed() { index.deleteSection(at: section) }
    for section in change.sections.arriving {
      let extent = moved[section] ?? extent(ofSection: section, rowCount: counts[section])
      index.insertSection(extent, at: section)
    }
    // A title may name the place of its section, and a gap depends on it.
    for section in 0..<index.sectionCount {
      index.setHeaderHeight(askHeight(of: .header, inSection: section), ofSection: section)
      index.setFooterHeight(askHeight(of: .footer, inSection: section), ofSection: section)
    }
  }
}

extension ListChange {
  /// The row that has come to the place of one that is gone, in its section after the batch.
  fileprivate func rowInPlace(of row: RowPath) -> Int {
    guard let shift = rows[row.section] else { return row.row }
    let place = row.row - shift.leaving.prefix { $0 < row.row }.count
    return place + shift.arriving.prefix { $0 <= place }.count
  }
}

extension [Int] {
  /// The ranges of neighbours in a sorted list without repeats.
  fileprivate var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for value in self {
      if let last = runs.last, last.upperBound == value {
        runs[runs.count - 1] = last.lowerBound..<(value + 1)
      } else {
        runs.append(value..<(value + 1))
      }
    }
    return runs
  }
}
