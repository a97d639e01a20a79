import Foundation
import Widgets

/// Reads what is on a screen as a person does: texts, what they belong to, and where to tap them.
@MainActor struct ScreenReader {
  /// A text that a tap would reach.
  struct Target {
    let node: Node
    let role: TapRole
    let text: String
    /// Where to tap, on the screen.
    let point: CGPoint

    /// Such as `row "Row 1" at 39,1`.
    var description: String {
      let x = Int(point.x.rounded(.down))
      let y = Int(point.y.rounded(.down))
      return "\(role.rawValue) \"\(text)\" at \(x),\(y)"
    }
  }

  let screen: Screen

  /// The one thing that shows a text; the rules are those of ``TestHost/tap(_:role:)``.
  func target(_ text: String, role: TapRole?) throws(TapError) -> Target {
    var seen: [Target] = []
    for window in screen.windows.reversed() {
      let targets = targets(in: window)
      seen += targets
      let matches = targets.filter { $0.text == text && (role == nil || $0.role == role) }
      for role in TapRole.allCases {
        let ranked = matches.filter { $0.role == role }.withoutRepeats
        if ranked.count == 1 { return ranked[0] }
        if ranked.count > 1 {
          throw .ambiguous(text: text, role: role, candidates: ranked.map(\.description))
        }
      }
    }
    throw .missing(text: text, role: role, candidates: seen.withoutRepeats.map(\.description))
  }

  /// The middle of the visible part of a node, on the screen; nil when none of it is.
  func middle(of node: Node) -> CGPoint? {
    guard let window = node.window, screen.windows.contains(window) else { return nil }
    var area = VisibleArea(node.bounds)
    var current = node
    while true {
      if current.isHidden || current.alpha < 0.01 { return nil }
      area.cut(to: current.bounds)
      area.move(out: current)
      guard let supernode = current.supernode else { return area.middle }
      current = supernode
    }
  }

  // MARK: - Reading

  /// Every text of a window that a tap would reach, back to front.
  private func targets(in window: Window) -> [Target] {
    var result: [Target] = []
    var work: [(node: Node, isInTabBar: Bool)] = [(window, false)]
    while let (node, isInTabBar) = work.popLast() {
      if node.isHidden || node.alpha < 0.01 { continue }
      let isInTabBar = isInTabBar || node is TabBar || node is TopTabBar
      work.append(contentsOf: node.subnodes.reversed().map { ($0, isInTabBar) })
      guard let (role, text) = reading(of: node, isInTabBar: isInTabBar),
        let point = middle(of: node), isReached(node, at: point)
      else { continue }
      result.append(Target(node: node, role: role, text: text, point: point))
    }
    return result
  }

  private func reading(of node: Node, isInTabBar: Bool) -> (TapRole, String)? {
    if node is TextField { return text(in: node).map { (.field, $0) } }
    if node is Control {
      return text(in: node).map { (isInTabBar ? .tab : .button, $0) }
    }
    if node is TableNodeCell { return text(in: node).map { (.row, $0) } }
    return node.accessibilityLabel.flatMap { $0.isEmpty ? nil : (.text, $0) }
  }

  /// The node's own text, else the first visible one inside.
  private func text(in node: Node) -> String? {
    var work = [node]
    while let current = work.popLast() {
      if current.isHidden || current.alpha < 0.01 { continue }
      if let text = current.accessibilityLabel, !text.isEmpty { return text }
      work.append(contentsOf: current.subnodes.reversed())
    }
    return nil
  }

  /// Whether a tap at a point goes to the node, to something inside it, or to something that it is
  /// in: a label takes no touches itself.
  private func isReached(_ node: Node, at point: CGPoint) -> Bool {
    for window in screen.windows.reversed() {
      let inside = CGPoint(
        x: point.x - window.frame.origin.x, y: point.y - window.frame.origin.y)
      guard let hit = window.hitTest(inside, with: nil) else { continue }
      return hit.isDescendant(of: node) || node.isDescendant(of: hit)
    }
    return false
  }
}

extension [ScreenReader.Target] {
  /// What is left without the texts inside of something that shows the same text.
  @MainActor fileprivate var withoutRepeats: [ScreenReader.Target] {
    filter { target in
      !contains {
        $0.node !== target.node && $0.text == target.text
          && target.node.isDescendant(of: $0.node)
      }
    }
  }
}
