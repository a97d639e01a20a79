/// What a table has to do, and what it is doing.
struct TableWork {
  /// What the heights of rows depend on beside their content.
  struct Measure: Hashable {
    var width: CGFloat = 0
    var textWidthPolicy = TextWidthPolicy.standard
  }

  /// Whether the numbers must be asked for again.
  var needsReload = true
  /// Whether the heights must be asked for again.
  var needsHeights = false
  /// Whether the cells that are shown belong to rows as they were.
  var hasStaleCells = false
  /// Whether the headers and footers that are shown belong to sections as they were.
  var hasStaleMarks = false
  /// What heights were measured for.
  var measured = Measure()
  /// Whether rows are being shown.
  var isShowing = false
  /// How many questions to the data source are open. Meanwhile the table cannot change.
  var openQuestions = 0
  /// Counts reloads and updates, so that a loop with callbacks can tell that it is out of date.
  var generation = 0
}
