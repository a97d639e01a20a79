import Testing

@testable import Widgets

/// TBL-40, TBL-41 as a value.
struct ListChangeTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func `rows that stay move up and down by those that go and come before them`() throws {
    var update = ListUpdate()
    update.deletedRows = [path(0, 1), path(0, 2)]
    update.insertedRows = [path(0, 0), path(0, 3)]
    let change = try ListChange(update, before: [6], after: [6])
    // [a b c d e f] - b c = [a d e f], then x at 0 and y at 3: [x a d y e f]
    #expect((0..<6).map { change.row(after: path(0, $0))?.row } == [1, nil, nil, 2, 4, 5])
  }

  @Test func `positions lead back to where they came from`() {
    let shift = PositionShift(leaving: [5, 1, 2], arriving: [0, 3, 9])
    for old in 0..<20 {
      guard let new = shift.position(after: old) else {
        #expect([1, 2, 5].contains(old))
        continue
      }
      #expect(shift.position(before: new) == old)
    }
    #expect([0, 3, 9].allSatisfy { shift.position(before: $0) == nil })
  }

  @Test func `a section takes its rows along`() throws {
    var update = ListUpdate()
    update.movedSections = [2: 0]
    update.deletedRows = [path(2, 0)]
    let change = try ListChange(update, before: [1, 2, 3], after: [2, 1, 2])
    #expect(change.row(after: path(2, 1)) == path(0, 0))
    #expect(change.row(after: path(0, 0)) == path(1, 0))
    #expect(change.row(after: path(2, 0)) == nil)
  }

  @Test(arguments: [
    ([3], [3], "1 inserted, 0 deleted"), ([3], [5], "1 inserted, 0 deleted"),
    ([3], [4, 1], "invalid number of sections"), ([3], [0], "does not exist after the update"),
  ])
  func `TBL-41 numbers that do not add up are explained`(
    before: [Int], after: [Int], reason: String
  ) {
    var update = ListUpdate()
    update.insertedRows = [path(0, 0)]
    let error = #expect(throws: ListChange.Mismatch.self) {
      _ = try ListChange(update, before: before, after: after)
    }
    #expect(error?.reason.contains(reason) == true)
  }

  @Test(
    arguments: [
      { $0.deletedRows = [RowPath(section: 0, row: 3)] },
      { $0.reloadedRows = [RowPath(section: 1, row: 0)] },
      { $0.movedRows = [RowPath(section: 0, row: -1): RowPath(section: 0, row: 0)] },
      { $0.deletedSections = [1] }, { $0.reloadedSections = [-1] }, { $0.insertedSections = [4] },
    ] as [@Sendable (inout ListUpdate) -> Void])
  func `TBL-41 rows and sections that do not exist are explained`(
    edit: @Sendable (inout ListUpdate) -> Void
  ) {
    var update = ListUpdate()
    edit(&update)
    #expect(throws: ListChange.Mismatch.self) {
      _ = try ListChange(update, before: [3], after: [3])
    }
  }
}
