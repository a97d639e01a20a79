import Widgets

extension Key {
  /// The key with a number of kitty's keyboard protocol; nil for keys that nobody is told of (locks,
  /// media keys, modifiers alone).
  ///
  /// The number is the scalar that the key types without modifiers, or lies in the private use area:
  /// https://sw.kovidgoyal.net/kitty/keyboard-protocol, "Functional key definitions".
  init?(code: Int, modifiers: Modifiers) {
    switch code {
    case 9: self.init(.tab, modifiers: modifiers)
    case 13: self.init(.enter, modifiers: modifiers)
    case 27: self.init(.escape, modifiers: modifiers)
    case 8, 127: self.init(.backspace, modifiers: modifiers)
    case 57_376...57_398: self.init(.function(code - 57_376 + 13), modifiers: modifiers)
    case 57_399...57_426: self.init(Self.keypad[code - 57_399], modifiers: modifiers)
    case 57_344...63_743: return nil
    default:
      guard let scalar = Unicode.Scalar(UInt32(code)), code >= 0x20,
        !(0x7F...0x9F).contains(code)
      else { return nil }
      self.init(.character(Character(scalar)), modifiers: modifiers)
    }
  }

  /// The keys of the keypad, in the order of their numbers.
  private static let keypad: [Key.Code] =
    "0123456789./*-+".map { .character($0) } + [
      .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown,
      .home, .end, .insert, .delete,
    ]
}
