/// Where paged content stops after a release (SCROLL-PHYSICS 4.7, SCR-55).
///
/// Pages begin at the start of the range and follow each other at a fixed distance; the end of the
/// range is a stop as well, also when the last page is cut short.
struct PageTarget: Hashable, Sendable {
  /// The offsets at which the content may rest.
  let range: ScrollRange
  /// The distance between two pages, above 0.
  let pageLength: Double
  /// The speed from which on a release turns the page, in units per second.
  let threshold: Double

  /// Nil when paging is off: a page length that is not finite or not above 0.
  init?(range: ScrollRange, pageLength: Double, threshold: Double) {
    guard pageLength.isFinite, pageLength > 0 else { return nil }
    self.range = range
    self.pageLength = pageLength
    self.threshold = threshold
  }

  /// The stop for a release at an offset with a velocity.
  ///
  /// From the threshold on it is the next stop in the direction of the velocity, otherwise the
  /// nearest one, of two equally near ones the greater. `settledOffset`, the offset when the finger
  /// came down, limits the way to one page from there; nil does not. A velocity that is not finite
  /// counts as 0, an offset that is not finite as the start of the range.
  func offset(
    from offset: Double, velocity: Double, settledOffset: Double? = nil
  ) -> Double {
    let velocity = ScrollInput.velocity(velocity)
    let target =
      abs(velocity) >= threshold && velocity != 0
      ? (velocity > 0 ? stop(after: offset) : stop(before: offset)) : nearestStop(to: offset)
    guard let settledOffset else { return target }
    let page = nearestStop(to: settledOffset)
    return min(max(target, stop(before: page)), stop(after: page))
  }

  /// The stop that is closest to an offset.
  func nearestStop(to offset: Double) -> Double {
    let offset = range.clamp(offset)
    let lower = lastStop(notAfter: offset)
    let upper = stop(after: lower)
    return offset - lower < upper - offset ? lower : upper
  }

  /// The next stop on one side of an offset; the end of the range when there is none.
  ///
  /// An offset within `tolerance` of a stop counts as being on it.
  func stop(after isAfter: Bool, _ offset: Double, tolerance: Double) -> Double {
    let nearest = nearestStop(to: offset)
    let origin = abs(nearest - offset) <= tolerance ? nearest : offset
    return isAfter ? stop(after: origin) : stop(before: origin)
  }

  /// The number of the page at an offset, from 0; nil between pages, further from one than
  /// `tolerance`. The end of the range is a page of its own.
  func page(at offset: Double, tolerance: Double) -> Double? {
    let stop = nearestStop(to: offset)
    guard abs(stop - offset) <= tolerance else { return nil }
    let page = (stop - range.min) / pageLength
    // The division may have been rounded up or down to a whole number.
    return abs(page - page.rounded()) < 1e-6 ? page.rounded() : page.rounded(.up)
  }

  /// Where a page begins: past the end of the range, for one that does not exist.
  func start(ofPage page: Double) -> Double { range.min + page * pageLength }

  /// The first stop beyond an offset, or the last of all.
  private func stop(after offset: Double) -> Double {
    guard offset >= range.min else { return range.min }
    guard offset < range.max else { return range.max }
    let page = pageIndex(of: offset)
    let next = range.min + (page + 1) * pageLength
    return min(next, range.max)
  }

  /// The last stop before an offset, or the first of all.
  private func stop(before offset: Double) -> Double {
    guard offset > range.min else { return range.min }
    guard offset <= range.max else { return range.max }
    let stop = lastStop(notAfter: offset)
    guard stop == offset else { return stop }
    let page = pageIndex(of: offset)
    let start = range.min + page * pageLength
    return start < offset ? start : max(range.min, range.min + (page - 1) * pageLength)
  }

  private func lastStop(notAfter offset: Double) -> Double {
    offset >= range.max ? range.max : range.min + pageIndex(of: offset) * pageLength
  }

  /// The greatest number of pages that does not lead past an offset inside of the range.
  private func pageIndex(of offset: Double) -> Double {
    let index = ((offset - range.min) / pageLength).rounded(.down)
    // The division may have been rounded up or down to a whole number.
    if range.min + index * pageLength > offset { return index - 1 }
    return range.min + (index + 1) * pageLength <= offset ? index + 1 : index
  }
}
