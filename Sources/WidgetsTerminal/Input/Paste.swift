/// The text between the brackets of a paste, collected byte by byte.
///
/// Nothing in it is a key or a command. The closing bracket counts wherever it is, also after the
/// unfinished beginning of another sequence (FR-INP-05).
struct Paste: Hashable, Sendable {
  /// `ESC [ 201 ~`
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var bytes: [UInt8] = []

  /// Takes a byte; true when it completes the closing bracket, which is not part of the text.
  mutating func append(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    guard byte == 0x7E, bytes.suffix(Self.end.count).elementsEqual(Self.end) else { return false }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// The text: line ends as `\n`, tabs kept, without other control characters and bytes that are no
  /// UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  var text: String {
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8Decoder()
    var isAfterReturn = false
    for byte in bytes {
      var outcome = decoder.decode(byte)
      if outcome == .interrupted { outcome = decoder.decode(byte) }
      guard case .scalar(let scalar) = outcome else { continue }
      switch scalar.value {
      case 0x0D: scalars.append("\n")
      case 0x0A: if !isAfterReturn { scalars.append("\n") }
      case 0x09: scalars.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: break
      default: scalars.append(scalar)
      }
      isAfterReturn = scalar.value == 0x0D
    }
    return String(scalars)
  }
}
