import Foundation

/// Where a title, or the indicator below it, is along the strip of titles, in the strip's units.
struct StripSpan: Hashable, Sendable {
  /// Where it begins.
  var start: CGFloat
  /// How long it is.
  var length: CGFloat

  /// Where it ends.
  var end: CGFloat { start + length }

  init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }

  init(start: CGFloat, end: CGFloat) {
    self.init(start: start, length: end - start)
  }
}
