import Testing
import Widgets

@testable import WidgetsTerminal

struct FrameEncoderTests {
  @Test func `the first frame clears the terminal and draws what is not blank`() {
    var surface = Surface(width: 8, height: 3)
    surface.write("hi", x: 2, y: 1)
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    #expect(
      Self.text(&encoder, surface) == "\u{1B}[m\u{1B}[H\u{1B}[2J\n\u{1B}[3Ghi")
  }

  @Test func `an equal frame sends nothing`() {
    var surface = Surface(width: 20, height: 5)
    surface.write("界 text 👨‍👩‍👧", x: 1, y: 1, style: TextStyle(foreground: .red))
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    _ = encoder.encode(surface)
    #expect(encoder.encode(surface) == [])
  }

  @Test func `only the cells that differ are sent`() {
    var (encoder, surface) = Self.started(width: 20, height: 5)
    surface.write("x", x: 6, y: 2)
    #expect(Self.text(&encoder, surface) == "\u{1B}[3;7Hx")
    surface.write("y", x: 7, y: 2)
    #expect(Self.text(&encoder, surface) == "y")
  }

  @Test func `a style is changed by what differs`() {
    var (encoder, surface) = Self.started(width: 20, height: 1)
    surface.write("a", x: 0, y: 0, style: TextStyle(foreground: .red, attributes: .bold))
    #expect(Self.text(&encoder, surface) == "\u{1B}[1;31ma")
    surface.write("b", x: 1, y: 0, style: TextStyle(foreground: .red))
    #expect(Self.text(&encoder, surface) == "\u{1B}[22mb")
    surface.write("c", x: 2, y: 0)
    #expect(Self.text(&encoder, surface) == "\u{1B}[mc")
  }

  @Test func `a long blank rest of a row is erased`() {
    var (encoder, surface) = Self.started(width: 40, height: 2)
    surface.write("a long line of text", x: 3, y: 0)
    _ = encoder.encode(surface)
    surface.fill(columns: 5..<40, rows: 0..<1, color: nil)
    #expect(Self.text(&encoder, surface) == "\u{1B}[6G\u{1B}[K")
  }

  @Test func `few unchanged cells between two changes are sent again instead of a move`() {
    var (encoder, surface) = Self.started(width: 20, height: 1, text: "abcdefghij")
    surface.write("X", x: 1, y: 0)
    surface.write("Y", x: 4, y: 0)
    #expect(Self.text(&encoder, surface) == "\u{1B}[2GXcdY")
  }

  @Test func `a frame of another size, or after the screen was lost, is sent whole`() {
    var (encoder, surface) = Self.started(width: 20, height: 2, text: "abc")
    encoder.invalidate()
    #expect(Self.text(&encoder, surface) == "\u{1B}[m\u{1B}[H\u{1B}[2Jabc")
    surface = Surface(width: 3, height: 1)
    #expect(Self.text(&encoder, surface) == "\u{1B}[m\u{1B}[H\u{1B}[2J")
  }

  @Test func `after a glyph whose width terminals dispute the next is placed anew`() {
    var (encoder, surface) = Self.started(width: 20, height: 1)
    surface.write("👨‍👩‍👧x", x: 0, y: 0)
    // The three blanks after it may have been drawn over.
    #expect(Self.text(&encoder, surface) == "👨‍👩‍👧\u{1B}[3Gx   ")
  }

  @Test func `a glyph that some terminals draw narrow or in pieces leaves nothing stale`() {
    var (encoder, surface) = Self.started(width: 20, height: 1, text: "abcdefghij")
    surface.write("⚠️", x: 0, y: 0)
    // Two blanks below it, then what follows is placed anew.
    #expect(Self.text(&encoder, surface) == "\r  \r⚠️")
    surface.write("👍🏽", x: 4, y: 0)
    // A terminal that draws the skin tone by itself has covered the next two cells.
    #expect(Self.text(&encoder, surface) == "\u{1B}[5G👍🏽\u{1B}[7Ggh")
  }

  private static func text(_ encoder: inout FrameEncoder, _ surface: Surface) -> String {
    String(decoding: encoder.encode(surface), as: UTF8.self)
  }

  /// An encoder that has sent a first frame.
  private static func started(
    width: Int, height: Int, text: String = ""
  ) -> (FrameEncoder, Surface) {
    var surface = Surface(width: width, height: height)
    surface.write(text, x: 0, y: 0)
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    _ = encoder.encode(surface)
    return (encoder, surface)
  }
}
