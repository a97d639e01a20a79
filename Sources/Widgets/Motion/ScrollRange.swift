/// The offsets at which a scroll view may rest along one axis: from `min` to `max`, ends included.
package struct ScrollRange: Hashable, Sendable {
  /// The offset that shows the start of the content.
  let min: Double
  /// The offset that shows the end of it; never less than `min`.
  let max: Double

  /// The range between two offsets.
  ///
  /// A `min` that is not finite counts as 0; a `max` that is not finite, or is below `min`, counts
  /// as `min`.
  package init(min: Double, max: Double) {
    self.min = min.isFinite ? min : 0
    self.max = max.isFinite ? Swift.max(self.min, max) : self.min
  }

  /// The range for content of a length in a viewport of a length (SCR-04, SCROLL-PHYSICS 4.9).
  ///
  /// It starts at minus the start inset, not at 0. Content that fits gives a range of one offset.
  /// A length that is not finite or negative counts as 0, an inset that is not finite as 0.
  init(content: Double, viewport: Double, insetStart: Double = 0, insetEnd: Double = 0) {
    self.init(
      min: 0 - ScrollInput.inset(insetStart),
      max: ScrollInput.length(content) + ScrollInput.inset(insetEnd)
        - ScrollInput.length(viewport))
  }

  /// The distance between the ends; 0 when the content fits.
  var length: Double { max - min }

  /// Whether there is only one offset to rest at.
  var isSingleOffset: Bool { min == max }

  /// Whether an offset is inside, ends included.
  func contains(_ offset: Double) -> Bool { offset >= min && offset <= max }

  /// The offset inside that is closest; a NaN gives `min`.
  func clamp(_ offset: Double) -> Double {
    offset > min ? Swift.min(offset, max) : min
  }

  /// The signed distance past the nearest end: negative before `min`, positive after `max`, 0
  /// inside.
  func overshoot(of offset: Double) -> Double { offset - clamp(offset) }

  /// The offset with its overshoot limited to the length of the viewport.
  ///
  /// A bounce after a very fast release would go further than that; what is shown does not
  /// (SCROLL-PHYSICS 6).
  func limitingOvershoot(of offset: Double, to viewport: Double) -> Double {
    let limit = ScrollInput.length(viewport)
    return Swift.min(Swift.max(offset, min - limit), max + limit)
  }
}
