/// How far a line of text is moved so that its caret can be seen.
struct TextScroll: Hashable {
  /// How much of the line can be seen.
  let columns: Int
  /// Where the caret is.
  let caret: Int
  /// What it covers.
  let caretColumns: Int
  /// The length of the text.
  let total: Int

  /// The first column that is shown: the present one, or the nearest that shows the caret and leaves
  /// no more than its place empty behind the text.
  func firstColumn(from present: Int) -> Int {
    guard columns > 0 else { return 0 }
    var first = min(present, max(0, total + 1 - columns))
    if caret < first { first = caret }
    if caret + caretColumns > first + columns {
      first = min(caret, caret + caretColumns - columns)
    }
    return max(0, first)
  }
}
