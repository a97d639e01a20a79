/// A colour for text or background: one of the 256 of a terminal's palette, or an RGB value.
///
/// Where a `Color?` is asked for, nil is the default of the screen.
public struct Color: Hashable, Sendable {
  /// What a colour is made of.
  public enum Value: Hashable, Sendable {
    /// An index into the palette: 0–7 normal, 8–15 bright (both as the screen's theme has them),
    /// 16–231 a 6×6×6 cube, 232–255 grays.
    case ansi(UInt8)
    /// Red, green and blue, 0–255 each.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// 1 or 2 (palette, RGB) in the third byte and the value below it; 0 is kept for no colour.
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// A colour from red, green and blue. A screen that has fewer colours shows a near one.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A colour of the palette; an index outside 0...255 is limited to it.
  public static func ansi(_ index: Int) -> Color {
    Color(bits: 1 << 24 | UInt32(min(max(index, 0), 255)))
  }

  /// What the colour is made of.
  public var value: Value {
    bits >> 24 == 1
      ? .ansi(UInt8(truncatingIfNeeded: bits))
      : .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
  }

  /// The RGB value, which for a colour of the palette is that of xterm: 0–15 differ from theme to
  /// theme, the rest is the same everywhere.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch value {
    case .rgb(let red, let green, let blue): return (red, green, blue)
    case .ansi(let index) where index < 16:
      let color = Color.themed[Int(index)]
      return (color.0, color.1, color.2)
    case .ansi(let index) where index < 232:
      let place = index - 16
      let level = { (step: UInt8) -> UInt8 in step == 0 ? 0 : 55 + 40 * step }
      return (level(place / 36), level(place / 6 % 6), level(place % 6))
    case .ansi(let index):
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
  }

  /// The first 16 colours of xterm.
  private static let themed: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}

extension Color {
  /// Palette colour 0.
  public static let black = ansi(0)
  /// Palette colour 1.
  public static let red = ansi(1)
  /// Palette colour 2.
  public static let green = ansi(2)
  /// Palette colour 3.
  public static let yellow = ansi(3)
  /// Palette colour 4.
  public static let blue = ansi(4)
  /// Palette colour 5.
  public static let magenta = ansi(5)
  /// Palette colour 6.
  public static let cyan = ansi(6)
  /// Palette colour 7, a light gray in most themes; `brightWhite` is full white.
  public static let white = ansi(7)
  /// Palette colour 8, also called bright black.
  public static let gray = ansi(8)
  /// Palette colour 9.
  public static let brightRed = ansi(9)
  /// Palette colour 10.
  public static let brightGreen = ansi(10)
  /// Palette colour 11.
  public static let brightYellow = ansi(11)
  /// Palette colour 12.
  public static let brightBlue = ansi(12)
  /// Palette colour 13.
  public static let brightMagenta = ansi(13)
  /// Palette colour 14.
  public static let brightCyan = ansi(14)
  /// Palette colour 15.
  public static let brightWhite = ansi(15)
}

extension Color: CustomStringConvertible {
  /// `ansi(1)` or `rgb(255, 0, 0)`.
  public var description: String {
    switch value {
    case .ansi(let index): "ansi(\(index))"
    case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
    }
  }
}
