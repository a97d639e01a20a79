import Testing
import Widgets

@testable import WidgetsTerminal

struct InputParserFuzzTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random keys cut at random places give the keys in order`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    var expected: [InputEvent] = []
    for _ in 0..<200 {
      guard let sequence = KeySequence.all.randomElement(using: &random) else { continue }
      bytes += Array(sequence.bytes.utf8)
      expected += sequence.events
    }
    var parser = InputParser()
    var events: [InputEvent] = []
    while !bytes.isEmpty {
      let count = Int.random(in: 1...min(bytes.count, 9), using: &random)
      events += parser.events(bytes.prefix(count))
      bytes.removeFirst(count)
    }
    #expect(events == expected)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random bytes never trap, and any split gives the same events`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = Self.randomBytes(count: 2_000, using: &random)
    var whole = InputParser()
    let expected = whole.events(bytes)
    var split = InputParser()
    #expect(bytes.flatMap { split.events([$0]) } == expected)
    #expect(split == whole)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `after any bytes, time and two Ctrl-C, the parser is at rest`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var parser = InputParser()
      _ = parser.events(Self.randomBytes(count: 60, using: &random))
      _ = parser.flushedEvents()
      let events = parser.events([3, 3])
      #expect(events.last == .key(Key(.character("c"), modifiers: .control)))
      #expect(parser == InputParser())
    }
  }

  @Test func `a sequence without an end takes no memory`() {
    var parser = InputParser()
    #expect(parser.events(Array("\u{1B}[".utf8) + Array(repeating: 0x3B, count: 100_000)) == [])
    #expect(parser.events("A".utf8) == [])
    #expect(parser == InputParser())
  }

  /// Half of the bytes are those that sequences are made of.
  private static func randomBytes(count: Int, using random: inout SeededGenerator) -> [UInt8] {
    let special = Array("\u{1B}\u{1B}\u{1B}[[O<;;0123456789MmA~P]\\X_$ ?:\u{7}\u{18}".utf8)
    return (0..<count).map { _ in
      if Bool.random(using: &random), let byte = special.randomElement(using: &random) {
        return byte
      }
      return UInt8.random(in: 0...255, using: &random)
    }
  }
}
