import Testing
import Widgets

@testable import WidgetsTerminal

struct TerminalReportTests {
  static let reports: [(String, TerminalReport)] = [
    ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
    ("\u{1B}[?2026;2$y", .mode(2026, isKnown: true)),
    ("\u{1B}[?2026;1$y", .mode(2026, isKnown: true)),
    ("\u{1B}[?2026;0$y", .mode(2026, isKnown: false)),
    ("\u{1B}[?2026;4$y", .mode(2026, isKnown: false)), ("\u{1B}[?0u", .keyboard(flags: 0)),
    ("\u{1B}[?5u", .keyboard(flags: 5)), ("\u{1B}[8;24;80t", .size(columns: 80, rows: 24)),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", .background(lightness: 1)),
    ("\u{1B}]11;rgb:00/00/00\u{7}", .background(lightness: 0)),
    ("\u{1B}]11;rgba:0/0/0/f\u{7}", .background(lightness: 0)),
    ("\u{1B}[2;3R", .cursor(column: 3, row: 2)), ("\u{1B}[24;80R", .cursor(column: 80, row: 24)),
    ("\u{1B}[?62;22c", .attributes), ("\u{1B}[?6c", .attributes),
  ]

  @Test(arguments: reports)
  func `an answer is a report and never a key, in any split`(
    _ bytes: String, _ expected: TerminalReport
  ) {
    let bytes = Array(bytes.utf8)
    for cut in 0..<bytes.count {
      var parser = InputParser()
      let input = parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...])
      #expect(input == [.report(expected)], "cut at \(cut)")
      #expect(parser == InputParser())
    }
  }

  @Test(arguments: [
    "\u{1B}[8;0;0t", "\u{1B}[8;24t", "\u{1B}[4;600;800t", "\u{1B}[>0;276;0c", "\u{1B}[1I",
    "\u{1B}P>|XTerm(380)\u{1B}\\", "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;?\u{7}",
    "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]11;rgb:00/00\u{7}", "\u{1B}P11;rgb:0/0/0\u{7}",
  ])
  func `what nobody asked for is nothing`(_ bytes: String) {
    var parser = InputParser()
    #expect(parser.parse(bytes.utf8) == [])
  }

  @Test func `in the first row the place of the cursor is F3 with modifiers`() {
    var parser = InputParser()
    #expect(
      parser.parse("\u{1B}[1;2R".utf8) == [.event(.key(Key(.function(3), modifiers: .shift)))])
  }

  @Test func `reports keep their place among keys`() {
    var parser = InputParser()
    let keys = ["a", "b", "c"].map { TerminalInput.event(.key(Key(.character($0)))) }
    #expect(
      parser.parse("ab\u{1B}[Oc".utf8) == [keys[0], keys[1], .report(.focus(false)), keys[2]])
  }
}
