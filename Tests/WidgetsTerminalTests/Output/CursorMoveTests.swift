import Testing

@testable import WidgetsTerminal

struct CursorMoveTests {
  private static let width = 11
  private static let height = 4

  @Test(arguments: [nil, 1..<3, 0..<3, 2..<4] as [Range<Int>?], [true, false])
  func `every move on a small screen ends at its place, with any region`(
    _ region: Range<Int>?, _ lineFeedKeepsColumn: Bool
  ) {
    let move = CursorMove(lineFeedKeepsColumn: lineFeedKeepsColumn, region: region)
    let places = Self.width * Self.height
    for start in 0..<places {
      for end in 0..<places {
        var terminal = Self.terminal(at: start, region: region)
        terminal.lineFeedAddsReturn = !lineFeedKeepsColumn
        let position = CursorPosition(x: start % Self.width, y: start / Self.width)
        let (x, y) = (end % Self.width, end / Self.width)
        terminal.replay(Array(move.bytes(from: position, x: x, y: y)))
        #expect(terminal.cursor == (x, y))
        #expect(terminal.surprises == [])
      }
    }
  }

  @Test func `a move with only the row known does not depend on the column`() {
    for column in 0..<Self.width {
      for end in 0..<Self.width * Self.height {
        var terminal = Self.terminal(at: column + Self.width, region: nil)
        let (x, y) = (end % Self.width, end / Self.width)
        let move = CursorMove().bytes(from: CursorPosition(x: nil, y: 1), x: x, y: y)
        terminal.replay(Array(move))
        #expect(terminal.cursor == (x, y))
        #expect(terminal.surprises == [])
      }
    }
  }

  static let moves: [(CursorPosition?, Int, Int, String)] = [
    (CursorPosition(x: 5, y: 5), 5, 5, ""), (nil, 0, 0, "\u{1B}[H"), (nil, 0, 9, "\u{1B}[10H"),
    (nil, 9, 9, "\u{1B}[10;10H"), (CursorPosition(x: 5, y: 5), 4, 5, "\u{8}"),
    (CursorPosition(x: 5, y: 5), 0, 5, "\r"), (CursorPosition(x: 5, y: 5), 6, 5, "\u{1B}[C"),
    (CursorPosition(x: 9, y: 5), 0, 6, "\n\r"), (CursorPosition(x: nil, y: 5), 0, 7, "\n\n\r"),
    (CursorPosition(x: 9, y: 9), 9, 10, "\n"), (CursorPosition(x: 9, y: 9), 9, 8, "\u{1B}M"),
    (CursorPosition(x: 50, y: 9), 3, 10, "\n\u{1B}[4G"),
    (CursorPosition(x: 50, y: 9), 49, 11, "\n\n\u{8}"),
    (CursorPosition(x: 50, y: 20), 50, 3, "\u{1B}[4d"),
    (CursorPosition(x: 50, y: 20), 52, 18, "\u{1B}[19;53H"),
  ]

  @Test(arguments: moves)
  func `the shortest form is taken`(
    _ start: CursorPosition?, _ x: Int, _ y: Int, _ expected: String
  ) {
    let bytes = CursorMove().bytes(from: start, x: x, y: y)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  /// Breadth first through the known forms, one at a time: nothing shorter exists.
  @Test func `no move is more than one byte longer than the best sequence of the known forms`() {
    let places = Self.width * Self.height
    for start in 0..<places {
      let best = Self.shortestLengths(from: start)
      for end in 0..<places {
        let position = CursorPosition(x: start % Self.width, y: start / Self.width)
        let length = CursorMove().bytes(from: position, x: end % Self.width, y: end / Self.width)
          .count
        #expect(length <= best[end] + 1)
      }
    }
  }

  // MARK: - Support

  private static func terminal(at place: Int, region: Range<Int>?) -> ModelTerminal {
    var terminal = ModelTerminal(width: width, height: height)
    if let region {
      terminal.replay(Array("\u{1B}[\(region.lowerBound + 1);\(region.upperBound)r".utf8))
    }
    terminal.replay(Array("\u{1B}[\(place / width + 1);\(place % width + 1)H".utf8))
    return terminal
  }

  /// The lengths of the shortest ways from a place to all places (Dijkstra, with small weights).
  private static func shortestLengths(from start: Int) -> [Int] {
    let places = width * height
    var lengths = Array(repeating: Int.max, count: places)
    var isDone = Array(repeating: false, count: places)
    lengths[start] = 0
    while let place = (0..<places).filter({ !isDone[$0] }).min(by: { lengths[$0] < lengths[$1] }) {
      isDone[place] = true
      for (end, cost) in steps(from: place) {
        lengths[end] = min(lengths[end], lengths[place] + cost)
      }
    }
    return lengths
  }

  private static func steps(from place: Int) -> [(Int, Int)] {
    let (x, y) = (place % width, place / width)
    func digits(_ number: Int) -> Int { number == 1 ? 0 : String(number).count }
    var steps = [(y * width, 1)]
    if x > 0 { steps.append((place - 1, 1)) }
    if y + 1 < height { steps.append((place + width, 1)) }
    if y > 0 { steps.append((place - width, 2)) }
    for column in 0..<width where column != x {
      steps.append((y * width + column, 3 + digits(column + 1)))
      steps.append((y * width + column, 3 + digits(abs(column - x))))
    }
    for row in 0..<height where row != y {
      steps.append((row * width + x, 3 + digits(row + 1)))
      steps.append((row * width + x, 3 + digits(abs(row - y))))
      for column in 0..<width {
        let end = column == 0 ? 0 : 1 + String(column + 1).count
        steps.append((row * width + column, 3 + String(row + 1).count + end))
      }
    }
    return steps
  }
}
