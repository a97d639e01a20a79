import Foundation

extension TableNode {
  /// Makes the cells be those of the rows in view: the layout of a table.
  final func showRows() {
    guard !work.isShowing, work.openQuestions == 0, batch.depth == 0 else { return }
    work.isShowing = true
    defer { work.isShowing = false }
    if dataSource == nil, index.length > 0 { work.needsReload = true }
    loadIfNeeded()
    placeTableEnds()
    updateContentSize()
    let generation = work.generation
    var range = visibleRange
    var parts = parts(in: range)
    endDisplaying(except: work.hasStaleCells ? [] : parts.rows)
    work.hasStaleCells = false
    if work.generation == generation { measureVisibleRows() }
    // Measuring moves rows, and a callback may have scrolled.
    if work.generation == generation, usesEstimates || visibleRange != range {
      range = visibleRange
      parts = self.parts(in: range)
      endDisplaying(except: parts.rows)
    }
    for part in parts where work.generation == generation {
      if let row = part.position.rowPath { show(row, frame: rect(of: part)) }
    }
    dropUnusedCells()
    if work.generation == generation {
      showSectionMarks(parts)
      work.hasStaleMarks = work.generation != generation
    }
    placeTableEnds()
  }

  /// Takes the cells out of the tree that left and are not on a new row by now, which most are.
  private func dropUnusedCells() {
    for cell in prepared.values where !isShown(cell) { pool.put(cell, cell.reuseIdentifier) }
    prepared = [:]
    for cell in departed where !isShown(cell) { cell.removeFromSupernode() }
    departed = []
    pool.trim(to: Self.spareCells)
  }

  /// How many cells may wait beside those that are shown (TBL-23).
  static let spareCells = 2

  final func isShown(_ cell: TableNodeCell) -> Bool {
    guard let path = cell.path else { return false }
    return cells[path] === cell
  }

  /// Ends showing the cells of all rows but some. They stay in the tree, so that those which are
  /// used again at once need not be moved out and in.
  private func endDisplaying(except rows: [RowPath]) {
    let ended = cells.remove(except: rows)
    for entry in ended { entry.cell.path = nil }
    for entry in ended { depart(entry) }
  }

  /// A cell does not show a row any more.
  final func depart(_ entry: ShownCells.Entry) {
    departed.append(entry.cell)
    entry.cell.forgetTouch()
    didEndDisplaying(entry.cell, forRowAt: entry.row.indexPath)
    pool.put(entry.cell, entry.cell.reuseIdentifier)
  }

  private func show(_ row: RowPath, frame: CGRect) {
    if let cell = cells[row] {
      cell.frame = frame
      return
    }
    let cell = prepared.removeValue(forKey: row) ?? askCell(for: row)
    cell.path = row
    cells.insert(cell, for: row)
    cell.frame = frame
    updateState(of: cell)
    willDisplay(cell, forRowAt: row.indexPath)
    if cell.supernode !== self { insertSubnode(cell, at: 0) }
  }

  /// The data source's cell for a row; an empty one when it has none to give.
  final func askCell(for row: RowPath) -> TableNodeCell {
    guard let dataSource else { return TableNodeCell(reuseIdentifier: nil) }
    let cell = ask { dataSource.tableNode(self, cellForRowAt: row.indexPath) }
    guard isShown(cell), let other = cell.path else {
      updateEditing(of: cell, at: row, animated: false)
      return cell
    }
    report(
      "table.cell",
      "The data source gave the cell of row \(other.row) of section \(other.section) for row "
        + "\(row.row) of section \(row.section) too. The second row stays empty; dequeue a cell "
        + "for each row.")
    return TableNodeCell(reuseIdentifier: nil)
  }

  /// Makes a cell look as its row is.
  final func updateState(of cell: TableNodeCell) {
    guard let path = cell.path else { return }
    let isSelected = selected.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = press.row == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    cell.hasCursor = cursor.row == path && cursor.isVisible && isFocused
  }
}

// MARK: - Reusing

extension TableNode {
  /// Registers the class of the cells of an identifier; nil forgets it. The cells are made with
  /// ``TableNodeCell/init(style:reuseIdentifier:)``.
  public final func register(
    _ cellClass: TableNodeCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    pool.register(
      cellClass.map { cellClass in { cellClass.init(style: .default, reuseIdentifier: identifier) }
      },
      for: identifier)
  }

  /// A cell that is no longer shown, else a new one of the registered class, else nil (TBL-20).
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableNodeCell? {
    guard let cell = pool.take(identifier) else { return pool.make(identifier) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if cell.isSelected { cell.setSelected(false, animated: false) }
    cell.hasCursor = false
    cell.prepareForReuse()
    return cell
  }

  /// Registers the class of the headers and footers of an identifier; nil forgets it.
  public final func register(
    _ nodeClass: TableNodeHeaderFooterNode.Type?,
    forHeaderFooterNodeReuseIdentifier identifier: String
  ) {
    markPool.register(
      nodeClass.map { nodeClass in { nodeClass.init(reuseIdentifier: identifier) } },
      for: identifier)
  }

  /// A header or footer that is no longer shown, else a new one of the registered class, else nil.
  public final func dequeueReusableHeaderFooterNode(
    withIdentifier identifier: String
  ) -> TableNodeHeaderFooterNode? {
    guard let node = markPool.take(identifier) else { return markPool.make(identifier) }
    node.prepareForReuse()
    return node
  }

  /// A cell for a row: one that is no longer shown, else a new one. An identifier that was not
  /// registered stops the program (TBL-21).
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableNodeCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      stop(
        "No cell class is registered for the identifier \"\(identifier)\". Call "
          + "register(_:forCellReuseIdentifier:) before the first layout (TBL-21).")
    }
    return cell
  }
}
