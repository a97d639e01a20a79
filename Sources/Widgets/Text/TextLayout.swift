/// A text broken into lines for a width in columns.
///
/// `"\n"`, `"\r\n"` and U+2028 and U+2029 start a new line. The empty text has no lines.
///
/// Lines break by a part of Unicode's line breaking algorithm (UAX #14), which
/// <doc:measuring-and-breaking-text> lists: after blanks, hyphens, slashes and zero-width spaces, at
/// soft hyphens, which are seen only there, and between Chinese and Japanese characters and emoji,
/// but not before closing marks and small kana, not after opening brackets, not inside of numbers,
/// and nowhere at a no-break space or word joiner. Korean lines end at blanks. Scripts that are
/// written without blanks and need a dictionary (Thai, Lao, Khmer, Burmese) break between clusters
/// where a line is full, as a word does that is longer than a line.
///
/// Right-to-left text is laid out in logical order: its first character is the leftmost one. It is
/// neither reordered nor shaped, also where a terminal would do so by itself.
public struct TextLayout: Hashable, Sendable {
  /// One line of a layout.
  public struct Line: Hashable, Sendable {
    /// What the line shows; may hold characters that are drawn as something else (`TextWidth`).
    public let text: String
    /// The columns that it takes; never more than the layout was made for.
    public let columns: Int
  }

  /// The lines from the top.
  public let lines: [Line]

  /// The columns of the longest line; 0 without lines.
  public var columns: Int { lines.reduce(0) { max($0, $1.columns) } }

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The width. At 0 or less there are no lines. A character that is wider than this
  ///     becomes a blank.
  ///   - lineLimit: The most lines to make; 0 (the default) or less is no limit. A text that needs
  ///     more is cut in the last line as `truncation` says.
  ///   - wrapping: Where a long line continues; the default is between words.
  ///   - truncation: What becomes of a line that is too long (when nothing wraps, or it is the
  ///     last one); the default is `tail`. With `head` and `middle` a line break in what is cut
  ///     counts as a blank.
  ///   - policy: How the screen counts columns; a node finds that of its screen in its
  ///     ``Node/traits``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String, columns: Int, lineLimit: Int = 0, wrapping: TextWrapping = .word,
    truncation: TextTruncation = .tail, policy: TextWidthPolicy = .standard
  ) {
    guard columns > 0, !text.isEmpty else {
      lines = []
      return
    }
    if text.utf8.count <= columns && text.isPrintableASCII {
      lines = [Line(text: text, columns: text.utf8.count)]
      return
    }
    var builder = TextLayoutBuilder(
      columns: columns, lineLimit: lineLimit > 0 ? lineLimit : .max, wrapping: wrapping,
      truncation: truncation, policy: policy)
    builder.add(text)
    lines = builder.lines
  }
}

/// Makes the lines of a layout, one paragraph after the other.
private struct TextLayoutBuilder {
  let columns: Int
  let lineLimit: Int
  let wrapping: TextWrapping
  let truncation: TextTruncation
  let policy: TextWidthPolicy
  var lines: [TextLayout.Line] = []

  mutating func add(_ text: String) {
    var rest: Substring? = text[...]
    while let paragraphs = rest, lines.count < lineLimit {
      // What ends a line begins with one of these bytes.
      let mayEnd = paragraphs.utf8.contains { $0 == 0x0A || $0 == 0xE2 }
      let end = mayEnd ? paragraphs.unicodeScalars.firstIndex(where: \.endsLine) : nil
      rest = end.map { paragraphs[paragraphs.unicodeScalars.index(after: $0)...] }
      var paragraph = paragraphs[..<(end ?? paragraphs.endIndex)]
      if let end, paragraphs.unicodeScalars[end] == "\n",
        paragraph.unicodeScalars.last == "\r"
      {
        paragraph.unicodeScalars.removeLast()
      }
      addParagraph(String(paragraph), rest: rest)
    }
  }

  private mutating func addParagraph(_ paragraph: String, rest: Substring?) {
    let wrapper = TextWrapper(
      text: paragraph, clusters: clusters(of: paragraph), columns: columns, wrapping: wrapping)
    var start = 0
    repeat {
      if lines.count == lineLimit - 1, rest != nil || wrapper.breaksLine(from: start) {
        lines.append(lastLine(wrapper, from: start, rest: rest))
        return
      }
      let line = wrapper.line(from: start)
      let piece = TextPiece(
        text: paragraph, clusters: wrapper.clusters[line.clusters], policy: policy)
      let shown = piece.truncated(to: columns, truncation, isUnfinished: false)
      lines.append(
        line.isHyphenated
          ? TextLayout.Line(text: shown.text + "-", columns: shown.columns + 1) : shown)
      start = line.next
    } while start < wrapper.clusters.count
  }

  /// The clusters of a paragraph; of the only line of a long text no more than tell that it is cut.
  private func clusters(of paragraph: String) -> [TextCluster] {
    let isEndSeen = truncation == .head || truncation == .middle
    guard lines.count == lineLimit - 1, !isEndSeen else {
      return Array(TextClusters(paragraph, policy))
    }
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(min(columns, paragraph.utf8.count) + 2)
    var width = 0
    var isCut = false
    for cluster in TextClusters(paragraph, policy) {
      clusters.append(cluster)
      if isCut { break }
      width += cluster.columns
      isCut = width > columns && !cluster.isBlank
    }
    return clusters
  }

  private func lastLine(
    _ wrapper: TextWrapper, from start: Int, rest: Substring?
  ) -> TextLayout.Line {
    let piece = TextPiece(
      text: wrapper.text, clusters: wrapper.clusters[start...], policy: policy)
    guard let rest, truncation == .head || truncation == .middle else {
      return piece.truncated(to: columns, truncation, isUnfinished: rest != nil)
    }
    var joined = piece.string.unicodeScalars
    joined.append(" ")
    joined.append(contentsOf: rest.unicodeScalars.lazy.map { $0.endsLine ? " " : $0 })
    let text = String(joined)
    return TextPiece(text: text, clusters: Array(TextClusters(text, policy))[...], policy: policy)
      .truncated(to: columns, truncation, isUnfinished: false)
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool { self == "\n" || self == "\u{2028}" || self == "\u{2029}" }
}
