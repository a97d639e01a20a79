/// How many columns a screen takes for those characters on which screens differ.
///
/// The default is what most terminals do. A host that knows better says so
/// (``ScreenCapabilities/textWidthPolicy``), nodes find it in their ``Node/traits``, and a canvas in
/// ``Canvas/textWidthPolicy``; without a window a node has the default. A text that is measured
/// with one policy is drawn with the same: a ``DisplayList`` keeps the policy that it was recorded
/// with.
public struct TextWidthPolicy: Hashable, Sendable {
  /// How wide a character is.
  public enum Width: Hashable, Sendable, CaseIterable {
    /// One column.
    case narrow
    /// Two columns.
    case wide
  }

  /// Characters that are "ambiguous" in Unicode's East Asian Width (UAX #11), such as `…`, `①`, `α`
  /// and `→`, but for ``strokes``; narrow by default. Terminals that are set up for Chinese,
  /// Japanese or Korean may draw them wide.
  public var ambiguousCharacters: Width
  /// Those of the ambiguous characters that are box drawing or blocks (U+2500…259F); narrow by
  /// default. Some terminals draw them narrow where all others are wide. Where they are wide,
  /// borders, lines and patterns are drawn with ASCII characters, so that nothing moves.
  public var strokes: Width
  /// Symbols that U+FE0F asks to be emoji (`❤️`), and keycaps (`1️⃣`); wide by default. Where they are
  /// narrow, a symbol takes what it would without U+FE0F.
  public var emojiSymbols: Width
  /// Whether emoji that are joined by U+200D are one glyph of two columns (`👩‍🚀`); true by default.
  /// Otherwise they stand beside each other (`👩🚀`), and take the sum of their columns.
  public var joinsEmoji: Bool

  /// What most terminals do.
  public static let standard = TextWidthPolicy()

  /// A policy that differs from ``standard`` in what is given.
  public init(
    ambiguousCharacters: Width = .narrow, strokes: Width = .narrow, emojiSymbols: Width = .wide,
    joinsEmoji: Bool = true
  ) {
    self.ambiguousCharacters = ambiguousCharacters
    self.strokes = strokes
    self.emojiSymbols = emojiSymbols
    self.joinsEmoji = joinsEmoji
  }

  /// The columns of an ambiguous scalar: 1 or 2.
  func columns(ofAmbiguous scalar: Unicode.Scalar) -> Int {
    (scalar.isStroke ? strokes : ambiguousCharacters) == .wide ? 2 : 1
  }

  /// The columns of the sign for what was left out.
  var ellipsisColumns: Int { columns(ofAmbiguous: "…") }
}

extension Unicode.Scalar {
  /// Whether the scalar is box drawing or a block.
  var isStroke: Bool { 0x2500...0x259F ~= value }
}
