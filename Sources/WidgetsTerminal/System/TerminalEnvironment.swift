#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment variables that say something about the terminal.
struct TerminalEnvironment: Hashable, Sendable {
  /// `TERM`: the kind of terminal.
  var term: String?
  /// `COLORTERM`: `truecolor` or `24bit` where all colours are there.
  var colorTerm: String?
  /// `NO_COLOR`: not empty when the person wants no colours (no-color.org).
  var noColor: String?
  /// `XTERM_VERSION`: set by xterm itself, not by those that take its name in `TERM`.
  var xtermVersion: String?
  /// `COLUMNS`: the width, for terminals that do not tell theirs.
  var columns: String?
  /// `LINES`: the height, for terminals that do not tell theirs.
  var lines: String?

  /// `COLORFGBG`: the colours of text and background as numbers of the palette, such as `15;0`.
  var colors: String?
  /// `LC_ALL`, else `LC_CTYPE`, else `LANG`, the first that is not empty: which characters there are.
  var locale: String?

  /// Whether the locale has no more characters than ASCII. One that is not set has all.
  var isASCII: Bool {
    guard let locale, !locale.isEmpty else { return false }
    let name = locale.lowercased()
    return !name.contains("utf-8") && !name.contains("utf8")
  }

  /// How light the background is said to be, from 0 to 1; nil when nothing is said.
  var backgroundLightness: Double? {
    guard let last = colors?.split(separator: ";").last, let index = Int(last),
      (0...15).contains(index)
    else { return nil }
    // White and the bright colours but for grey are light.
    return index == 7 || index > 8 ? 1 : 0
  }

  /// Whether the terminal can place a cursor at all.
  var hasScreen: Bool {
    guard let term, !term.isEmpty else { return false }
    return term != "dumb" && term != "unknown"
  }

  /// Whether the terminal answers queries, or at least prints nothing of those that it does not know
  /// for longer than until the first frame.
  var answersQueries: Bool {
    let kind = term?.split(separator: "-").first ?? ""
    return kind != "linux" && !kind.hasPrefix("vt") && kind != "cons25"
  }

  /// The variables of this process.
  static var current: TerminalEnvironment {
    TerminalEnvironment(
      term: value("TERM"), colorTerm: value("COLORTERM"), noColor: value("NO_COLOR"),
      xtermVersion: value("XTERM_VERSION"),
      columns: value("COLUMNS"), lines: value("LINES"), colors: value("COLORFGBG"),
      locale: ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(value).first { !$0.isEmpty })
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
