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

  private static func full(width: Int, height: Int) -> (FrameEncoder, Surface) {
    let surface = filled(Surface(width: width, height: height), style: .plain)
    var encoder = FrameEncoder(depth: .full)
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
