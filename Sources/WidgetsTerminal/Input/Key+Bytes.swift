import Widgets

extension Key {
  /// The key that sends a single scalar; nil for scalars that no key sends.
  ///
  /// Control characters are Ctrl with a letter, except for those that have a key of their own:
  /// tab, carriage return and line feed (Enter), backspace and delete (Backspace, whichever of the
  /// two a terminal sends for it). NUL is Ctrl+Space.
  init?(scalar: Unicode.Scalar, isAlt: Bool = false) {
    let alt: Modifiers = isAlt ? .alt : []
    switch scalar.value {
    case 0x00: self.init(.character(" "), modifiers: alt.union(.control))
    case 0x08, 0x7F: self.init(.backspace, modifiers: alt)
    case 0x09: self.init(.tab, modifiers: alt)
    case 0x0A, 0x0D: self.init(.enter, modifiers: alt)
    case 0x1B: self.init(.escape, modifiers: alt)
    case 0x01...0x1A:
      self.init(control: UInt8(scalar.value) + 0x60, modifiers: alt)
    case 0x1C...0x1F:
      self.init(control: UInt8(scalar.value) + 0x40, modifiers: alt)
    case 0x80...0x9F: return nil
    default: self.init(.character(Character(scalar)), modifiers: alt)
    }
  }

  private init(control byte: UInt8, modifiers: Modifiers) {
    self.init(
      .character(Character(Unicode.Scalar(byte))), modifiers: modifiers.union(.control))
  }
}

extension Key.Modifiers {
  /// The modifiers of a sequence's parameter: 1 plus shift 1, alt 2, control 4, super 8 (xterm's
  /// "PC-Style Function Keys"); nil and 1 are none.
  init(parameter: Int?) {
    let bits = max(0, (parameter ?? 1) - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(.command) }
  }
}

// MARK: - Keys that send a sequence

extension ControlSequence {
  /// The event of `ESC [` … `final`; nil for sequences that mean nothing to a screen.
  func event(final: UInt8) -> InputEvent? {
    if isMalformed || hasIntermediates { return nil }
    switch prefix {
    case nil: return key(final: final).map(InputEvent.key)
    case UInt8(ascii: "<"): return MouseReport(sequence: self, final: final)?.event
    default: return nil
    }
  }

  /// The key of `ESC O` … `final`: cursor and function keys, and the keypad in its application
  /// mode.
  func singleShiftKey(final: UInt8) -> Key? {
    if isMalformed || hasIntermediates || prefix != nil { return nil }
    let modifiers = Key.Modifiers(parameter: lastParameter)
    switch final {
    case UInt8(ascii: "M"): return Key(.enter, modifiers: modifiers)
    case UInt8(ascii: "I"): return Key(.tab, modifiers: modifiers)
    case UInt8(ascii: "X"): return Key(.character("="), modifiers: modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.letterKey(final - 0x20).map { Key($0, modifiers: modifiers.union(.control)) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad sends the ASCII character it shows, moved by 0x40.
      return Key(.character(Character(Unicode.Scalar(final - 0x40))), modifiers: modifiers)
    default:
      return Self.letterKey(final).map { Key($0, modifiers: modifiers) }
    }
  }

  /// Whether `ESC [` … `final` opens a paste.
  func beginsPaste(final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && parameters == [200] && prefix == nil && !isMalformed
      && !hasIntermediates
  }

  private func key(final: UInt8) -> Key? {
    let modifiers = Key.Modifiers(parameter: lastParameter)
    if keyPhase == 3 { return nil }
    switch final {
    case UInt8(ascii: "u"):
      return parameter(0).flatMap {
        Key(code: $0, modifiers: Key.Modifiers(parameter: parameter(1)))
      }
    case UInt8(ascii: "~") where parameters.count == 3 && parameters[0] == 27:
      // xterm's form for keys that have no sequence (modifyOtherKeys).
      return Key(code: parameters[2], modifiers: Key.Modifiers(parameter: parameter(1)))
    case UInt8(ascii: "~"):
      return numberKey(adding: [])
    case UInt8(ascii: "^"):
      return numberKey(adding: .control)
    case UInt8(ascii: "@"):
      return numberKey(adding: [.control, .shift])
    case UInt8(ascii: "Z"):
      return Key(.tab, modifiers: modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.letterKey(final - 0x20).map { Key($0, modifiers: modifiers.union(.shift)) }
    case UInt8(ascii: "R") where (parameter(0) ?? 1) != 1:
      // A cursor position report has the same form as F3 with modifiers.
      return nil
    default:
      return Self.letterKey(final).map { Key($0, modifiers: modifiers) }
    }
  }

  /// Modifiers come second after a key's number, and alone in an older form.
  private var lastParameter: Int? { parameters.count > 1 ? parameter(1) : parameter(0) }

  private func numberKey(adding extra: Key.Modifiers) -> Key? {
    guard let number = parameter(0), let code = Self.numberKeys[number] else { return nil }
    return Key(code, modifiers: Key.Modifiers(parameter: parameter(1)).union(extra))
  }

  private static func letterKey(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter - UInt8(ascii: "O")))
    default: nil
    }
  }

  /// The numbers before `~`, as the VT220, xterm and rxvt send them.
  private static let numberKeys: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]
}
