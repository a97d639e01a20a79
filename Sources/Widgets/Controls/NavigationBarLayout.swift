import Foundation

/// Where the parts of a navigation bar stand along its width, decided from the widths they want.
///
/// Each part brings its own margin. The title stands in the middle of the bar where the sides leave
/// room for that, else as near to it as they do. When there is not enough room the back button's
/// text gives way first, then the title, then the right items, then the left ones.
struct NavigationBarLayout: Hashable, Sendable {
  /// A part's place: where it starts, and its width, which may be 0.
  struct Slot: Hashable, Sendable {
    var start: CGFloat
    var width: CGFloat
    var end: CGFloat { start + width }
  }

  /// Which of the back button's widths was chosen; 0 without a back button.
  private(set) var backChoice = 0
  private(set) var back: Slot?
  /// From the left edge.
  private(set) var left: [Slot] = []
  /// From the right edge.
  private(set) var right: [Slot] = []
  private(set) var title: Slot

  /// - Parameters:
  ///   - width: The width of the bar.
  ///   - back: The widths the back button may have, the best first; empty without one.
  ///   - left: The widths of the left items, from the left edge.
  ///   - right: The widths of the right items, from the right edge.
  ///   - title: The width of the title without margins.
  ///   - metrics: Gives the margin of the title, one column, and the steps that edges stand on.
  init(
    width: CGFloat, back: [CGFloat] = [], left: [CGFloat] = [], right: [CGFloat] = [],
    title: CGFloat = 0, metrics: Metrics
  ) {
    let margin = metrics.columnWidth
    let others = max(margin, right.reduce(0, +)) + left.reduce(0, +) + title
    var start: CGFloat = 0
    if !back.isEmpty {
      backChoice = back.firstIndex { $0 + others <= width } ?? back.count - 1
      let slot = Slot(start: 0, width: min(back[backChoice], width))
      self.back = slot
      start = slot.end
    }
    for item in left {
      let slot = Slot(start: start, width: min(item, width - start))
      self.left.append(slot)
      start = slot.end
    }
    var end = width
    for item in right {
      let taken = min(item, end - start)
      end -= taken
      self.right.append(Slot(start: end, width: taken))
    }
    let low = max(start, margin)
    let high = min(end, width - margin)
    let taken = max(0, min(title, high - low))
    let middle = metrics.visibleEdge(before: (width - taken) / 2)
    self.title = Slot(start: max(low, min(middle, high - taken)), width: taken)
  }
}
