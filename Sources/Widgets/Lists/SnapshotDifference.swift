extension DiffableDataSourceSnapshot {
  /// The batch that leads from another snapshot to this one.
  ///
  /// - Complexity: As that of `CollectionDifference`, for each section: O(*n* · *d*) in its items
  ///   and the differences.
  func update(from old: Self) -> ListUpdate {
    var update = ListUpdate()
    let sections = SequenceChange(from: old.sectionIdentifiers, to: sectionIdentifiers)
    update.deletedSections = Set(sections.deleted)
    update.insertedSections = Set(sections.inserted)
    update.movedSections = sections.moved
    var items = ItemChange()
    let places = Dictionary(
      uniqueKeysWithValues: sectionIdentifiers.enumerated().map { ($1, $0) })
    for (index, section) in old.sectionIdentifiers.enumerated() {
      let before = old.itemIdentifiers(inSection: section)
      if let place = places[section] {
        items.add(from: before, index, to: itemIdentifiers(inSection: section), place)
      } else {
        items.addSectionThatGoes(before, index)
      }
      for row in before.indices where reloadedItemIdentifiers.contains(before[row]) {
        update.reloadedRows.insert(RowPath(section: index, row: row))
      }
    }
    for index in sections.inserted {
      items.addSectionThatComes(itemIdentifiers(inSection: sectionIdentifiers[index]), index)
    }
    items.write(into: &update)
    return update
  }

  /// The items that sections have lost and got.
  private struct ItemChange {
    var removed: [Item: RowPath] = [:]
    var added: [Item: RowPath] = [:]
    var goneWithSection: [Item: RowPath] = [:]
    var comeWithSection: [Item: RowPath] = [:]

    mutating func add(from before: [Item], _ old: Int, to after: [Item], _ new: Int) {
      let change = SequenceChange(from: before, to: after, findsMoves: false)
      for row in change.deleted { removed[before[row]] = RowPath(section: old, row: row) }
      for row in change.inserted { added[after[row]] = RowPath(section: new, row: row) }
    }

    mutating func addSectionThatGoes(_ items: [Item], _ old: Int) {
      for (row, item) in items.enumerated() {
        goneWithSection[item] = RowPath(section: old, row: row)
      }
    }

    mutating func addSectionThatComes(_ items: [Item], _ new: Int) {
      for (row, item) in items.enumerated() {
        comeWithSection[item] = RowPath(section: new, row: row)
      }
    }

    /// What is gone in one place and new in another has moved.
    func write(into update: inout ListUpdate) {
      for (item, row) in removed {
        if let new = added[item] ?? comeWithSection[item] {
          update.movedRows[row] = new
        } else {
          update.deletedRows.insert(row)
          update.reloadedRows.remove(row)
        }
      }
      for (item, row) in goneWithSection {
        if let new = added[item] ?? comeWithSection[item] {
          update.movedRows[row] = new
        } else {
          update.reloadedRows.remove(row)
        }
      }
      for (item, row) in added where removed[item] == nil && goneWithSection[item] == nil {
        update.insertedRows.insert(row)
      }
    }
  }
}

/// What has to be done to a sequence of different elements to make another one of it.
private struct SequenceChange {
  /// The positions before, of elements that go.
  var deleted: [Int] = []
  /// The positions afterwards, of elements that come.
  var inserted: [Int] = []
  /// From the position before to the one afterwards.
  var moved: [Int: Int] = [:]

  init<Element: Hashable>(from old: [Element], to new: [Element], findsMoves: Bool = true) {
    let difference = new.difference(from: old)
    for change in findsMoves ? difference.inferringMoves() : difference {
      switch change {
      case .remove(let offset, _, nil): deleted.append(offset)
      case .insert(let offset, _, nil): inserted.append(offset)
      case .insert(let offset, _, .some(let origin)): moved[origin] = offset
      case .remove: break
      }
    }
  }
}
