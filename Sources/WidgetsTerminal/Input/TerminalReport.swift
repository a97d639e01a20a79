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
