public import Foundation

/// Changes of single rows and sections, without a reload.
///
/// The data source changes first, then the table is told. Several changes that belong together are
/// a batch: rows and sections that go are named as they were before it, those that come as they are
/// after it, and the order of the calls does not matter (TBL-40). Afterwards the numbers must add
/// up, or the program stops with what is wrong (TBL-41). A change outside of a batch is a batch of
/// one (TBL-42).
///
/// What is seen stays in its place, also under a finger and in motion; only at rest at the top new
/// rows push the others down. Selection and highlight go with their rows.
extension TableNode {
  /// Opens a batch, which the matching ``endUpdates()`` makes. Batches nest: the outermost counts
  /// (TBL-43).
  public final func beginUpdates() {
    guard allowsUpdate("beginUpdates") else { return }
    // What is not loaded yet, or is to be reloaded, will be asked for as it is then.
    if batch.depth == 0, work.needsReload { batch.isDropped = true }
    batch.depth += 1
  }

  /// Closes a batch. An empty one asks for the heights again and for no cells (TBL-44). Without
  /// ``beginUpdates()`` it is refused with a diagnostic.
  public final func endUpdates() {
    guard batch.depth > 0 else {
      report(
        "table.update",
        "endUpdates was called without beginUpdates. Nothing was done; call them in "
          + "pairs, or use performBatchUpdates.")
      return
    }
    batch.depth -= 1
    if batch.depth == 0 { finishBatch() }
  }

  /// Makes the changes of a closure as one batch.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes of rows and sections; nil makes none.
  ///   - completion: Called with true when the rows are in place: after the layout of the
  ///     frame, or at once without a window.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard allowsUpdate("performBatchUpdates") else { return }
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    guard let root else { return completion(true) }
    setNeedsLayout()
    root.afterLayout { completion(true) }
  }

  // MARK: - Rows

  /// Tells of rows that are new, by where they are now.
  public final func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    change("insertRows") { $0.insertedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Tells of rows that are gone, by where they were.
  public final func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    change("deleteRows") { $0.deletedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Asks for the cells and heights of rows again. They are not selected afterwards.
  public final func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) {
    change("reloadRows") { $0.reloadedRows.formUnion(indexPaths.map(RowPath.init)) }
  }

  /// Tells of a row that is elsewhere now.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveRow") { $0.movedRows[RowPath(indexPath)] = RowPath(newIndexPath) }
  }

  // MARK: - Sections

  /// Tells of sections that are new, by where they are now.
  public final func insertSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    change("insertSections") { $0.insertedSections.formUnion(sections) }
  }

  /// Tells of sections that are gone, by where they were.
  public final func deleteSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    change("deleteSections") { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections again. Their number of rows may have changed.
  public final func reloadSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    change("reloadSections") { $0.reloadedSections.formUnion(sections) }
  }

  /// Tells of a section that is elsewhere now.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection") { $0.movedSections[section] = newSection }
  }

  // MARK: - Batches

  /// Makes a batch that is known as a whole; without changes nothing is asked.
  final func performUpdate(_ update: ListUpdate, completion: @escaping () -> Void) {
    change("apply") { $0 = update }
    guard let root else { return completion() }
    setNeedsLayout()
    root.afterLayout(completion)
  }

  private func change(_ name: String, _ edit: (inout ListUpdate) -> Void) {
    guard allowsUpdate(name) else { return }
    beginUpdates()
    if !batch.isDropped {
      let old = batch.update
      edit(&batch.update)
      // Nothing to do is no batch: an empty list of rows asks for no heights.
      if batch.depth == 1, batch.update == old {
        batch = TableBatch()
        return
      }
    }
    endUpdates()
  }

  /// Whether the table may be changed now. A change that is refused is made up for by a reload.
  private func allowsUpdate(_ name: String) -> Bool {
    if allowsChange(name) { return true }
    work.needsReload = true
    work.hasStaleCells = !cells.isEmpty
    work.hasStaleMarks = true
    setNeedsLayout()
    return false
  }

  private func finishBatch() {
    let update = batch.update
    let isDropped = batch.isDropped || work.needsReload
    batch = TableBatch()
    setNeedsLayout()
    if isDropped { return }
    if !update.isEmpty {
      apply(update)
    } else if usesEstimates {
      index.forgetMeasures()
    } else {
      invalidateHeights()
    }
  }
}
