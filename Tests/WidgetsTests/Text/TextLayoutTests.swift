import Testing
import Widgets

@MainActor struct TextLayoutTests {
  func lines(
    _ text: String, _ columns: Int, limit: Int = 0, _ wrapping: TextWrapping = .word,
    _ truncation: TextTruncation = .tail
  ) -> [String] {
    TextLayout(
      text, columns: columns, lineLimit: limit, wrapping: wrapping, truncation: truncation
    ).lines.map(\.text)
  }

  @Test func `words that do not fit go to the next line`() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
  }

  @Test func `a word that is longer than a line is broken inside`() {
    #expect(lines("an unbreakable", 6) == ["an", "unbrea", "kable"])
  }

  @Test func `blanks at the end of a line hang over`() {
    #expect(lines("ab    cd", 3) == ["ab", "cd"])
    #expect(lines("abc   ", 3) == ["abc"])
  }

  @Test func `blanks at the start of a paragraph stay`() {
    #expect(lines("  ab cd", 4) == ["  ab", "cd"])
  }

  @Test func `a no-break space does not break`() {
    #expect(lines("a b\u{A0}c", 4) == ["a", "b\u{A0}c"])
  }

  @Test func `a hyphen between letters and a zero-width space allow a break`() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("x -1", 3) == ["x", "-1"])
    #expect(lines("abc\u{200B}def", 4) == ["abc\u{200B}", "def"])
  }

  @Test func `ideographs break anywhere but before closing marks`() {
    #expect(lines("ab 日本語", 6) == ["ab 日", "本語"])
    #expect(lines("日本。語", 5) == ["日", "本。", "語"])
  }

  @Test(arguments: [
    ("「日本」語", 5, ["「日", "本」", "語"]), ("チョコ", 5, ["チョ", "コ"]), ("ラーメン", 5, ["ラー", "メン"]),
    ("データ、表", 6, ["デー", "タ、表"]), ("価格（税）", 6, ["価格", "（税）"]), ("100％増", 5, ["100％", "増"]),
    ("ぱっと見", 3, ["ぱ", "っ", "と", "見"]),
  ])
  func `Japanese lines neither start with closing marks or small kana nor end with opening ones`(
    _ text: String, _ columns: Int, _ expected: [String]
  ) {
    #expect(lines(text, columns) == expected)
  }

  @Test func `Korean breaks at blanks and between syllables, jamo stay together`() {
    #expect(lines("한국어 문장", 7) == ["한국어", "문장"])
    #expect(lines("한국어문장", 7) == ["한국어", "문장"])
    #expect(lines("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", 2).count == 2)
  }

  @Test func `Thai breaks between clusters where a line is full, vowels and tones stay`() {
    #expect(lines("สวัสดีครับ", 4) == ["สวัสดี", "ครับ"])
    #expect(lines("a กำกำ", 4) == ["a กำ", "กำ"] || lines("a กำกำ", 4) == ["a", "กำกำ"])
  }

  @Test func `a word joiner and a zero-width no-break space forbid a break`() {
    #expect(lines("日\u{2060}本", 3) == ["日\u{2060}", "本"])
    #expect(lines("あ日\u{2060}本", 5) == ["あ", "日\u{2060}本"])
    #expect(lines("あ日\u{FEFF}本", 5) == ["あ", "日\u{FEFF}本"])
  }

  @Test func `right-to-left text keeps its logical order`() {
    #expect(lines("שלום עולם", 5) == ["שלום", "עולם"])
    #expect(lines("abc שלום", 7, limit: 1) == ["abc של…"])
  }

  @Test
  func `FR-WID-01 a wide character is not halved at the end of a line, whatever is before it`() {
    #expect(lines("a界", 2) == ["a", "界"])
    #expect(lines("ab🙂", 3, limit: 1, .none, .clip) == ["ab "])
    #expect(lines("e\u{301}界", 2, limit: 1, .none, .clip) == ["e\u{301} "])
    #expect(lines("🙂🙂", 1) == [" ", " "])
    #expect(lines("界界界", 3, .character) == ["界", "界", "界"])
  }

  @Test func `FR-WID-03 a text of nothing but characters without a width is laid out`() {
    for text in ["\u{301}", "\u{200B}\u{200B}", "\0", "\u{FE0F}", "\u{200D}"] {
      #expect(TextLayout(text, columns: 3).columns == 0)
    }
    #expect(lines("\u{200D}abc", 3) == ["\u{200D}abc"])
    #expect(lines("ab\u{301}\u{302}\u{303}c", 2) == ["ab\u{301}\u{302}\u{303}", "c"])
  }

  @Test func `a line break starts a new line`() {
    for text in ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b"] {
      #expect(lines(text, 10) == ["a", "b"])
    }
  }

  @Test func `empty lines are kept, the empty text has none`() {
    #expect(lines("a\n\nb\n", 10) == ["a", "", "b", ""])
    #expect(lines("", 10) == [])
    #expect(lines("\n", 10) == ["", ""])
  }

  @Test(arguments: [
    (TextTruncation.clip, "hello w"), (.tail, "hello …"), (.head, "… world"), (.middle, "hel…rld"),
  ])
  func `a long line is cut`(truncation: TextTruncation, expected: String) {
    #expect(lines("hello world", 7, limit: 1, .word, truncation) == [expected])
    #expect(lines("hello world", 7, .none, truncation) == [expected])
  }

  @Test func `truncation never halves a wide character`() {
    #expect(lines("あいうえ", 6, limit: 1, .none, .tail) == ["あい…"])
    #expect(lines("あいうえ", 6, limit: 1, .none, .head) == ["…うえ"])
    #expect(lines("あいうえ", 6, limit: 1, .none, .middle) == ["あ…え"])
    #expect(lines("あいうえ", 5, limit: 1, .none, .clip) == ["あい "])
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, limit: 1) == ["👨‍👩‍👧‍👦…"])
  }

  @Test func `the last line says that more follows`() {
    #expect(lines("one two three", 5, limit: 2) == ["one", "two …"])
    #expect(lines("a\nb", 5, limit: 1) == ["a…"])
    #expect(lines("a\nb", 2, limit: 1, .word, .head) == ["…b"])
    #expect(lines("a\nb", 5, limit: 2) == ["a", "b"])
  }

  @Test func `FR-WID-01 a wide character that does not fit moves to the next line`() {
    let clipped = TextLayout("あいう", columns: 5, lineLimit: 1, truncation: .clip)
    #expect(clipped.lines.map(\.text) == ["あい "])
    #expect(clipped.lines.map(\.columns) == [5])
    #expect(lines("あいう", 5, limit: 2) == ["あい", "う"])
    #expect(lines("あ", 1) == [" "])
    #expect(lines("あい", 1) == [" ", " "])
  }

  @Test func `FR-WID-03 characters without a width stay with their letter`() {
    #expect(lines("\u{301}abc", 3) == ["\u{301}abc"])
    #expect(lines("foo\u{200B}", 3) == ["foo\u{200B}"])
    #expect(TextLayout("界\u{301}", columns: 3).columns == 2)
  }

  @Test func `without a width there are no lines`() {
    #expect(lines("abc", 0) == [])
    #expect(lines("abc", -5) == [])
  }

  @Test func `a negative limit is no limit`() {
    #expect(lines("a b c", 1, limit: -3) == ["a", "b", "c"])
  }

  @Test func `the widest line gives the width`() {
    #expect(TextLayout("ab\nあいう\nc", columns: 80).columns == 6)
  }
}
