/// Reads Swift source into tokens, as far as the source rules need it.
///
/// Regex literals without number signs are not known: the sources have none.
struct Lexer {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private var position = 0
  private var line = 1
  private var lastEnd = -1
  private var lastLine = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readCode(untilParenthesisCloses: Bool) {
    var depth = 0
    while let byte = peek() {
      if untilParenthesisCloses, byte == UInt8(ascii: ")"), depth == 0 { return }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "`"): readQuotedWord()
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#") where hashesBefore(UInt8(ascii: "\"")) != nil:
        readString(hashes: hashesBefore(UInt8(ascii: "\"")) ?? 0)
      case _ where Self.isWordByte(byte): readWord()
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        append(.mark, from: position, to: position + 1)
        advance()
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, to end: Int) {
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), line: line,
        followsSpace: lastEnd != start, startsLine: lastLine != line))
    lastEnd = end
    lastLine = line
  }

  private func hashesBefore(_ byte: UInt8) -> Int? {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == byte ? count : nil
  }
}

extension Lexer {
  private mutating func skipLineComment() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while peek() != nil {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        advance(2)
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private mutating func readWord() {
    let start = position
    var end = position
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    append(.word, from: start, to: end)
    advance(end - start)
  }

  private mutating func readQuotedWord() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`") { end += 1 }
    end = min(end + 1, bytes.count)
    append(.quotedWord, from: position, to: end)
    advance(end - position)
  }

  private mutating func readString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(hashes + 1) == quote && peek(hashes + 2) == quote
    let quotes = isLong ? 3 : 1
    append(.string, from: position + hashes, to: position + hashes + 1)
    advance(hashes + quotes)
    let end =
      Array(repeating: quote, count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    while peek() != nil {
      if stands(end) {
        advance(end.count)
        break
      } else if stands(escape) {
        advance(escape.count)
        if peek() == UInt8(ascii: "(") {
          advance()
          readCode(untilParenthesisCloses: true)
        }
        advance()
      } else {
        advance()
      }
    }
    lastEnd = position
    lastLine = line
  }

  private func stands(_ expected: [UInt8]) -> Bool {
    for (offset, byte) in expected.enumerated() where peek(offset) != byte { return false }
    return true
  }
}
