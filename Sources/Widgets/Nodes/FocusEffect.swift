import Foundation

/// How it shows that a node has focus, over all that the node and its subnodes draw.
///
/// Every node that can have focus shows it, unless it draws that itself:
///
/// ```swift
/// final class Dial: Node {
///   override var canBecomeFocused: Bool { true }
/// }
///
/// dial.focusEffect = .underline
/// ```
///
/// No effect needs a colour or takes room: on screens of cells what is there is set off by its
/// attributes, on screens of points a line goes round it, just inside.
public struct FocusEffect: Hashable, Sendable {
  private enum Look: Hashable {
    case automatic, reverse, underline, corners, lastColumn
  }

  private let look: Look

  /// Reverses what is one or two lines high, or columns wide; of anything larger only the cells at
  /// its edges.
  public static let automatic = FocusEffect(look: .automatic)

  /// Reverses everything.
  public static let reverse = FocusEffect(look: .reverse)

  /// Underlines everything.
  public static let underline = FocusEffect(look: .underline)

  /// Reverses the four cells in the corners: enough to tell one large area from another.
  public static let corners = FocusEffect(look: .corners)

  /// Reverses the column at the right edge, like the groove of a scroll bar. What scrolls up and down
  /// takes it along, so that a terminal has next to nothing to draw for it.
  public static let lastColumn = FocusEffect(look: .lastColumn)

  /// Draws the effect.
  ///
  /// - Parameters:
  ///   - rect: What has focus.
  ///   - canvas: Draws over it.
  ///   - color: The colour of a line round it.
  @MainActor func draw(around rect: CGRect, in canvas: Canvas, color: Color?) {
    let metrics = canvas.metrics
    guard metrics.pointsPerUnit > 1 else {
      canvas.border(rect, style: .heavy, color: color)
      return
    }
    let attributes: TextStyle.Attributes = look == .underline ? .underline : .reverse
    for part in parts(of: rect, column: metrics.columnWidth, line: metrics.lineHeight) {
      canvas.toggle(attributes, in: part)
    }
  }

  /// What is set off; no two parts overlap.
  private func parts(of rect: CGRect, column: CGFloat, line: CGFloat) -> [CGRect] {
    let (width, height) = (rect.size.width, rect.size.height)
    let right = rect.right - column
    let bottom = rect.bottom - line
    switch look {
    case .reverse, .underline:
      return [rect]
    case .automatic:
      if width <= 2 * column || height <= 2 * line { return [rect] }
      let inner = height - 2 * line
      return [
        CGRect(x: rect.left, y: rect.top, width: width, height: line),
        CGRect(x: rect.left, y: rect.top + line, width: column, height: inner),
        CGRect(x: right, y: rect.top + line, width: column, height: inner),
        CGRect(x: rect.left, y: bottom, width: width, height: line),
      ]
    case .lastColumn:
      return [CGRect(x: right, y: rect.top, width: column, height: height)]
    case .corners:
      if width <= 2 * column { return [rect] }
      let tops = height < 2 * line ? [rect.top] : [rect.top, bottom]
      return tops.flatMap { top in
        [rect.left, right].map { CGRect(x: $0, y: top, width: column, height: line) }
      }
    }
  }
}
