import Foundation

/// The path of a row inside of the lists: cheaper to make, compare and hash than an `IndexPath`.
struct RowPath: Hashable, Sendable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ path: IndexPath) {
    self.init(section: path.section, row: path.row)
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: RowPath, b: RowPath) -> Bool {
    a.section != b.section ? a.section < b.section : a.row < b.row
  }
}

extension RowIndex.Position {
  init(_ path: RowPath) {
    self = .row(section: path.section, row: path.row)
  }

  /// The row; nil for a header or a footer.
  var rowPath: RowPath? {
    guard case .row(let section, let row) = self else { return nil }
    return RowPath(section: section, row: row)
  }

  /// The section that it is in.
  var section: Int {
    switch self {
    case .header(let section), .footer(let section), .row(let section, _): section
    }
  }
}

// MARK: - Neighbours

extension RowIndex {
  /// Whether there is such a row.
  func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0
      && path.row < rowCount(inSection: path.section)
  }

  /// The first row of the list; nil in one without rows.
  var firstRow: RowPath? { firstRow(fromSection: 0) }

  /// The last row of the list; nil in one without rows.
  var lastRow: RowPath? { lastRow(upToSection: sectionCount - 1) }

  /// The row after another, in the same section or a later one; nil after the last.
  func row(after path: RowPath) -> RowPath? {
    let next = RowPath(section: path.section, row: path.row + 1)
    return contains(next) ? next : firstRow(fromSection: path.section + 1)
  }

  /// The row before another, in the same section or an earlier one; nil before the first.
  func row(before path: RowPath) -> RowPath? {
    let previous = RowPath(section: path.section, row: path.row - 1)
    return contains(previous) ? previous : lastRow(upToSection: path.section - 1)
  }

  private func firstRow(fromSection section: Int) -> RowPath? {
    var section = section
    while section < sectionCount {
      if rowCount(inSection: section) > 0 { return RowPath(section: section, row: 0) }
      section += 1
    }
    return nil
  }

  private func lastRow(upToSection section: Int) -> RowPath? {
    var section = section
    while section >= 0 {
      let count = rowCount(inSection: section)
      if count > 0 { return RowPath(section: section, row: count - 1) }
      section -= 1
    }
    return nil
  }
}
