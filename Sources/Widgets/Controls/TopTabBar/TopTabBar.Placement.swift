import Foundation

extension TopTabBar {
  /// Where a strip of titles that scrolls puts the selected one.
  public enum Placement: Hashable, Sendable, CaseIterable {
    /// The place of a title in the list is its place in the strip: the first is at the start, the last
    /// at the end, the middle one in the middle. A title's place is index / (count − 1), and one half
    /// for a single title: with index / count the last would never reach the end.
    case normalized
    /// In the middle of the strip.
    case center
    /// At the start of the strip.
    case leading
    /// Where it is seen, with the smallest movement.
    case nearest

    /// The offset of the strip for a place between two pages; nil while a title of them has not been
    /// measured.
    ///
    /// The offset of each of the two titles is limited to the range first, and the fraction is taken
    /// of the way between: so the strip stands still while both are at an end. With ``nearest`` it is
    /// the title between the two that has to be seen.
    ///
    /// - Parameters:
    ///   - segment: The two pages, and how much of the way is done.
    ///   - titles: All titles, in the order of the pages.
    ///   - contentLength: The length of the strip's content; 0 when it is not finite.
    ///   - viewportLength: How much of it is seen at once; 0 when it is not finite.
    ///   - offset: The present offset; only ``nearest`` depends on it.
    func offset(
      at segment: PagerSegment, titles: [StripSpan], contentLength: CGFloat,
      viewportLength: CGFloat, offset: CGFloat
    ) -> CGFloat? {
      guard titles.indices.contains(segment.from), titles.indices.contains(segment.to) else {
        return nil
      }
      let range = ScrollRange(content: contentLength, viewport: viewportLength)
      let viewport = ScrollInput.length(viewportLength)
      if self == .nearest {
        let shape = IndicatorShape.linear
        guard let title = shape.span(at: segment, titles: titles) else { return nil }
        return range.clamp(Self.nearest(to: offset, showing: title, viewport: viewport))
      }
      func rest(_ index: Int) -> CGFloat {
        let part = anchor(of: index, count: titles.count)
        return range.clamp(titles[index].start + part * (titles[index].length - viewport))
      }
      let from = rest(segment.from)
      return from + (rest(segment.to) - from) * CGFloat(segment.fraction)
    }

    /// Which part of a title is at the same part of the strip.
    private func anchor(of index: Int, count: Int) -> CGFloat {
      switch self {
      case .normalized: count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0.5
      case .center: 0.5
      case .leading, .nearest: 0
      }
    }

    private static func nearest(
      to offset: CGFloat, showing title: StripSpan, viewport: CGFloat
    ) -> CGFloat {
      if title.length > viewport || title.start < offset { return title.start }
      return max(offset, title.end - viewport)
    }
  }
}
