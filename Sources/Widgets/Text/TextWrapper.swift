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
      if index > start && canBreak(before: index) { opportunity = index }
      if !hangs && width + cluster.columns > columns {
        let end = opportunity > start ? opportunity : max(index, start + 1)
        return Line(clusters: start..<trimmedEnd(start..<end), next: end)
      }
      width += cluster.columns
      index += 1
    }
    let end = width > columns ? trimmedEnd(start..<index) : index
    return Line(clusters: start..<end, next: index)
  }

  private func trimmedEnd(_ range: Range<Int>) -> Int {
    guard wrapping == .word else { return range.upperBound }
    var end = range.upperBound
    while end > range.lowerBound && clusters[end - 1].isBlank { end -= 1 }
    return end
  }

  private func canBreak(before index: Int) -> Bool {
    guard wrapping == .word else { return true }
    let before = clusters[index - 1]
    let after = clusters[index]
    if after.isBlank { return false }
    let joint = formatAtEnd(of: before)
    if joint == "\u{2060}" || joint == "\u{FEFF}" { return false }
    if before.isBlank || joint == "\u{200B}" { return true }
    if before.isHyphen {
      return after.isLetter && index > 1 && clusters[index - 2].isLetter
    }
    guard before.columns == 2 || after.columns == 2 else { return false }
    return !before.opens && !after.closes
  }

  /// The last scalar of a cluster that has more than one: a zero-width space allows a break after
  /// it, a word joiner or a zero-width no-break space forbids one.
  private func formatAtEnd(of cluster: TextCluster) -> Unicode.Scalar? {
    let last = text.unicodeScalars.index(before: cluster.range.upperBound)
    return last > cluster.range.lowerBound ? text.unicodeScalars[last] : nil
  }
}

extension TextCluster {
  private var scalar: Unicode.Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// Whether a line may end here without showing it. No-break spaces are not blanks.
  var isBlank: Bool {
    guard let scalar else { return false }
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  fileprivate var isHyphen: Bool { scalar == "-" || scalar == "\u{2010}" }

  fileprivate var isLetter: Bool {
    switch content {
    case .scalar(let scalar): scalar.properties.isAlphabetic
    case .scalars(let scalars): scalars.first?.properties.isAlphabetic ?? false
    }
  }

  /// Whether a line does not end after it: an opening bracket.
  fileprivate var opens: Bool {
    guard let scalar else { return false }
    return Self.openers.contains(scalar)
  }

  /// Whether a line does not start with it: closing brackets, marks that end a phrase, and what
  /// belongs to the letter before it (small kana, sound and iteration marks).
  fileprivate var closes: Bool {
    guard let scalar else { return false }
    return Self.closers.contains(scalar)
  }

  /// Of UAX #14 the classes OP, CL, CP, EX, IS, NS, CJ and PO, as far as they stand beside wide
  /// characters; the same as JIS X 4051's strict rules for line starts and ends.
  private static let openers = Set("([{\"'‘“«（［｛「『【〈《〔〖〘〝￥＄￡".unicodeScalars)

  private static let closers = Set(
    (")]}\"'’”».,:;!?%‰℃…‥）］｝」』】〉》〕〗〙〟、。，．：；！？％ー々〻゛゜ヽヾゝゞ・‼⁇⁈⁉〜～–"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ").unicodeScalars)
}
