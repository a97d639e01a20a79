/// The cells that a table shows, with their rows, top to bottom.
///
/// There are only ever as many as fit into the view, so a search in the sorted array costs less than
/// hashing a path.
@MainActor struct ShownCells {
  struct Entry {
    var row: RowPath
    let cell: TableNodeCell
  }

  /// In the order of the rows, each of which is there once.
  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// The cell of a row; nil while none shows it.
  subscript(row: RowPath) -> TableNodeCell? {
    let index = index(of: row)
    return index < entries.count && entries[index].row == row ? entries[index].cell : nil
  }

  /// Adds a cell for a row that has none.
  mutating func insert(_ cell: TableNodeCell, for row: RowPath) {
    entries.insert(Entry(row: row, cell: cell), at: index(of: row))
  }

  /// Takes out everything that is not for one of some rows, which are in order.
  mutating func remove(except rows: [RowPath]) -> [Entry] {
    var removed: [Entry] = []
    var next = rows.startIndex
    for entry in entries {
      while next < rows.endIndex, rows[next] < entry.row { next += 1 }
      if next == rows.endIndex || rows[next] != entry.row { removed.append(entry) }
    }
    for entry in removed.reversed() { entries.remove(at: index(of: entry.row)) }
    return removed
  }

  /// Gives the cells other rows; takes out and returns those that get none.
  mutating func move(_ fate: (RowPath) -> RowPath?) -> [Entry] {
    var removed: [Entry] = []
    var kept: [Entry] = []
    for entry in entries {
      if let row = fate(entry.row) {
        kept.append(Entry(row: row, cell: entry.cell))
      } else {
        removed.append(entry)
      }
    }
    entries = kept.sorted { $0.row < $1.row }
    return removed
  }

  /// Where a row is, or would be.
  private func index(of row: RowPath) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
