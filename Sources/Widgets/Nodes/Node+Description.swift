import Foundation

extension Node {
  /// The node and its descendants, one a line, indented by level: type, frame, and what is unusual.
  public final var recursiveDescription: String {
    var lines: [String] = []
    var work: [(node: Node, level: Int)] = [(self, 0)]
    while let (node, level) = work.popLast() {
      lines.append(String(repeating: "  ", count: min(level, 64)) + node.summary)
      work.append(contentsOf: node.subnodes.reversed().map { ($0, level + 1) })
    }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let frame = self.frame
    var text = "\(type(of: self)) (\(short(frame.origin.x)), \(short(frame.origin.y)), "
    text += "\(short(frame.size.width)), \(short(frame.size.height)))"
    if let label = accessibilityLabel { text += " \"\(label)\"" }
    if isHidden { text += " hidden" }
    if storedAlpha < 1 { text += " alpha \(storedAlpha)" }
    if !isUserInteractionEnabled { text += " untouchable" }
    if isFocused { text += " focused" }
    return text
  }

  private func short(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
