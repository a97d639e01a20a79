import Foundation

extension RowIndex {
  /// A part of the list with its place.
  struct Part: Hashable {
    let position: Position
    let span: Span
  }

  /// Everything with a height that is at least partly in a range, in order.
  ///
  /// - Parameters:
  ///   - range: The range, measured like the list.
  ///   - origin: What is added to the places that are returned.
  /// - Complexity: O(log n + k) for k parts.
  func parts(in range: Range<CGFloat>, origin: CGFloat = 0) -> [Part] {
    let start = max(0, range.lowerBound)
    guard start < range.upperBound, let first = position(at: start) else { return [] }
    var walk = PartWalk(end: range.upperBound, origin: origin)
    var section = first.section
    walk.firstRow = first.rowPath?.row ?? 0
    walk.skipsHeader = first != .header(section: section)
    if case .footer = first { walk.firstRow = .max }
    while section < sectionCount, !walk.isDone {
      let found = find(section)
      if found.extent.extent.length > 0 {
        walk.add(found.extent, section: section, start: found.start)
        section += 1
      } else if let next = position(at: found.start)?.section, next > section {
        section = next
      } else {
        break
      }
    }
    return walk.parts
  }
}

/// Collects the parts of a range, section by section. The arithmetic of places is that of
/// ``RowIndex/span(of:)``.
private struct PartWalk {
  /// Where to end.
  let end: CGFloat
  let origin: CGFloat
  /// Where to begin in the first section.
  var firstRow = 0
  var skipsHeader = false
  private(set) var parts: [RowIndex.Part] = []
  private(set) var isDone = false

  init(end: CGFloat, origin: CGFloat) {
    self.end = end
    self.origin = origin
  }

  mutating func add(_ extent: SectionExtent, section: Int, start: CGFloat) {
    if !skipsHeader { add(.header(section: section), start, extent.header) }
    let rows = extent.rows
    let rowsStart = start + extent.header
    if firstRow < rows.total.count, !isDone {
      addRows(rows, section: section, start: rowsStart)
    }
    add(.footer(section: section), rowsStart + rows.total.length, extent.footer)
    firstRow = 0
    skipsHeader = false
  }

  private mutating func addRows(_ rows: ExtentTree<RowRun>, section: Int, start: CGFloat) {
    var place: ExtentTree<RowRun>.Place? = rows.place(ofUnit: firstRow)
    var row = firstRow
    while let current = place, let run = rows.element(at: current.position) {
      let end = current.before.count + run.count
      // Ten million rows without a height are one step.
      if run.height == 0 { row = end }
      while row < end {
        let offset = current.before.length + CGFloat(row - current.before.count) * run.height
        add(.row(section: section, row: row), start + offset, run.height)
        if isDone { return }
        row += 1
      }
      place = rows.place(after: current)
    }
  }

  private mutating func add(_ position: RowIndex.Position, _ start: CGFloat, _ length: CGFloat) {
    guard length > 0, !isDone else { return }
    guard start < end else {
      isDone = true
      return
    }
    parts.append(
      RowIndex.Part(
        position: position, span: RowIndex.Span(start: origin + start, length: length)))
  }
}

extension [RowIndex.Part] {
  /// The rows among them.
  var rows: [RowPath] { compactMap(\.position.rowPath) }
}
