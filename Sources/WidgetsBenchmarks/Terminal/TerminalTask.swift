/// What an app in a terminal does at each press of a key; Tests/Tools/curses_frames.c does the same.
enum TerminalTask: String, CaseIterable {
  case oneCell = "one-cell"
  case typing
  case scroll
  case listByThree = "list-3"
  case listByOne = "list-1"
  case oneColor = "one-colour"
  case colorPerCell = "colour-per-cell"
  case nothing
  case tabSwitch = "tab-switch"
  case pushPop = "push-pop"

  /// The task of `--terminal-app TASK`, with which this program starts itself in a terminal.
  init?(arguments: [String]) {
    guard arguments.count == 3, arguments[1] == TerminalTask.option else { return nil }
    self.init(rawValue: arguments[2])
  }

  static let option = "--terminal-app"
}

/// The contents of the pages, the same as those of the curses program.
enum TerminalText {
  /// A row of letters, different in each row.
  static func line(_ number: Int, width: Int) -> String {
    String(unsafeUninitializedCapacity: width) { bytes in
      for x in 0..<width { bytes[x] = UInt8(ascii: "a") + UInt8((x * 7 + number * 5) % 26) }
      return width
    }
  }

  /// A place that looks random, the same in both programs.
  static func place(_ step: Int, of count: Int) -> Int {
    Int((UInt32(truncatingIfNeeded: step) &* 2_654_435_761) % UInt32(count))
  }
}
