import Testing

@testable import Widgets

@MainActor struct TextWidthTests {
  /// From EastAsianWidth.txt, emoji-data.txt and UnicodeData.txt of Unicode 17.0.0, read by hand.
  nonisolated static let characters: [(Character, Int)] = [
    ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ж", 1), ("א", 1),
    ("—", 1), ("…", 1), ("│", 1), ("█", 1), ("\u{FFFD}", 1), ("\u{E000}", 1), ("ｱ", 1), ("₩", 1),
    ("あ", 2), ("ア", 2), ("界", 2), ("Ａ", 2), ("　", 2), ("。", 2), ("한", 2), ("₩\u{FE0F}", 1),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2), ("\u{1100}", 2), ("𠀀", 2), ("〈", 2),
    ("😀", 2), ("👍", 2), ("👍🏽", 2), ("🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("⌚", 2), ("🪿", 2), ("🀄", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("⌚\u{FE0E}", 1), ("☺\u{FE0F}", 2), ("☺\u{FE0E}", 1), ("©", 1),
    ("©\u{FE0F}", 2), ("🇩🇪", 2), ("🇩", 1),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("#\u{20E3}", 2),
    ("\u{301}", 0), ("\u{20D0}", 0), ("\u{3099}", 0), ("\u{FE0F}", 0), ("\u{200B}", 0),
    ("\u{200D}", 0), ("\u{200E}", 0), ("\u{202E}", 0), ("\u{2060}", 0), ("\u{FEFF}", 0),
    ("\u{AD}", 0), ("\0", 0), ("\u{2028}", 0), ("\u{1161}", 0), ("\u{E0061}", 0),
    ("\u{1B}", 1), ("\u{7F}", 1), ("\u{9B}", 1), ("\u{85}", 1), ("\t", 1), ("\n", 1), ("\r", 1),
    ("\r\n", 1), ("ก", 1), ("กำ", 2), ("का", 1),
  ]

  @Test func `a character takes 0, 1 or 2 columns`() {
    for (character, columns) in Self.characters {
      let name = character.unicodeScalars.map { String($0.value, radix: 16) }
      #expect(TextWidth.columns(of: character) == columns, "\(name)")
    }
  }

  @Test func `every ASCII character but NUL takes one column`() {
    for value in UInt8(1)...127 {
      #expect(TextWidth.columns(of: Character(Unicode.Scalar(value))) == 1)
    }
  }

  /// FR-WID-03: the counts are those of the report.
  @Test func `FR-WID-03 characters without a width take no cell of their own`() {
    let texts = [
      ("\u{301}abc", 3), ("e\u{301}fg", 3), ("foo\u{200B}", 3), ("foo\0", 3), ("界\u{301}", 2),
      ("", 0), ("\u{301}", 0), ("\u{200B}\0", 0), ("a\r\nb", 3), ("日本語 text", 11), ("क्ष", 2),
    ]
    for (text, columns) in texts {
      #expect(TextWidth.columns(of: text) == columns)
    }
  }

  @Test func `a text is as wide as its clusters together`() {
    var random = RandomText(seed: 1)
    for _ in 0..<500 {
      let text = random.text(upTo: 12)
      var columns = 0
      var end = text.startIndex
      for cluster in TextClusters(text, .standard) {
        #expect(cluster.range.lowerBound == end)
        #expect((1...2).contains(cluster.columns))
        end = cluster.range.upperBound
        columns += cluster.columns
      }
      #expect(columns == TextWidth.columns(of: text))
    }
  }

  @Test func `the fast way over simple characters ends clusters where Swift does`() {
    var random = RandomText(seed: 2)
    for _ in 0..<500 {
      let text = random.text(upTo: 12)
      let drawn = text.filter { TextWidth.columns(of: $0) > 0 }
      #expect(Array(TextClusters(text, .standard)).count == drawn.count)
    }
  }

  @Test func `a cluster without end is cut`() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    let clusters = Array(TextClusters(text, .standard))
    #expect(clusters.map(\.columns) == [1, 1])
    guard case .scalars(let scalars) = clusters[0].content else {
      Issue.record("the marks are gone")
      return
    }
    #expect(scalars.count == TextClusters.longestContent)
  }

  @Test func `the table is sorted, starts at 0 and states its version`() {
    let boundaries = CharacterWidthTable.boundaries
    #expect(boundaries[0] >> 4 == 0)
    #expect(zip(boundaries, boundaries.dropFirst()).allSatisfy { $0 >> 4 < $1 >> 4 })
    #expect(boundaries.allSatisfy { ScalarClass(rawValue: UInt8($0 & 0xF)) != nil })
    #expect(TextWidth.unicodeVersion == "17.0.0")
  }

  /// Every eleventh scalar; all of them were compared once, when the ranges were written.
  @Test func `simple scalars take columns, and clusters end between them`() {
    for value in stride(from: UInt32(0x20), through: 0x2FFFF, by: 11) {
      guard let scalar = Unicode.Scalar(value), scalar.isSimple else { continue }
      let isFine =
        ScalarClass(scalar).columns(of: scalar, .standard) > 0 && ScalarClass(scalar) != .replaced
        && "\(scalar)a".count == 2 && "a\(scalar)".count == 2 && "😀\(scalar)한".count == 3
      if !isFine { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
