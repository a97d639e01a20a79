/// Two pages, and how much of the way from one to the other is done.
struct PagerSegment: Hashable, Sendable {
  /// The page that is left.
  var from: Int
  /// The page that is reached; the same at rest.
  var to: Int
  /// How much is done: 0 to 1.
  var fraction: Double

  /// The place among all pages.
  var position: Double { Double(from) + Double(to - from) * fraction }

  /// How much a page's title is the selected one: 1 at rest, and for two that are changing parts
  /// that add up to 1.
  func emphasis(of page: Int) -> Double {
    if from == to { return page == from ? 1 : 0 }
    if page == from { return 1 - fraction }
    return page == to ? fraction : 0
  }
}
