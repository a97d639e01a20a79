extension Key {
  /// The key with a name such as `enter`, `alt+2`, `ctrl+pageup`, `f5` or `x`; nil for any other.
  ///
  /// Modifiers come first, joined by `+`: `shift`, `alt`, `ctrl` (or `control`), `cmd` (or
  /// `command`). Upper and lower case are the same, except for a single character.
  public init?(name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), rest.index(after: plus) != rest.endIndex
    {
      switch rest[..<plus].lowercased() {
      case "shift": modifiers.insert(.shift)
      case "alt", "option": modifiers.insert(.alt)
      case "ctrl", "control": modifiers.insert(.control)
      case "cmd", "command": modifiers.insert(.command)
      default: return nil
      }
      rest = rest[rest.index(after: plus)...]
    }
    guard let code = Code(name: rest) else { return nil }
    self.init(code, modifiers: modifiers)
  }

  /// The name that ``init(name:)`` reads back.
  public var name: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("ctrl") }
    if modifiers.contains(.alt) { parts.append("alt") }
    if modifiers.contains(.shift) { parts.append("shift") }
    if modifiers.contains(.command) { parts.append("cmd") }
    parts.append(code.name)
    return parts.joined(separator: "+")
  }
}

extension Key.Code {
  private static let named: [(name: String, code: Key.Code)] = [
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("space", .character(" ")),
    ("return", .enter), ("esc", .escape),
  ]

  fileprivate init?(name: Substring) {
    if name.count == 1, let character = name.first {
      self = .character(character)
      return
    }
    let lowered = name.lowercased()
    if let entry = Self.named.first(where: { $0.name == lowered }) {
      self = entry.code
    } else if lowered.first == "f", let number = Int(lowered.dropFirst()), (1...35).contains(number)
    {
      self = .function(number)
    } else {
      return nil
    }
  }

  fileprivate var name: String {
    if let entry = Self.named.first(where: { $0.code == self }) { return entry.name }
    switch self {
    case .character(let character): return String(character)
    case .function(let number): return "f\(number)"
    default: return ""
    }
  }
}
