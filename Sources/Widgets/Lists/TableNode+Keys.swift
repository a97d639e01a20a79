public import Foundation

extension TableNode {
  /// The row that keys act on; nil while there is none. The mark is shown while the table has focus
  /// and the last thing a person used was not a finger.
  public final var indexPathForFocusedRow: IndexPath? { cursor.row?.indexPath }

  /// Moves the mark by the arrow and page keys, Home and End, and selects with Enter, which first
  /// shows a row that is out of view; returns whether there was something to do. A row that is longer
  /// than what can be seen is read to its end before the mark goes on.
  final func handleRowKey(_ key: Key) -> Bool {
    guard rowsTakeKeys, key.modifiers.isEmpty else { return false }
    loadIfNeeded()
    if handleEditingKey(key.code) { return true }
    if key.code == .enter {
      guard selectsRows, let row = cursor.row else { return false }
      let isSeen = visibleCursor != nil
      showCursor()
      cursor.isPlaced = true
      // Nobody chooses what cannot be seen: a row out of view is shown first.
      if isSeen { activate(row) } else { reveal(row) }
      return true
    }
    if scrollWithinRow(key.code) { return true }
    guard let row = cursorTarget(for: key.code), row != cursor.row else { return false }
    moveCursor(to: row)
    showCursor()
    stopForKey()
    reveal(row)
    return true
  }

  /// Scrolls by a line or a page to the end of the row that is read, if it is longer than what can be
  /// seen and does not end there; returns whether it did.
  private func scrollWithinRow(_ code: Key.Code) -> Bool {
    guard let row = visibleCursor else { return false }
    let (part, seen) = (rect(of: .init(row)), visibleArea)
    guard part.size.height > seen.size.height else { return false }
    let line = traits.metrics.lineHeight
    var y = contentOffset.y
    switch code {
    case .down: y += min(line, max(0, part.bottom - seen.bottom))
    case .pageDown: y += min(pageLength, max(0, part.bottom - seen.bottom))
    case .up: y -= min(line, max(0, seen.top - part.top))
    case .pageUp: y -= min(pageLength, max(0, seen.top - part.top))
    default: return false
    }
    guard y != contentOffset.y else { return false }
    showCursor()
    stopForKey()
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
    return true
  }

  private func cursorTarget(for code: Key.Code) -> RowPath? {
    switch code {
    case .home: return index.firstRow
    case .end: return index.lastRow
    case .up, .pageUp:
      guard let row = visibleCursor else { return fullyVisibleRows.last ?? index.lastRow }
      return code == .up ? index.row(before: row) : rowAPageAway(from: row, forward: false)
    case .down, .pageDown:
      guard let row = visibleCursor else { return fullyVisibleRows.first ?? index.firstRow }
      return code == .down ? index.row(after: row) : rowAPageAway(from: row, forward: true)
    default: return nil
    }
  }

  /// The cursor, if its row is in view: after scrolling keys go on from what can be seen.
  final var visibleCursor: RowPath? {
    guard let row = cursor.row, index.contains(row), rect(of: .init(row)).overlaps(visibleArea)
    else { return nil }
    return row
  }

  /// The row one visible length further; at least the next, at most the last one.
  private func rowAPageAway(from row: RowPath, forward: Bool) -> RowPath? {
    let span = span(of: .init(row))
    let step = max(0, visibleArea.size.height - span.length)
    let target = forward ? span.start + step : max(0, span.start - step)
    let found = position(at: target).flatMap { nearestRow(to: $0, forward: forward) }
    if forward {
      guard let next = index.row(after: row) else { return nil }
      return max(found ?? index.lastRow ?? next, next)
    }
    guard let previous = index.row(before: row) else { return nil }
    return min(found ?? index.firstRow ?? previous, previous)
  }

  private func nearestRow(to position: RowIndex.Position, forward: Bool) -> RowPath? {
    switch position {
    case .row(let section, let row): return RowPath(section: section, row: row)
    case .header(let section):
      let edge = RowPath(section: section, row: -1)
      return forward ? index.row(after: edge) : index.row(before: edge)
    case .footer(let section):
      let edge = RowPath(section: section, row: index.rowCount(inSection: section))
      return forward ? index.row(after: edge) : index.row(before: edge)
    }
  }

