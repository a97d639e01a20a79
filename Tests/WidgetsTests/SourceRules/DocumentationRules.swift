/// Everything that a user of a module can name says what it is.
///
/// The formatter's rule does not see `open`, cases, and the requirements of protocols.
enum DocumentationRules {
  static func violations(in file: SourceFile) -> [Violation] {
    let tokens = file.tokens
    let implied = tokens.typeDeclarations.filter(\.isPublic).flatMap {
      Self.members(of: $0, in: tokens)
    }
    let declared = tokens.indices.filter { tokens.declaresPublicly(at: $0) }
    return Set(declared + implied).sorted().compactMap { index in
      let line = tokens[tokens.declarationStart(of: index)].line
      guard !file.isDocumented(line: line) else { return nil }
      let text = tokens[index...].prefix { $0.line == tokens[index].line }.prefix(4).map(\.text)
      return file.violation(line: line, "`\(text.joined(separator: " "))` has no documentation")
    }
  }

  /// The cases of a public enum and the requirements of a public protocol: public without saying so.
  private static func members(of type: TypeDeclaration, in tokens: [Token]) -> [Int] {
    let kinds: [String: Set<String>] = [
      "enum": ["case"], "protocol": ["func", "var", "init", "subscript", "associatedtype"],
    ]
    guard let keywords = kinds[type.keyword],
      let open = tokens[type.index...].firstIndex(where: { $0.isMark("{") }),
      let close = tokens.closing(of: open)
    else { return [] }
    var depth = 0
    return (open..<close).filter { index in
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      return depth == 1 && tokens[index].isWord(in: keywords)
        && tokens[tokens.declarationStart(of: index)].startsLine
    }
  }
}

extension [Token] {
  private static var declarationWords: Set<String> {
    [
      "func", "var", "let", "init", "subscript", "struct", "enum", "protocol", "typealias", "actor",
    ]
  }

  fileprivate func declaresPublicly(at index: Int) -> Bool {
    guard self[index].isWord(in: ["public", "open"]) else { return false }
    var words = modifiers(before: index)
    var next = index + 1
    while let token = self[optional: next], token.isWord(in: Self.modifierWords) {
      words.insert(token.text)
      next += self[optional: next + 1]?.isMark("(") == true ? 4 : 1
    }
    guard let keyword = self[optional: next], keyword.kind == .word, !words.contains("override")
    else { return false }
    return keyword.isWord(in: Self.declarationWords) || words.contains("class")
  }

  /// The first token of a declaration: its first attribute, modifier or keyword.
  fileprivate func declarationStart(of index: Int) -> Int {
    var start = index
    while start > 0 {
      let before = self[start - 1]
      if before.isMark("@") || (before.line == self[start].line && isModifier(at: start - 1)) {
        start -= 1
      } else if self[optional: start - 2]?.isMark("@") == true {
        start -= 2
      } else if before.isMark(")"), let open = opening(of: start - 1),
        isModifier(at: open - 1) || self[optional: open - 2]?.isMark("@") == true
      {
        start = open - 1
      } else {
        return start
      }
    }
    return start
  }

  private func isModifier(at index: Int) -> Bool {
    self[optional: index]?.isWord(in: Self.modifierWords) == true
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for index in (0...close).reversed() {
      if self[index].isMark(")") { depth += 1 }
      if self[index].isMark("(") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension SourceFile {
  /// Whether a documentation comment ends right above a line; plain comments between do not matter.
  fileprivate func isDocumented(line: Int) -> Bool {
    for text in lines[..<(line - 1)].reversed() {
      let text = text.drop { $0 == " " }
      if text.hasPrefix("///") { return true }
      guard text.hasPrefix("//") else { return false }
    }
    return false
  }
}
