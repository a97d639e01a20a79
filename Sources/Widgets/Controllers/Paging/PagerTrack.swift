/// Pages side by side, and the place of the viewport among them.
///
/// At rest it is one page. A finger has the pages next to what is seen on both sides; a jump has the
/// page that it leads to right beside those that are seen, however far apart they are, so that it
/// travels one page and needs none of those between.
struct PagerTrack: Hashable, Sendable {
  /// The pages by index, from the start to the end; each at most once.
  private(set) var pages: [Int]
  /// How far the viewport is from the first of them, in pages. Below 0, and past the last, while it
  /// is pulled out.
  var place: Double

  /// Pages side by side, seen from a place.
  init(_ pages: [Int], place: Double = 0) {
    self.pages = pages
    self.place = place
  }

  /// The slot of a page on the track; nil when it is not on it.
  func slot(of page: Int) -> Int? { pages.firstIndex(of: page) }

  /// The slot that is seen most; of two that are seen alike, the later one.
  var nearestSlot: Int { clampedSlot(place.rounded()) }

  /// The slots of which a part is seen.
  var visibleSlots: ClosedRange<Int> {
    clampedSlot(place.rounded(.down))...clampedSlot(place.rounded(.up))
  }

  /// The pages of which a part is seen.
  var visiblePages: ArraySlice<Int> { pages.isEmpty ? [] : pages[visibleSlots] }

  private func clampedSlot(_ place: Double) -> Int {
    Int(min(max(0, place), Double(max(0, pages.count - 1))))
  }

  /// The two pages that are seen, and how much of the way from one to the other is done.
  var segment: PagerSegment {
    let slots = visibleSlots
    guard !pages.isEmpty else { return PagerSegment(from: 0, to: 0, fraction: 0) }
    let fraction = min(max(0, place - Double(slots.lowerBound)), 1)
    return PagerSegment(
      from: pages[slots.lowerBound], to: pages[slots.upperBound],
      fraction: slots.count == 1 ? 0 : fraction)
  }

  /// The place among all pages, as if those that are side by side were as far apart as their
  /// indices.
  var position: Double {
    let last = Double(pages.count - 1)
    guard let first = pages.first, let end = pages.last else { return 0 }
    if place <= 0 { return Double(first) + place }
    if place >= last { return Double(end) + place - last }
    return segment.position
  }

  // MARK: - Arranging

  /// The track for a way to a page: what is seen stays where it is, and the page is beside it, on
  /// the side of its index. A page between those that are seen comes on the side that is nearer; past
  /// an end it comes on the inner side, so that the position does not jump.
  func leading(to page: Int) -> PagerTrack {
    let slots = visibleSlots
    let seen = Array(visiblePages)
    let place = place - Double(slots.lowerBound)
    if seen.contains(page) { return PagerTrack(seen, place: place) }
    guard let least = seen.min(), let greatest = seen.max() else { return PagerTrack([page]) }
    let isBetween = page > least && page < greatest
    let isPulled = seen.count == 1 && place != 0
    if isPulled ? place > 0 : isBetween ? place < 0.5 : page < least {
      return PagerTrack([page] + seen, place: place + 1)
    }
    return PagerTrack(seen + [page], place: place)
  }

  /// The track for a finger: what is seen, and the page before and after it.
  func extended(pageCount: Int) -> PagerTrack {
    let slots = visibleSlots
    var seen = Array(visiblePages)
    var place = place - Double(slots.lowerBound)
    guard let first = seen.first, let last = seen.last else { return self }
    if last + 1 < pageCount, !seen.contains(last + 1) { seen.append(last + 1) }
    if first > 0, !seen.contains(first - 1) {
      seen.insert(first - 1, at: 0)
      place += 1
    }
    return PagerTrack(seen, place: place)
  }
}
