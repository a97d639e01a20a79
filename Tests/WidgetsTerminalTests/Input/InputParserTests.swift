import Testing
import Widgets

@testable import WidgetsTerminal

struct InputParserTests {
  @Test(arguments: KeySequence.all)
  func `a key's bytes give that key`(_ sequence: KeySequence) {
    var parser = InputParser()
    #expect(parser.events(sequence.bytes.utf8) == sequence.events)
    #expect(parser == InputParser())
  }

  @Test(arguments: KeySequence.all)
  func `FR-INP-01 one byte per read gives the same key, no Escape and no text`(
    _ sequence: KeySequence
  ) {
    var parser = InputParser()
    #expect(sequence.bytes.utf8.flatMap { parser.events([$0]) } == sequence.events)
  }

  @Test func `FR-INP-01 an arrow in three reads is one Up, and Ctrl is kept over a split`() {
    var parser = InputParser()
    #expect(parser.events([0x1B]) == [])
    #expect(parser.events("[".utf8) == [])
    #expect(parser.events("A".utf8) == [.key(Key(.up))])
    #expect(parser.events("\u{1B}[1;5".utf8) == [])
    #expect(parser.events("C".utf8) == [.key(Key(.right, modifiers: .control))])
  }

  @Test func `FR-INP-03 a mouse report cut anywhere is one press at column 9 and row 4`() {
    let report = Array("\u{1B}[<0;10;5M".utf8)
    for cut in 1..<report.count {
      var parser = InputParser()
      let events = parser.events(report[..<cut]) + parser.events(report[cut...])
      let press = InputEvent.touch(id: 0, phase: .began, location: CGPoint(x: 9, y: 4))
      #expect(events == [press], "cut at \(cut)")
    }
  }

  @Test(arguments: KeySequence.skipped)
  func `what means nothing is skipped whole`(_ bytes: String) {
    var parser = InputParser()
    #expect(parser.events((bytes + "x").utf8) == [.key(Key(.character("x")))])
  }

  @Test(arguments: KeySequence.skipped)
  func `what means nothing is skipped whole, one byte per read`(_ bytes: String) {
    var parser = InputParser()
    let events = (bytes + "x").utf8.flatMap { parser.events([$0]) }
    #expect(events == [.key(Key(.character("x")))])
  }

  @Test func `a control character ends an unfinished sequence and counts`() {
    for beginning in ["\u{1B}[", "\u{1B}[1;5", "\u{1B}O", "\u{1B}]52;", "\u{1B}P", "\u{1B}[M", "é"]
    {
      var parser = InputParser()
      _ = parser.events(beginning.utf8.prefix(beginning == "é" ? 1 : 9))
      let events = parser.events([3])
      #expect(events == [.key(Key(.character("c"), modifiers: .control))], "\(beginning)")
    }
  }

  @Test func `an escape byte in an unfinished sequence begins another`() {
    var parser = InputParser()
    #expect(parser.events("\u{1B}[1;\u{1B}[A".utf8) == [.key(Key(.up))])
    #expect(parser.events("\u{1B}]11;\u{1B}[B".utf8) == [.key(Key(.down))])
  }

  @Test func `a cut character is dropped and what follows is kept`() {
    var parser = InputParser()
    #expect(parser.events([0xE7, 0x95, 0x41]) == [.key(Key(.character("A")))])
    #expect(
      parser.events([0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x42]) == [.key(Key(.character("B")))])
  }

  @Test func `a letter and a combining mark are two keys, in one read or two`() {
    let expected: [InputEvent] = [.key(Key(.character("e"))), .key(Key(.character("\u{301}")))]
    var parser = InputParser()
    #expect(parser.events("e\u{301}".utf8) == expected)
    #expect(parser.events("e".utf8) + parser.events("\u{301}".utf8) == expected)
  }
}
