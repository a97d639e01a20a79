import Testing
import Widgets

@testable import WidgetsTerminal

@MainActor struct PlainTextTests {
  @Test(arguments: [
    ("a", "a"), ("~", "~"), ("─", "-"), ("│", "|"), ("╭", "+"), ("┼", "+"), ("╱", "/"), ("╲", "\\"),
    ("▐", "#"), ("‹", "<"), ("…", "~"), ("•", "*"), ("—", "-"), ("é", "e"), ("Å", "A"),
    ("e\u{301}", "e"), ("ß", "?"), ("漢", "?"), ("🙂", "?"), ("", " "),
  ])
  func `a glyph has an ASCII character`(glyph: String, expected: Character) {
    #expect(PlainText.character(for: glyph) == expected)
  }

  @Test func `a surface keeps its columns and styles`() {
    let style = TextStyle(foreground: .red, attributes: .bold)
    var surface = Surface(width: 8, height: 2)
    surface.write("╭─漢é", x: 0, y: 0, style: style)
    surface.write("plain", x: 0, y: 1)
    let plain = PlainText.surface(surface)
    #expect(plain.text == "+-??e\nplain")
    for x in 0..<5 { #expect(plain[x, 0].style == style) }
    #expect(plain[5, 0] == .blank)
  }

  @Test(
    arguments: [
      (nil, false), ("", false), ("C", true), ("POSIX", true), ("C.UTF-8", false),
      ("en_US.utf8", false), ("de_DE.ISO-8859-1", true), ("de_DE", true),
    ] as [(String?, Bool)])
  func `the locale says whether there is more than ASCII`(locale: String?, isASCII: Bool) {
    #expect(TerminalEnvironment(locale: locale).isASCII == isASCII)
    #expect(TerminalFeatures(environment: TerminalEnvironment(locale: locale)).isASCII == isASCII)
  }

  @Test(
    arguments: [
      (nil, nil), ("15;0", 0), ("0;15", 1), ("0;default;15", 1), ("7;8", 0), ("0;7", 1),
      ("default;default", nil), ("", nil), ("0;99", nil),
    ] as [(String?, Double?)])
  func `the environment may say how light the background is`(colors: String?, expected: Double?) {
    #expect(TerminalEnvironment(colors: colors).backgroundLightness == expected)
  }
}
