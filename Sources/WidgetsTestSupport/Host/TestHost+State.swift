import Foundation
import Widgets

extension TestHost {
  /// The controllers of the app as a tree, one a line: type and title, the selected index, the
  /// titles of a stack, and how far the content is scrolled.
  ///
  /// ```
  /// TabBarController selectedIndex 0
  ///   NavigationController "News" stack "News" > "Details"
  ///     NewsController "News" offset 0,-1 at top
  ///     DetailsController "Details" offset 0,12
  ///   NavigationController "About" not loaded
  /// ```
  ///
  /// Nothing is loaded by reading it.
  public var state: String {
    var lines: [String] = []
    if let root = window.rootViewController { describe(root, level: 0, into: &lines) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ controller: ViewController, level: Int, into lines: inout [String]) {
    lines.append(String(repeating: "  ", count: level) + summary(of: controller))
    for child in children(of: controller) { describe(child, level: level + 1, into: &lines) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines.append(String(repeating: "  ", count: level) + "presents")
      describe(presented, level: level + 1, into: &lines)
    }
  }

  private func children(of controller: ViewController) -> [ViewController] {
    if let tabs = controller as? TabBarController { return tabs.viewControllers ?? [] }
    if let stack = controller as? NavigationController { return stack.viewControllers }
    return controller.children
  }

  private func summary(of controller: ViewController) -> String {
    var parts = ["\(Swift.type(of: controller))"]
    if let title = controller.title { parts.append("\"\(title)\"") }
    if let tabs = controller as? TabBarController {
      let index = tabs.selectedIndex
      parts.append("selectedIndex \(index == NSNotFound ? "none" : "\(index)")")
    } else if let stack = controller as? NavigationController {
      let titles = stack.viewControllers.map { "\"\($0.title ?? "\(Swift.type(of: $0))")\"" }
      parts.append("stack " + (titles.isEmpty ? "empty" : titles.joined(separator: " > ")))
    } else if controller.children.isEmpty, let content = controller.contentScrollableNode {
      parts.append(offset(of: content))
    }
    if !controller.isViewLoaded { parts.append("not loaded") }
    return parts.joined(separator: " ")
  }

  private func offset(of content: ScrollableNode) -> String {
    let offset = content.contentOffset
    let top = -content.adjustedContentInset.top
    let isAtTop = abs(offset.y - top) <= window.traits.metrics.smallestVisibleStep / 2
    return "offset \(number(offset.x)),\(number(offset.y))" + (isAtTop ? " at top" : "")
  }

  /// A number with at most two decimals.
  private func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let whole = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)"
    let rest = abs(hundredths) % 100
    if rest == 0 { return whole }
    return whole + (rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)")
  }
}
