/// The row that keys act on.
struct RowCursor {
  /// Where it is; nil while it is nowhere.
  var row: RowPath?
  /// Whether it is shown when the table has focus: not after a finger was used.
  var isVisible = true
}
