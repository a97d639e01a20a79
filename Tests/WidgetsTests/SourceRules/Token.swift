/// One word, mark or literal of Swift source; comments and the text of strings are not tokens.
struct Token: Equatable, Sendable {
  enum Kind: Sendable {
    /// A keyword, identifier or number.
    case word
    /// An identifier in backticks, with them.
    case quotedWord
    /// One byte of an operator or of punctuation.
    case mark
    /// A string literal; only the code of its interpolations follows as tokens of its own.
    case string
  }

  let kind: Kind
  let text: String
  /// Counted from 1.
  let line: Int
  let followsSpace: Bool
  let startsLine: Bool

  func isWord(_ name: String) -> Bool { kind == .word && text == name }
  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
  func isWord(in names: Set<String>) -> Bool { kind == .word && names.contains(text) }
}

extension [Token] {
  /// The tokens of a piece of source.
  init(source: String) {
    var lexer = Lexer(bytes: Array<UInt8>(source.utf8))
    lexer.readCode(untilParenthesisCloses: false)
    self = lexer.tokens
  }

  subscript(optional index: Int) -> Token? { indices.contains(index) ? self[index] : nil }

  /// The index of the brace, bracket or parenthesis that closes the one at `start`.
  func closing(of start: Int) -> Int? {
    let pairs = ["{": "}", "(": ")", "[": "]"]
    guard let open = self[optional: start]?.text, let close = pairs[open] else { return nil }
    var depth = 0
    for index in start..<count where self[index].kind == .mark {
      if self[index].text == open { depth += 1 }
      if self[index].text == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether these texts stand at an index, one token each.
  func matches(_ texts: [String], at start: Int) -> Bool {
    guard start + texts.count <= count else { return false }
    for (offset, text) in texts.enumerated() {
      let token = self[start + offset]
      if token.text != text || token.kind == .quotedWord || token.kind == .string { return false }
    }
    return true
  }
}