  /// The row with the mark, while that is shown.
  final var markedRow: RowPath? {
    guard isFocused, cursor.isVisible, let row = cursor.row, index.contains(row) else { return nil }
    return row
  }

  /// Scrolls so that a row can be seen; with the first or last row, to what is before or after it.
  final func reveal(_ row: RowPath) {
    if row == index.firstRow {
      setContentOffset(
        CGPoint(x: contentOffset.x, y: scrollMetrics.minimumOffset.y), animated: false)
    }
    if row == index.lastRow {
      setContentOffset(
        CGPoint(x: contentOffset.x, y: scrollMetrics.maximumOffset.y), animated: false)
    }
    scrollToRow(at: row.indexPath, at: .none, animated: false)
  }

  /// What the keys do that the rows take now.
  final var rowKeyHints: [KeyHint] {
    guard rowsTakeKeys, index.firstRow != nil else { return [] }
    return [
      KeyHint(
        .up, .down, title: "Previous row, next row", each: ["Previous row", "Next row"]),
      KeyHint(
        .pageUp, .pageDown, title: "Back or on by a page", each: ["Back by a page", "On by a page"]),
      KeyHint(.home, .end, title: "First row, last row", each: ["First row", "Last row"]),
    ] + (selectsRows && cursor.row != nil ? [KeyHint(.enter, title: "Choose the row")] : [])
      + editingKeyHints
  }

  // MARK: - The mark

  final func moveCursor(to row: RowPath?, byPerson: Bool = true) {
    cursor.isPlaced = byPerson
    guard row != cursor.row else { return }
    let old = cursor.row
    changeCursor { $0.row = row }
    for changed in [old, row].compactMap(\.self) { updateCursor(of: changed) }
  }

  final func hideCursor() { setCursorVisible(false) }

  final func showCursor() { setCursorVisible(true) }

  private func setCursorVisible(_ isVisible: Bool) {
    changeCursor { $0.isVisible = isVisible }
    if let row = cursor.row { updateCursor(of: row) }
  }

  /// Changes the mark. What shows focus while no row has it is at the edge of the table.
  private func changeCursor(_ change: (inout RowCursor) -> Void) {
    let showedEffect = showsFocusEffect
    change(&cursor)
    if isFocused, showsFocusEffect != showedEffect { requestDrawing() }
  }

  final func updateCursor(of row: RowPath) {
    guard !work.hasStaleCells, let cell = cells[row] else { return }
    updateState(of: cell)
  }

  /// Keeps the mark in view while rows come and go: where a person has put it, or, at the top of the
  /// content where it is from the start, in the first row.
  final func keepCursorInView() {
    guard let row = cursor.row else { return }
    if cursor.isPlaced {
      let (part, seen) = (rect(of: .init(row)), visibleArea)
      // Of a longer row a person sees what is read.
      let isRead = part.size.height > seen.size.height && part.overlaps(seen)
      if !seen.covers(part) && !isRead { reveal(row) }
    } else if contentOffset.y <= scrollMetrics.minimumOffset.y {
      moveCursor(to: index.firstRow, byPerson: false)
    }
  }

  /// A table that gets focus shows the mark, on the first row in view at first.
  final func cursorFocusDidChange() {
    if isFocused {
      cursor.isVisible = true
      if cursor.row == nil, rowsTakeKeys {
        moveCursor(to: fullyVisibleRows.first, byPerson: false)
      }
    }
    if let row = cursor.row { updateCursor(of: row) }
  }

  // MARK: - What can be seen

  /// The part of the content that no bar covers.
  final var visibleArea: CGRect {
    bounds.inset(
      by: EdgeInsets(top: adjustedContentInset.top, bottom: adjustedContentInset.bottom))
  }

  private var fullyVisibleRows: [RowPath] {
    var area = visibleArea
    if let pinned = pinnedHeader {
      let covered = max(0, pinned.frame.bottom - area.top)
      area.origin.y += covered
      area.size.height -= covered
    }
    let parts = parts(in: area.top..<max(area.top, area.bottom))
    let whole = parts.filter { $0.span.start >= area.top && $0.span.end <= area.bottom }.rows
    return whole.isEmpty ? parts.rows : whole
  }
}
