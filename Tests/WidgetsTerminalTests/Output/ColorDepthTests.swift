import Testing
import Widgets

@testable import WidgetsTerminal

struct ColorDepthTests {
  static let environments: [(TerminalEnvironment, ColorDepth)] = [
    (TerminalEnvironment(term: "xterm-256color", colorTerm: "truecolor"), .full),
    (TerminalEnvironment(term: "xterm", colorTerm: "24bit"), .full),
    (TerminalEnvironment(term: "xterm-256color"), .palette256),
    (TerminalEnvironment(term: "screen-256color", colorTerm: ""), .palette256),
    (TerminalEnvironment(term: "xterm-256color", colorTerm: "yes"), .palette256),
    (TerminalEnvironment(term: "xterm"), .palette16),
    (TerminalEnvironment(term: "linux"), .palette16),
    (TerminalEnvironment(term: "xterm-kitty"), .full), (TerminalEnvironment(term: "foot"), .full),
    (TerminalEnvironment(term: "foot-extra"), .full),
    (TerminalEnvironment(term: "alacritty"), .full),
    (TerminalEnvironment(term: "xterm-direct"), .full), (TerminalEnvironment(term: "vt220"), .none),
    (TerminalEnvironment(term: "vt100-am"), .none),
    (TerminalEnvironment(term: "xterm-mono"), .none),
    (TerminalEnvironment(), .palette16),
  ]

  @Test(arguments: environments)
  func `the environment tells how many colours there are`(
    _ environment: TerminalEnvironment, _ depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `FR-TRM-13 NO_COLOR takes all colours away, an empty one does not`() {
    var environment = TerminalEnvironment(term: "xterm-256color", colorTerm: "truecolor")
    environment.noColor = "1"
    #expect(ColorDepth(environment: environment) == .none)
    environment.noColor = ""
    #expect(ColorDepth(environment: environment) == .full)
  }

  @Test func `colours that the terminal has stay as they are`() {
    for index in 0...255 {
      #expect(ColorDepth.palette256.nearest(to: .ansi(index)) == .ansi(index))
      #expect(ColorDepth.full.nearest(to: .ansi(index)) == .ansi(index))
      #expect(ColorDepth.none.nearest(to: .ansi(index)) == nil)
    }
    for index in 0...15 { #expect(ColorDepth.palette16.nearest(to: .ansi(index)) == .ansi(index)) }
    #expect(ColorDepth.full.nearest(to: .rgb(1, 2, 3)) == .rgb(1, 2, 3))
  }

  @Test func `a colour of the cube or the ramp is found by its RGB value`() {
    for index in 16...255 {
      let color = Color.ansi(index)
      let (red, green, blue) = color.components
      let found = ColorDepth.palette256.nearest(to: .rgb(red, green, blue))
      #expect(found.map { $0.components == color.components } == true, "\(index)")
    }
  }

  @Test func `a colour of the theme is found by its RGB value`() {
    for index in 0...15 {
      let (red, green, blue) = Color.ansi(index).components
      #expect(ColorDepth.palette16.nearest(to: .rgb(red, green, blue)) == .ansi(index))
    }
  }

  @Test func `no other colour of the 256 from 16 on is nearer`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let wanted = Color.rgb(
        .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
        .random(in: 0...255, using: &random))
      let best = (16...255).map { Self.distance(.ansi($0), wanted) }.min()
      let found = ColorDepth.palette256.nearest(to: wanted)
      #expect(found.map { Self.distance($0, wanted) } == best, "\(wanted)")
    }
  }

  private static func distance(_ a: Color, _ b: Color) -> Int {
    let parts = [
      (a.components.red, b.components.red), (a.components.green, b.components.green),
      (a.components.blue, b.components.blue),
    ]
    return parts.map { (Int($0.0) - Int($0.1)) * (Int($0.0) - Int($0.1)) }.reduce(0, +)
  }
}
