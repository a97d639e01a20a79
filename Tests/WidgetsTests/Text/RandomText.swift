import Widgets

/// Texts of the characters that are hard to lay out, and random numbers from the same seed.
struct RandomText: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  /// Pieces of every width and kind; some of them join what stands before them.
  static let pieces = [
    "a", "b", "Z", "0", " ", " ", "-", ",", "(", ")", "é", "e\u{301}", "界", "あ", "ー", "、", "한",
    "\u{1112}\u{1161}\u{11AB}", "😀", "👨‍👩‍👧‍👦", "❤\u{FE0F}", "⌚\u{FE0E}", "🇩🇪", "1\u{FE0F}\u{20E3}",
    "\u{301}",
    "\u{200B}", "\u{200D}", "\u{FE0F}", "\0", "\u{1B}", "\u{9B}", "\t", "\r\n", "\n", "\u{2028}",
    "\u{AD}", "\u{202E}", "क्ष", "กำ", "ｶﾞ", "…", "①", "─", "α", "❤️‍🔥",
  ]

  mutating func text(upTo length: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      text += RandomText.pieces.randomElement(using: &self) ?? ""
    }
    return text
  }

  mutating func policy() -> TextWidthPolicy {
    func width() -> TextWidthPolicy.Width {
      TextWidthPolicy.Width.allCases.randomElement(using: &self) ?? .narrow
    }
    return TextWidthPolicy(
      ambiguousCharacters: width(), strokes: width(), emojiSymbols: width(),
      joinsEmoji: Bool.random(using: &self))
  }
}
