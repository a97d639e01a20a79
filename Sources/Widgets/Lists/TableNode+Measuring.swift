import Foundation

extension TableNode {
  /// The height that the cell of a row needs. A cell that is made for it is kept for the row.
  final func measuredHeight(of row: RowPath) -> CGFloat {
    let shown = work.hasStaleCells ? nil : cells[row]
    let cell = shown ?? prepared[row] ?? askCell(for: row)
    let size = CGSize(width: rowWidth, height: 0)
    let height = ask { cell.sizeThatFits(size).height }
    if shown == nil {
      if work.isShowing || usesEstimates {
        prepared[row] = cell
      } else {
        pool.put(cell, cell.reuseIdentifier)
        pool.trim(to: Self.spareCells)
      }
    }
    return height.lengthOrZero
  }

  /// Gives the rows in view their own heights in place of the estimates. What is seen does not
  /// move: rows grow downwards, those that come in from above upwards.
  final func measureVisibleRows() {
    if measure != work.measured { widthDidChange() }
    guard usesEstimates else { return }
    let wasInRange = isInRange
    var isChanged = false
    var y = visibleRange.lowerBound
    while y < visibleRange.upperBound, let position = position(at: max(y, rowsTop)) {
      if let row = position.rowPath, index.isEstimated(row) {
        let isAbove = span(of: position).start < visibleRange.lowerBound
        let growth = measure(row)
        isChanged = isChanged || growth != 0
        if isAbove, growth != 0 {
          moveWithContent(by: growth)
          y = visibleRange.lowerBound
          continue
        }
      }
      let end = span(of: position).end
      y = end > y ? end : y.nextUp
    }
    guard isChanged else { return }
    updateContentSize()
    if wasInRange { returnToRange() }
    takeAimAgain()
  }

  /// Gives rows in a part of the content their own heights, with what is in view in its place.
  final func measureRows(in range: Range<CGFloat>) {
    keepingPlace(of: { $0 }) {
      var y = max(range.lowerBound, rowsTop)
      while y < range.upperBound, let position = position(at: y) {
        if let row = position.rowPath, index.isEstimated(row) { _ = measure(row) }
        let end = span(of: position).end
        y = end > y ? end : y.nextUp
      }
      updateContentSize()
    }
  }

  /// Measures a row; returns by how much it has grown.
  private func measure(_ row: RowPath) -> CGFloat {
    let old = span(of: .init(row)).length
    let height = askHeight(of: row)
    index.setHeight(height, ofRow: row.row, inSection: row.section)
    return height - old
  }

  /// What the heights of rows depend on now.
  final var measure: TableWork.Measure {
    TableWork.Measure(width: rowWidth, textWidthPolicy: traits.textWidthPolicy)
  }

  /// Cells are as high as their texts at the new width.
  private func widthDidChange() {
    guard storedRowHeight == Self.automaticDimension else {
      work.measured = measure
      return
    }
    if usesEstimates {
      work.measured = measure
      index.forgetMeasures()
    } else {
      work.needsHeights = true
      loadIfNeeded()
    }
  }

  // MARK: - Keeping the place

  /// Changes the list with the first row in view staying where it is on the screen, also under a
  /// finger and in motion. At rest at the top it is the top that stays.
  ///
  /// - Parameter fate: Where a row is after the change; nil for one that is gone.
  final func keepingPlace(of fate: (RowPath) -> RowPath?, _ change: () -> Void) {
    let isRestingAtTop = isAtTop && !isTracking && !isMoving
    let range = visibleArea.top..<max(visibleArea.top, visibleArea.bottom)
    var anchor: (start: CGFloat, new: RowPath)?
    for part in isRestingAtTop ? [] : parts(in: range) where anchor == nil {
      if let new = part.position.rowPath.flatMap(fate) { anchor = (part.span.start, new) }
    }
    let wasInRange = isInRange
    let place = contentOffset.y
    change()
    guard let anchor, index.contains(anchor.new) else {
      updateContentSize()
      return
    }
    // Content that has become shorter may have moved already.
    let moved = contentOffset.y - place
    moveWithContent(by: span(of: .init(anchor.new)).start - anchor.start - moved)
    updateContentSize()
    if wasInRange { returnToRange() }
  }

  /// The content above what is seen has grown or shrunk. What it needs of room is there before the
  /// offset moves.
  private func moveWithContent(by distance: CGFloat) {
    if distance > 0 { updateContentSize() }
    aim?.y += distance
    shiftContent(by: distance)
  }

  private var isInRange: Bool {
    scrollMetrics.clamped(contentOffset).y == contentOffset.y
  }

  /// Content that rests does so within its range.
  private func returnToRange() {
    guard !isInRange, !isDragging, !isMoving else { return }
    let y = scrollMetrics.clamped(contentOffset).y
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }

  // MARK: - Aiming

  /// An animated change that goes to a row is sent on to where the row is now.
  final func takeAimAgain() {
    guard let aim else { return }
    guard isMoving, activity.motion?.rest.y == aim.y, index.contains(aim.row) else {
      self.aim = nil
      return
    }
    let y = offset(of: aim.row, at: aim.position)
    guard y != aim.y else { return }
    self.aim?.y = y
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: true)
  }

  /// Where the list is when a row stands at a place.
  final func offset(of row: RowPath, at position: ScrollPosition) -> CGFloat {
    let span = span(of: .init(row))
    let header = style == .plain ? index.span(of: .header(section: row.section)).length : 0
    let alignment = RowAlignment(metrics: scrollMetrics, covered: header)
    return alignment.offset(start: span.start, length: span.length, at: position)
  }
}

/// The row that an animated change goes to.
struct RowAim {
  var row: RowPath
  var position: TableNode.ScrollPosition
  /// The offset that it ends at.
  var y: CGFloat
}
