public import Foundation

extension TableNode {
  /// The number of sections.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return index.sectionCount
  }

  /// The number of rows of a section. A section that does not exist stops the program (TBL-07).
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard section >= 0, section < index.sectionCount else {
      stop(
        "The rows of section \(section) were asked for, but the table has \(index.sectionCount) "
          + "sections. Ask for numberOfSections first (TBL-07).")
    }
    return index.rowCount(inSection: section)
  }

  /// Where a row is in the content, also out of view (TBL-14); zero for one that does not exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let path = RowPath(indexPath)
    return index.contains(path) ? rect(of: .init(path)) : .zero
  }

  /// Where a section is in the content; zero for one that does not exist.
  public final func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard section >= 0, section < index.sectionCount else { return .zero }
    let span = index.span(ofSection: section)
    return CGRect(x: 0, y: rowsTop + span.start, width: rowWidth, height: span.length)
  }

  /// The row at a point of the content; nil beside the rows (TBL-14).
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < rowWidth else { return nil }
    return position(at: point.y)?.rowPath?.indexPath
  }

  /// The rows that a rectangle of the content touches, top to bottom.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    guard rect.isFinite, rect.left < rowWidth, rect.right > 0, !rect.coversNothing else {
      return []
    }
    return parts(in: rect.top..<rect.bottom).rows.map(\.indexPath)
  }

  /// The cell that shows a row; nil while it is out of view, and between a reload and the layout
  /// after it (TBL-14).
  public final func cellForRow(at indexPath: IndexPath) -> TableNodeCell? {
    work.hasStaleCells ? nil : cells[RowPath(indexPath)]
  }

  /// The row that a cell shows; nil for one that is not shown (TBL-14).
  public final func indexPath(for cell: TableNodeCell) -> IndexPath? {
    isShown(cell) && !work.hasStaleCells ? cell.path?.indexPath : nil
  }

  /// The cells in view, top to bottom (TBL-15).
  public final var visibleCells: [TableNodeCell] {
    work.hasStaleCells ? [] : cells.entries.map(\.cell)
  }

  /// The rows in view, top to bottom (TBL-15); nil when there is none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    work.hasStaleCells || cells.isEmpty ? nil : cells.entries.map(\.row.indexPath)
  }

  /// Where the header of a section is when it is not pinned; zero for a section that does not exist.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard section >= 0, section < index.sectionCount else { return .zero }
    return rect(of: .header(section: section))
  }

  /// Where the footer of a section is; zero for a section that does not exist.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard section >= 0, section < index.sectionCount else { return .zero }
    return rect(of: .footer(section: section))
  }

  /// The header of a section, as long as it is in view; else nil.
  public final func headerNode(forSection section: Int) -> Node? {
    work.hasStaleMarks ? nil : headers[section]
  }

  /// The footer of a section, as long as it is in view; else nil.
  public final func footerNode(forSection section: Int) -> Node? {
    work.hasStaleMarks ? nil : footers[section]
  }

  // MARK: - Scrolling to a row

  final func moveRow(at indexPath: IndexPath, to position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    aim = nil
    let path = RowPath(indexPath)
    if isSection(path.section), path.row == NSNotFound {
      let span = index.span(ofSection: path.section)
      let alignment = RowAlignment(metrics: scrollMetrics)
      move(
        to: alignment.offset(start: rowsTop + span.start, length: span.length, at: position),
        animated: animated)
    } else if index.contains(path) {
      let y = measuredOffset(of: path, at: position)
      // A row that can be seen needs no move, and a list that coasts or bounces back goes on.
      if position == .none, y == contentOffset.y { return }
      move(to: y, animated: animated)
      if animated, isMoving { aim = RowAim(row: path, position: position, y: y) }
    } else {
      reportScrollTarget(path)
    }
  }

  private func isSection(_ section: Int) -> Bool {
    section >= 0 && section < index.sectionCount
  }

  private func move(to y: CGFloat, animated: Bool) {
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  /// Where the list is when a row stands at a place, with the rows around it measured.
  private func measuredOffset(of row: RowPath, at position: ScrollPosition) -> CGFloat {
    var y = offset(of: row, at: position)
    guard usesEstimates else { return y }
    // Each round can only bring rows into the viewport that were not measured before.
    for _ in 0..<8 {
      measureRows(in: y..<(y + max(0, bounds.size.height)))
      let next = offset(of: row, at: position)
      if next == y { break }
      y = next
    }
    return y
  }

  private func reportScrollTarget(_ path: RowPath) {
    let reason =
      isSection(path.section)
      ? "section \(path.section) has \(index.rowCount(inSection: path.section)) rows"
      : "the table has \(index.sectionCount) sections"
    report(
      "table.scroll",
      "Attempted to scroll to the out-of-bounds row \(path.row) of section \(path.section), but "
        + "\(reason). Nothing moved; ask numberOfRows(inSection:) first (TBL-06).")
  }
}
