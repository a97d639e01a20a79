/// A finger on a row.
@MainActor struct RowPress {
  /// The finger that is followed; nil without one.
  weak var touch: Touch?
  /// The row that is highlighted.
  var row: RowPath?
}
