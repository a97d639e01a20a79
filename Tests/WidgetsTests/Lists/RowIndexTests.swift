import Foundation
import Testing

@testable import Widgets

@MainActor struct RowIndexTests {
  // Header 3, rows 10 20 30, footer 4; then header 0, two rows of 5, footer 0.
  private let small = RowIndex(sections: [
    SectionExtent(header: 3, rowHeights: [10, 20, 30], footer: 4),
    SectionExtent(rowCount: 2, rowHeight: 5),
  ])

  @Test func `an empty list has no length and nothing at any offset`() {
    let index = RowIndex()
    #expect(index.length == 0)
    #expect(index.sectionCount == 0)
    #expect(index.position(at: 0) == nil)
    #expect(index.parts(in: 0..<100).map(\.position) == [])
  }

  @Test func `parts follow each other`() {
    #expect(small.length == 77)
    #expect(small.span(of: .header(section: 0)) == .init(start: 0, length: 3))
    #expect(small.span(of: .row(section: 0, row: 0)) == .init(start: 3, length: 10))
    #expect(small.span(of: .row(section: 0, row: 2)) == .init(start: 33, length: 30))
    #expect(small.span(of: .footer(section: 0)) == .init(start: 63, length: 4))
    #expect(small.span(ofSection: 0) == .init(start: 0, length: 67))
    #expect(small.span(of: .row(section: 1, row: 1)) == .init(start: 72, length: 5))
    #expect(small.span(of: .footer(section: 1)) == .init(start: 77, length: 0))
    #expect(small.rowCount(inSection: 0) == 3)
  }

  @Test func `a part begins at its start and ends before its end`() {
    #expect(small.position(at: 0) == .header(section: 0))
    #expect(small.position(at: 2.9) == .header(section: 0))
    #expect(small.position(at: 3) == .row(section: 0, row: 0))
    #expect(small.position(at: 33) == .row(section: 0, row: 2))
    #expect(small.position(at: 63) == .footer(section: 0))
    #expect(small.position(at: 67) == .row(section: 1, row: 0))
    #expect(small.position(at: 76.9) == .row(section: 1, row: 1))
  }

  @Test(arguments: [-0.1, 77, 1e300, .infinity, -.infinity, .nan])
  func `nothing is outside of the list`(offset: CGFloat) {
    #expect(small.position(at: offset) == nil)
  }

  @Test func `positions in a range are those that are partly inside`() {
    #expect(
      small.parts(in: 20..<68).map(\.position) == [
        .row(section: 0, row: 1), .row(section: 0, row: 2), .footer(section: 0),
        .row(section: 1, row: 0),
      ])
    #expect(small.parts(in: -50..<3).map(\.position) == [.header(section: 0)])
    #expect(small.parts(in: 76..<500).map(\.position) == [.row(section: 1, row: 1)])
    #expect(small.parts(in: 10..<10).map(\.position) == [])
  }

  @Test(arguments: [CGFloat.nan, -1, -.infinity, .infinity])
  func `a height that is negative or not finite counts as 0`(height: CGFloat) {
    var index = RowIndex(sections: [
      SectionExtent(header: height, rowHeights: [1, height, 2], footer: height)
    ])
    index.insertRows(at: 0, inSection: 0, count: 3, height: height)
    #expect(index.length == 3)
    index.setHeight(height, ofRow: 3, inSection: 0)
    index.setHeaderHeight(5, ofSection: 0)
    index.setHeaderHeight(height, ofSection: 0)
    index.setFooterHeight(height, ofSection: 0)
    #expect(index.length == 2)
    #expect(index.position(at: 0) == .row(section: 0, row: 5))
  }

  @Test func `a list without any height has nothing at any offset`() {
    let index = RowIndex(sections: [SectionExtent(rowCount: 100, rowHeight: 0)])
    #expect(index.position(at: 0) == nil)
    #expect(index.span(of: .row(section: 0, row: 99)) == .init(start: 0, length: 0))
  }

  @Test func `equal rows cost as much as one, and an odd one makes three runs`() {
    var rows = ExtentTree([RowRun(count: 10_000_000, height: 1)])
    #expect(rows.elementCount == 1)
    #expect(rows.row(at: 9_999_999.5, origin: 0) == 9_999_999)
    rows.replaceRows(5_000_000..<5_000_001, with: [RowRun(count: 1, height: 3)])
    #expect(rows.elementCount == 3)
    #expect(rows.total == Extent(count: 10_000_000, length: 10_000_002))
    rows.replaceRows(5_000_000..<5_000_001, with: [RowRun(count: 1, height: 1)])
    #expect(rows.elementCount == 1)
  }

  @Test func `inserting no rows and setting the same height change nothing`() {
    var index = small
    index.insertRows(at: 1, inSection: 0, count: 0, height: 9)
    index.insertRows(at: 1, inSection: 0, count: -4, height: 9)
    index.insertRows(at: 1, inSection: 0, heights: [])
    index.deleteRows(1..<1, inSection: 0)
    index.setHeight(20, ofRow: 1, inSection: 0)
    #expect(index.length == small.length)
    #expect(index.rowCount(inSection: 0) == 3)
  }

  @Test func `a copy keeps its heights when the original is changed`() {
    var index = small
    index.deleteRows(0..<3, inSection: 0)
    index.deleteSection(at: 1)
    #expect(index.length == 7)
    #expect(small.length == 77)
  }

  @Test func `a section is inserted before another and taken away again`() {
    var index = small
    index.insertSection(SectionExtent(header: 1, rowCount: 1, rowHeight: 2), at: 1)
    #expect(index.span(ofSection: 1) == .init(start: 67, length: 3))
    #expect(index.span(ofSection: 2) == .init(start: 70, length: 10))
    index.deleteSection(at: 0)
    #expect(index.span(of: .row(section: 0, row: 0)) == .init(start: 1, length: 2))
    #expect(index.sectionCount == 2)
  }

  @Test func `TBL-07 a row that does not exist stops with what to do`() async {
    await #expect(processExitsWith: .failure) {
      _ = RowIndex(sections: [SectionExtent(rowCount: 2, rowHeight: 1)])
        .span(of: .row(section: 0, row: 2))
    }
    await #expect(processExitsWith: .failure) { _ = RowIndex().rowCount(inSection: 0) }
    await #expect(processExitsWith: .failure) {
      var index = RowIndex(sections: [SectionExtent(rowCount: 2, rowHeight: 1)])
      index.deleteRows(1..<3, inSection: 0)
    }
    await #expect(processExitsWith: .failure) {
      var index = RowIndex()
      index.insertSection(SectionExtent(rowCount: 0, rowHeight: 1), at: 1)
    }
  }
}
