/// Rules about names, lengths and words, which need no tokens.
enum TextRules {
  static let longestFile = 400
  static let longestBody = 40

  /// Bodies that may be longer, as `path name`, each with its reason beside it.
  static let longBodies: Set<String> = []

  static func lengths(in file: SourceFile) -> [Violation] {
    guard file.isSwift else { return [] }
    var found: [Violation] = []
    if file.lines.count - 1 > longestFile, !file.stem.hasSuffix("Table") {
      found.append(
        file.violation(
          line: longestFile, "is longer than \(longestFile) lines; split it by concern"))
    }
    for body in file.tokens.functionBodies
    where body.length > longestBody && !longBodies.contains("\(file.path) \(body.name)") {
      found.append(
        file.violation(
          line: body.line,
          "\(body.name) has \(body.length) lines, more than \(longestBody); split it"))
    }
    return found
  }

  /// Marks of work that is not done.
  static func unfinishedWork(in file: SourceFile) -> [Violation] {
    file.lines.enumerated().compactMap { offset, line in
      let words = line.split { !$0.isLetter }
      let mark = ["TODO", "FIXME", "XXX"].first { words.contains(Substring($0)) }
      let phrase = line.lowercased().contains("not implemented") ? "not implemented" : nil
      guard let text = mark ?? phrase else { return nil }
      return file.violation(line: offset + 1, "\(text): finish it, or leave the API out")
    }
  }

  /// Names that say nothing of what is inside.
  static func emptyNames(in file: SourceFile) -> [Violation] {
    let names = ["Utilities", "Helpers", "Extensions", "Common", "Core"]
    let parts = file.path.split(separator: "/").dropLast() + [file.stem]
    return parts.compactMap { part in
      guard let name = names.first(where: { part.hasSuffix($0) }) else { return nil }
      return file.violation(line: 1, "is named \(name); name it after what it is about")
    }
  }

  /// Places of one machine.
  static func absolutePaths(in file: SourceFile) -> [Violation] {
    var roots = ["/home/", "/root/", "/Users/"]
    if !file.isInside("Tests") { roots.append("/tmp/") }
    return file.lines.enumerated().compactMap { offset, line in
      guard let root = roots.first(where: { line.holdsPath($0) }) else { return nil }
      return file.violation(
        line: offset + 1, "\(root): a path of one machine; find it from #filePath")
    }
  }
}

extension Substring {
  /// Whether a path that begins like this stands here, and not in the middle of a longer one.
  fileprivate func holdsPath(_ root: String) -> Bool {
    ranges(of: root).contains { range in
      guard range.lowerBound != startIndex else { return true }
      let before = self[index(before: range.lowerBound)]
      return !(before.isLetter || before.isNumber || "._-)}~*".contains(before))
    }
  }
}
