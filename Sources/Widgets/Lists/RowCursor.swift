/// The row that keys act on.
struct RowCursor {
  /// Where it is; nil while it is nowhere.
  var row: RowPath?
  /// Whether it is shown when the table has focus: not after a finger was used.
  var isVisible = true
  /// Whether a person has put it there; otherwise it is where the table has begun with it.
  var isPlaced = false
}
