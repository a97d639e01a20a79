import Testing
import Widgets

@testable import WidgetsTerminal

struct PasteTests {
  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"
  private static let key = InputEvent.key(Key(.character("x")))

  @Test(arguments: [
    ("a\u{1B}", "a"), ("a\u{1B}[2", "a[2"), ("a\u{1B}[201", "a[201"), ("a\u{1B}]52;c;", "a]52;c;"),
    ("a\u{1B}[200~", "a[200~"), ("a~", "a~"), ("201~", "201~"), ("\u{1B}\u{1B}[20", "[20"),
    ("a\u{1B}P", "aP"), ("a\u{1B}O", "aO"), ("a\u{1B}[M", "a[M"),
  ])
  func `FR-INP-05 an unfinished sequence at the end of a paste does not swallow its bracket`(
    _ text: String, _ expected: String
  ) {
    var parser = InputParser()
    let events = parser.events((Self.begin + text + Self.end + "x").utf8)
    #expect(events == [.paste(expected), Self.key])
    #expect(parser == InputParser())
  }

  @Test func `FR-INP-05 a paste that ends in the middle of a character ends all the same`() {
    var parser = InputParser()
    let bytes = Array(Self.begin.utf8) + [0x61, 0xE7, 0x95] + Array((Self.end + "x").utf8)
    #expect(parser.events(bytes) == [.paste("a"), Self.key])
  }

  @Test func `a paste cut anywhere, also in its brackets, is one event`() {
    let bytes = Array((Self.begin + "界 two\rlines\u{1B}[A" + Self.end + "x").utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      let events = parser.events(bytes[..<cut]) + parser.events(bytes[cut...])
      #expect(events == [.paste("界 two\nlines[A"), Self.key], "cut at \(cut)")
    }
    var parser = InputParser()
    #expect(bytes.flatMap { parser.events([$0]) } == [.paste("界 two\nlines[A"), Self.key])
  }

  @Test func `nothing in a paste is a command, however much time passes`() {
    var parser = InputParser()
    #expect(parser.events((Self.begin + "\u{3}\u{1B}").utf8) == [])
    #expect(!parser.isUndecided)
    #expect(parser.flushedEvents() == [])
    #expect(parser.events(("[A\u{1B}[<0;1;1Mq" + Self.end).utf8) == [.paste("[A[<0;1;1Mq")])
  }

  @Test(arguments: [
    ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\nb", "a\nb"), ("a\r\rb", "a\n\nb"),
    ("\ta\u{0}\u{7}\u{8}b\u{7F}\u{85}\u{9B}c", "\tabc"), ("e\u{301}🙂", "e\u{301}🙂"),
  ])
  func `line ends become one kind, and control characters are left out`(
    _ text: String, _ expected: String
  ) {
    var parser = InputParser()
    #expect(parser.events((Self.begin + text + Self.end).utf8) == [.paste(expected)])
  }

  @Test func `a paste of a megabyte arrives whole`() {
    let text = String(repeating: "0123456789abcde\n", count: 65_536)
    var parser = InputParser()
    #expect(parser.events((Self.begin + text + Self.end).utf8) == [.paste(text)])
  }

  @Test func `an empty paste is nothing, and two in a row are two`() {
    var parser = InputParser()
    #expect(parser.events((Self.begin + Self.end + "x").utf8) == [Self.key])
    let two = Self.begin + "a" + Self.end + Self.begin + "b" + Self.end
    #expect(parser.events(two.utf8) == [.paste("a"), .paste("b")])
  }

  @Test func `a paste that the end of the input cuts off arrives as far as it came`() {
    var parser = InputParser()
    _ = parser.events((Self.begin + "abc").utf8)
    #expect(InputParser.events(in: parser.finish()) == [.paste("abc")])
    #expect(parser == InputParser())
  }
}
