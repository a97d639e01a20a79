/// Puts Unicode scalars together from bytes that may arrive one at a time.
///
/// Bytes that are no UTF-8 (overlong forms, surrogates, stray or missing continuation bytes) give
/// nothing; the byte that shows it is looked at afresh.
struct UTF8Decoder: Hashable, Sendable {
  enum Outcome: Hashable {
    /// The byte belongs to a scalar that is not complete yet.
    case incomplete
    /// The byte completed a scalar.
    case scalar(Unicode.Scalar)
    /// The byte cannot begin a scalar.
    case invalid
    /// The scalar before it was cut short; the byte itself has not been looked at.
    case interrupted
  }

  private var missing = 0
  private var value: UInt32 = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a scalar has begun and is not complete.
  var isInsideScalar: Bool { missing > 0 }

  mutating func decode(_ byte: UInt8) -> Outcome {
    guard missing > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      self = UTF8Decoder()
      return .interrupted
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    defer { self = UTF8Decoder() }
    return Unicode.Scalar(value).map(Outcome.scalar) ?? .invalid
  }

  /// The second byte's range is what rules out overlong forms, surrogates and values past
  /// U+10FFFF (Unicode 16, table 3-7).
  private mutating func begin(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0x00...0x7F:
      return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF:
      (missing, value, allowed) = (1, UInt32(byte & 0x1F), 0x80...0xBF)
    case 0xE0...0xEF:
      (missing, value) = (2, UInt32(byte & 0x0F))
      allowed = byte == 0xE0 ? 0xA0...0xBF : byte == 0xED ? 0x80...0x9F : 0x80...0xBF
    case 0xF0...0xF4:
      (missing, value) = (3, UInt32(byte & 0x07))
      allowed = byte == 0xF0 ? 0x90...0xBF : byte == 0xF4 ? 0x80...0x8F : 0x80...0xBF
    default:
      return .invalid
    }
    return .incomplete
  }
}
