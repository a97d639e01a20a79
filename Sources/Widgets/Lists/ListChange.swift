/// A checked batch: where every row and section of the list is afterwards.
struct ListChange: Hashable, Sendable {
  /// Why a batch does not fit to the list.
  struct Mismatch: Error, Hashable {
    let reason: String
  }

  let update: ListUpdate
  /// How sections move.
  let sections: PositionShift
  /// How rows move in the sections that stay, by the section before the batch; those that are not
  /// here keep their rows.
  let rows: [Int: PositionShift]

  /// Checks a batch against the numbers of rows before and after it (TBL-41).
  init(
    _ update: ListUpdate, before: [Int], after: [Int]
  ) throws(Mismatch) {
    self.update = update
    let sections = PositionShift(
      leaving: update.deletedSections.union(update.movedSections.keys),
      arriving: update.insertedSections.union(update.movedSections.values))
    self.sections = sections
    try Self.checkSections(update, before: before.count, after: after.count)
    let fates = Fates(update: update, shift: sections)
    try Self.checkRows(update, before: before, after: after)
    rows = Self.shifts(update, fates: fates)
    for old in before.indices {
      guard let new = fates.section(after: old), !update.reloadedSections.contains(old) else {
        continue
      }
      let shift = rows[old]
      let expected = before[old] - (shift?.leaving.count ?? 0) + (shift?.arriving.count ?? 0)
      if after[new] == expected { continue }
      throw Mismatch(
        reason: Self.rowsReason(update, old: old, new: new, before: before[old], after: after[new]))
    }
  }

  /// Where a section is afterwards; nil for one that is gone.
  func section(after old: Int) -> Int? {
    Fates(update: update, shift: sections).section(after: old)
  }

  /// Where a row is afterwards; nil for one that is gone, or in a section that is reloaded.
  func row(after old: RowPath) -> RowPath? {
    if let new = update.movedRows[old] { return new }
    guard let section = section(after: old.section),
      !update.reloadedSections.contains(old.section)
    else { return nil }
    guard let shift = rows[old.section] else { return RowPath(section: section, row: old.row) }
    return shift.position(after: old.row).map { RowPath(section: section, row: $0) }
  }

  private struct Fates {
    let update: ListUpdate
    let shift: PositionShift

    func section(after old: Int) -> Int? {
      update.movedSections[old] ?? shift.position(after: old)
    }

    func section(before new: Int) -> Int? {
      if update.insertedSections.contains(new) { return nil }
      if let moved = update.movedSections.first(where: { $0.value == new }) { return moved.key }
      return shift.position(before: new)
    }
  }

  private static func shifts(_ update: ListUpdate, fates: Fates) -> [Int: PositionShift] {
    var leaving: [Int: [Int]] = [:]
    var arriving: [Int: [Int]] = [:]
    for row in update.deletedRows.union(update.movedRows.keys) {
      leaving[row.section, default: []].append(row.row)
    }
    for row in update.insertedRows.union(update.movedRows.values) {
      guard let section = fates.section(before: row.section) else { continue }
      arriving[section, default: []].append(row.row)
    }
    var shifts: [Int: PositionShift] = [:]
    for section in Set(leaving.keys).union(arriving.keys)
    where fates.section(after: section) != nil && !update.reloadedSections.contains(section) {
      shifts[section] = PositionShift(
        leaving: leaving[section] ?? [], arriving: arriving[section] ?? [])
    }
    return shifts
  }
}

// MARK: - Checks

extension ListChange {
  private static func checkSections(
    _ update: ListUpdate, before: Int, after: Int
  ) throws(Mismatch) {
    let old = update.deletedSections.union(update.reloadedSections).union(update.movedSections.keys)
    for section in old.sorted() where section < 0 || section >= before {
      throw Mismatch(
        reason: "section \(section) is deleted, reloaded or moved, but there were \(before) "
          + "sections before the update")
    }
    let new = update.insertedSections.union(update.movedSections.values)
    for section in new.sorted() where section < 0 || section >= after {
      throw Mismatch(
        reason: "section \(section) is inserted or moved to, but there are \(after) sections "
          + "after the update")
    }
    let inserted = update.insertedSections.count
    let deleted = update.deletedSections.count
    guard before + inserted - deleted != after else { return }
    throw Mismatch(
      reason: "invalid number of sections. The number of sections after the update (\(after)) must "
        + "be equal to the number before the update (\(before)), plus or minus the number "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)")
  }

  private static func checkRows(
    _ update: ListUpdate, before: [Int], after: [Int]
  ) throws(Mismatch) {
    let old = update.deletedRows.union(update.reloadedRows).union(update.movedRows.keys)
    for row in old.sorted()
    where !before.indices.contains(row.section)
      || row.row < 0 || row.row >= before[row.section]
    {
      throw Mismatch(
        reason: "row \(row.row) of section \(row.section) is deleted, reloaded or moved, but did "
          + "not exist before the update; such rows are named as they were before it")
    }
    let new = update.insertedRows.union(update.movedRows.values)
    for row in new.sorted()
    where !after.indices.contains(row.section)
      || row.row < 0 || row.row >= after[row.section]
    {
      throw Mismatch(
        reason: "row \(row.row) of section \(row.section) is inserted or moved to, but does not "
          + "exist after the update; such rows are named as they are after it")
    }
  }

  private static func rowsReason(
    _ update: ListUpdate, old: Int, new: Int, before: Int, after: Int
  ) -> String {
    let inserted = update.insertedRows.count { $0.section == new }
    let deleted = update.deletedRows.count { $0.section == old }
    let movedIn = update.movedRows.values.count { $0.section == new }
    let movedOut = update.movedRows.keys.count { $0.section == old }
    return "invalid number of rows in section \(new). The number of rows after the update "
      + "(\(after)) must be equal to the number before the update (\(before)), plus or minus the "
      + "number inserted or deleted (\(inserted) inserted, \(deleted) deleted) and the number "
      + "moved into or out of the section (\(movedIn) moved in, \(movedOut) moved out)"
  }
}
