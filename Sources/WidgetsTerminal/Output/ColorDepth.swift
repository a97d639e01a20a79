import Widgets

/// How many colours a terminal shows.
enum ColorDepth: Hashable, Sendable {
  /// No colours; attributes such as bold and reverse stay.
  case none
  /// The 16 colours of the theme.
  case palette16
  /// The palette of 256 colours.
  case palette256
  /// 24 bits for each colour.
  case full

  /// The depth that the environment promises.
  ///
  /// In this order: `NO_COLOR` that is not empty means none (no-color.org); `COLORTERM` of
  /// `truecolor` or `24bit` means all; then `TERM` decides by its name, and one that says nothing
  /// has 16.
  init(environment: TerminalEnvironment) {
    let term = environment.term ?? ""
    if let noColor = environment.noColor, !noColor.isEmpty {
      self = .none
    } else if let colorTerm = environment.colorTerm, ["truecolor", "24bit"].contains(colorTerm) {
      self = .full
    } else if Self.isAny(of: Self.fullNames, in: term) || term.hasSuffix("-direct") {
      self = .full
    } else if term.hasSuffix("-256color") {
      self = .palette256
    } else if term.hasSuffix("-mono") || term.hasSuffix("-m") || Self.isVideoTerminal(term) {
      self = .none
    } else {
      self = .palette16
    }
  }

  /// Terminals that show all colours and set no `COLORTERM` over some connections.
  private static let fullNames = ["kitty", "ghostty", "alacritty", "wezterm", "foot", "contour"]

  private static func isAny(of names: [String], in term: String) -> Bool {
    // Names come alone, after `xterm-`, or with more after a hyphen.
    term.split(separator: "-").contains { part in names.contains { $0 == part } }
  }

  /// The DEC terminals before the VT525 have no colours.
  private static func isVideoTerminal(_ term: String) -> Bool {
    ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420"].contains { name in
      term == name || term.hasPrefix(name + "-")
    }
  }
}

// MARK: - Near colours

extension ColorDepth {
  /// The nearest colour that the terminal shows; nil, its default, where it shows none.
  func nearest(to color: Color) -> Color? {
    switch (self, color.value) {
    case (.none, _): nil
    case (.full, _), (.palette256, .ansi), (.palette16, .ansi(0...15)): color
    case (.palette256, .rgb(let red, let green, let blue)):
      Self.nearestOfPalette((Int(red), Int(green), Int(blue)))
    case (.palette16, _):
      Self.nearestOfTheme(Self.parts(of: color))
    }
  }

  private typealias Parts = (red: Int, green: Int, blue: Int)

  private static func parts(of color: Color) -> Parts {
    let parts = color.components
    return (Int(parts.red), Int(parts.green), Int(parts.blue))
  }

  /// The nearest colour of the cube or the gray ramp; the first 16 differ from theme to theme.
  private static func nearestOfPalette(_ wanted: Parts) -> Color {
    let cube =
      16 + 36 * cubeStep(wanted.red) + 6 * cubeStep(wanted.green) + cubeStep(wanted.blue)
    let mean = (wanted.red + wanted.green + wanted.blue) / 3
    let gray = 232 + min(23, max(0, (mean - 3) / 10))
    let candidates = [Color.ansi(cube), Color.ansi(gray)]
    return candidates.min { distance(parts(of: $0), wanted) < distance(parts(of: $1), wanted) }
      ?? .ansi(cube)
  }

  /// The nearest of 0, 95, 135, 175, 215, 255.
  private static func cubeStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func nearestOfTheme(_ wanted: Parts) -> Color {
    let theme = (0..<16).map { Color.ansi($0) }
    return theme.min { distance(parts(of: $0), wanted) < distance(parts(of: $1), wanted) }
      ?? .white
  }

  private static func distance(_ a: Parts, _ b: Parts) -> Int {
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    return red * red + green * green + blue * blue
  }
}
