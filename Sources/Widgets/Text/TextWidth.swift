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
///
/// That is the standard ``TextWidthPolicy``. With another one characters of ambiguous width may take
/// 2, emoji symbols 1, and emoji that are joined the sum of their parts.
public enum TextWidth {
  /// The version of Unicode that the widths come from.
  public static var unicodeVersion: String { CharacterWidthTable.unicodeVersion }

  /// The columns of one character: 0, 1 or 2, or more for emoji that the policy does not join.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - policy: How the screen counts; a node finds that of its screen in its ``Node/traits``.
  public static func columns(
    of character: Character, policy: TextWidthPolicy = .standard
  ) -> Int {
    columns(of: character.unicodeScalars, policy)
  }

  /// The columns of a text drawn in one line; 0 for an empty one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - policy: How the screen counts; a node finds that of its screen in its ``Node/traits``.
  /// - Complexity: O(*n*) in the length of the text.
  public static func columns(of text: String, policy: TextWidthPolicy = .standard) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    var total = 0
    for cluster in TextClusters(text, policy) { total += cluster.columns }
    return total
  }

  /// The columns of the scalars of one cluster.
  static func columns(
    of scalars: some Sequence<Unicode.Scalar>, _ policy: TextWidthPolicy
  ) -> Int {
    var sum = 0
    var total = 0
    var previous = ScalarClass.format
    var isEmoji = false
    for scalar in scalars {
      let current = ScalarClass(scalar)
      switch scalar.value {
      case 0xFE0F where previous.isTextEmoji && policy.emojiSymbols == .wide: total = 2
      case 0xFE0E where previous == .emoji: total -= 1
      case 0x20E3 where total > 0 && policy.emojiSymbols == .wide: total = 2
      case 0x0A where previous == .replaced: break
      case 0x200D where isEmoji && !policy.joinsEmoji:
        sum += min(total, 2)
        total = 0
      default:
        let columns = current.columns(of: scalar, policy)
        if columns > 0 { isEmoji = current.isEmoji || scalar.value >= 0x1F000 }
        total += columns
      }
      previous = current
    }
    return sum + min(total, 2)
  }
}
