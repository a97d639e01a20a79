/// The smallest piece of a text that is drawn: what takes a cell, or two.
struct TextCluster {
  /// What is drawn: one scalar, or several that make one glyph.
  enum Content {
    case scalar(Unicode.Scalar)
    case scalars([Unicode.Scalar])
  }

  /// The place in the text. The ranges of a text's clusters touch each other.
  let range: Range<String.Index>
  /// Free of control and format characters; a letter comes first and its marks follow.
  let content: Content
  /// 1 or 2, or more for emoji that the policy does not join.
  let columns: Int
}

extension TextCluster.Content {
  /// The content of some scalars, at least one.
  init(_ scalars: [Unicode.Scalar]) {
    self = scalars.count == 1 ? .scalar(scalars[0]) : .scalars(scalars)
  }
}

extension TextCluster {
  /// What is drawn into the cells: the cluster itself, or each emoji of those that are not joined.
  func parts(_ policy: TextWidthPolicy) -> [TextCluster] {
    guard columns > 2, case .scalars(let scalars) = content else { return [self] }
    return scalars.split(separator: "\u{200D}").map { part in
      TextCluster(
        range: range, content: Content(Array(part)), columns: TextWidth.columns(of: part, policy))
    }
  }
}

/// The clusters of a text, in order.
///
/// Characters without a width never make a cluster. At the start of the text they belong to the
/// first one, elsewhere to the one before them; their marks are drawn there, the rest of them is
/// not. A text of nothing else has no clusters.
struct TextClusters: Sequence, IteratorProtocol {
  /// More scalars than the longest emoji sequence has; the rest of a longer cluster is not drawn.
  static let longestContent = 32

  private let text: String
  private let policy: TextWidthPolicy
  private var index: String.Index

  init(_ text: String, _ policy: TextWidthPolicy) {
    self.text = text
    self.policy = policy
    index = text.startIndex
  }

  mutating func next() -> TextCluster? {
    if let letter = nextLetter() { return letter }
    let scalars = text.unicodeScalars
    guard index < scalars.endIndex else { return nil }
    let scalar = scalars[index]
    if scalar.isSimple {
      let next = scalars.index(after: index)
      if next == scalars.endIndex || scalars[next].isSimple {
        defer { index = next }
        let columns = scalar.value < 0x7F ? 1 : ScalarClass(scalar).columns(of: scalar, policy)
        return TextCluster(range: index..<next, content: .scalar(scalar), columns: columns)
      }
    }
    return nextComposed()
  }

  /// A printable ASCII character before another one, or at the end: nothing can join it. The bulk of
  /// most texts, read byte by byte.
  private mutating func nextLetter() -> TextCluster? {
    let bytes = text.utf8
    guard index < bytes.endIndex, bytes[index].isPrintableASCII else { return nil }
    let next = bytes.index(after: index)
    guard next == bytes.endIndex || bytes[next].isPrintableASCII else { return nil }
    defer { index = next }
    return TextCluster(
      range: index..<next, content: .scalar(Unicode.Scalar(bytes[index])), columns: 1)
  }

  private mutating func nextComposed() -> TextCluster? {
    let start = index
    var builder = ClusterContent(policy: policy)
    while index < text.endIndex {
      if builder.isComplete && text.unicodeScalars[index].isSimple { break }
      let character = text[index]
      let columns = TextWidth.columns(of: character, policy: policy)
      if columns > 0 && builder.isComplete { break }
      builder.append(character, hasColumns: columns > 0)
      index = text.index(after: index)
    }
    guard let drawn = builder.drawn else { return nil }
    return TextCluster(range: start..<index, content: drawn.content, columns: drawn.columns)
  }
}

/// Collects what is drawn of the characters that share a cluster.
private struct ClusterContent {
  let policy: TextWidthPolicy
  private var scalars: [Unicode.Scalar] = []
  private var leadingMarks: [Unicode.Scalar] = []
  /// Whether a character that takes columns is in.
  private(set) var isComplete = false

  init(policy: TextWidthPolicy) {
    self.policy = policy
  }

  mutating func append(_ character: Character, hasColumns: Bool) {
    if character == "\r\n" {
      scalars.append("\u{2424}")
    } else {
      for scalar in character.unicodeScalars { append(scalar, isInLetter: hasColumns) }
    }
    isComplete = isComplete || hasColumns
  }

  private mutating func append(_ scalar: Unicode.Scalar, isInLetter: Bool) {
    guard scalars.count + leadingMarks.count < TextClusters.longestContent else { return }
    switch ScalarClass(scalar) {
    case .format: break
    case .joiner where !isInLetter || scalars.isEmpty: break
    case .mark where scalars.isEmpty: leadingMarks.append(scalar)
    case .replaced: scalars.append(scalar.picture)
    default: scalars.append(scalar)
    }
  }

  /// Nil when nothing in it takes columns.
  var drawn: (content: TextCluster.Content, columns: Int)? {
    guard isComplete else { return nil }
    let columns = max(1, TextWidth.columns(of: scalars, policy))
    var drawn = scalars + leadingMarks
    // A joiner at the end would join the next cell.
    while let last = drawn.last, drawn.count > 1, 0x200C...0x200D ~= last.value {
      drawn.removeLast()
    }
    return (TextCluster.Content(drawn), columns)
  }
}
