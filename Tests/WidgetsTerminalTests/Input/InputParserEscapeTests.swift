import Foundation
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

  @Test(
    arguments: [
      ("[<0;3;4M", .event(.touch(id: 0, phase: .began, location: CGPoint(x: 2, y: 3)))),
      ("[M !!", .event(.touch(id: 0, phase: .began, location: CGPoint(x: 0, y: 0)))),
      ("[<35;3;4M", nil), ("[I", .report(.focus(true))), ("[O", .report(.focus(false))),
      ("[?62c", .report(.attributes)), ("[200~a\u{1B}[201~", .event(.paste("a"))),
    ] as [(String, TerminalInput?)])
  func `FR-INP-01 Escape right before what no key sends is not lost, in any split`(
    _ bytes: String, _ input: TerminalInput?
  ) {
    let all = Array("\u{1B}\u{1B}\(bytes)x".utf8)
    let expected: [TerminalInput?] = [
      .event(.key(Key(.escape))), input, .event(.key(Key(.character("x")))),
    ]
    for cut in 0..<all.count {
      var parser = InputParser()
      let events = parser.parse(all[..<cut]) + parser.parse(all[cut...])
      #expect(events == expected.compactMap(\.self), "cut at \(cut)")
    }
  }
}
