/// Every public symbol, and every article, stands under exactly one topic of its module's pages.
enum TopicRules {
  static let modules = ["Widgets", "WidgetsTerminal", "WidgetsTestSupport"]

  static func violations(module: String, in files: [SourceFile]) -> [Violation] {
    let folder = "Sources/\(module)"
    let catalog = "\(folder)/\(module).docc"
    let pages = files.filter { $0.isInside(catalog) && $0.path.hasSuffix(".md") }
    var places: [String: [Violation]] = [:]
    for page in pages {
      for entry in page.topicEntries {
        places[entry.name, default: []].append(page.violation(line: entry.line, entry.name))
      }
    }
    var found: [Violation] = []
    for file in files where file.isSwift && file.isInside(folder) {
      for symbol in file.tokens.publicSymbols where places[symbol.name] == nil {
        found.append(
          file.violation(
            line: symbol.line,
            "is under no topic; add `- ``\(symbol.name)``` to a page of \(catalog)"))
      }
    }
    for article in pages where article.isArticle && places["doc:\(article.stem)"] == nil {
      found.append(
        article.violation(line: 1, "is under no topic; add `- <doc:\(article.stem)>` to a page"))
    }
    for (name, entries) in places.sorted(by: { $0.key < $1.key }) {
      for entry in entries.dropFirst() {
        found.append(
          Violation(
            path: entry.path, line: entry.line,
            message: "\(name) is already under a topic of \(entries[0].path)"))
      }
    }
    return found
  }
}

extension [Token] {
  /// What is public at the top of a file: types, functions and variables.
  fileprivate var publicSymbols: [(name: String, line: Int)] {
    let types = typeDeclarations.filter { $0.isPublic && $0.outer.isEmpty }
      .map { (name: $0.name, line: $0.line) }
    var depth = 0
    var others: [(name: String, line: Int)] = []
    for index in indices {
      if self[index].isMark("{") { depth += 1 }
      if self[index].isMark("}") { depth -= 1 }
      guard depth == 0, self[index].isWord(in: ["func", "var", "let"]),
        modifiers(before: index).contains("public"), let name = self[optional: index + 1]
      else { continue }
      others.append((name.text, name.line))
    }
    return types + others
  }
}

extension SourceFile {
  /// A page about something else than a symbol.
  fileprivate var isArticle: Bool {
    lines.first { $0.hasPrefix("# ") }.map { !$0.hasPrefix("# ``") } ?? false
  }

  /// The links under the heading Topics: names without their parameters, and articles as `doc:NAME`.
  fileprivate var topicEntries: [(name: String, line: Int)] {
    var isInTopics = false
    var entries: [(name: String, line: Int)] = []
    for (offset, line) in lines.enumerated() {
      if line.hasPrefix("## ") { isInTopics = line == "## Topics" }
      guard isInTopics, let name = Self.link(line) else { continue }
      entries.append((name, offset + 1))
    }
    return entries
  }

  private static func link(_ line: Substring) -> String? {
    if line.hasPrefix("- <") { return String(line.dropFirst(3).prefix { $0 != ">" }) }
    guard line.hasPrefix("- ``") else { return nil }
    return String(line.dropFirst(4).prefix { !"`(-".contains($0) })
  }
}
