/// Why a text could not be tapped, with what could be tapped instead.
///
/// ```
/// No text "Row 9" can be tapped. On the screen:
///   button "Back" at 1,0
///   row "Row 1" at 39,1
/// ```
public enum TapError: Error, Hashable, Sendable {
  /// Nothing that a tap would reach shows the text; `candidates` are the texts that are there.
  case missing(text: String, role: TapRole?, candidates: [String])
  /// Several things of one role show the text; `candidates` are those.
  case ambiguous(text: String, role: TapRole?, candidates: [String])
}

extension TapError: CustomStringConvertible {
  /// A sentence, then one line for each candidate.
  public var description: String {
    switch self {
    case .missing(let text, let role, let candidates):
      let end = candidates.isEmpty ? "There is no text on the screen." : "On the screen:"
      return Self.lines(
        "No \(role?.rawValue ?? "text") \"\(text)\" can be tapped. \(end)", candidates)
    case .ambiguous(let text, let role, let candidates):
      return Self.lines(
        "\(candidates.count) matches for \(role?.rawValue ?? "text") \"\(text)\". Name a role or "
          + "tap a point:", candidates)
    }
  }

  private static func lines(_ head: String, _ candidates: [String]) -> String {
    ([head] + candidates.map { "  \($0)" }).joined(separator: "\n")
  }
}
