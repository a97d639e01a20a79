/// The strokes of a border or a line.
public enum BorderStyle: Hashable, Sendable {
  /// Thin strokes: `┌─┐│└┘`.
  case single
  /// Double strokes: `╔═╗║╚╝`.
  case double
  /// Thick strokes: `┏━┓┃┗┛`.
  case heavy
  /// Thin strokes with round corners: `╭─╮│╰╯`.
  case rounded
  /// Characters that every screen has: `+-+|++`.
  case ascii
  /// The same character everywhere. One of two columns is drawn in every second column, one of none
  /// as a blank.
  case character(Character)
}

extension BorderStyle {
  /// The characters of a style.
  struct Strokes {
    var horizontal: Character
    var vertical: Character
    var topLeft: Character
    var topRight: Character
    var bottomLeft: Character
    var bottomRight: Character
    /// From the bottom left to the top right.
    var rising: Character = "╱"
    /// From the top left to the bottom right.
    var falling: Character = "╲"
  }

  var strokes: Strokes {
    switch self {
    case .single:
      Strokes(
        horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└",
        bottomRight: "┘")
    case .double:
      Strokes(
        horizontal: "═", vertical: "║", topLeft: "╔", topRight: "╗", bottomLeft: "╚",
        bottomRight: "╝")
    case .heavy:
      Strokes(
        horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗",
        bottomRight: "┛")
    case .rounded:
      Strokes(
        horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰",
        bottomRight: "╯")
    case .ascii:
      Strokes(
        horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
        bottomRight: "+", rising: "/", falling: "\\")
    case .character(let one):
      Strokes(
        horizontal: one, vertical: one, topLeft: one, topRight: one, bottomLeft: one,
        bottomRight: one, rising: one, falling: one)
    }
  }
}

// MARK: - Screens without narrow strokes

extension BorderStyle {
  /// The ASCII character that comes nearest to one of box drawing or blocks (U+2500…259F): `-`, `|`,
  /// `/`, `\`, `+` or `#`; nil for other characters.
  public static func asciiStroke(for character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, scalar.isStroke else { return nil }
    if scalar.value >= 0x2580 { return "#" }
    if level.contains(scalar) { return "-" }
    if upright.contains(scalar) { return "|" }
    switch scalar {
    case "╱": return "/"
    case "╲": return "\\"
    default: return "+"
    }
  }

  /// A character as it is drawn in patterns and strokes: in one column, where a policy makes that of
  /// the character two.
  static func stroke(_ character: Character, _ policy: TextWidthPolicy) -> Character {
    guard policy.strokes == .wide, let ascii = asciiStroke(for: character),
      TextWidth.columns(of: character, policy: policy) == 2
    else { return character }
    return ascii
  }

  private static let level = Set("─━┄┅┈┉╌╍═╴╶╸╺╼╾".unicodeScalars)
  private static let upright = Set("│┃┆┇┊┋╎╏║╵╷╹╻╽╿".unicodeScalars)
}
