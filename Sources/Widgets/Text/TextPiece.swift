/// A run of clusters that is to be shown in one line.
struct TextPiece {
  let text: String
  let clusters: ArraySlice<TextCluster>
  let policy: TextWidthPolicy

  /// The text of the run.
  var string: String {
    guard let first = clusters.first, let last = clusters.last else { return "" }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  /// The run as a line of at most `limit` columns, which is at least 1.
  ///
  /// - Parameter isUnfinished: Whether more text follows that is not in the run, so that `tail`
  ///   shows its ellipsis even if the run fits.
  func truncated(
    to limit: Int, _ truncation: TextTruncation, isUnfinished: Bool
  ) -> TextLayout.Line {
    let total = columns(of: clusters)
    if total <= limit && !(isUnfinished && truncation == .tail) {
      return TextLayout.Line(text: string, columns: total)
    }
    if clusters.count == 1 && !isUnfinished {
      return TextLayout.Line(text: " ", columns: 1)
    }
    let mark = policy.ellipsisColumns
    let room = limit - mark
    switch room < 0 ? .clip : truncation {
    case .clip:
      let shown = prefix(limit)
      let width = columns(of: shown)
      let cut = width < limit && shown.count < clusters.count ? " " : ""
      return line(shown, cut, [], columns: width + cut.utf8.count)
    case .tail:
      let shown = prefix(room)
      return line(shown, "…", [], columns: columns(of: shown) + mark)
    case .head:
      let shown = suffix(room)
      return line([], "…", shown, columns: columns(of: shown) + mark)
    case .middle:
      let start = prefix((room + 1) / 2)
      let end = suffix(room - columns(of: start))
      return line(start, "…", end, columns: columns(of: start) + mark + columns(of: end))
    }
  }

  private func line(
    _ start: ArraySlice<TextCluster>, _ middle: String, _ end: ArraySlice<TextCluster>,
    columns: Int
  ) -> TextLayout.Line {
    let start = TextPiece(text: text, clusters: start, policy: policy).string
    let end = TextPiece(text: text, clusters: end, policy: policy).string
    return TextLayout.Line(text: start + middle + end, columns: columns)
  }

  private func columns(of clusters: ArraySlice<TextCluster>) -> Int {
    clusters.reduce(0) { $0 + $1.columns }
  }

  private func prefix(_ room: Int) -> ArraySlice<TextCluster> {
    var width = 0
    return clusters.prefix { cluster in
      width += cluster.columns
      return width <= room
    }
  }

  private func suffix(_ room: Int) -> ArraySlice<TextCluster> {
    var width = 0
    var start = clusters.endIndex
    while start > clusters.startIndex {
      width += clusters[start - 1].columns
      if width > room { break }
      start -= 1
    }
    return clusters[start...]
  }
}
