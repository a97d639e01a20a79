extension TextWrapper {
  /// Whether a line may begin with a cluster that is not the first: the rules of UAX #14 that
  /// ``TextLayout`` describes, in their order.
  func canBreak(before index: Int) -> Bool {
    guard wrapping == .word else { return true }
    let after = LineBreakClass(clusters[index])
    if after == .blank { return false }
    let joint = formatAtEnd(of: clusters[index - 1])
    if joint == "\u{200B}" { return true }  // LB8
    if joint == "\u{200D}" || joint == "\u{2060}" || joint == "\u{FEFF}" { return false }  // LB11
    let before = joint == "\u{AD}" ? .breakAfter : LineBreakClass(clusters[index - 1])
    if before == .blank { return canBreak(behindBlanksBefore: index, after) }
    if before == .glue { return false }  // LB12
    if after == .glue { return before == .breakAfter || before == .hyphen }  // LB12a
    return !keepsTogether(before, after, at: index)
  }

  /// Whether a soft hyphen stands before a cluster.
  func hasSoftHyphen(before index: Int) -> Bool {
    wrapping == .word && formatAtEnd(of: clusters[index - 1]) == "\u{AD}"
  }

  /// LB13…18: blanks allow a break, but not behind what opens, and not before what closes.
  private func canBreak(behindBlanksBefore index: Int, _ after: LineBreakClass) -> Bool {
    guard let last = clusters[..<index].lastIndex(where: { !$0.isBlank }) else { return true }
    let before = LineBreakClass(clusters[last])
    if before == .opening || before == .openingQuotation { return false }
    switch after {
    case .closing, .parenthesis, .exclamation: return false
    case .infix: return self[index + 1] == .numeric
    case .closingQuotation: return !(self[index + 1]?.endsPhrase ?? true)
    case .nonstarter: return before != .closing && before != .parenthesis
    case .dash: return before != .dash
    default: return true
    }
  }

  /// LB13…30 for two clusters without blanks between them.
  private func keepsTogether(
    _ before: LineBreakClass, _ after: LineBreakClass, at index: Int
  ) -> Bool {
    switch (before, after) {
    case (_, .closing), (_, .parenthesis), (_, .exclamation), (_, .infix), (_, .slash),
      (.opening, _):
      return true
    case (_, .quotation), (.quotation, _), (_, .closingQuotation), (.openingQuotation, _):
      return true  // LB19
    case (_, .openingQuotation): return !(isWide(index - 1) && isWide(index + 1))  // LB19a
    case (.closingQuotation, _): return !(isWide(index) && isWide(index - 2))
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (_, .inseparable), (.dash, .dash):
      return true  // LB17, 21, 22
    case (.hyphen, .numeric), (.infix, .numeric), (.infix, .alphabetic): return true  // LB25, 29
    case (.hyphen, .alphabetic), (.slash, .alphabetic):
      return beginsWord(index - 1)  // LB20a, and for slashes too
    case (.slash, .numeric): return self[index - 2] == .numeric
    case (.prefix, .ideographic), (.ideographic, .postfix): return true  // LB23a
    case (.prefix, .opening), (.postfix, .opening): return self[index + 1] == .numeric
    case (.parenthesis, .postfix), (.parenthesis, .prefix), (.closing, .postfix),
      (.closing, .prefix):
      return self[index - 2] == .numeric
    case (.alphabetic, .opening), (.numeric, .opening):
      return clusters[index].columns == 1  // LB30
    case (.parenthesis, .alphabetic), (.parenthesis, .numeric): return true
    default: return before.isInWord && after.isInWord  // LB23…25, 28
    }
  }

  /// Whether nothing of a word stands before a hyphen or a slash: there are blanks, or another slash.
  private func beginsWord(_ index: Int) -> Bool {
    var index = index - 1
    while self[index] == .hyphen { index -= 1 }
    guard let before = self[index] else { return true }
    return before == .blank || before == .glue || before == .slash
  }

  /// Whether a cluster is one of what Chinese and Japanese are written with.
  private func isWide(_ index: Int) -> Bool {
    guard clusters.indices.contains(index) else { return false }
    return [.wide, .emoji].contains(ScalarClass(clusters[index].base))
  }

  private subscript(index: Int) -> LineBreakClass? {
    clusters.indices.contains(index) ? LineBreakClass(clusters[index]) : nil
  }

  /// The last scalar of a cluster that has more than one: a zero-width space allows a break after
  /// it, a joiner or a zero-width no-break space forbids one.
  private func formatAtEnd(of cluster: TextCluster) -> Unicode.Scalar? {
    let last = text.unicodeScalars.index(before: cluster.range.upperBound)
    return last > cluster.range.lowerBound ? text.unicodeScalars[last] : nil
  }
}

extension LineBreakClass {
  /// Letters, numbers and their signs, between which no line ends.
  fileprivate var isInWord: Bool {
    [.alphabetic, .numeric, .prefix, .postfix].contains(self)
  }

  /// What may follow a quotation mark that closes (LB15b).
  fileprivate var endsPhrase: Bool {
    switch self {
    case .blank, .glue, .closing, .parenthesis, .exclamation, .infix, .slash, .quotation,
      .openingQuotation, .closingQuotation:
      true
    default: false
    }
  }
}

extension TextCluster {
  /// Whether a line may end here without showing it. No-break spaces are not blanks.
  var isBlank: Bool {
    guard case .scalar(let scalar) = content else { return false }
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Whether the next cluster belongs to this one where a word must be broken: vowels of Thai and
  /// Lao that are written before their consonant.
  var leans: Bool {
    let value = base.value
    return 0xE40...0xE44 ~= value || 0xEC0...0xEC4 ~= value
  }

  /// Whether it belongs to the cluster before: vowels and signs of Thai and Lao behind a consonant.
  var follows: Bool {
    switch base.value {
    case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEC6: true
    default: false
    }
  }
}
