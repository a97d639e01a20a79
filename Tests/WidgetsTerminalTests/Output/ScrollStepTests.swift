import Testing
import Widgets

@testable import WidgetsTerminal

struct ScrollStepTests {
  @Test(arguments: [(0, 6, 1), (0, 6, -2), (1, 5, 2), (2, 6, -1), (0, 3, 1)])
  func `rows that moved are found, and nothing else`(_ start: Int, _ end: Int, _ distance: Int) {
    let old = Self.surface(["one", "two", "three", "four", "five", "six"])
    var cells = old.cells
    let step = ScrollStep(rows: start..<end, distance: distance)
    step.apply(to: &cells, width: Self.width)
    // The rows that came in have something in them, so that the ends are certain.
    let new = Self.filled(cells, height: 6)
    #expect(Self.step(from: old, to: new) == step)
    for last in -6...6 {
      #expect(Self.step(from: old, to: new, lastDistance: last) == step, "after \(last)")
    }
  }

  @Test func `equal screens, one row, and rows that only changed do not scroll`() {
    let old = Self.surface(["one", "two", "three", "four"])
    #expect(Self.step(from: old, to: old) == nil)
    #expect(Self.step(from: old, to: Self.surface(["one", "two", "x", "four"])) == nil)
    #expect(Self.step(from: old, to: Self.surface(["a", "b", "c", "d"])) == nil)
  }

  @Test func `what it applies is what a terminal does`() {
    var cells = Self.surface(["one", "two", "three"]).cells
    ScrollStep(rows: 0..<3, distance: 1).apply(to: &cells, width: Self.width)
    #expect(cells == Self.surface(["two", "three", ""]).cells)
    ScrollStep(rows: 1..<3, distance: -1).apply(to: &cells, width: Self.width)
    #expect(cells == Self.surface(["two", "", "three"]).cells)
    ScrollStep(rows: 0..<2, distance: -1).apply(to: &cells, width: Self.width)
    #expect(cells == Self.surface(["", "two", "three"]).cells)
  }

  @Test func `a list beside a fixed column scrolls when that saves cells`() {
    func rows(_ first: Int) -> Surface {
      Self.surface((0..<6).map { "side\($0) \(String(repeating: "\(first + $0)", count: 30))" })
    }
    #expect(Self.step(from: rows(0), to: rows(1)) == ScrollStep(rows: 0..<6, distance: 1))
  }

  // MARK: - Support

  private static let width = 40

  private static func surface(_ lines: [String]) -> Surface {
    var surface = Surface(width: width, height: lines.count)
    for (y, line) in lines.enumerated() {
      // Long enough to be worth a sequence.
      surface.write(String(repeating: line, count: line.count < 6 ? 6 : 1), x: 0, y: y)
    }
    return surface
  }

  /// The cells with a text of its own in each blank row.
  private static func filled(_ cells: [Cell], height: Int) -> Surface {
    var surface = Surface(width: width, height: height)
    for y in 0..<height {
      let row = cells[y * width..<(y + 1) * width]
      let text = String(String.UnicodeScalarView(row.compactMap(\.scalar)))
      let isBlank = row.allSatisfy { $0 == .blank }
      surface.write(isBlank ? String(repeating: "new\(y)", count: 5) : text, x: 0, y: y)
    }
    return surface
  }

  private static func step(
    from old: Surface, to new: Surface, lastDistance: Int? = nil
  ) -> ScrollStep? {
    old.cells.withUnsafeBufferPointer { oldCells in
      new.cells.withUnsafeBufferPointer { newCells in
        ScrollSearch(
          old: oldCells, new: newCells, width: old.width, height: old.height,
          lastDistance: lastDistance
        ).step(in: 0..<old.height)
      }
    }
  }
}
