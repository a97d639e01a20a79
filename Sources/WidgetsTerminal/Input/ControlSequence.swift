/// The part of a control sequence after `ESC [` or `ESC O`, collected byte by byte.
///
/// Only what decides about a key or a mouse report is kept, so a sequence of any length takes the
/// same memory.
struct ControlSequence: Hashable, Sendable {
  enum Outcome: Hashable {
    /// The sequence goes on.
    case incomplete
    /// The byte ended it.
    case final(UInt8)
    /// The byte cannot be part of a sequence: what was collected is to be dropped.
    case interrupted
  }

  /// One of `<`, `=`, `>`, `?` right after the introducer.
  private(set) var prefix: UInt8?
  /// The numbers between semicolons; a missing one is 0, what follows a colon is left out.
  private(set) var parameters: [Int] = []
  /// The digit after the first colon of the second number: in kitty's protocol 1 for a key that was
  /// pressed, 2 for one that repeats, 3 for one that was let go.
  private(set) var keyPhase = 1
  /// Whether it breaks the grammar, or has more or larger numbers than any key has; it is read to
  /// its end all the same.
  private(set) var isMalformed = false
  /// Whether bytes between space and `/` came before the final one.
  private(set) var hasIntermediates = false
  /// Whether nothing follows the introducer yet.
  private(set) var isEmpty = true

  private var isInsideSubparameter = false

  private static let mostParameters = 8
  private static let largestParameter = 65_535

  mutating func append(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0x40...0x7E: return .final(byte)
    case 0x30...0x39: appendDigit(Int(byte) - 0x30)
    case 0x3A: isInsideSubparameter = true
    case 0x3B: beginParameter()
    case 0x3C...0x3F:
      if isEmpty { prefix = byte } else { isMalformed = true }
    case 0x20...0x2F: hasIntermediates = true
    default: return .interrupted
    }
    isEmpty = false
    return .incomplete
  }

  mutating func removeAll() {
    self = ControlSequence()
  }

  /// The parameter at a position; nil when it is missing or 0, which both mean the default.
  func parameter(_ index: Int) -> Int? {
    guard index < parameters.count, parameters[index] != 0 else { return nil }
    return parameters[index]
  }

  private mutating func appendDigit(_ digit: Int) {
    if hasIntermediates { isMalformed = true }
    if isInsideSubparameter {
      if parameters.count == 2 { keyPhase = digit }
      return
    }
    if parameters.isEmpty { parameters.append(0) }
    let value = parameters[parameters.count - 1] * 10 + digit
    if value > Self.largestParameter { isMalformed = true }
    parameters[parameters.count - 1] = min(value, Self.largestParameter)
  }

  private mutating func beginParameter() {
    isInsideSubparameter = false
    if parameters.isEmpty { parameters.append(0) }
    if parameters.count < Self.mostParameters {
      parameters.append(0)
    } else {
      isMalformed = true
    }
  }
}
