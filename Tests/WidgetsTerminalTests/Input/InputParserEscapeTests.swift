import Testing
import Widgets

@testable import WidgetsTerminal

/// What time decides: the caller flushes when no byte has come for 50 ms (DESIGN.md, section 6).
struct InputParserEscapeTests {
  @Test func `a lone escape byte is Escape once time has passed`() {
    var parser = InputParser()
    #expect(parser.events([0x1B]) == [])
    #expect(parser.isUndecided)
    #expect(parser.flushedEvents() == [.key(Key(.escape))])
    #expect(!parser.isUndecided)
    #expect(parser.flushedEvents() == [])
  }

  @Test(arguments: [
    ("\u{1B}\u{1B}", ["escape", "escape"]), ("\u{1B}[", ["alt+["]), ("\u{1B}O", ["alt+O"]),
    ("\u{1B}]", ["alt+]"]), ("\u{1B}P", ["alt+P"]), ("\u{1B}_", ["alt+_"]),
    ("\u{1B}\u{1B}[", ["escape", "alt+["]), ("\u{1B}]52;", []), ("\u{1B}]52;\u{1B}", ["escape"]),
  ])
  func `an introducer that nothing followed was typed`(_ bytes: String, _ names: [String]) {
    var parser = InputParser()
    #expect(parser.events(bytes.utf8) == [])
    #expect(parser.isUndecided)
    #expect(parser.flushedEvents() == names.compactMap { Key(name: $0).map(InputEvent.key) })
    #expect(parser == InputParser())
  }

  @Test(arguments: ["\u{1B}[1", "\u{1B}[<0;1", "\u{1B}O5", "\u{1B}[[", "\u{1B}[M "])
  func `a sequence past its introducer waits for its end, however late`(_ bytes: String) {
    var parser = InputParser()
    _ = parser.events(bytes.utf8)
    let waiting = parser
    #expect(!parser.isUndecided)
    #expect(parser.flushedEvents() == [])
    #expect(parser == waiting)
  }

  @Test func `text and complete keys leave nothing to decide`() {
    var parser = InputParser()
    for sequence in KeySequence.all {
      _ = parser.events(sequence.bytes.utf8)
      #expect(!parser.isUndecided)
    }
  }

  @Test func `three escape bytes and time are three Escapes`() {
    var parser = InputParser()
    let events = parser.events([0x1B, 0x1B, 0x1B]) + parser.flushedEvents()
    #expect(events == Array(repeating: .key(Key(.escape)), count: 3))
  }
}
