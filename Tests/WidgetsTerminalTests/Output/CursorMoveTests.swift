import Testing

@testable import WidgetsTerminal

struct CursorMoveTests {
  @Test func `every move on a small screen ends at its place`() {
    for start in 0..<48 {
      for end in 0..<48 {
        var terminal = ModelTerminal(width: 12, height: 4)
        terminal.replay(CursorMove.bytes(from: nil, x: start % 12, y: start / 12))
        let position = CursorPosition(x: start % 12, y: start / 12)
        terminal.replay(CursorMove.bytes(from: position, x: end % 12, y: end / 12))
        #expect(terminal.cursor == (end % 12, end / 12))
        #expect(terminal.surprises == [])
      }
    }
  }

  @Test func `a move with only the row known does not depend on the column`() {
    for column in 0..<12 {
      for end in 0..<48 {
        var terminal = ModelTerminal(width: 12, height: 4)
        terminal.replay(CursorMove.bytes(from: nil, x: column, y: 1))
        terminal.replay(
          CursorMove.bytes(from: CursorPosition(x: nil, y: 1), x: end % 12, y: end / 12))
        #expect(terminal.cursor == (end % 12, end / 12))
      }
    }
  }

  static let moves: [(CursorPosition?, Int, Int, String)] = [
    (CursorPosition(x: 5, y: 5), 5, 5, ""), (nil, 0, 0, "\u{1B}[H"), (nil, 0, 9, "\u{1B}[10H"),
    (nil, 9, 9, "\u{1B}[10;10H"), (CursorPosition(x: 5, y: 5), 4, 5, "\u{8}"),
    (CursorPosition(x: 5, y: 5), 0, 5, "\r"), (CursorPosition(x: 5, y: 5), 6, 5, "\u{1B}[C"),
    (CursorPosition(x: 9, y: 5), 0, 6, "\r\n"), (CursorPosition(x: nil, y: 5), 0, 7, "\r\n\n"),
    (CursorPosition(x: 9, y: 9), 9, 10, "\u{1B}[B"), (CursorPosition(x: 9, y: 9), 9, 8, "\u{1B}[A"),
    (CursorPosition(x: 50, y: 9), 3, 10, "\r\n\u{1B}[4G"),
  ]

  @Test(arguments: moves)
  func `the shortest form is taken`(
    _ start: CursorPosition?, _ x: Int, _ y: Int, _ expected: String
  ) {
    #expect(String(decoding: CursorMove.bytes(from: start, x: x, y: y), as: UTF8.self) == expected)
  }
}
