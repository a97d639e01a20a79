/// What keys do, as lines of text under headings that say where they do it.
struct KeyHelp: Hashable {
  /// A line of text.
  struct Row: Hashable {
    /// How many columns from the left it starts.
    let indent: Int
    let text: String
    let isHeading: Bool
    /// What the keys in the text do, and the column where that starts.
    var title = ""
    var titleIndent = 0
  }

  private struct Line: Hashable {
    let keys: String
    let title: String
  }

  private struct Group: Hashable {
    let heading: String
    let lines: [Line]
  }

  /// The space before a line that is under a heading, and between keys and titles.
  private static let gap = 2

  private let groups: [Group]
  private let policy: TextWidthPolicy

  /// - Parameters:
  ///   - meanings: What the keys do. Those of one reach stand under one heading.
  ///   - focus: What has focus, if it has a name.
  ///   - screen: What the screen is called.
  ///   - policy: How wide characters are.
  init(
    _ meanings: [KeyMeaning], focus: String? = nil, screen: String? = nil,
    policy: TextWidthPolicy = .standard
  ) {
    self.policy = policy
    groups = KeyReach.allCases.compactMap { reach in
      let lines = meanings.filter { $0.reach == reach }.map { meaning in
        Line(keys: Self.names(of: meaning.keys), title: meaning.title)
      }
      if lines.isEmpty { return nil }
      switch reach {
      case .focus: return Group(heading: Self.heading("In focus", focus, policy), lines: lines)
      case .screen: return Group(heading: Self.heading("This screen", screen, policy), lines: lines)
      case .everywhere: return Group(heading: "Everywhere", lines: lines)
      }
    }
  }

  /// The names of keys; characters that follow each other, such as all digits, are a range.
  private static func names(of keys: [Key]) -> String {
    var names: [String] = []
    var rest = keys[...]
    while let first = rest.first {
      var end = rest.startIndex + 1
      while end < rest.endIndex, let next = rest[end - 1].following, rest[end] == next { end += 1 }
      if end - rest.startIndex > 2 {
        names.append("\(first.name)…\(rest[end - 1].name)")
      } else {
        names += rest[..<end].map(\.name)
      }
      rest = rest[end...]
    }
    return names.joined(separator: ", ")
  }

  private static func heading(
    _ text: String, _ name: String?, _ policy: TextWidthPolicy
  ) -> String {
    guard let name, !name.isEmpty else { return text }
    let layout = TextLayout(name, columns: 24, lineLimit: 1, wrapping: .none, policy: policy)
    let shown = layout.lines.first
    return "\(text): \(shown?.text ?? "")"
  }

  /// The columns of the keys beside which the titles stand.
  private var keyColumns: Int {
    groups.flatMap(\.lines).map { TextWidth.columns(of: $0.keys, policy: policy) }.max() ?? 0
  }

  /// How wide all is with the titles beside the keys.
  var columns: Int {
    let titles =
      groups.flatMap(\.lines).map { TextWidth.columns(of: $0.title, policy: policy) }.max() ?? 0
    let headings = groups.map { TextWidth.columns(of: $0.heading, policy: policy) }.max() ?? 0
    return max(headings, Self.gap + keyColumns + Self.gap + titles)
  }

  /// The rows for a width: titles beside the keys where there is room, else below them.
  func rows(columns width: Int) -> [Row] {
    let isWide = columns <= width
    var rows: [Row] = []
    for group in groups {
      if !rows.isEmpty { rows.append(Row(indent: 0, text: "", isHeading: false)) }
      rows += wrapped(group.heading, indent: 0, width: width, isHeading: true)
      for line in group.lines {
        if isWide {
          rows.append(
            Row(
              indent: Self.gap, text: line.keys, isHeading: false, title: line.title,
              titleIndent: Self.gap + keyColumns + Self.gap))
        } else {
          rows += wrapped(line.title, indent: 0, width: width)
          rows += wrapped(line.keys, indent: Self.gap, width: width)
        }
      }
    }
    return rows
  }

  private func wrapped(
    _ text: String, indent: Int, width: Int, isHeading: Bool = false
  ) -> [Row] {
    let indent = width > 4 * indent ? indent : 0
    return TextLayout(text, columns: max(1, width - indent), policy: policy).lines.map { line in
      Row(indent: indent, text: line.text, isHeading: isHeading)
    }
  }
}

extension Key {
  /// The key of the character after this one's; nil for other keys.
  fileprivate var following: Key? {
    guard modifiers.isEmpty, case .character(let character) = code,
      let value = character.asciiValue, value < 0x7E
    else { return nil }
    return Key(.character(Character(Unicode.Scalar(value + 1))))
  }
}
