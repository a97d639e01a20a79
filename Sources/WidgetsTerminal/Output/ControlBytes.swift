// Sequences are short and made for every cell that changes, so they are appended byte by byte
// instead of through strings.

extension [UInt8] {
  /// Appends `ESC [`.
  mutating func appendControlStart() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  /// Appends a number in decimal digits; 0 or more.
  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends `ESC [ number final`, without the number where that is the default.
  mutating func appendControl(_ number: Int, _ final: Unicode.Scalar, default: Int = 1) {
    appendControlStart()
    if number != `default` { appendDecimal(number) }
    append(UInt8(ascii: final))
  }
}
