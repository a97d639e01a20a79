import Testing

@testable import WidgetsTerminal

struct TerminalSizeTests {
  static let sizes: [(Int, Int, String?, String?, Int, Int)] = [
    (100, 30, nil, nil, 100, 30), (0, 0, nil, nil, 80, 24), (0, 0, "132", "50", 132, 50),
    (0, 40, nil, nil, 80, 40), (100, 0, "7", "9", 100, 9), (0, 0, "-3", "many", 80, 24),
    (0, 0, "0", "", 80, 24), (65_535, 65_535, nil, nil, 2_000, 2_000), (1, 1, "80", "24", 1, 1),
  ]

  @Test(arguments: sizes)
  func `FR-TRM-09 an unknown length comes from the environment, else it is that of 80x24`(
    _ reported: Int, _ reportedRows: Int, _ columns: String?, _ lines: String?, _ width: Int,
    _ height: Int
  ) {
    let environment = TerminalEnvironment(columns: columns, lines: lines)
    let size = TerminalSize(
      reportedColumns: reported, reportedRows: reportedRows, environment: environment)
    #expect(size.columns == width)
    #expect(size.rows == height)
  }
}
