import Widgets

/// Turns the bytes that a terminal sends into events.
///
/// The parser is a value and keeps everything that is unfinished between two calls, so the events
/// do not depend on how the bytes were split over reads. Only ``flush()`` depends on time: the
/// caller uses it when no byte has come for ``escapeDelay`` seconds while ``isUndecided``.
///
/// One Unicode scalar that types text is one key: a letter and a combining mark after it are two,
/// because nothing tells whether a mark will follow. A paste is one event, whatever is in it.
/// Unknown and malformed sequences are skipped whole; bytes that are no UTF-8 and C1 control characters give nothing. A line feed is Enter like
/// a carriage return, so that a file can be used as input.
struct InputParser: Hashable, Sendable {
  /// How long an escape byte may stay alone before it is the Escape key, in seconds (DESIGN.md,
  /// section 6).
  static let escapeDelay = 0.05

  private enum State: Hashable {
    /// Between keys.
    case ground
    /// After an escape byte.
    case escape
    /// After two escape bytes: Escape twice, or Alt with a key that is a sequence.
    case doubleEscape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case singleShift
    /// After `ESC [ [`: a function key of the Linux console.
    case consoleFunction
    /// After `ESC [ M`: the three bytes of an old mouse report.
    case mouseBytes
    /// After the introducer of a string such as an answer to a query.
    case string(introducer: UInt8, isEmpty: Bool)
    /// After an escape byte in a string.
    case stringEscape
    /// Between the brackets of a paste.
    case paste
  }

  private var state = State.ground
  private var utf8 = UTF8Decoder()
  private var sequence = ControlSequence()
  private var mouse: [UInt8] = []
  private var paste = Paste()
  private var string: [UInt8] = []
  private var hasAltPrefix = false

  /// Whether what has arrived may be complete, so that time has to decide.
  ///
  /// A sequence that has gone past its introducer is not: no person types one, and on a slow line
  /// its end may come late.
  var isUndecided: Bool {
    switch state {
    case .ground, .consoleFunction, .mouseBytes, .paste: false
    case .escape, .doubleEscape, .string, .stringEscape: true
    case .control, .singleShift: sequence.isEmpty
    }
  }

  /// The events that the bytes complete, oldest first.
  ///
  /// - Complexity: O(*n*) in the number of bytes; memory does not grow with unfinished input.
  mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var events: [TerminalInput] = []
    for byte in bytes {
      // A byte that interrupts something unfinished is looked at again from the ground state,
      // which takes every byte, so this ends after a few turns.
      while !take(byte, into: &events) {}
    }
    return events
  }

  /// Decides that no more bytes follow what has arrived; nothing happens unless ``isUndecided``.
  mutating func flush() -> [TerminalInput] {
    guard isUndecided else { return [] }
    var events: [TerminalInput] = []
    switch state {
    case .escape, .stringEscape:
      events.append(.key(.escape))
    case .doubleEscape:
      events += [.key(.escape), .key(.escape)]
    case .control:
      appendIntroducer("[", to: &events)
    case .singleShift:
      appendIntroducer("O", to: &events)
    case .string(let introducer, isEmpty: true):
      appendIntroducer(Character(Unicode.Scalar(introducer)), to: &events)
    default:
      break
    }
    reset()
    return events
  }

  /// Decides that no more bytes follow at all: a paste that is not closed is as long as it is.
  mutating func finish() -> [TerminalInput] {
    guard state == .paste else { return flush() }
    var events: [TerminalInput] = []
    appendPaste(to: &events)
    return events
  }

  private mutating func appendPaste(to events: inout [TerminalInput]) {
    let text = paste.text
    if !text.isEmpty { events.append(.event(.paste(text))) }
    reset()
  }

  private mutating func reset() {
    state = .ground
    paste = Paste()
    string.removeAll()
    hasAltPrefix = false
    sequence.removeAll()
    mouse.removeAll()
  }

  /// An introducer that nothing followed was typed: Alt with its second byte.
  private func appendIntroducer(_ character: Character, to events: inout [TerminalInput]) {
    if hasAltPrefix { events.append(.key(.escape)) }
    events.append(.event(.key(Key(.character(character), modifiers: .alt))))
  }
}

// MARK: - One byte

extension InputParser {
  /// Takes one byte; false when it interrupted something and has to be looked at again.
  private mutating func take(_ byte: UInt8, into events: inout [TerminalInput]) -> Bool {
    switch state {
    case .ground: takeText(byte, into: &events)
    case .escape: takeAfterEscape(byte, into: &events)
    case .doubleEscape: takeAfterDoubleEscape(byte, into: &events)
    case .control: takeControl(byte, into: &events)
    case .singleShift: takeSingleShift(byte, into: &events)
    case .consoleFunction: takeConsoleFunction(byte, into: &events)
    case .mouseBytes: takeMouseByte(byte, into: &events)
    case .string(let introducer, _): takeString(byte, introducer, into: &events)
    case .stringEscape: takeAfterStringEscape(byte, into: &events)
    case .paste: takePasted(byte, into: &events)
    }
  }

