/// Up to 16 bytes without an allocation: one control sequence, or two short ones.
///
/// Sequences are made for every cell that changes, and several forms of one are compared.
struct ShortBytes: RandomAccessCollection, Hashable, Sendable {
  private var storage = SIMD16<UInt8>()
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> UInt8 { storage[position] }

  /// Appends a byte; one that does not fit stops the program.
  mutating func append(_ byte: UInt8) {
    storage[count] = byte
    count += 1
  }

  /// Appends a byte several times.
  mutating func append(_ byte: UInt8, times: Int) {
    for _ in 0..<times { append(byte) }
  }

  mutating func append(_ other: ShortBytes) {
    for index in 0..<other.count { append(other[index]) }
  }

  /// Appends a number in decimal digits; 0 or more.
  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// `ESC [ number final`, without the number where that is the default.
  static func control(_ number: Int, _ final: Unicode.Scalar, default: Int = 1) -> ShortBytes {
    var bytes = ShortBytes()
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if number != `default` { bytes.appendDecimal(number) }
    bytes.append(UInt8(ascii: final))
    return bytes
  }

  /// `ESC [ first ; second final`.
  static func control(_ first: Int, _ second: Int, _ final: Unicode.Scalar) -> ShortBytes {
    var bytes = ShortBytes()
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    bytes.appendDecimal(first)
    bytes.append(UInt8(ascii: ";"))
    bytes.appendDecimal(second)
    bytes.append(UInt8(ascii: final))
    return bytes
  }
}
