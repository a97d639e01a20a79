/// What a terminal can do beyond what all of them can.
///
/// All of them move the cursor, erase, scroll a part of the screen and insert and delete lines (the
/// VT102's sequences, which the Linux console and every emulator in use have).
struct TerminalFeatures: Hashable, Sendable {
  /// The colours it shows.
  var depth: ColorDepth
  /// Whether its locale has ASCII only.
  var isASCII = false
  /// Whether it repeats a character (REP, ECMA-48 8.3.103).
  var repeatsCharacters = false
  /// Whether erasing uses the background of the pen (terminfo's `bce`).
  var erasesWithBackground = false
  /// Whether a line feed keeps the column; not when the driver of another terminal than the one
  /// that was set up translates it.
  var lineFeedKeepsColumn = true

  /// The features of a terminal of which only the colours are known.
  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// What the name of the terminal promises.
  ///
  /// `xterm-256color` promises nothing more: half of all terminals call themselves that.
  init(environment: TerminalEnvironment) {
    depth = ColorDepth(environment: environment)
    isASCII = environment.isASCII
    let isXterm = environment.xtermVersion.map { !$0.isEmpty } ?? false
    var names = (environment.term ?? "").split(separator: "-").map(String.init)
    if isXterm { names.append("xterm itself") }
    repeatsCharacters = names.contains { Self.repeating.contains($0) }
    erasesWithBackground = names.contains { Self.backgroundErasing.contains($0) }
  }

  private static let repeating: Set<String> = [
    "xterm itself", "kitty", "foot", "alacritty", "wezterm", "ghostty", "contour", "mintty",
  ]

  /// Kitty is not among them: it erases with the default background.
  private static let backgroundErasing: Set<String> = [
    "xterm itself", "foot", "alacritty", "wezterm", "ghostty", "mintty", "linux",
  ]
}
