import Foundation

/// The heights of one section of a list: its header, its rows and its footer.
///
/// A height that is negative or not finite counts as 0.
struct SectionExtent: Measured {
  /// The height of the header; 0 without one.
  var header: CGFloat {
    didSet { header = header.lengthOrZero }
  }
  /// The height of the footer; 0 without one.
  var footer: CGFloat {
    didSet { footer = footer.lengthOrZero }
  }
  /// The heights of the rows.
  var rows: ExtentTree<RowRun>

  /// A section whose rows all have one height, which may be an estimate.
  init(
    header: CGFloat = 0, rowCount: Int, rowHeight: CGFloat, footer: CGFloat = 0,
    isEstimated: Bool = false
  ) {
    self.header = header.lengthOrZero
    self.footer = footer.lengthOrZero
    let run = RowRun(count: rowCount, height: rowHeight, isEstimated: isEstimated)
    rows = ExtentTree(rowCount > 0 ? [run] : [])
  }

  /// A section whose rows have the given heights.
  ///
  /// - Complexity: O(number of rows).
  init(header: CGFloat = 0, rowHeights: some Sequence<CGFloat>, footer: CGFloat = 0) {
    self.header = header.lengthOrZero
    self.footer = footer.lengthOrZero
    rows = ExtentTree(heights: rowHeights)
  }

  var extent: Extent { Extent(count: 1, length: header + rows.total.length + footer) }
}
