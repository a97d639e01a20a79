import Foundation
import Testing

@testable import Widgets

/// `RowIndex` against arrays that are walked from the start, under random operations.
@MainActor struct RowIndexPropertyTests {
  private struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat

    var extent: SectionExtent {
      SectionExtent(header: header, rowHeights: rows, footer: footer)
    }
  }

  /// Heights in quarters are added exactly, so results are compared exactly.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `any edits lead to the heights that arrays have`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      section(rows: Int.random(in: 0...700, using: &random), &random)
    }
    var index = RowIndex(sections: model.map(\.extent))
    for step in 1...150 {
      edit(&model, &index, &random)
      if step % 10 == 0 { compare(model, index, &random) }
    }
    compare(model, index, &random)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `the start of any row leads back to it, whatever the rounding`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights = (0..<2_000).map { _ in CGFloat.random(in: 0.1...99.9, using: &random) }
    var index = RowIndex(sections: [
      SectionExtent(header: 0.1, rowHeights: heights.prefix(700), footer: 0.7),
      SectionExtent(header: 33.3, rowHeights: heights.dropFirst(700)),
      SectionExtent(rowCount: 1_000_000, rowHeight: heights[0]),
    ])
    for _ in 1...500 {
      let row = Int.random(in: 0..<600, using: &random)
      index.setHeight(.random(in: 0.1...99.9, using: &random), ofRow: row, inSection: 0)
      index.insertRows(at: row * 1_000, inSection: 2, count: 2, height: heights[row])
    }
    for section in 0..<3 {
      for _ in 1...500 {
        let row = Int.random(in: 0..<index.rowCount(inSection: section), using: &random)
        let position = RowIndex.Position.row(section: section, row: row)
        #expect(index.position(at: index.span(of: position).start) == position)
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `positions in a range are neighbours without a gap, whatever the rounding`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights = (0..<2_000).map { _ in CGFloat.random(in: 0.1...9.9, using: &random) }
    let index = RowIndex(sections: [
      SectionExtent(header: 0.3, rowHeights: heights, footer: 0.7),
      SectionExtent(header: 0.3, rowCount: 999, rowHeight: heights[0], footer: 0.7),
    ])
    let expected: [RowIndex.Position] =
      [.header(section: 0)] + (0..<2_000).map { .row(section: 0, row: $0) }
      + [.footer(section: 0), .header(section: 1)] + (0..<999).map { .row(section: 1, row: $0) }
      + [.footer(section: 1)]
    #expect(index.parts(in: 0..<index.length).map(\.position) == expected)
  }

  @Test func `rows that are deleted one by one in any order leave nothing behind`() {
    var random = SeededGenerator(seed: 7)
    var index = RowIndex(sections: [
      SectionExtent(rowHeights: (0..<5_000).map { CGFloat($0 % 7) + 0.25 })
    ])
    for count in stride(from: 5_000, to: 0, by: -1) {
      let row = Int.random(in: 0..<count, using: &random)
      index.deleteRows(row..<(row + 1), inSection: 0)
    }
    #expect(index.length == 0)
    index.insertRows(at: 0, inSection: 0, height: 3)
    #expect(index.position(at: 2) == .row(section: 0, row: 0))
  }

  // MARK: Model

  private func height(_ random: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: 0...12, using: &random)) / 4
  }

  private func section(rows: Int, _ random: inout SeededGenerator) -> Section {
    Section(
      header: height(&random), rows: (0..<rows).map { _ in height(&random) },
      footer: height(&random))
  }

  private func edit(
    _ model: inout [Section], _ index: inout RowIndex, _ random: inout SeededGenerator
  ) {
    let choice = Int.random(in: 0...9, using: &random)
    guard choice > 0, let section = model.indices.randomElement(using: &random) else {
      let new = self.section(rows: Int.random(in: 0...300, using: &random), &random)
      let place = Int.random(in: 0...model.count, using: &random)
      model.insert(new, at: place)
      index.insertSection(new.extent, at: place)
      return
    }
    let row = Int.random(in: 0...model[section].rows.count, using: &random)
    switch choice {
    case 1 where Bool.random(using: &random):
      model.remove(at: section)
      index.deleteSection(at: section)
    case 1, 2:
      let (header, footer) = (height(&random), height(&random))
      model[section].header = header
      model[section].footer = footer
      index.setHeaderHeight(header, ofSection: section)
      index.setFooterHeight(footer, ofSection: section)
    case 3, 4:
      let count = Int.random(in: 1...40, using: &random)
      let height = height(&random)
      let rows = Array(repeating: height, count: count)
      model[section].rows.insert(contentsOf: rows, at: row)
      index.insertRows(at: row, inSection: section, count: count, height: height)
    case 5:
      let rows = (0..<Int.random(in: 0...600, using: &random)).map { _ in height(&random) }
      model[section].rows.insert(contentsOf: rows, at: row)
      index.insertRows(at: row, inSection: section, heights: rows)
    case 6, 7:
      let end = Int.random(in: row...model[section].rows.count, using: &random)
      let upper = Bool.random(using: &random) ? end : min(end, row + 3)
      model[section].rows.removeSubrange(row..<upper)
      index.deleteRows(row..<upper, inSection: section)
    default:
      guard row < model[section].rows.count else { return }
      let height = height(&random)
      model[section].rows[row] = height
      index.setHeight(height, ofRow: row, inSection: section)
    }
  }

  private func compare(
    _ model: [Section], _ index: RowIndex, _ random: inout SeededGenerator
  ) {
    var parts: [(position: RowIndex.Position, start: CGFloat, length: CGFloat)] = []
    var offset: CGFloat = 0
    func add(_ position: RowIndex.Position, _ length: CGFloat) {
      parts.append((position, offset, length))
      offset += length
    }
    for (section, heights) in model.enumerated() {
      add(.header(section: section), heights.header)
      for (row, height) in heights.rows.enumerated() {
        add(.row(section: section, row: row), height)
      }
      add(.footer(section: section), heights.footer)
    }
    #expect(index.length == offset)
    #expect(index.sectionCount == model.count)
    #expect(model.indices.map(index.rowCount(inSection:)) == model.map(\.rows.count))
    for _ in 1...40 {
      guard let part = parts.randomElement(using: &random) else { return }
      let span = index.span(of: part.position)
      #expect(span == .init(start: part.start, length: part.length), "\(part.position)")
      let inside = part.start + part.length / 2
      if part.length > 0 { #expect(index.position(at: inside) == part.position) }
    }
    let range = CGFloat.random(in: 0...offset, using: &random)
    let seen = parts.filter {
      $0.length > 0 && $0.start < range + 30 && $0.start + $0.length > range
    }
    let found = index.parts(in: range..<(range + 30), origin: 5)
    #expect(found.map(\.position) == seen.map(\.position))
    #expect(found.map(\.span.start) == seen.map { $0.start + 5 })
    #expect(found.map(\.span.length) == seen.map(\.length))
  }
}
