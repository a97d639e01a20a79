#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The size of a terminal in cells; never smaller than 1×1.
struct TerminalSize: Hashable, Sendable {
  /// Cells in a row.
  let columns: Int
  /// Rows.
  let rows: Int

  /// The size where nothing is known (FR-TRM-09).
  static let unknown = (columns: 80, rows: 24)
  /// More cells in one direction than any screen has; a terminal that reports more is not believed.
  static let largest = 2_000

  /// The size that was reported, each direction that is 0 taken from `COLUMNS` or `LINES`, else
  /// from 80×24.
  init(reportedColumns: Int, reportedRows: Int, environment: TerminalEnvironment) {
    columns = Self.length(reportedColumns, environment.columns, Self.unknown.columns)
    rows = Self.length(reportedRows, environment.lines, Self.unknown.rows)
  }

  /// The size that the terminal behind a descriptor reports now.
  init(descriptor: Int32, environment: TerminalEnvironment) {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) != 0 { size = winsize() }
    self.init(
      reportedColumns: Int(size.ws_col), reportedRows: Int(size.ws_row), environment: environment)
  }

  /// Whether the terminal behind a descriptor does not say how large it is, as on a serial line.
  static func isUnknown(descriptor: Int32) -> Bool {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) != 0 || size.ws_col == 0 || size.ws_row == 0
  }

  private static func length(_ reported: Int, _ variable: String?, _ unknown: Int) -> Int {
    if reported > 0 { return min(reported, largest) }
    if let variable, let value = Int(variable), (1...largest).contains(value) { return value }
    return unknown
  }
}
