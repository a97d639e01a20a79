import Testing
import Widgets

/// Where lines end, by the rules of UAX #14 (Unicode 17) that are named.
@MainActor struct LineBreakTests {
  private func lines(_ text: String, _ columns: Int) -> [String] {
    TextLayout(text, columns: columns).lines.map(\.text)
  }

  // MARK: - English

  @Test(
    arguments: [
      // LB21: after a hyphen, not before it.
      ("state-of-the-art", 9, ["state-of-", "the-art"]), ("a--b", 3, ["a--", "b"]),
      // LB20a: not after a hyphen that begins a word.
      ("run --dry-run now", 9, ["run", "--dry-run", "now"]), ("use -x", 5, ["use", "-x"]),
      // LB25: not inside of numbers and dates.
      ("on 2024-01-02", 10, ["on", "2024-01-02"]), ("aa $-5.00 b", 7, ["aa", "$-5.00", "b"]),
      // LB13: after a slash.
      ("and/or else", 5, ["and/", "or", "else"]), ("1/2 a/2", 4, ["1/2", "a/2"]),
      // LB19 and LB15: quotation marks stay with what they quote.
      ("say “hello” now", 9, ["say", "“hello”", "now"]), ("it isn't", 6, ["it", "isn't"]),
      ("« bonjour » dit-il !", 12, ["« bonjour »", "dit-il !"]),
      ("in the ’90s", 8, ["in the", "’90s"]),
      // LB14, LB30: brackets stay with what they enclose.
      ("foo(bar) baz", 8, ["foo(bar)", "baz"]), ("( a ) b", 5, ["( a )", "b"]),
      // LB12: no break at a no-break space, on either side.
      ("a 10\u{A0}km", 5, ["a", "10\u{A0}km"]), ("a b\u{2011}c", 4, ["a", "b\u{2011}c"]),
      // LB22: an ellipsis stays with what is before it.
      ("so… yes", 4, ["so…", "yes"]), ("wait … what", 6, ["wait …", "what"]),
      // LB17, LB21: dashes.
      ("one—two", 4, ["one—", "two"]), ("1914–1918", 6, ["1914–", "1918"]),
      // LB29: dots inside of names.
      ("at example.com", 11, ["at", "example.com"]),
    ] as [(String, Int, [String])])
  func `English lines end at blanks, after hyphens and slashes, and keep marks with their words`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(lines(text, columns) == expected)
  }

  @Test(arguments: [
    "$1,000.50", "100%", "−5", "(3.5)%", "+1", "€20", "20€", "1/2", "37°", "x-1", "#1",
  ])
  func `LB25 a number stays in one line with its signs`(_ number: String) {
    #expect(lines("aa \(number)", number.count) == ["aa", number])
  }

  @Test func `a line that ends at a soft hyphen shows it, where there is room for that`() {
    let text = "extra\u{AD}ordi\u{AD}nary"
    #expect(lines(text, 10) == ["extra\u{AD}ordi\u{AD}-", "nary"])
    #expect(lines(text, 9) == ["extra\u{AD}-", "ordi\u{AD}nary"])
    #expect(lines(text, 13) == [text])
    let layout = TextLayout(text, columns: 9)
    #expect(layout.lines.map(\.columns) == [6, 8])
    // Without room for a hyphen the word is broken like any other.
    #expect(lines("abc\u{AD}def", 3) == ["abc\u{AD}", "def"])
    #expect(lines("ab\u{AD}, c", 3) == ["ab\u{AD},", "c"])
  }

  @Test func `an address ends its lines after slashes, but not after those of its scheme`() {
    #expect(
      lines("see https://example.com/a/path", 20) == ["see", "https://example.com/", "a/path"])
    #expect(lines("ls /usr/local", 8) == ["ls /usr/", "local"])
  }

  // MARK: - Chinese and Japanese

  @Test(arguments: Array("、。，．）」』】〉》！？ー・：；々ゝヽぁっょゃゅァッョヶ〜％") + ["!", ")", "…"])
  func `no Japanese line begins with what belongs to the line before`(_ mark: Character) {
    if TextWidth.columns(of: mark) == 2 {
      #expect(lines("漢漢\(mark)漢", 4) == ["漢", "漢\(mark)", "漢"])
    }
    for columns in 4...8 {
      for line in lines("漢字漢\(mark)字漢字\(mark)漢字漢字漢\(mark)", columns) {
        #expect(line.first != mark, "\(columns)")
      }
    }
  }

  @Test(arguments: Array("（「『【〈《￥“([¡$"))
  func `no Japanese line ends with what belongs to the next one`(_ mark: Character) {
    for columns in 4...8 {
      for line in lines("漢字漢\(mark)字漢字\(mark)漢字漢字漢\(mark)字", columns) {
        #expect(line.last != mark, "\(columns)")
      }
    }
  }

  @Test(
    arguments: [
      ("日本語とEnglishの文", 8, ["日本語と", "English", "の文"]), ("ｶﾀｶﾅｶﾀｶﾅ", 4, ["ｶﾀｶﾅ", "ｶﾀｶﾅ"]),
      ("价格“便宜”的书", 6, ["价格", "“便宜”", "的书"]), ("第3章、終", 5, ["第3", "章、", "終"]),
      ("漢字　漢字", 6, ["漢字", "漢字"]),
    ] as [(String, Int, [String])])
  func `ideographs and kana break anywhere else, also beside other scripts`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(lines(text, columns) == expected)
  }

  // MARK: - Korean, Thai, emoji

  @Test func `Korean lines end at blanks, and inside of words that are longer than a line`() {
    #expect(lines("우리는 빠른 여우", 9) == ["우리는", "빠른 여우"])
    #expect(lines("텍스트입니다", 10) == ["텍스트입니", "다"])
    #expect(lines("값은 100원, 끝", 9) == ["값은", "100원, 끝"])
    #expect(lines("韓한국어", 6) == ["韓", "한국어"])
  }

  @Test func `Thai words that are broken keep vowels with their consonants`() {
    #expect(lines("กาแฟเย็น", 5) == ["กาแฟ", "เย็น"])
    #expect(lines("ขาย กาแฟ", 5) == ["ขาย", "กาแฟ"])
    #expect(lines("กาก", 2) == ["กา", "ก"])
    #expect(lines("กากา", 3) == ["กา", "กา"])
    #expect(lines("เก", 1) == ["เ", "ก"])
  }

  @Test func `emoji break beside each other and never inside`() {
    #expect(lines("👩‍🚀👨‍👩‍👧👍🏽🇩🇪1️⃣❤️", 4) == ["👩‍🚀👨‍👩‍👧", "👍🏽🇩🇪", "1️⃣❤️"])
    #expect(lines("ab😀😀!", 4) == ["ab😀", "😀!"])
    #expect(lines("ab👩\u{200D}c", 4) == ["ab", "👩\u{200D}c"])
  }

  @Test func `characters that are wide by policy alone break like ideographs, letters do not`() {
    let wide = TextWidthPolicy(ambiguousCharacters: .wide)
    let symbols = TextLayout("a ①②③", columns: 6, policy: wide).lines.map(\.text)
    #expect(symbols == ["a ①②", "③"])
    #expect(TextLayout("a αβγ", columns: 6, policy: wide).lines.map(\.text) == ["a", "αβγ"])
  }
}
