extension PagerModel {
  /// Something that happens to the pager.
  enum Event: Hashable, Sendable {
    /// A page is asked for. One that does not exist, or is the ``PagerModel/target`` already, changes
    /// nothing; while a finger is down, the finger loses the pages.
    case select(Int, by: Origin, animated: Bool)
    /// A finger begins to move the pages; it may catch them in a movement.
    case beginDrag
    /// The finger has moved them to a place on the track.
    case drag(to: Double)
    /// The finger has let go, with a velocity in pages per second, of which the threshold turns the
    /// page.
    case endDrag(velocity: Double, threshold: Double)
    /// The movement has come to a place on the track.
    case move(to: Double)
    /// The movement has come to its end.
    case arrive
    /// There are other pages: their number, and for each of the old ones its new index, nil if it is
    /// gone. A movement ends at once.
    case replacePages(count: Int, newIndices: [Int?])
  }

  /// Something that the pager is to do.
  enum Effect: Hashable, Sendable {
    /// Put these pages side by side, seen from this place.
    case layOut(PagerTrack)
    /// Move from the present place on the track to another one, beginning with a velocity in pages
    /// per second.
    case travel(to: Double, velocity: Double)
    /// Take the pages away from the finger.
    case cancelDrag
    /// Make the appearance call of a page.
    case willAppear(Int)
    /// Make the appearance call of a page.
    case didAppear(Int)
    /// Make the appearance call of a page.
    case willDisappear(Int)
    /// Make the appearance call of a page.
    case didDisappear(Int)
    /// From here on indices are those of the new pages.
    case adoptPages
    /// Another page has settled; `from` is nil when the old one is gone.
    case didChange(from: Int?, to: Int?)
  }
}
