import Widgets

/// One report of the mouse: which button or wheel, where, with which keys held.
struct MouseReport: Hashable, Sendable {
  /// Bits 0 and 1 and from 64 up say which button, 4 shift, 8 alt, 16 control, 32 movement.
  var code: Int
  /// The column, from 0.
  var column: Int
  /// The row, from 0.
  var row: Int
  /// Whether the button was let go.
  var isRelease: Bool

  /// How many lines of content one report of a wheel moves: what vim and most desktops take for one
  /// notch.
  static let linesPerNotch = 3

  private static let shift = 4
  private static let alt = 8
  private static let control = 16
  private static let motion = 32
  private static let wheel = 64

  init(code: Int, column: Int, row: Int, isRelease: Bool) {
    self.code = code
    self.column = column
    self.row = row
    self.isRelease = isRelease
  }

  /// The report in `ESC [ < code ; x ; y M`, or `m` for a release; nil when it is not one. Positions
  /// on the wire count from 1.
  init?(sequence: ControlSequence, final: UInt8) {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
      sequence.parameters.count == 3,
      let x = sequence.parameter(1), let y = sequence.parameter(2)
    else { return nil }
    self.init(
      code: sequence.parameters[0], column: x - 1, row: y - 1, isRelease: final == UInt8(ascii: "m")
    )
  }

  /// The report of a terminal that knows no SGR mode: three bytes, each with 32 added, positions
  /// from 1; it does not say which button was let go.
  init?(legacy code: UInt8, _ x: UInt8, _ y: UInt8) {
    guard code >= 32, x > 32, y > 32 else { return nil }
    let bits = Int(code) - 32
    let isRelease = bits & Self.wheel == 0 && bits & Self.motion == 0 && bits & 3 == 3
    self.init(
      code: isRelease ? bits & ~3 : bits, column: Int(x) - 33, row: Int(y) - 33,
      isRelease: isRelease)
  }

  /// What a screen is told: the left button is a touch, wheels are wheels, and the rest (other
  /// buttons, movement without a button) is nothing.
  var event: InputEvent? {
    let location = CGPoint(x: CGFloat(column), y: CGFloat(row))
    let button = code & ~(Self.shift | Self.alt | Self.control | Self.motion)
    if (Self.wheel..<Self.wheel + 4).contains(button) {
      guard !isRelease else { return nil }
      return .wheel(
        Wheel(
          location: location, delta: Self.delta(wheelButton: button - Self.wheel),
          modifiers: modifiers))
    }
    guard button == 0 else { return nil }
    let phase: Touch.Phase = isRelease ? .ended : code & Self.motion != 0 ? .moved : .began
    return .touch(id: 0, phase: phase, location: location)
  }

  private var modifiers: Key.Modifiers {
    var modifiers: Key.Modifiers = []
    if code & Self.shift != 0 { modifiers.insert(.shift) }
    if code & Self.alt != 0 { modifiers.insert(.alt) }
    if code & Self.control != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// Wheel buttons in their order: up, down, left, right.
  private static func delta(wheelButton: Int) -> CGSize {
    let lines = CGFloat(linesPerNotch)
    return switch wheelButton {
    case 0: CGSize(width: 0, height: -lines)
    case 1: CGSize(width: 0, height: lines)
    case 2: CGSize(width: -lines, height: 0)
    default: CGSize(width: lines, height: 0)
    }
  }
}
