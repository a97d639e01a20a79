/// What an action did, in one line: `pages(openTapped): pages.path [] → [#1]`.
enum Changes {
  static func line<State, Action>(_ action: Action, _ old: State, _ new: State) -> String {
    let changes = differences(old, new, path: "")
    return text(action) + ": "
      + (changes.isEmpty ? "no change" : changes.joined(separator: ", "))
  }

  /// The parts of two values that differ, each with what it was and what it is. Only structures are
  /// looked into.
  static func differences(_ old: Any, _ new: Any, path: String) -> [String] {
    let (oldMirror, newMirror) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard oldMirror.displayStyle == .struct, !(old is any CustomStringConvertible) else {
      let (oldText, newText) = (text(old), text(new))
      return oldText == newText ? [] : ["\(path) \(oldText) → \(newText)"]
    }
    return zip(oldMirror.children, newMirror.children).flatMap { old, new in
      let name = old.label ?? ""
      return differences(old.value, new.value, path: path.isEmpty ? name : "\(path).\(name)")
    }
  }

  /// A value without the names of modules and outer types, which `print` shows inside of enums.
  static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      return "[" + mirror.children.map { text($0.value) }.joined(separator: ", ") + "]"
    case .enum:
      guard let payload = mirror.children.first else { return "\(value)" }
      return "\(payload.label ?? "")(\(text(payload.value)))"
    case .tuple:
      return mirror.children.map { child in
        let name = child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
        return name + text(child.value)
      }.joined(separator: ", ")
    default:
      return "\(value)"
    }
  }
}