  private mutating func takeText(_ byte: UInt8, into events: inout [TerminalInput]) -> Bool {
    switch utf8.decode(byte) {
    case .incomplete:
      return true
    case .interrupted:
      hasAltPrefix = false
      return false
    case .invalid:
      hasAltPrefix = false
    case .scalar("\u{1B}"):
      state = .escape
    case .scalar(let scalar):
      if let key = Key(scalar: scalar, isAlt: hasAltPrefix) { events.append(.event(.key(key))) }
      hasAltPrefix = false
    }
    return true
  }

  private mutating func takeAfterEscape(_ byte: UInt8, into events: inout [TerminalInput]) -> Bool {
    switch byte {
    case 0x1B:
      state = .doubleEscape
    case UInt8(ascii: "["):
      state = .control
    case UInt8(ascii: "O"):
      state = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte, isEmpty: true)
    default:
      state = .ground
      hasAltPrefix = true
      return false
    }
    return true
  }

  private mutating func takeAfterDoubleEscape(
    _ byte: UInt8, into events: inout [TerminalInput]
  ) -> Bool {
    if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
      state = byte == UInt8(ascii: "[") ? .control : .singleShift
      hasAltPrefix = true
      return true
    }
    events.append(.key(.escape))
    if byte == 0x1B { return true }
    state = .escape
    return false
  }

  private mutating func takeControl(_ byte: UInt8, into events: inout [TerminalInput]) -> Bool {
    switch sequence.append(byte) {
    case .incomplete:
      return true
    case .interrupted:
      reset()
      return false
    case .final(UInt8(ascii: "[")) where sequence.isEmpty:
      state = .consoleFunction
      return true
    case .final(UInt8(ascii: "M")) where sequence.isEmpty:
      appendEscapeKey(to: &events)
      state = .mouseBytes
      return true
    case .final(let final):
      let beginsPaste = sequence.beginsPaste(final: final)
      let report = TerminalReport(sequence: sequence, final: final)
      if report != nil || beginsPaste || sequence.prefix != nil { appendEscapeKey(to: &events) }
      if let report {
        events.append(.report(report))
      } else {
        append(sequence.event(final: final), to: &events)
      }
      reset()
      if beginsPaste { state = .paste }
      return true
    }
  }

  private mutating func takePasted(_ byte: UInt8, into events: inout [TerminalInput]) -> Bool {
    if paste.append(byte) { appendPaste(to: &events) }
    return true
  }

  private mutating func takeSingleShift(_ byte: UInt8, into events: inout [TerminalInput]) -> Bool {
    switch sequence.append(byte) {
    case .incomplete:
      return true
    case .interrupted:
      reset()
      return false
    case .final(let final):
      append(sequence.singleShiftKey(final: final).map(InputEvent.key), to: &events)
      reset()
      return true
    }
  }

  private mutating func takeConsoleFunction(
    _ byte: UInt8, into events: inout [TerminalInput]
  ) -> Bool {
    let isPartOfSequence = (0x20...0x7E).contains(byte)
    if (0x41...0x45).contains(byte) {
      append(.key(Key(.function(Int(byte) - 0x40))), to: &events)
    }
    reset()
    return isPartOfSequence
  }

  private mutating func takeMouseByte(_ byte: UInt8, into events: inout [TerminalInput]) -> Bool {
    guard byte >= 0x20 else {
      reset()
      return false
    }
    mouse.append(byte)
    if mouse.count == 3 {
      let report = MouseReport(legacy: mouse[0], mouse[1], mouse[2])
      append(report?.event, to: &events)
      reset()
    }
    return true
  }

  private mutating func takeString(
    _ byte: UInt8, _ introducer: UInt8, into events: inout [TerminalInput]
  ) -> Bool {
    switch byte {
    case 0x07:
      appendString(to: &events)
      reset()
    case 0x1B:
      state = .stringEscape
    case 0x00..<0x20:
      // No answer of a terminal holds one, so the string is broken off and Ctrl-C still works.
      reset()
      return false
    default:
      state = .string(introducer: introducer, isEmpty: false)
      // Only of commands of the system, and of short ones, anything is kept.
      if introducer == UInt8(ascii: "]"), string.count <= TerminalReport.longestString {
        string.append(byte)
      }
    }
    return true
  }

  private func appendString(to events: inout [TerminalInput]) {
    guard let report = TerminalReport(systemCommand: string) else { return }
    events.append(.report(report))
  }

  private mutating func takeAfterStringEscape(
    _ byte: UInt8, into events: inout [TerminalInput]
  ) -> Bool {
    if byte == UInt8(ascii: "\\") {
      appendString(to: &events)
      reset()
      return true
    }
    reset()
    state = .escape
    return false
  }

  private func append(_ event: InputEvent?, to events: inout [TerminalInput]) {
    guard var event else { return }
    if hasAltPrefix, case .key(var key) = event {
      key.modifiers.insert(.alt)
      event = .key(key)
    }
    events.append(.event(event))
  }

  /// An escape byte right before what no key sends was the Escape key.
  private mutating func appendEscapeKey(to events: inout [TerminalInput]) {
    if hasAltPrefix { events.append(.key(.escape)) }
    hasAltPrefix = false
  }
}

extension TerminalInput {
  fileprivate static func key(_ code: Key.Code) -> TerminalInput { .event(.key(Key(code))) }
}
