/// The code between the braces of a function, an initialiser, an accessor or a computed property.
struct FunctionBody: Equatable, Sendable {
  let name: String
  /// Where its declaration begins.
  let line: Int
  /// How many lines stand between the braces.
  let length: Int
}

extension [Token] {
  /// Every body in the order of the source; one inside another counts in both.
  var functionBodies: [FunctionBody] {
    indices.compactMap { index in
      guard let name = bodyOwner(at: index), let open = bodyStart(after: index),
        let close = closing(of: open)
      else { return nil }
      let length = Swift.max(0, self[close].line - self[open].line - 1)
      return FunctionBody(name: name, line: self[index].line, length: length)
    }
  }

  private func bodyOwner(at index: Int) -> String? {
    let token = self[index]
    guard token.kind == .word, self[optional: index - 1]?.isMark(".") != true,
      let next = self[optional: index + 1]
    else { return nil }
    switch token.text {
    case "func", "var":
      return next.text
    case "init", "subscript":
      return next.kind == .mark && "(<?".contains(next.text) ? token.text : nil
    case "deinit", "willSet", "didSet":
      return next.isMark("{") || next.isMark("(") ? token.text : nil
    default:
      return nil
    }
  }

  /// The brace that opens the body of the declaration at an index; nil when it has none.
  private func bodyStart(after index: Int) -> Int? {
    var depth = 0
    for next in (index + 1)..<count {
      let token = self[next]
      if depth == 0 {
        if token.isMark("{") { return next }
        if token.isMark("}") || token.isMark(";") { return nil }
        if token.isMark("="), self[index].isWord("var") { return nil }
        if token.startsLine, beginsDeclaration(token) { return nil }
      }
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      if depth < 0 { return nil }
    }
    return nil
  }

  private func beginsDeclaration(_ token: Token) -> Bool {
    let keywords: Set<String> = [
      "func", "var", "let", "init", "deinit", "subscript", "case", "struct", "class", "enum",
      "protocol", "extension", "typealias", "associatedtype", "actor", "import", "return",
    ]
    return token.isWord(in: keywords.union(Self.modifierWords)) || token.isMark("@")
      || token.isMark("#")
  }
}
