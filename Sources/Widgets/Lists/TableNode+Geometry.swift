import Foundation

extension TableNode {
  /// How wide rows are.
  final var rowWidth: CGFloat {
    max(0, bounds.size.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  /// Where a part of the list is in the content.
  final func span(of position: RowIndex.Position) -> RowIndex.Span {
    let span = index.span(of: position)
    return RowIndex.Span(start: rowsTop + span.start, length: span.length)
  }

  final func rect(of position: RowIndex.Position) -> CGRect {
    let span = span(of: position)
    return CGRect(x: 0, y: span.start, width: rowWidth, height: span.length)
  }

  /// What is at a place of the content; nil beside the sections.
  final func position(at y: CGFloat) -> RowIndex.Position? {
    index.position(at: y - rowsTop)
  }

  /// What is at least partly in a range of the content, top to bottom; the places are in the
  /// content.
  final func parts(in range: Range<CGFloat>) -> [RowIndex.Part] {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    return index.parts(
      in: (range.lowerBound - rowsTop)..<(range.upperBound - rowsTop), origin: rowsTop)
  }

  final func rect(of part: RowIndex.Part) -> CGRect {
    CGRect(x: 0, y: part.span.start, width: rowWidth, height: part.span.length)
  }

  /// The part of the content that is in view, bars included.
  final var visibleRange: Range<CGFloat> {
    let start = bounds.origin.y
    return start..<max(start, start + bounds.size.height)
  }

  final func updateContentSize() {
    let footer = tableFooterNode?.bounds.size.height ?? 0
    contentSize = CGSize(width: rowWidth, height: rowsTop + index.length + footer)
  }
}
