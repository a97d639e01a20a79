/// A list that knows its terminal: it scrolls the screen and writes the rows that came into view.
struct HandwrittenList {
  static let columns = 80
  static let rows = 24

  private(set) var top = 0
  private var bytes: [UInt8] = []

  /// Moves by some rows and returns how many bytes a terminal would have received.
  mutating func scroll(by count: Int) -> Int {
    bytes.removeAll(keepingCapacity: true)
    top += count
    append("\u{1B}[\(count)S")
    for row in (Self.rows - count)..<Self.rows {
      append("\u{1B}[\(row + 1);1HRow \(top + row)")
      let length = 4 + "\(top + row)".utf8.count
      for _ in length..<Self.columns { bytes.append(UInt8(ascii: ".")) }
    }
    return bytes.count
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
