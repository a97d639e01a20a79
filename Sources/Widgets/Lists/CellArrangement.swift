import Foundation

/// Where the two texts of a cell stand, as a value.
struct CellArrangement {
  let style: TableNodeCell.Style
  let metrics: Metrics
  /// Where the texts begin.
  let margin: CGFloat
  /// How wide both together may be.
  let width: CGFloat
  /// The size of the text; nil for none.
  let text: CGSize?
  /// The size of the detail; nil for none.
  let detail: CGSize?

  /// The height for both texts, at least that of a row. What a row of one line has around its line
  /// is kept with more lines.
  var height: CGFloat {
    let text = self.text?.height ?? 0
    let detail = self.detail?.height ?? 0
    let lines = style == .subtitle ? text + detail : max(text, detail)
    return max(metrics.rowHeight, lines + max(0, metrics.rowHeight - metrics.lineHeight))
  }

  /// The frames of text and detail in a cell of a height.
  func frames(height: CGFloat) -> (text: CGRect, detail: CGRect) {
    func rect(x: CGFloat, width: CGFloat) -> CGRect {
      CGRect(x: margin + x, y: 0, width: max(0, width), height: height)
    }
    let column = metrics.columnWidth
    switch style {
    case .default:
      return (rect(x: 0, width: width), .zero)
    case .value2:
      let first = (width / 4 / column).rounded(.down) * column
      return (rect(x: 0, width: first), rect(x: first + column, width: width - first - column))
    case .subtitle where height >= (text?.height ?? 0) + (detail?.height ?? 0):
      return stacked(height: height)
    case .value1, .subtitle:
      guard let detail else { return (rect(x: 0, width: width), .zero) }
      // The detail is cut before the text is; a column stays free between them.
      let room = max(0, width - (text?.width ?? 0) - column)
      let last = min(detail.width, room)
      let gap = last > 0 ? column : 0
      return (rect(x: 0, width: width - last - gap), rect(x: width - last, width: last))
    }
  }

  private func stacked(height: CGFloat) -> (text: CGRect, detail: CGRect) {
    let first = text?.height ?? 0
    let second = detail?.height ?? 0
    let top = metrics.visibleEdge(before: max(0, height - first - second) / 2)
    return (
      CGRect(x: margin, y: top, width: width, height: first),
      CGRect(x: margin, y: top + first, width: width, height: second)
    )
  }
}
