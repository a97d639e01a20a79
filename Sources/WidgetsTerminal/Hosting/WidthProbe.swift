import Widgets

/// The question how wide the terminal draws the characters on which terminals differ: it draws one
/// of each kind and says where its cursor is then.
///
/// They stand at the start of the second row (in the first one the answer would look like F3 with
/// modifiers), are erased again, and sent together with the first frame, which clears the screen.
struct WidthProbe: Hashable, Sendable {
  /// The row that the characters are drawn in, from 1.
  static let row = 2
  /// How many columns the terminal must have for that.
  static let columns = 8

  /// An ambiguous character, a stroke, a symbol that is asked to be an emoji, two emoji that are
  /// joined. The first is the one that Vim asks about.
  static let query: StaticString =
    """
    \u{1B}[2H▽\u{1B}[6n\r─\u{1B}[6n\r❤\u{FE0F}\u{1B}[6n\r👩\u{200D}🚀\u{1B}[6n\r\u{1B}[K
    """

  private static let count = 4

  private var widths: [Int] = []

  /// Takes note of an answer: where the cursor is, from 1.
  mutating func note(column: Int, row: Int) {
    if row == Self.row { widths.append(column - 1) }
  }

  /// What the answers say; nil when some are missing, or when the terminal does not draw characters.
  var policy: TextWidthPolicy? {
    guard widths.count == Self.count, widths[..<3].allSatisfy({ 1...2 ~= $0 }) else { return nil }
    return TextWidthPolicy(
      ambiguousCharacters: Self.width(widths[0]), strokes: Self.width(widths[1]),
      emojiSymbols: Self.width(widths[2]), joinsEmoji: widths[3] != 4)
  }

  private static func width(_ columns: Int) -> TextWidthPolicy.Width {
    columns == 1 ? .narrow : .wide
  }
}
