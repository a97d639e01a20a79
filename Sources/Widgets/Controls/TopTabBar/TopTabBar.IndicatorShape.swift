import Foundation

extension TopTabBar {
  /// How the indicator goes from one title to the next.
  public enum IndicatorShape: Hashable, Sendable, CaseIterable {
    /// Both edges at the same time.
    case linear
    /// The front edge first, sin(fπ/2), and the rear edge after it, 1 − cos(fπ/2): it stretches on the
    /// way. Forwards and back it takes the same shapes.
    case elastic

    /// The indicator on the way from a title to another, of which a fraction is done.
    ///
    /// - Parameter fraction: 0 to 1; limited to that.
    func span(from: StripSpan, to: StripSpan, fraction: Double) -> StripSpan {
      let fraction = CGFloat(min(max(0, fraction), 1))
      if fraction == 0 { return from }
      if fraction == 1 { return to }
      var front = fraction
      var rear = fraction
      if self == .elastic {
        front = sin(fraction * .pi / 2)
        rear = 1 - cos(fraction * .pi / 2)
      }
      let isForwards = to.start >= from.start
      return StripSpan(
        start: from.start + (to.start - from.start) * (isForwards ? rear : front),
        end: from.end + (to.end - from.end) * (isForwards ? front : rear))
    }

    /// The indicator for a place between two pages; nil while a title of them has not been measured.
    func span(at segment: PagerSegment, titles: [StripSpan]) -> StripSpan? {
      guard titles.indices.contains(segment.from), titles.indices.contains(segment.to) else {
        return nil
      }
      return span(
        from: titles[segment.from], to: titles[segment.to], fraction: segment.fraction)
    }
  }
}
