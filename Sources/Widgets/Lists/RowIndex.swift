import Foundation

/// Where everything is in a list of sections: from a row to its place, and from a place to the row.
///
/// Neighbouring rows of one height are kept as one run, so ten million equal rows cost as much as
/// one, and a single odd one among them makes three runs. Lengths are measured from the top of the
/// first section. Nothing here is ever asked row by row.
///
/// - Complexity: With s sections and r runs: queries and edits of a few rows O(log s + log r), made
///   in O(number of `SectionExtent`s and runs); memory O(s + r).
struct RowIndex {
  /// A part of the list that has a place of its own.
  enum Position: Hashable {
    case header(section: Int)
    case row(section: Int, row: Int)
    case footer(section: Int)
  }

  /// A place along the list.
  struct Span: Hashable {
    /// Where it begins.
    let start: CGFloat
    /// How long it is; never negative.
    let length: CGFloat

    /// Where the next one begins, up to rounding.
    var end: CGFloat { start + length }
  }

  private var sections: ExtentTree<SectionExtent>

  /// The list of the given sections.
  init(sections: [SectionExtent] = []) {
    self.sections = ExtentTree(sections)
  }

  /// The length of everything.
  var length: CGFloat { sections.total.length }

  /// The number of sections.
  var sectionCount: Int { sections.total.count }

  /// The number of rows of a section.
  func rowCount(inSection section: Int) -> Int {
    find(section).extent.rows.total.count
  }
}

// MARK: - Queries

extension RowIndex {
  /// Where a part of the list is. The section and the row must exist.
  func span(of position: Position) -> Span {
    switch position {
    case .header(let section):
      let found = find(section)
      return Span(start: found.start, length: found.extent.header)
    case .footer(let section):
      let found = find(section)
      let start = found.start + found.extent.header + found.extent.rows.total.length
      return Span(start: start, length: found.extent.footer)
    case .row(let section, let row):
      let found = find(section)
      guard row >= 0, row < found.extent.rows.total.count else {
        stop("row \(row) of section \(section) does not exist; ask for rowCount first")
      }
      let span = found.extent.rows.span(ofRow: row)
      return Span(start: found.start + found.extent.header + span.start, length: span.length)
    }
  }

  /// Where a section is, header and footer included. It must exist.
  func span(ofSection section: Int) -> Span {
    let found = find(section)
    return Span(start: found.start, length: found.extent.extent.length)
  }

  /// What is at an offset; nil before the start, at or after the end, and for NaN.
  ///
  /// A part begins at its start and ends before its end; one without a height is nowhere.
  func position(at offset: CGFloat) -> Position? {
    guard offset >= 0, offset < length else { return nil }
    let place = sections.place { offset >= $0.length }
    guard let extent = sections.element(at: place.position) else { return nil }
    let section = place.before.count
    let firstRow = place.before.length + extent.header
    let rows = extent.rows.total
    // The end of a section can be rounded differently from the end of its rows.
    if offset < firstRow || (rows.length == 0 && extent.footer == 0) {
      return .header(section: section)
    }
    if rows.length > 0, offset < firstRow + rows.length || extent.footer == 0 {
      return .row(section: section, row: extent.rows.row(at: offset, origin: firstRow))
    }
    return .footer(section: section)
  }

  func find(_ section: Int) -> (start: CGFloat, extent: SectionExtent) {
    let place = sections.place(ofUnit: section)
    guard section >= 0, let extent = sections.element(at: place.position) else {
      stop("section \(section) does not exist; ask for sectionCount first")
    }
    return (place.before.length, extent)
  }
}

// MARK: - Edits

extension RowIndex {
  /// Adds rows of one height, which may be an estimate, before a row, or at the end of the section.
  mutating func insertRows(
    at row: Int, inSection section: Int, count: Int = 1, height: CGFloat,
    isEstimated: Bool = false
  ) {
    if count <= 0 { return }
    let run = RowRun(count: count, height: height, isEstimated: isEstimated)
    replaceRows(row..<row, inSection: section, with: [run])
  }

  /// Adds rows of the given heights before a row, or at the end of the section.
  mutating func insertRows(
    at row: Int, inSection section: Int, heights: some Sequence<CGFloat>
  ) {
    let runs = ExtentTree<RowRun>.runs(of: heights)
    replaceRows(row..<row, inSection: section, with: runs)
  }

  /// Takes rows away.
  mutating func deleteRows(_ rows: Range<Int>, inSection section: Int) {
    replaceRows(rows, inSection: section, with: [])
  }

  /// Gives a row another height, which is no estimate; nothing happens if it has that height.
  mutating func setHeight(_ height: CGFloat, ofRow row: Int, inSection section: Int) {
    let run = RowRun(count: 1, height: height)
    if let old = self.run(ofRow: row, inSection: section), old.isAlike(run) { return }
    replaceRows(row..<(row + 1), inSection: section, with: [run])
  }

  /// Gives a header another height; 0 is none.
  mutating func setHeaderHeight(_ height: CGFloat, ofSection section: Int) {
    updateSection(section) { $0.header = height }
  }

  /// Gives a footer another height; 0 is none.
  mutating func setFooterHeight(_ height: CGFloat, ofSection section: Int) {
    updateSection(section) { $0.footer = height }
  }

  /// Adds a section before another, or at the end.
  mutating func insertSection(_ extent: SectionExtent, at section: Int) {
    guard section >= 0, section <= sectionCount else {
      stop("a section is inserted at \(section) into \(sectionCount); ask for sectionCount first")
    }
    let position = sections.place(ofUnit: section).position
    sections.replace(from: position, to: position, with: [extent])
  }

  /// Takes a section away.
  mutating func deleteSection(at section: Int) {
    let position = existingPosition(of: section)
    sections.replace(from: position, to: position.next, with: [])
  }

  mutating func replaceRows(
    _ rows: Range<Int>, inSection section: Int, with runs: [RowRun]
  ) {
    updateSection(section) { $0.rows.replaceRows(rows, with: runs) }
  }

  mutating func updateSection(_ section: Int, _ change: (inout SectionExtent) -> Void) {
    sections.update(existingPosition(of: section), change)
  }

  private func existingPosition(of section: Int) -> ExtentTree<SectionExtent>.Position {
    guard section >= 0, section < sectionCount else {
      stop("section \(section) does not exist; ask for sectionCount first")
    }
    return sections.place(ofUnit: section).position
  }
}
