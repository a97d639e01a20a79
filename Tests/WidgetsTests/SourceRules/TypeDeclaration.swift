/// A type that a file declares, as other files can name it.
struct TypeDeclaration: Equatable, Sendable {
  let name: String
  /// The types around it, outermost first; that of an extension counts.
  let outer: [String]
  let line: Int
  /// Whether only its own file, or the type around it, can name it.
  let isPrivate: Bool
  /// Whether its access is `public` or `open`.
  let isPublic: Bool
  /// The keyword that declares it.
  let keyword: String
  /// The index of its keyword among the file's tokens.
  let index: Int
}

extension [Token] {
  /// Every type that is declared, in the order of the source.
  var typeDeclarations: [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var scopes: [String?] = []
    var upcoming: String?
    for index in indices {
      let token = self[index]
      if token.isMark("{") {
        scopes.append(upcoming)
        upcoming = nil
      } else if token.isMark("}") {
        _ = scopes.popLast()
      } else if token.isWord("extension") {
        upcoming = extendedType(at: index)
      } else if let name = declaredType(at: index) {
        let access = modifiers(before: index)
        result.append(
          TypeDeclaration(
            name: name, outer: scopes.compactMap(\.self), line: token.line,
            isPrivate: !access.isDisjoint(with: ["private", "fileprivate"]),
            isPublic: !access.isDisjoint(with: ["public", "open"]), keyword: token.text,
            index: index))
        if token.text != "typealias" { upcoming = name }
      }
    }
    return result
  }

  /// The modifiers right before a declaration's keyword.
  func modifiers(before keyword: Int) -> Set<String> {
    var found: Set<String> = []
    var index = keyword - 1
    while let token = self[optional: index], token.isWord(in: Self.modifierWords) {
      found.insert(token.text)
      index -= 1
    }
    return found
  }

  static var modifierWords: Set<String> {
    [
      "public", "open", "internal", "package", "private", "fileprivate", "final", "indirect",
      "nonisolated", "static", "class", "override", "mutating", "nonmutating", "isolated",
      "convenience", "required", "lazy", "weak", "unowned", "dynamic", "optional", "consuming",
      "borrowing", "prefix", "postfix", "infix",
    ]
  }

  private func declaredType(at index: Int) -> String? {
    let keywords: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    guard self[index].isWord(in: keywords), self[optional: index - 1]?.isMark(".") != true,
      let name = self[optional: index + 1], name.kind == .word, name.text.first?.isUppercase == true
    else { return nil }
    return name.text
  }

  private func extendedType(at index: Int) -> String? {
    var name: String?
    var next = index + 1
    while let token = self[optional: next], token.kind == .word {
      name = name.map { $0 + "." + token.text } ?? token.text
      guard self[optional: next + 1]?.isMark(".") == true else { break }
      next += 2
    }
    return name
  }
}
