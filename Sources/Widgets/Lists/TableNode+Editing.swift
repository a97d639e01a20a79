import Foundation

extension TableNode {
  /// Whether rows can be deleted and inserted by a person; false by default. Setting it is
  /// ``setEditing(_:animated:)`` without animation.
  public final var isEditing: Bool {
    get { editsRows }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether a person can select rows now.
  final var selectsRows: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsSeveralRows : allowsSelection
  }

  /// Whether a person can select several rows now.
  final var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether keys move from row to row.
  final var rowsTakeKeys: Bool { selectsRows || isEditing }

  final func changeEditing(to isOn: Bool, animated: Bool) {
    guard isOn != editsRows, allowsChange("setEditing") else { return }
    dropPress()
    for row in selected { setSelected(row, false, animated: animated) }
    editsRows = isOn
    if !rowsTakeKeys { moveCursor(to: nil) }
    editingMarksDidChange(animated: animated)
  }

  /// What rows show in editing has to be asked for again.
  final func editingMarksDidChange(animated: Bool) {
    for cell in prepared.values { pool.put(cell, cell.reuseIdentifier) }
    prepared = [:]
    if !work.hasStaleCells {
      for entry in cells.entries {
        updateEditing(of: entry.cell, at: entry.row, animated: animated)
      }
    }
    // A text beside a control is narrower, and may need more lines.
    if storedRowHeight == Self.automaticDimension {
      if usesEstimates { index.forgetMeasures() } else { invalidateHeights() }
    }
    setNeedsLayout()
  }

  /// Makes a cell show what can be done to its row.
  final func updateEditing(of cell: TableNodeCell, at row: RowPath, animated: Bool) {
    let mark = editsRows ? askMark(of: row) : nil
    if mark == nil, !cell.isEditing { return }
    cell.setEditingMark(mark)
    if cell.isEditing != (mark != nil) { cell.setEditing(mark != nil, animated: animated) }
  }

  private func askMark(of row: RowPath) -> TableNodeCell.EditingMark? {
    guard ask({ canEditRow(at: row.indexPath) }) else { return nil }
    if selectsSeveralRows { return .selection }
    return .control(ask { editingStyleForRow(at: row.indexPath) })
  }

  // MARK: - A person's edits

  /// Does what the control of a cell is for.
  final func commitByPerson(_ cell: TableNodeCell) {
    guard let row = cell.path, isShown(cell), !work.hasStaleCells else { return }
    moveCursor(to: row)
    hideCursor()
    commitByPerson(cell.editingStyle, row)
  }

  private func commitByPerson(_ style: TableNodeCell.EditingStyle, _ row: RowPath) {
    guard isEditing, style != .none else { return }
    commit(style, forRowAt: row.indexPath)
  }

  /// Deletes the row of the keys with Delete and Backspace, or inserts one with Insert, or with
  /// Enter where rows cannot be selected; returns whether that is a thing to do to the row. A row
  /// whose mark cannot be seen is only shown: nobody deletes what they do not see.
  final func handleEditingKey(_ code: Key.Code) -> Bool {
    guard isEditing, let row = cursor.row, let style = editingStyle(for: code),
      askMark(of: row) == .control(style)
    else { return false }
    guard cursor.isVisible, rect(of: .init(row)).overlaps(visibleArea) else {
      showCursor()
      scrollToRow(at: row.indexPath, at: .none, animated: false)
      return true
    }
    commitByPerson(style, row)
    return true
  }

  /// What those keys do to the row of the keys.
  final var editingKeyHints: [KeyHint] {
    guard isEditing, let row = cursor.row else { return [] }
    switch askMark(of: row) {
    case .control(.delete): return [KeyHint(.delete, .backspace, title: "Delete the row")]
    case .control(.insert):
      let enter = selectsRows ? [] : [Key(.enter)]
      return [KeyHint([Key(.insert)] + enter, title: "Insert a row")]
    default: return []
    }
  }

  private func editingStyle(for code: Key.Code) -> TableNodeCell.EditingStyle? {
    switch code {
    case .delete, .backspace: .delete
    case .insert: .insert
    case .enter where !selectsRows: .insert
    default: nil
    }
  }
}
