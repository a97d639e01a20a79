import Testing
import Widgets

@MainActor struct ColorTests {
  @Test func `a colour remembers what it was made of`() {
    #expect(Color.rgb(1, 2, 3).value == .rgb(1, 2, 3))
    #expect(Color.ansi(200).value == .ansi(200))
    #expect(Color.ansi(0) != Color.rgb(0, 0, 0))
  }

  @Test func `an index outside of the palette is limited to it`() {
    #expect(Color.ansi(-1) == .black)
    #expect(Color.ansi(256) == .ansi(255))
  }

  /// The cube and the grays as xterm's 256colres.h computes them.
  @Test func `palette colours have the RGB values of xterm`() {
    #expect(Color.ansi(16).components == (0, 0, 0))
    #expect(Color.ansi(196).components == (255, 0, 0))
    #expect(Color.ansi(110).components == (135, 175, 215))
    #expect(Color.ansi(231).components == (255, 255, 255))
    #expect(Color.ansi(232).components == (8, 8, 8))
    #expect(Color.ansi(255).components == (238, 238, 238))
    #expect(Color.red.components == (205, 0, 0))
  }
}
