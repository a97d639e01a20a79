/// Code that the sources do without, as sequences of tokens.
struct PatternRule: Sendable {
  let tokens: [String]
  let advice: String

  init(_ tokens: String, _ advice: String) {
    self.tokens = tokens.split(separator: " ").map(String.init)
    self.advice = advice
  }
}

extension [PatternRule] {
  /// Every place of a file where one of the rules' sequences begins.
  func violations(in file: SourceFile) -> [Violation] {
    let rules = Dictionary(grouping: self, by: { $0.tokens.first ?? "" })
    return file.tokens.indices.flatMap { index -> [Violation] in
      let token = file.tokens[index]
      guard let candidates = rules[token.text] else { return [] }
      return candidates.filter { file.tokens.matches($0.tokens, at: index) }.map {
        file.violation(line: token.line, "\($0.tokens.joined()): \($0.advice)")
      }
    }
  }
}

extension PatternRule {
  /// What can end the program, or hides a data race, anywhere in the package.
  static let safety: [PatternRule] = [
    PatternRule("try !", "handle the error, or throw it on"),
    PatternRule("as !", "use `as?` and say what happens otherwise"),
    PatternRule("@ unchecked Sendable", "make it a value, or keep it on the main actor"),
    PatternRule("nonisolated ( unsafe )", "isolate it, or use Synchronization"),
  ]

  /// Files with something that the benchmarks measure by itself, and a user does not see.
  static let measuredFiles: Set<String> = Set(
    ["Fling", "Motion", "ScrollConstants", "ScrollRange"].map {
      "Sources/Widgets/Motion/\($0).swift"
    })

  /// Access that would let hosts and test support see more than a user does.
  static let packageAccess: [PatternRule] =
    ["func", "var", "let", "init", "class", "struct", "enum", "protocol", "final", "static"].map {
      PatternRule("package \($0)", "other modules of the package use what is public")
    }

  /// Services of Foundation that no module calls; only its geometry is used.
  static let services: [PatternRule] =
    ["Date (", "Date .", "Data (", "URL (", "UUID (", "Process (", "Thread ."].map {
      PatternRule($0, serviceAdvice)
    }
    + [
      "Timer", "RunLoop", "NotificationCenter", "FileManager", "ProcessInfo", "Bundle", "NSString",
      "NSObject", "NSLock", "NSRegularExpression", "NSAttributedString", "NumberFormatter",
      "DateFormatter", "JSONEncoder", "JSONDecoder", "UserDefaults", "OperationQueue",
      "CharacterSet",
    ].map { PatternRule($0, serviceAdvice) }
    + [
      "String ( format", ". components ( separatedBy", ". trimmingCharacters",
      ". padding ( toLength",
      ". replacingOccurrences", ". range ( of", ". capitalized", ". localizedDescription",
    ].map { PatternRule($0, serviceAdvice) }

  private static let serviceAdvice =
    "a service of Foundation; use the standard library or the host's clock"

  /// Members that only rectangles have.
  static let rectangles: [PatternRule] =
    [
      ". maxX", ". minX", ". midX", ". maxY", ". minY", ". midY", ". insetBy (", ". offsetBy (",
      ". intersects (",
    ].map { PatternRule($0, rectangleAdvice) }

  private static let rectangleAdvice =
    "a call into Foundation; use the stored fields or Geometry/CGRect+Fields.swift"

  /// Members that other types have too, on something that is called like a rectangle.
  static func rectangleMembers(in file: SourceFile) -> [Violation] {
    let members: Set<String> = [
      "width", "height", "isEmpty", "contains", "union", "intersection", "standardized", "integral",
      "isNull", "isInfinite", "applying", "divided",
    ]
    let others = file.tokens.namesOfOtherTypes
    return file.tokens.indices.compactMap { index in
      guard file.tokens[index].isMark("."), index > 0,
        let member = file.tokens[optional: index + 1], member.isWord(in: members)
      else { return nil }
      let receiver = file.tokens[index - 1]
      guard receiver.kind == .word, !others.contains(receiver.text),
        ["rect", "frame", "bounds"].contains(where: receiver.text.lowercased().hasSuffix)
      else { return nil }
      return file.violation(
        line: member.line, "\(receiver.text).\(member.text): \(rectangleAdvice)")
    }
  }

  /// Where an implicitly unwrapped type stands for a good reason, as `path type`.
  private static let implicitOptionals: Set<String> = [
    // Assigning nil unloads the view (VC-03), while reading always gives one.
    "Sources/Widgets/Controllers/ViewController.swift Node"
  ]

  /// Optionals that are opened without a question.
  static func forcedUnwraps(in file: SourceFile) -> [Violation] {
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      guard index > 0, tokens[index].isMark("!"), !tokens[index].followsSpace else { return nil }
      let before = tokens[index - 1]
      let isOperand =
        (before.kind != .mark && !before.isWord(in: ["try", "as", "init"]))
        || [")", "]", "?", "}", ">"].contains(before.text)
      if implicitOptionals.contains("\(file.path) \(before.text)") { return nil }
      let next = tokens[optional: index + 1]
      guard isOperand, !(next?.isMark("=") == true && next?.followsSpace == false) else {
        return nil
      }
      return file.violation(
        line: tokens[index].line, "\(before.text)!: use `if let`, `guard let` or `??`")
    }
  }
}

extension [Token] {
  /// Variables and parameters that the file declares with a type other than `CGRect`.
  fileprivate var namesOfOtherTypes: Set<String> {
    var others: Set<String> = []
    var rectangles: Set<String> = []
    for index in indices.dropLast(2) where self[index].kind == .word && self[index + 1].isMark(":")
    {
      let type = self[index + 2]
      guard type.kind == .word, type.text.first?.isUppercase == true else { continue }
      if type.text == "CGRect" {
        rectangles.insert(self[index].text)
      } else {
        others.insert(self[index].text)
      }
    }
    return others.subtracting(rectangles)
  }
}
