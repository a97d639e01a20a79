/// How many columns of a grid of characters a text takes.
///
/// One Swift `Character` (a grapheme cluster) takes 0, 1 or 2 columns:
/// - East Asian Wide and Fullwidth characters, emoji, flags, keycaps, and clusters of Hangul jamo
///   take 2; so does an emoji that U+FE0F asks for, and one that U+FE0E asks to be text takes 1.
/// - Characters of ambiguous width take 1.
/// - Combining marks that stand alone, NUL and format characters take none.
/// - Control characters (C0, C1, DEL) take 1: they are drawn as a picture, a tab as a blank, and
///   never reach a screen as themselves. `"\r\n"` is one `Character` and takes 1.
/// - Other clusters take the sum of their scalars, at most 2.
public enum TextWidth {
  /// The version of Unicode that the widths come from.
  public static var unicodeVersion: String { CharacterWidthTable.unicodeVersion }

  /// The columns of one character: 0, 1 or 2.
  public static func columns(of character: Character) -> Int {
    columns(of: character.unicodeScalars)
  }

  /// The columns of a text drawn in one line; 0 for an empty one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func columns(of text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    var total = 0
    for cluster in TextClusters(text) { total += cluster.columns }
    return total
  }

  /// The columns of the scalars of one cluster.
  static func columns(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    var total = 0
    var previous = ScalarClass.format
    for scalar in scalars {
      let current = ScalarClass(scalar)
      switch scalar.value {
      case 0xFE0F where previous == .textEmoji: total += 1
      case 0xFE0E where previous == .emoji: total -= 1
      case 0x20E3 where total > 0: total = 2
      case 0x0A where previous == .replaced: break
      default: total += current.columns
      }
      previous = current
    }
    return min(total, 2)
  }
}
