/// What a table has to do, and what it is doing.
struct TableWork {
  /// Whether the numbers must be asked for again.
  var needsReload = true
  /// Whether the heights must be asked for again.
  var needsHeights = false
  /// Whether the cells that are shown belong to rows as they were.
  var hasStaleCells = false
  /// Whether the headers and footers that are shown belong to sections as they were.
  var hasStaleMarks = false
  /// The width that heights were measured for.
  var measuredWidth: CGFloat = 0
  /// Whether rows are being shown.
  var isShowing = false
  /// How many questions to the data source are open. Meanwhile the table cannot change.
  var openQuestions = 0
  /// Counts reloads and updates, so that a loop with callbacks can tell that it is out of date.
  var generation = 0
}
