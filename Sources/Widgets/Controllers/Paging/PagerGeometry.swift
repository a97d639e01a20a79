import Foundation

/// Where the pages of a pager are in its scroll view, and what its offset means.
///
/// At rest a page is at its index times the length of a page. While pages move, those of the track
/// are side by side around the settled one, and nothing else can be reached. Reading from the right
/// mirrors all of it here, and nowhere else.
struct PagerGeometry: Hashable, Sendable {
  /// How many pages there are.
  let pageCount: Int
  /// How long a page is: the width of the viewport.
  let pageLength: CGFloat
  /// The place of the track's first slot among all pages.
  let first: Int
  /// How many slots there are.
  let slotCount: Int
  /// Whether the first page is at the right end.
  let isMirrored: Bool

  /// The geometry of a track.
  ///
  /// - Parameter settled: The page that stays at its place; the one that is seen most if it is not on
  ///   the track.
  init(
    track: PagerTrack, settled: Int?, pageCount: Int, pageLength: CGFloat, isMirrored: Bool
  ) {
    self.pageCount = pageCount
    self.pageLength = pageLength
    self.isMirrored = isMirrored
    slotCount = track.pages.count
    let slot = settled.flatMap { track.slot(of: $0) } ?? track.nearestSlot
    let page = track.pages.indices.contains(slot) ? track.pages[slot] : 0
    first = min(max(0, page - slot), max(0, pageCount - track.pages.count))
  }

  /// The length of all pages.
  var contentLength: CGFloat { pageLength * CGFloat(pageCount) }

  /// The offset of the scroll view at a place on the track.
  func offset(at place: Double) -> CGFloat {
    pageLength * visual(CGFloat(first) + CGFloat(place))
  }

  /// The place on the track at an offset; nil while a page has no length.
  func place(at offset: CGFloat) -> Double? {
    guard pageLength > 0 else { return nil }
    return Double(visual(offset / pageLength) - CGFloat(first))
  }

  /// A velocity of the offset in pages per second along the track, and the other way round.
  func pages(velocity: CGFloat) -> Double {
    guard pageLength > 0 else { return 0 }
    return Double((isMirrored ? -velocity : velocity) / pageLength)
  }

  /// A velocity along the track as one of the offset.
  func velocity(pages: Double) -> CGFloat {
    CGFloat(isMirrored ? -pages : pages) * pageLength
  }

  /// Where the page of a slot begins.
  func start(of slot: Int) -> CGFloat { offset(at: Double(slot)) }

  /// The insets that limit the range to the track; none for a single page, from which all others can
  /// be reached.
  var insets: EdgeInsets {
    guard slotCount > 1, slotCount < pageCount else { return .zero }
    let before = CGFloat(first) * pageLength
    let after = CGFloat(pageCount - slotCount - first) * pageLength
    return isMirrored
      ? EdgeInsets(left: -after, right: -before) : EdgeInsets(left: -before, right: -after)
  }

  /// Mirrors a place among all pages, if they are read from the right.
  private func visual(_ place: CGFloat) -> CGFloat {
    isMirrored ? CGFloat(pageCount - 1) - place : place
  }
}
