import Testing
import Widgets

/// What a terminal sends, and the keys it means by their names.
struct KeySequence: Sendable, CustomTestStringConvertible {
  let bytes: String
  let names: [String]

  init(_ bytes: String, _ names: String...) {
    self.bytes = bytes
    self.names = names
  }

  var events: [InputEvent] { names.compactMap { Key(name: $0).map(InputEvent.key) } }

  var testDescription: String { "\(bytes.debugDescription) is \(names)" }

  /// Sources: xterm's control sequences (PC-style and VT220-style function keys), the Linux
  /// console's and rxvt's manual pages.
  static let all: [KeySequence] =
    plain + arrows + editing + functions + singleShift + alt + control + kitty

  static let plain = [
    KeySequence("a", "a"), KeySequence("Z", "Z"), KeySequence(" ", "space"),
    KeySequence("é", "é"), KeySequence("界", "界"), KeySequence("🙂", "🙂"),
    KeySequence("\r", "enter"), KeySequence("\n", "enter"), KeySequence("\t", "tab"),
    KeySequence("\u{7F}", "backspace"), KeySequence("\u{8}", "backspace"),
    KeySequence("aé界🙂z", "a", "é", "界", "🙂", "z"),
  ]

  static let arrows = [
    KeySequence("\u{1B}[A", "up"), KeySequence("\u{1B}[B", "down"),
    KeySequence("\u{1B}[C", "right"), KeySequence("\u{1B}[D", "left"),
    KeySequence("\u{1B}[1;2A", "shift+up"), KeySequence("\u{1B}[1;3B", "alt+down"),
    KeySequence("\u{1B}[1;5C", "ctrl+right"), KeySequence("\u{1B}[1;6D", "ctrl+shift+left"),
    KeySequence("\u{1B}[1;8A", "ctrl+alt+shift+up"), KeySequence("\u{1B}[1;9A", "cmd+up"),
    KeySequence("\u{1B}[5C", "ctrl+right"), KeySequence("\u{1B}[1A", "up"),
    KeySequence("\u{1B}[a", "shift+up"), KeySequence("\u{1B}Od", "ctrl+left"),
    KeySequence("\u{1B}\u{1B}[A", "alt+up"), KeySequence("\u{1B}\u{1B}OB", "alt+down"),
  ]

  static let editing = [
    KeySequence("\u{1B}[H", "home"), KeySequence("\u{1B}[F", "end"),
    KeySequence("\u{1B}[1~", "home"), KeySequence("\u{1B}[7~", "home"),
    KeySequence("\u{1B}[4~", "end"), KeySequence("\u{1B}[8~", "end"),
    KeySequence("\u{1B}[2~", "insert"), KeySequence("\u{1B}[3~", "delete"),
    KeySequence("\u{1B}[5~", "pageup"), KeySequence("\u{1B}[6~", "pagedown"),
    KeySequence("\u{1B}[1;5H", "ctrl+home"), KeySequence("\u{1B}[1;2F", "shift+end"),
    KeySequence("\u{1B}[5;5~", "ctrl+pageup"), KeySequence("\u{1B}[6;5~", "ctrl+pagedown"),
    KeySequence("\u{1B}[3;3~", "alt+delete"), KeySequence("\u{1B}[5^", "ctrl+pageup"),
    KeySequence("\u{1B}[6@", "ctrl+shift+pagedown"),
    KeySequence("\u{1B}[Z", "shift+tab"), KeySequence("\u{1B}[1;5Z", "ctrl+shift+tab"),
  ]

  static let functions = [
    KeySequence("\u{1B}OP", "f1"), KeySequence("\u{1B}OQ", "f2"), KeySequence("\u{1B}OR", "f3"),
    KeySequence("\u{1B}OS", "f4"), KeySequence("\u{1B}[P", "f1"),
    KeySequence("\u{1B}[1;5P", "ctrl+f1"), KeySequence("\u{1B}[1;2R", "shift+f3"),
    KeySequence("\u{1B}[11~", "f1"), KeySequence("\u{1B}[15~", "f5"),
    KeySequence("\u{1B}[17~", "f6"), KeySequence("\u{1B}[21~", "f10"),
    KeySequence("\u{1B}[23~", "f11"), KeySequence("\u{1B}[24~", "f12"),
    KeySequence("\u{1B}[24;2~", "shift+f12"), KeySequence("\u{1B}[34~", "f20"),
    KeySequence("\u{1B}[[A", "f1"), KeySequence("\u{1B}[[E", "f5"),
  ]

