import Testing

@testable import Widgets

@MainActor struct TextLayoutPropertyTests {
  /// The glyphs of a text that can be seen, one after the other.
  func visible(_ text: String) -> [String] {
    TextClusters(text, .standard).compactMap { cluster in
      var scalars = String.UnicodeScalarView()
      switch cluster.content {
      case .scalar(let scalar): scalars.append(scalar)
      case .scalars(let all): scalars.append(contentsOf: all)
      }
      return cluster.isBlank ? nil : String(scalars)
    }
  }

  func isLineBreak(_ character: Character) -> Bool {
    ["\n", "\r\n", "\u{2028}", "\u{2029}"].contains(character)
  }

  @Test(arguments: [TextWrapping.word, .character])
  func `wrapping loses no visible cluster`(wrapping: TextWrapping) {
    var random = RandomText(seed: 3)
    for _ in 0..<2_000 {
      // A line that ends at a soft hyphen shows one.
      let text = random.text(upTo: 30).replacing("\u{AD}", with: "")
      let layout = TextLayout(
        text, columns: Int.random(in: 2...9, using: &random), wrapping: wrapping)
      let expected = text.split(whereSeparator: isLineBreak).flatMap { visible(String($0)) }
      #expect(layout.lines.flatMap { visible($0.text) } == expected)
    }
  }

  @Test(arguments: TextWrapping.allCases, TextTruncation.allCases)
  func `no line is wider than it may be`(wrapping: TextWrapping, truncation: TextTruncation) {
    var random = RandomText(seed: 4)
    for _ in 0..<500 {
      let text = random.text(upTo: 30)
      let columns = Int.random(in: 1...9, using: &random)
      let limit = Int.random(in: 0...4, using: &random)
      let policy = random.policy()
      let layout = TextLayout(
        text, columns: columns, lineLimit: limit, wrapping: wrapping, truncation: truncation,
        policy: policy)
      #expect(limit == 0 || layout.lines.count <= limit)
      for line in layout.lines {
        #expect(line.columns <= columns)
        #expect(TextWidth.columns(of: line.text, policy: policy) == line.columns)
      }
    }
  }

  @Test(arguments: TextWrapping.allCases, TextTruncation.allCases)
  func `one line shows all of a text if that is one line, or else the text cut`(
    wrapping: TextWrapping, truncation: TextTruncation
  ) {
    var random = RandomText(seed: 5)
    for _ in 0..<1_000 {
      let text = String(random.text(upTo: 30).filter { !isLineBreak($0) })
      let columns = Int.random(in: 1...12, using: &random)
      let policy = random.policy()
      func lines(_ limit: Int, _ wrapping: TextWrapping) -> [TextLayout.Line] {
        TextLayout(
          text, columns: columns, lineLimit: limit, wrapping: wrapping, truncation: truncation,
          policy: policy
        ).lines
      }
      let all = lines(0, wrapping)
      let expected = all.count == 1 ? all : lines(0, .none)
      #expect(lines(1, wrapping) == expected, "\(text.debugDescription) in \(columns)")
    }
  }

  @Test func `wide characters in one column make progress`() {
    let layout = TextLayout(String(repeating: "界", count: 50), columns: 1)
    #expect(layout.lines == Array(repeating: layout.lines[0], count: 50))
    #expect(layout.lines[0].text == " ")
  }
}
