/// Text in the form in which terminals take it for the pasteboard (RFC 4648, section 4).
enum Base64 {
  /// Longer texts are cut off by xterm, so they are not sent at all.
  static let longestText = 74_994

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// `OSC 52`, which sets the system's pasteboard; nil for a text that is too long.
  static func copyCommand(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= longestText else { return nil }
    return Array("\u{1B}]52;c;".utf8) + encoded(Array(text.utf8)) + [0x07]
  }

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        let isFilled = index <= group.count
        result.append(isFilled ? digits[value >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}
