/// A line of a script: a command's name, and what follows without blanks around it and without its
/// comment.
struct ScriptLine {
  /// The name of the command; empty for a line without one.
  let name: String
  /// What follows the name.
  let rest: Substring

  init(_ line: Substring) {
    let line = Self.trimmed(Self.withoutComment(line))
    let end = line.firstIndex(where: \.isWhitespace) ?? line.endIndex
    name = String(line[..<end])
    rest = Self.trimmed(line[end...])
  }

  // MARK: - Arguments

  /// Exactly so many words.
  func words(_ count: Int, usage: String) throws(ScriptParser.Problem) -> [Substring] {
    let words = rest.split(whereSeparator: \.isWhitespace)
    guard words.count == count else { throw ScriptParser.Problem(message: "write \(usage)") }
    return words
  }

  /// All of the rest as one text, which may be in quotes.
  func text(usage: String) throws(ScriptParser.Problem) -> String {
    try text(rest, usage: usage)
  }

  /// A part of the rest as one text, which may be in quotes.
  func text(_ part: Substring, usage: String) throws(ScriptParser.Problem) -> String {
    let part = Self.trimmed(part)
    let text = isQuoted(part) ? try unquoted(part) : String(part)
    guard !text.isEmpty else { throw ScriptParser.Problem(message: "write \(usage)") }
    return text
  }

  /// Whether a part begins with a quote.
  func isQuoted(_ part: Substring) -> Bool { part.first == "\"" }

  private func unquoted(_ part: Substring) throws(ScriptParser.Problem) -> String {
    var text = ""
    var isEscaped = false
    var index = part.index(after: part.startIndex)
    while index < part.endIndex {
      let character = part[index]
      index = part.index(after: index)
      if isEscaped || (character != "\"" && character != "\\") {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        guard index == part.endIndex else {
          let rest = part[index...].prefix(60)
          throw ScriptParser.Problem(message: "text after the closing quote: \(rest)")
        }
        return text
      }
    }
    throw ScriptParser.Problem(message: "the closing quote is missing")
  }

  // MARK: - Blanks and comments

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
    return text[start..<end]
  }

  /// The line up to a `#` that begins it or follows a blank, outside of quotes.
  private static func withoutComment(_ line: Substring) -> Substring {
    var isInQuotes = false
    var isEscaped = false
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if isEscaped {
        isEscaped = false
      } else if isInQuotes {
        isEscaped = character == "\\"
        if character == "\"" { isInQuotes = false }
      } else if character == "#", previous.isWhitespace {
        return line[..<index]
      } else if character == "\"", previous.isWhitespace || previous == ":" {
        isInQuotes = true
      }
      previous = character
    }
    return line
  }
}