  static let singleShift = [
    KeySequence("\u{1B}OA", "up"), KeySequence("\u{1B}OB", "down"),
    KeySequence("\u{1B}OC", "right"), KeySequence("\u{1B}OD", "left"),
    KeySequence("\u{1B}OH", "home"), KeySequence("\u{1B}OF", "end"),
    KeySequence("\u{1B}OM", "enter"), KeySequence("\u{1B}O5A", "ctrl+up"),
    KeySequence("\u{1B}O1;2P", "shift+f1"), KeySequence("\u{1B}Ok", "+"),
    KeySequence("\u{1B}Op", "0"), KeySequence("\u{1B}Oy", "9"),
  ]

  static let alt = [
    KeySequence("\u{1B}1", "alt+1"), KeySequence("\u{1B}9", "alt+9"),
    KeySequence("\u{1B}x", "alt+x"), KeySequence("\u{1B}X\u{1B}\\"),
    KeySequence("\u{1B}\r", "alt+enter"), KeySequence("\u{1B}\u{7F}", "alt+backspace"),
    KeySequence("\u{1B}é", "alt+é"), KeySequence("\u{1B}界", "alt+界"),
    KeySequence("\u{1B}\u{3}", "ctrl+alt+c"), KeySequence("\u{1B}\t", "alt+tab"),
    KeySequence("\u{1B}\u{1B}x", "escape", "alt+x"),
  ]

  /// Source: the specification of kitty's keyboard protocol, and xterm's modifyOtherKeys.
  static let kitty = [
    KeySequence("\u{1B}[27u", "escape"), KeySequence("\u{1B}[97;5u", "ctrl+a"),
    KeySequence("\u{1B}[99;5u", "ctrl+c"), KeySequence("\u{1B}[120;3u", "alt+x"),
    KeySequence("\u{1B}[105;5:1u", "ctrl+i"), KeySequence("\u{1B}[105;5:2u", "ctrl+i"),
    KeySequence("\u{1B}[105;5:3u"), KeySequence("\u{1B}[13;2u", "shift+enter"),
    KeySequence("\u{1B}[9;5u", "ctrl+tab"), KeySequence("\u{1B}[127;5u", "ctrl+backspace"),
    KeySequence("\u{1B}[97:65;6u", "ctrl+shift+a"), KeySequence("\u{1B}[57399u", "0"),
    KeySequence("\u{1B}[57414u", "enter"), KeySequence("\u{1B}[57417u", "left"),
    KeySequence("\u{1B}[57426u", "delete"), KeySequence("\u{1B}[57376u", "f13"),
    KeySequence("\u{1B}[97;133u", "ctrl+a"), KeySequence("\u{1B}[1;5:1A", "ctrl+up"),
    KeySequence("\u{1B}[1;1:3A"), KeySequence("\u{1B}[57441;2u"), KeySequence("\u{1B}[57358u"),
    KeySequence("\u{1B}[27;5;105~", "ctrl+i"), KeySequence("\u{1B}[27;2;13~", "shift+enter"),
    KeySequence("\u{1B}[1114112u"), KeySequence("\u{1B}[0u"), KeySequence("\u{1B}[u"),
  ]

  static let control = [
    KeySequence("\u{1}", "ctrl+a"), KeySequence("\u{3}", "ctrl+c"), KeySequence("\u{4}", "ctrl+d"),
    KeySequence("\u{11}", "ctrl+q"), KeySequence("\u{1A}", "ctrl+z"),
    KeySequence("\u{0}", "ctrl+space"), KeySequence("\u{1C}", "ctrl+\\"),
    KeySequence("\u{1D}", "ctrl+]"), KeySequence("\u{1F}", "ctrl+_"),
  ]

  /// Sequences that mean nothing here and are skipped whole, with nothing left over as text.
  static let skipped = [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y",
    "\u{1B}[201~", "\u{1B}[99~", "\u{1B}[G", "\u{1B}[1;2;3;4;5;6;7;8;9;10A",
    "\u{1B}[999999999999999999999A", "\u{1B}[1?5A", "\u{1B}[ 5A", "\u{1B}[<0;5M", "\u{1B}[<0;0;1M",
    "\u{1B}[<0;1;1;1M", "\u{1B}[<0;70000;1M", "\u{1B}[<1;2;3M", "\u{1B}[<2;2;3m", "\u{1B}[<35;2;3M",
    "\u{1B}[<128;2;3M", "\u{1B}[<64;2;3m", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
    "\u{1B}]52;c;QQ==\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}OZ",
    "\u{1B}[[Z", "\u{85}", "\u{9B}",
  ]
}
