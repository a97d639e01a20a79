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
      columns: value("COLUMNS"), lines: value("LINES"))
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
