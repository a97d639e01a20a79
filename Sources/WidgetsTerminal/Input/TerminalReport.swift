/// What a terminal says about itself: by itself, or as the answer to a query.
enum TerminalReport: Hashable, Sendable {
  /// Its window is in front now, or no longer (mode 1004).
  case focus(Bool)
  /// Whether it knows one of its modes (DECRPM).
  case mode(Int, isKnown: Bool)
  /// It has the keyboard protocol of kitty, with these flags set.
  case keyboard(flags: Int)
  /// Its size in cells.
  case size(columns: Int, rows: Int)
  /// How light its background is, from 0 (black) to 1 (white).
  case background(lightness: Double)
  /// Where its cursor is, from 1. In the first row nothing tells it from F3 with modifiers, which it
  /// is then.
  case cursor(column: Int, row: Int)
  /// Its primary attributes. Every terminal answers this query, and answers come in the order of
  /// the queries: those asked before have been answered, or will not be.
  case attributes

  /// The report of `ESC [` … `final`; nil for sequences that are none.
  init?(sequence: ControlSequence, final: UInt8) {
    if sequence.isMalformed { return nil }
    let parameters = sequence.parameters
    switch (sequence.prefix, final) {
    case (nil, UInt8(ascii: "I")) where parameters.isEmpty && !sequence.hasIntermediates:
      self = .focus(true)
    case (nil, UInt8(ascii: "O")) where parameters.isEmpty && !sequence.hasIntermediates:
      self = .focus(false)
    case (nil, UInt8(ascii: "t")) where parameters.count == 3 && parameters[0] == 8:
      guard let rows = sequence.parameter(1), let columns = sequence.parameter(2) else {
        return nil
      }
      self = .size(columns: columns, rows: rows)
    case (nil, UInt8(ascii: "R"))
    where parameters.count == 2 && parameters[0] > 1 && !sequence.hasIntermediates:
      self = .cursor(column: max(1, parameters[1]), row: parameters[0])
    case (UInt8(ascii: "?"), UInt8(ascii: "u")) where !sequence.hasIntermediates:
      self = .keyboard(flags: parameters.first ?? 0)
    case (UInt8(ascii: "?"), UInt8(ascii: "y")) where parameters.count == 2:
      // 0 is a mode it does not know, 4 one that it never sets.
      self = .mode(parameters[0], isKnown: (1...3).contains(parameters[1]))
    case (UInt8(ascii: "?"), UInt8(ascii: "c")) where !sequence.hasIntermediates:
      self = .attributes
    default:
      return nil
    }
  }
}

// MARK: - Answers that are strings

extension TerminalReport {
  /// The longest string that says something.
  static let longestString = 64

  /// The report of an operating system command's text, without its brackets; nil when it is none.
  ///
  /// The background comes as `11;rgb:RRRR/GGGG/BBBB`, each part with one to four digits.
  init?(systemCommand text: [UInt8]) {
    let text = String(decoding: text, as: UTF8.self)
    let start = ["11;rgb:", "11;rgba:"].first { text.hasPrefix($0) }
    guard let start else { return nil }
    let parts = text.dropFirst(start.count).split(separator: "/").compactMap(Self.share)
    guard (3...4).contains(parts.count) else { return nil }
    // Rec. 709: what the eye makes of the three.
    self = .background(lightness: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])
  }

  private static func share(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0 else {
      return nil
    }
    return Double(value) / Double(1 << (4 * digits.count) - 1)
  }
}
