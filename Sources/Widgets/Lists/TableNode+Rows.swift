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
    return CGRect(x: 0, y: span.start, width: rowWidth, height: span.length)
  }

  /// The row at a point of the content; nil beside the rows (TBL-14).
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < rowWidth else { return nil }
    return index.position(at: point.y)?.rowPath?.indexPath
  }

  /// The rows that a rectangle of the content touches, top to bottom.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    guard rect.isFinite, rect.left < rowWidth, rect.right > 0, !rect.coversNothing else {
      return []
    }
    return index.positions(in: rect.top..<rect.bottom).compactMap(\.rowPath?.indexPath)
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
    work.hasStaleCells ? [] : shown.compactMap { cells[$0] }
  }

  /// The rows in view, top to bottom (TBL-15); nil when there is none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    work.hasStaleCells || shown.isEmpty ? nil : shown.map(\.indexPath)
  }

  // MARK: - Scrolling to a row

  final func moveRow(at indexPath: IndexPath, to position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let target = scrollTarget(of: indexPath) else { return }
    let alignment = RowAlignment(metrics: scrollMetrics)
    let y = alignment.offset(start: target.start, length: target.length, at: position)
    if position == .none && y == contentOffset.y { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  /// Where a row is, or for the row `NSNotFound` its section; nil, with a diagnostic, when there is
  /// none (TBL-04, TBL-06).
  private func scrollTarget(of indexPath: IndexPath) -> RowIndex.Span? {
    let path = RowPath(indexPath)
    let isSection = path.section >= 0 && path.section < index.sectionCount
    if isSection, path.row == NSNotFound { return index.span(ofSection: path.section) }
    if index.contains(path) { return index.span(of: .init(path)) }
    let reason =
      isSection
      ? "section \(path.section) has \(index.rowCount(inSection: path.section)) rows"
      : "the table has \(index.sectionCount) sections"
    report(
      "table.scroll",
      "Attempted to scroll to the out-of-bounds row \(path.row) of section \(path.section), but "
        + "\(reason). Nothing moved; ask numberOfRows(inSection:) first (TBL-06).")
    return nil
  }
}
