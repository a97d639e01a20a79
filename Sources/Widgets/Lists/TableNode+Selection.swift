public import Foundation

extension TableNode {
  /// The first of the selected rows; nil when none is.
  public final var indexPathForSelectedRow: IndexPath? { selected.min()?.indexPath }

  /// The selected rows, top to bottom; nil when none is.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted().map(\.indexPath)
  }

  /// Selects a row in code, without calls of the delegate (TBL-33).
  ///
  /// With single selection the row that was selected is not any more. nil deselects all rows. A row
  /// that does not exist is refused with a diagnostic.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil deselects all.
  ///   - animated: Whether the list takes its time to scroll.
  ///   - scrollPosition: Where the list scrolls the row to; with `none` it does not scroll (TBL-03).
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in selected { setSelected(row, false, animated: animated) }
      return
    }
    guard let row = existingRow(indexPath, "selectRow") else { return }
    if !selectsSeveralRows { deselectAll(except: row, animated: animated) }
    setSelected(row, true, animated: animated)
    moveCursor(to: row)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row in code, without calls of the delegate (TBL-33); nothing when it is not
  /// selected.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(RowPath(indexPath), false, animated: animated)
  }

  /// The row of a path; nil, with a diagnostic, for one that does not exist.
  final func existingRow(_ indexPath: IndexPath, _ name: String) -> RowPath? {
    loadIfNeeded()
    let row = RowPath(indexPath)
    if index.contains(row) { return row }
    report(
      "table.row",
      "\(name): row \(row.row) of section \(row.section) does not exist. Nothing was done; ask "
        + "numberOfRows(inSection:) first.")
    return nil
  }

  final func setSelected(_ row: RowPath, _ isSelected: Bool, animated: Bool) {
    let changed = isSelected ? selected.insert(row).inserted : selected.remove(row) != nil
    guard changed, !work.hasStaleCells, let cell = cells[row] else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  private func deselectAll(except row: RowPath, animated: Bool) {
    for other in selected where other != row { setSelected(other, false, animated: animated) }
  }

  final func selectionModeDidChange() {
    if !selectsRows { dropPress() }
    if !selectsSeveralRows, let first = selected.min() {
      deselectAll(except: first, animated: false)
    }
  }
}

// MARK: - A person's selection

extension TableNode {
  /// Does what a tap on a row does, from the highlight on.
  final func activate(_ row: RowPath) {
    guard beginHighlight(row) else { return }
    endHighlight()
    selectByPerson(row)
  }

  /// The calls of a tap after the highlight (TBL-30, TBL-32, TBL-34). Callbacks may change the
  /// table; what they leave of the rows decides how it goes on.
  final func selectByPerson(_ row: RowPath) {
    guard exists(row) else { return }
    if selectsSeveralRows, selected.contains(row) {
      _ = deselectByPerson(row)
      return
    }
    guard let target = willSelectRow(at: row.indexPath),
      let new = existingRow(target, "willSelectRow")
    else { return }
    if !selectsSeveralRows, let old = selected.first(where: { $0 != new }) {
      guard deselectByPerson(old) else { return }
    }
    guard exists(new) else { return }
    setSelected(new, true, animated: true)
    moveCursor(to: new)
    didSelectRow(at: new.indexPath)
  }

  /// Returns whether the row is not selected any more.
  private func deselectByPerson(_ row: RowPath) -> Bool {
    guard willDeselectRow(at: row.indexPath) != nil else { return false }
    guard selected.contains(row) else { return true }
    setSelected(row, false, animated: true)
    didDeselectRow(at: row.indexPath)
    return true
  }

  private func exists(_ row: RowPath) -> Bool {
    loadIfNeeded()
    return index.contains(row)
  }

  // MARK: - Highlight

  /// Highlights a row, if that is allowed (TBL-31).
  private func beginHighlight(_ row: RowPath) -> Bool {
    endHighlight()
    guard shouldHighlightRow(at: row.indexPath), exists(row) else { return false }
    press.row = row
    cells[row]?.setHighlighted(true, animated: true)
    didHighlightRow(at: row.indexPath)
    return true
  }

  private func endHighlight() {
    guard let row = press.row else { return }
    press.row = nil
    cells[row]?.setHighlighted(false, animated: true)
    didUnhighlightRow(at: row.indexPath)
  }

  // MARK: - Touches

  /// A finger came down; returns whether it is the table's.
  final func beginPress(_ touches: Set<Touch>) -> Bool {
    guard selectsRows, press.touch == nil, let touch = touches.first,
      let row = row(under: touch)
    else { return false }
    hideCursor()
    press.touch = touch
    _ = beginHighlight(row)
    return true
  }

  final func holdsPress(_ touches: Set<Touch>) -> Bool {
    guard let touch = press.touch else { return false }
    return touches.contains(touch)
  }

  final func endPress(_ touches: Set<Touch>) -> Bool {
    guard holdsPress(touches), let touch = press.touch else { return false }
    press.touch = nil
    guard let row = press.row else { return true }
    let isInside = rect(of: .init(row)).holds(touch.location(in: self))
    endHighlight()
    if isInside { selectByPerson(row) }
    return true
  }

  final func cancelPress(_ touches: Set<Touch>) -> Bool {
    guard holdsPress(touches) else { return false }
    dropPress()
    return true
  }

  /// Ends the highlight; the finger that is down selects nothing.
  final func dropPress() {
    press.touch = nil
    endHighlight()
  }

  /// The row whose cell a touch has hit.
  private func row(under touch: Touch) -> RowPath? {
    guard !work.needsReload else { return nil }
    var node = touch.node
    while let current = node, current !== self {
      if let cell = current as? TableNodeCell, isShown(cell) { return cell.path }
      node = current.supernode
    }
    return nil
  }
}
