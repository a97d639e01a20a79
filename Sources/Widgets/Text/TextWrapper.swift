/// Breaks the clusters of one paragraph into lines.
///
/// Blanks at the end of a line hang over: they never start the next line, and those that do not
/// fit are left out. Every other cluster is in exactly one line.
struct TextWrapper {
  let text: String
  let clusters: [TextCluster]
  /// The width of a line; at least 1.
  let columns: Int
  let wrapping: TextWrapping

  /// One line: which clusters it shows, and where the next line starts.
  struct Line {
    let clusters: Range<Int>
    let next: Int
    /// Whether it ends at a soft hyphen, which is then seen and takes a column.
    var isHyphenated = false
  }

  /// The line that starts at a cluster.
  ///
  /// It shows no more than `columns`, unless its only cluster is wider than that.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  func line(from start: Int) -> Line {
    if wrapping == .none { return Line(clusters: start..<clusters.count, next: clusters.count) }
    var width = 0
    var index = start
    var opportunity = start
    while index < clusters.count {
      let cluster = clusters[index]
      let hangs = wrapping == .word && cluster.isBlank
      if index > start && canBreak(before: index)
        && (width < columns || !hasSoftHyphen(before: index))
      {
        opportunity = index
      }
      if !hangs && width + cluster.columns > columns {
        let isBetweenWords = opportunity > start
        let end = isBetweenWords ? opportunity : split(from: start, before: index)
        return Line(
          clusters: start..<trimmedEnd(start..<end), next: end,
          isHyphenated: isBetweenWords && hasSoftHyphen(before: end))
      }
      width += cluster.columns
      index += 1
    }
    let end = width > columns ? trimmedEnd(start..<index) : index
    return Line(clusters: start..<end, next: index)
  }

  /// Whether the line that starts at a cluster ends before the paragraph does. Known without a look
  /// for places to break.
  func breaksLine(from start: Int) -> Bool {
    if wrapping == .none { return false }
    var width = 0
    for index in start..<clusters.count {
      width += clusters[index].columns
      let hangs = wrapping == .word && clusters[index].isBlank
      if !hangs && width > columns { return index > start || start + 1 < clusters.count }
    }
    return false
  }

  /// Where a word is broken that is longer than a line.
  private func split(from start: Int, before index: Int) -> Int {
    guard index > start + 1, wrapping == .word else { return max(index, start + 1) }
    let places = (start + 1...index).reversed()
    return places.first { !clusters[$0].follows && !clusters[$0 - 1].leans } ?? index
  }

  private func trimmedEnd(_ range: Range<Int>) -> Int {
    guard wrapping == .word else { return range.upperBound }
    var end = range.upperBound
    while end > range.lowerBound && clusters[end - 1].isBlank { end -= 1 }
    return end
  }
}
