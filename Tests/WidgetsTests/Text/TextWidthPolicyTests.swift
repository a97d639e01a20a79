import Testing

@testable import Widgets

@MainActor struct TextWidthPolicyTests {
  static let wide = TextWidthPolicy(ambiguousCharacters: .wide)
  static let apart = TextWidthPolicy(joinsEmoji: false)

  private func lines(
    _ text: String, _ columns: Int, _ truncation: TextTruncation,
    _ policy: TextWidthPolicy = wide
  ) -> [String] {
    let layout = TextLayout(
      text, columns: columns, lineLimit: 1, wrapping: .none, truncation: truncation, policy: policy)
    return layout.lines.map { "\($0.text) \($0.columns)" }
  }

  // MARK: - Ambiguous characters

  /// Classes from EastAsianWidth.txt of Unicode 17.0.0: A, then N, Na, H, W and F.
  @Test(
    arguments: [
      ("…", 2), ("①", 2), ("α", 2), ("→", 2), ("é", 2), ("※", 2), ("×", 2), ("♥", 2),
      ("\u{E000}", 2),
      ("\u{FFFD}", 2), ("—", 2), ("①\u{301}", 2),
      ("a", 1), ("e\u{301}", 1), ("‹", 1), ("✓", 1), ("ｱ", 1), ("界", 2), ("Ａ", 2), ("😀", 2),
      ("\u{301}", 0), ("\u{AD}", 0), ("\u{FE0F}", 0), ("\t", 1), ("\u{1B}", 1), ("\u{7F}", 1),
      // Drawn as U+FFFD, which is A.
      ("\u{9B}", 2),
    ] as [(Character, Int)])
  func `ambiguous characters take two columns where the policy says so`(
    character: Character, columns: Int
  ) {
    #expect(TextWidth.columns(of: character, policy: Self.wide) == columns)
    #expect(TextWidth.columns(of: String(character), policy: Self.wide) == columns)
  }

  @Test func `strokes are counted apart from the other ambiguous characters`() {
    let strokes = TextWidthPolicy(strokes: .wide)
    for (character, columns) in [("─", 2), ("█", 2), ("▄", 2), ("…", 1)] as [(Character, Int)] {
      #expect(TextWidth.columns(of: character, policy: strokes) == columns)
      #expect(TextWidth.columns(of: character, policy: Self.wide) == 3 - columns)
    }
    // Not ambiguous: N in EastAsianWidth.txt.
    #expect(TextWidth.columns(of: "▐", policy: strokes) == 1)
  }

  @Test func `the table has the ambiguous characters that wcwidth has`() {
    let boundaries = CharacterWidthTable.boundaries + [0x110000 << 4]
    var count = 0
    for (start, end) in zip(boundaries, boundaries.dropFirst()) {
      guard let kind = ScalarClass(rawValue: UInt8(start & 0xF)) else { continue }
      if [.ambiguous, .ambiguousTextEmoji].contains(kind) { count += Int(end >> 4 - start >> 4) }
    }
    // AMBIGUOUS_EASTASIAN of wcwidth 0.3.0 at Unicode 17 has 138,371, among them U+00AD.
    #expect(count == 138_370)
  }

  @Test func `an ellipsis that is wide takes two columns of the line`() {
    #expect(lines("hello world", 7, .tail) == ["hello… 7"])
    #expect(lines("hello world", 7, .head) == ["…world 7"])
    #expect(lines("hello world", 7, .middle) == ["hel…ld 7"])
    #expect(lines("あいうえ", 5, .tail) == ["あ… 4"])
    #expect(lines("hello", 2, .tail) == ["… 2"])
  }

  @Test func `where a wide ellipsis does not fit the text is cut`() {
    for truncation in TextTruncation.allCases {
      #expect(lines("hello", 1, truncation) == ["h 1"])
      #expect(lines("界界", 1, truncation) == ["  1"])
    }
  }

  @Test func `wide characters wrap where they do not fit`() {
    let layout = TextLayout("①②③ αβ", columns: 5, policy: Self.wide)
    #expect(layout.lines.map(\.text) == ["①②", "③", "αβ"])
    #expect(TextLayout("①②③ αβ", columns: 5).lines.map(\.text) == ["①②③", "αβ"])
  }

  // MARK: - Emoji

  @Test(
    arguments: [
      ("❤\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 1), ("#\u{20E3}", 1), ("©\u{FE0F}", 1), ("❤", 1),
      ("⌚\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0F}", 2), ("😀", 2), ("🇩🇪", 2),
    ] as [(Character, Int)])
  func `symbols stay narrow where U+FE0F does not widen them`(
    character: Character, columns: Int
  ) {
    let policy = TextWidthPolicy(emojiSymbols: .narrow)
    #expect(TextWidth.columns(of: character, policy: policy) == columns)
  }

  @Test func `an ambiguous symbol is never narrower as an emoji`() {
    let policy = TextWidthPolicy(ambiguousCharacters: .wide, emojiSymbols: .narrow)
    #expect(TextWidth.columns(of: "♥\u{FE0F}", policy: policy) == 2)
  }

  @Test(arguments: [
    ("👩‍🚀", 4), ("👨‍👩‍👧‍👦", 8), ("👩🏽‍🚀", 4), ("❤️‍🔥", 4), ("🏳️‍🌈", 4), ("🏃‍♂", 3), ("👍🏽", 2), ("🇩🇪", 2),
    ("👩\u{200D}", 2), ("क\u{94D}\u{200D}ष", 2), ("a\u{200D}", 1),
  ])
  func `emoji that are not joined take the sum of their columns`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text, policy: Self.apart) == columns)
    #expect(TextWidth.columns(of: text) <= 2)
  }

  @Test func `a text is never cut inside of emoji that are not joined`() {
    #expect(lines("👩‍🚀👩‍🚀", 6, .tail, Self.apart) == ["👩‍🚀… 5"])
    #expect(lines("👩‍🚀x", 3, .clip, Self.apart) == ["  1"])
  }

  // MARK: - Surfaces

  @Test func `emoji that are not joined are drawn beside each other`() {
    var surface = Surface(width: 8, height: 1)
    surface.write("👨‍👩‍👧x", x: 0, y: 0, policy: Self.apart)
    #expect(surface.text == "👨👩👧x")
    #expect(surface.row(0).map(\.columns) == [2, 0, 2, 0, 2, 0, 1, 1])
  }

  @Test func `those that are cut off at an edge are left out, and none is halved`() {
    var surface = Surface(width: 4, height: 1)
    surface.write("👨‍👩‍👧", x: -1, y: 0, policy: Self.apart)
    #expect(surface.text == " 👩")
    #expect(surface.row(0).map(\.columns) == [1, 2, 0, 1])
  }

  @Test func `ambiguous characters take the cells that were measured`() {
    var surface = Surface(width: 6, height: 1)
    surface.write("α①b…", x: 0, y: 0, policy: Self.wide)
    #expect(surface.row(0).map(\.columns) == [2, 0, 2, 0, 1, 1])
    #expect(surface.text == "α①b")
  }
}
