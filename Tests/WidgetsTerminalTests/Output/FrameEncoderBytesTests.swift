import Testing
import Widgets

@testable import WidgetsTerminal

/// How many bytes frames take; the goals are those of the terminal rows of PERFORMANCE.md.
struct FrameEncoderBytesTests {
  @Test func `one cell takes 8,4 bytes at most, on average over the screen`() {
    var (encoder, surface) = Self.full(width: 80, height: 24)
    var random = SeededGenerator(seed: 1)
    var total = 0
    for index in 0..<1_000 {
      let x = Int.random(in: 0..<80, using: &random)
      let y = Int.random(in: 0..<24, using: &random)
      surface.write(index.isMultiple(of: 2) ? "x" : "y", x: x, y: y)
      total += encoder.encode(surface).count
    }
    #expect(Double(total) / 1_000 <= 8.4)
  }

  @Test func `typing along a row takes 1,1 bytes a key at most`() {
    var (encoder, surface) = Self.full(width: 80, height: 24)
    var total = 0
    for x in 0..<70 {
      surface.write("Q", x: x, y: 5)
      total += encoder.encode(surface).count
    }
    #expect(Double(total) / 70 <= 1.1)
  }

  @Test(arguments: [(80, 24, 2_000), (200, 60, 12_200)])
  func `one new colour for all cells`(_ width: Int, _ height: Int, _ goal: Int) {
    var (encoder, surface) = Self.full(width: width, height: height)
    surface = Self.filled(surface, style: TextStyle(foreground: .red))
    #expect(encoder.encode(surface).count <= goal)
  }

  /// With the first eight colours, as curses was measured.
  @Test(arguments: [(80, 24, 11_583), (200, 60, 72_144)])
  func `a colour of its own for every cell`(_ width: Int, _ height: Int, _ goal: Int) {
    var (encoder, surface) = Self.full(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let style = TextStyle(foreground: .ansi((x + y) % 8))
        surface.write("x", x: x, y: y, style: style)
      }
    }
    #expect(encoder.encode(surface).count <= goal)
  }

  @Test(arguments: [(80, 24, 88), (200, 60, 206)])
  func `a whole screen scrolled by one line`(_ width: Int, _ height: Int, _ goal: Int) {
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    _ = encoder.encode(Self.lines(width: width, height: height, from: 0))
    var total = 0
    for offset in 1...20 {
      total += encoder.encode(Self.lines(width: width, height: height, from: offset)).count
    }
    #expect(total / 20 <= goal)
  }

  @Test func `a list between two bars scrolled by three rows, and by one`() {
    for (step, goal) in [(3, 274), (1, 92)] {
      var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
      var total = 0
      for turn in 0...20 {
        var surface = Self.lines(width: 80, height: 24, from: turn * step)
        for y in [0, 23] { surface.write(String(repeating: "=", count: 80), x: 0, y: y) }
        let count = encoder.encode(surface).count
        if turn > 0 { total += count }
      }
      #expect(total / 20 <= goal, "\(step) rows")
    }
  }

  @Test func `a run of one character is repeated where the terminal can do that`() {
    var features = TerminalFeatures(depth: .full)
    features.repeatsCharacters = true
    var encoder = FrameEncoder(features: features)
    var surface = Surface(width: 80, height: 2)
    surface.write(String(repeating: "─", count: 78), x: 1, y: 0)
    #expect(
      String(decoding: encoder.encode(surface), as: UTF8.self).hasSuffix("J ─\u{1B}[77b"))
  }

  @Test func `the blank part of a screen is erased at once`() {
    var (encoder, surface) = Self.full(width: 80, height: 24)
    surface.fill(columns: 0..<80, rows: 4..<24, color: nil)
    #expect(encoder.encode(surface).count <= 8)
  }

  @Test func `blanks in the middle of a row are erased`() {
    var (encoder, surface) = Self.full(width: 80, height: 1)
    surface.fill(columns: 10..<50, rows: 0..<1, color: nil)
    surface.write("X", x: 50, y: 0)
    #expect(
      String(decoding: encoder.encode(surface), as: UTF8.self) == "\u{1B}[11G\u{1B}[40X\u{1B}[51GX")
  }

  @Test func `a text that grows or shrinks in front of others moves them`() {
    var (encoder, surface) = Self.full(width: 80, height: 1)
    surface.fill(columns: 0..<80, rows: 0..<1, color: nil)
    surface.write("First control number 10", x: 2, y: 0)
    _ = encoder.encode(surface)
    surface.fill(columns: 0..<80, rows: 0..<1, color: nil)
    surface.write("Second control number 10", x: 2, y: 0)
    #expect(String(decoding: encoder.encode(surface), as: UTF8.self) == "\u{1B}[3G\u{1B}[@Second")
    surface.fill(columns: 0..<80, rows: 0..<1, color: nil)
    surface.write("First control number 10", x: 2, y: 0)
    #expect(String(decoding: encoder.encode(surface), as: UTF8.self) == "\u{1B}[3G\u{1B}[PFirst")
  }

  private static func lines(width: Int, height: Int, from first: Int) -> Surface {
    var surface = Surface(width: width, height: height)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for y in 0..<height {
      let row = String((0..<width).map { letters[($0 * 7 + (y + first) * 5) % 26] })
      surface.write("\(y + first) " + row, x: 0, y: y)
    }
    return surface
  }

  private static func full(width: Int, height: Int) -> (FrameEncoder, Surface) {
    let surface = filled(Surface(width: width, height: height), style: .plain)
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    _ = encoder.encode(surface)
    return (encoder, surface)
  }

  private static func filled(_ surface: Surface, style: TextStyle) -> Surface {
    var surface = surface
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for y in 0..<surface.height {
      let row = String((0..<surface.width).map { letters[($0 * 7 + y) % 26] })
      surface.write(row, x: 0, y: y, style: style)
    }
    return surface
  }
}
