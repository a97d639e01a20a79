import Testing
import Widgets
import WidgetsTestSupport

struct ScriptTests {
  private func command(_ line: String) throws -> Script.Command? {
    try Script(line).lines.first?.command
  }

  private func message(_ text: String) -> String? {
    do throws(ScriptError) {
      _ = try Script(text)
      return nil
    } catch {
      return error.description
    }
  }

  // MARK: - Commands

  @Test(arguments: [
    ("tap Row 3", Script.Command.tap("Row 3", role: nil)),
    ("tap \"Row 3\"", .tap("Row 3", role: nil)),
    ("  tap\t Row 3  ", .tap("Row 3", role: nil)),
    ("tap tab:Table", .tap("Table", role: .tab)),
    ("tap button:Back", .tap("Back", role: .button)),
    ("tap row:\"Row 3\"", .tap("Row 3", role: .row)),
    ("tap row: Row 3", .tap("Row 3", role: .row)),
    ("tap text:a:b", .tap("a:b", role: .text)),
    ("tap Note: this", .tap("Note: this", role: nil)),
    ("tap \"tab:Table\"", .tap("tab:Table", role: nil)),
    ("tap \"3,4\"", .tap("3,4", role: nil)),
    ("tap \"say \\\"hi\\\" \\\\o/\"", .tap("say \"hi\" \\o/", role: nil)),
    ("tap 日本語 👩‍👩‍👧", .tap("日本語 👩‍👩‍👧", role: nil)),
    ("tap 3,4", .tapPoint(CGPoint(x: 3, y: 4))),
    ("tap 3.5,-4", .tapPoint(CGPoint(x: 3.5, y: -4))),
    ("tap 3,4,5", .tap("3,4,5", role: nil)),
    ("tap nan,1", .tap("nan,1", role: nil)),
  ])
  func `tap takes a text, a role with a text, or a point`(line: String, expected: Script.Command)
    throws
  {
    #expect(try command(line) == expected)
  }

  @Test(arguments: [
    (
      "drag 1,2 3,4 300",
      Script.Command.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), milliseconds: 300)
    ),
    ("wheel 10,5 3", .wheel(at: CGPoint(x: 10, y: 5), lines: 3)),
    ("wheel 10,5 -3", .wheel(at: CGPoint(x: 10, y: 5), lines: -3)),
    ("key enter", .key(Key(.enter))),
    ("key alt+2", .key(Key(.character("2"), modifiers: .alt))),
    ("key ctrl+pagedown", .key(Key(.pageDown, modifiers: .control))),
    ("wait 350", .wait(milliseconds: 350)),
    ("wait 16.7", .wait(milliseconds: 16.7)),
    ("wait 0", .wait(milliseconds: 0)),
    ("settle", .settle),
    ("resize 120x40", .resize(CGSize(width: 120, height: 40))),
    ("resize 0x0", .resize(.zero)),
    ("screen", .screen),
    ("events", .events),
    ("state", .state),
    ("svg out.svg", .svg(file: "out.svg")),
    ("svg \"my screen.svg\"", .svg(file: "my screen.svg")),
  ])
  func `the other commands take what their usage says`(line: String, expected: Script.Command)
    throws
  {
    #expect(try command(line) == expected)
  }

  // MARK: - Lines

  @Test func `blank lines and comments are left out, and lines keep their numbers`() throws {
    let script = try Script("# a story\n\nsettle # at last\r\n  # indented\nscreen\n")
    #expect(
      script.lines == [
        Script.Line(number: 3, command: .settle), Script.Line(number: 5, command: .screen),
      ])
  }

  @Test(arguments: [
    ("tap \"a # b\"", "a # b"), ("tap a#b", "a#b"), ("tap a # b", "a"),
    ("tap row:\"a # b\"", "a # b"),
    ("tap 3\" pipe # b", "3\" pipe"),
  ])
  func `a comment begins after a blank and outside of quotes`(line: String, text: String) throws {
    guard case .tap(let found, _) = try command(line) else {
      Issue.record("\(line) is not a tap of a text")
      return
    }
    #expect(found == text)
  }

  @Test func `an empty script has no lines`() throws {
    #expect(try Script("").lines == [])
    #expect(try Script("\n# nothing\n").lines == [])
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ("jump", "line 1: unknown command \"jump\""),
    ("settle\n\nTap x", "line 3: unknown command \"Tap\""),
    ("type", "line 1: write type TEXT"),
    ("paste \"\"", "line 1: write paste TEXT"),
    ("tap", "line 1: write tap TEXT, tap ROLE:TEXT or tap X,Y"),
    ("tap \"\"", "line 1: write tap TEXT, tap ROLE:TEXT or tap X,Y"),
    ("tap tab:", "line 1: write tap TEXT, tap ROLE:TEXT or tap X,Y"),
    ("tap \"Row", "line 1: the closing quote is missing"),
    ("tap \"Row\" 3", "line 1: text after the closing quote:  3"),
    ("drag 1,2 3,4", "line 1: write drag X,Y X,Y MS"),
    ("drag 1,2 3;4 5", "line 1: \"3;4\" is not a point; write X,Y"),
    ("drag 1,2 3,4 -5", "line 1: \"-5\" is not a time; write milliseconds from 0"),
    ("wheel 1,2", "line 1: write wheel X,Y N"),
    ("wheel 1,2 1.5", "line 1: \"1.5\" is not a number of lines"),
    (
      "wheel 1,2 -9223372036854775808",
      "line 1: \"-9223372036854775808\" is not a number of lines"
    ),
    ("wheel inf,2 1", "line 1: \"inf,2\" is not a point; write X,Y"),
    ("key", "line 1: write key NAME"),
    ("key hyper", "line 1: no key is named \"hyper\""),
    ("wait", "line 1: write wait MS"),
    ("wait nan", "line 1: \"nan\" is not a time; write milliseconds from 0"),
    ("wait 1e3", "line 1: \"1e3\" is not a time; write milliseconds from 0"),
    ("settle now", "line 1: write settle"),
    ("screen 1", "line 1: write screen"),
    ("resize 80", "line 1: \"80\" is not a size; write WxH"),
    ("resize -1x4", "line 1: \"-1x4\" is not a size; write WxH"),
    ("resize 99999x4", "line 1: \"99999x4\" is not a size; write WxH"),
    ("svg", "line 1: write svg FILE"),
  ])
  func `a line that cannot be read is named with its number`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func `a file that cannot be read is an error without a line`() {
    #expect(throws: ScriptError(line: 0, message: "cannot read the script \"/nowhere/x\"")) {
      try Script(contentsOf: "/nowhere/x")
    }
  }

  // MARK: - Sizes

  @Test(arguments: ["", "x", "80", "80x", "x24", "80x24x1", "80 x 24", "+80x24", "8.5x2", "80X24"])
  func `what is not two whole numbers is not a size`(text: String) {
    #expect(ScreenSize(text) == nil)
  }

  @Test func `a byte order mark is not a part of the first line`() throws {
    #expect(try Script("\u{FEFF}settle").lines.map(\.command) == [.settle])
  }

  @Test func `control characters of a script are not repeated in errors`() {
    #expect(message("key \u{1B}[31m") == "line 1: no key is named \"\u{FFFD}[31m\"")
  }

  @Test func `a long word is cut in errors`() {
    let word = String(repeating: "x", count: 1000)
    #expect(
      message("key \(word)") == "line 1: no key is named \"\(word.prefix(60))…\"")
  }
}
