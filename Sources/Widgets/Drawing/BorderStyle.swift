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
