/// What each module may import, and how.
enum ImportRules {
  private static let system: Set<String> = [
    "Foundation", "Synchronization", "Glibc", "Musl", "Darwin",
  ]

  /// The modules of this package that a folder may use besides the system's.
  private static let own: [(folder: String, modules: Set<String>)] = [
    ("Sources/WidgetsTerminal", ["Widgets"]),
    ("Sources/WidgetsTestSupport", ["Widgets"]),
    ("Sources/WidgetsBenchmarks", ["Widgets", "WidgetsTerminal", "WidgetsTestSupport"]),
    ("Sources/Widgets", []),
    ("Examples", ["Widgets", "WidgetsTerminal", "WidgetsTestSupport"]),
  ]

  /// The one file that passes Foundation's geometry on to users.
  private static let exporter = "Sources/Widgets/Geometry/Foundation.swift"

  /// The one file that takes the main actor's queue from another thread.
  private static let queueTaker = "Sources/WidgetsTerminal/System/MainQueue.swift"

  static func violations(in file: SourceFile) -> [Violation] {
    let tokens = file.tokens
    return tokens.indices.flatMap { index -> [Violation] in
      let token = tokens[index]
      if token.kind == .word, token.text.hasPrefix("Dispatch") {
        guard file.path != queueTaker else { return [] }
        return [file.violation(line: token.line, "\(token.text): time comes from the host's clock")]
      }
      guard token.isWord("import"), let module = tokens.importedModule(at: index),
        module != "Dispatch" || file.path != queueTaker
      else { return [] }
      return violations(in: file, module: module, index: index)
    }
  }

  private static func violations(in file: SourceFile, module: String, index: Int) -> [Violation] {
    let line = file.tokens[index].line
    let attributes = file.tokens[..<index].filter { $0.line == line }.map(\.text)
    var found: [Violation] = []
    guard let own = own.first(where: { file.isInside($0.folder) }) else { return [] }
    if !system.contains(module), !own.modules.contains(module) {
      found.append(
        file.violation(
          line: line,
          "imports \(module); \(own.folder) may import libc, Foundation, "
            + "Synchronization\(own.modules.sorted().map { ", " + $0 }.joined())"))
    }
    for attribute in ["testable", "_spi", "_implementationOnly"]
    where attributes.contains(attribute) {
      found.append(
        file.violation(
          line: line, "imports \(module) with @\(attribute); use what is public, as any user does"))
    }
    if attributes.contains("_exported"), file.path != exporter {
      found.append(file.violation(line: line, "exports \(module) again; only \(exporter) does"))
    }
    return found
  }
}

extension [Token] {
  fileprivate func importedModule(at index: Int) -> String? {
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
    guard let next = self[optional: index + 1], next.kind == .word else { return nil }
    if kinds.contains(next.text) { return self[optional: index + 2]?.text }
    return next.text
  }
}
