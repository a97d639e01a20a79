import Testing
import Widgets

@testable import WidgetsTerminal

/// A model terminal replays the bytes and has to show the surface after every frame.
struct FrameEncoderSceneTests {
  static let sizes = [(80, 24), (20, 5), (7, 3), (2, 1), (1, 1), (1, 4), (200, 60)]

  @Test(arguments: sizes, 0..<4 as Range<UInt64>)
  func `FR-TRM-09 random scenes arrive as they are, at any size`(
    _ size: (width: Int, height: Int), _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var features = TerminalFeatures(depth: .full)
    features.repeatsCharacters = seed.isMultiple(of: 2)
    features.erasesWithBackground = seed < 2
    features.lineFeedKeepsColumn = seed != 3
    var encoder = FrameEncoder(features: features)
    var surface = Surface(width: size.width, height: size.height)
    var terminal = ModelTerminal(width: size.width, height: size.height)
    terminal.lineFeedAddsReturn = !features.lineFeedKeepsColumn
    for frame in 0..<60 {
      let before = surface
      RandomScene.change(&surface, using: &random)
      let rows = Self.changedRows(of: surface, from: before)
      if Int.random(in: 0..<20, using: &random) == 0 { encoder.invalidate() }
      terminal.replay(encoder.encode(surface, rows: seed < 2 ? rows : nil))
      let difference = terminal.difference(from: surface)
      #expect(difference == nil, "frame \(frame)")
      if difference != nil { return }
    }
  }

  /// The rows from the first to the last that differ.
  private static func changedRows(of surface: Surface, from before: Surface) -> Range<Int> {
    let rows = (0..<surface.height).filter { surface.row($0) != before.row($0) }
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first..<last + 1
  }

  @Test func `FR-TRM-01 scrolled lines of wide glyphs leave nothing behind`() {
    let lines = ["a界b", "界界", "xyz", "", "a界界b", "ab界"]
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var terminal = ModelTerminal(width: 20, height: 5)
    for offset in 0..<20 {
      var surface = Surface(width: 20, height: 5)
      for row in 0..<5 { surface.write(lines[(offset + row) % lines.count], x: 0, y: row) }
      terminal.replay(encoder.encode(surface))
      #expect(terminal.difference(from: surface) == nil, "offset \(offset)")
    }
  }

  @Test func `FR-TRM-03 an overlay that cuts a wide glyph leaves a blank, and gives it back`() {
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var terminal = ModelTerminal(width: 6, height: 1)
    var background = Surface(width: 6, height: 1)
    background.write("a界b", x: 0, y: 0)
    for (x, expected) in [(2, ["a", " ", "|", "b"]), (1, ["a", "|", " ", "b"])] {
      var covered = background
      covered.write("|", x: x, y: 0)
      terminal.replay(encoder.encode(background))
      terminal.replay(encoder.encode(covered))
      #expect((0..<4).map { terminal[$0, 0].text } == expected)
      terminal.replay(encoder.encode(background))
      #expect(terminal.difference(from: background) == nil)
    }
  }

  @Test(arguments: [
    "\u{1B}]52;c;QQ==\u{7}", "\u{1B}[2J", "\u{1B}[10A", "\u{1B}[6n", "\u{9B}2J", "\u{1B}c",
    "\u{1B}",
    "\u{1B}[", "\u{90}q", "\u{0}\u{7}\u{8}\r\n\t\u{7F}", "\u{E}\u{F}\u{18}\u{1A}",
  ])
  func `FR-TRM-05 control characters in content never reach the terminal`(_ text: String) {
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var terminal = ModelTerminal(width: 30, height: 3)
    var surface = Surface(width: 30, height: 3)
    surface.write("above", x: 0, y: 0)
    surface.write(text + "after", x: 0, y: 1)
    surface.write("below", x: 0, y: 2)
    terminal.replay(encoder.encode(surface))
    #expect(terminal.difference(from: surface) == nil)
    let row = (0..<30).map { terminal[$0, 1].text }.joined()
    #expect(row.contains("after"))
  }

  @Test func `FR-TRM-05 no control or format character is in the bytes of a text that has it`() {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F,
      0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0001...0xE0001,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var surface = Surface(width: 12, height: 1)
      surface.write("ab\(Character(scalar))cd", x: 0, y: 0)
      var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
      let text = String(decoding: encoder.encode(surface), as: UTF8.self)
      // Joiners belong to clusters, and are cut off at the end of one.
      #expect(!text.dropFirst(11).unicodeScalars.contains(scalar), "\(String(value, radix: 16))")
      var terminal = ModelTerminal(width: 12, height: 1)
      terminal.replay(Array(text.utf8))
      #expect(terminal.difference(from: surface) == nil)
    }
  }

  @Test
  func `FR-TRM-03 an overlay of wide glyphs over wide glyphs, shifted by one, comes and goes`() {
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var terminal = ModelTerminal(width: 12, height: 2)
    var background = Surface(width: 12, height: 2)
    background.write("界界界界界界", x: 0, y: 0)
    background.write("🙂🙂🙂🙂🙂🙂", x: 0, y: 1)
    for x in 0..<8 {
      var covered = background
      covered.write("日本", x: x, y: 0)
      covered.fill(columns: x..<x + 3, rows: 1..<2, color: .blue)
      for surface in [background, covered, background] {
        terminal.replay(encoder.encode(surface))
        #expect(terminal.difference(from: surface) == nil, "at \(x)")
      }
    }
  }

  @Test func `FR-TRM-07 narrower and wider frames keep to their own width`() {
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    for width in [100, 119, 68] {
      var surface = Surface(width: width, height: 27)
      for row in 0..<27 { surface.write("|", x: width - 1, y: row) }
      var terminal = ModelTerminal(width: width, height: 27)
      terminal.replay(encoder.encode(surface))
      #expect(terminal.difference(from: surface) == nil)
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `FR-TRM-01 rows that scroll in random parts of the screen leave nothing behind`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var terminal = ModelTerminal(width: 30, height: 12)
    var surface = RandomScene.rows(width: 30, height: 12, using: &random)
    for frame in 0..<80 {
      let before = surface
      RandomScene.scroll(&surface, using: &random)
      let rows = Self.changedRows(of: surface, from: before)
      terminal.replay(encoder.encode(surface, rows: seed < 2 ? rows : nil))
      let difference = terminal.difference(from: surface)
      #expect(difference == nil, "frame \(frame)")
      if difference != nil { return }
    }
  }

  @Test(arguments: WidthProbeTests.policies)
  func `FR-TRM-01 rows of sequences that scroll, also sideways, leave nothing behind`(
    _ policy: TextWidthPolicy
  ) {
    let lines = [
      "a🇩🇪b", "1️⃣2️⃣", "xyz", "", "👩‍🚀x", "각각", "❤️❤️", "①…─", "界\u{301}x", "e\u{301}", "👨‍👩‍👧👨‍👩‍👧",
    ]
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var terminal = ModelTerminal(width: 9, height: 5)
    terminal.policy = policy
    for offset in 0..<33 {
      var surface = Surface(width: 9, height: 5)
      for row in 0..<5 {
        let line = lines[(offset + row) % lines.count]
        surface.write(line, x: -(offset / 11), y: row, policy: policy)
      }
      terminal.replay(encoder.encode(surface))
      #expect(terminal.difference(from: surface) == nil, "offset \(offset)")
    }
  }

  @Test func `every change of a tiny screen arrives as it is`() {
    let rows = ["ab", "界", " x", "  "]
    let screens = rows.flatMap { top in rows.flatMap { middle in rows.map { [top, middle, $0] } } }
    for old in screens {
      for new in screens {
        var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
        var terminal = ModelTerminal(width: 2, height: 3)
        for lines in [old, new] {
          var surface = Surface(width: 2, height: 3)
          for (y, line) in lines.enumerated() { surface.write(line, x: 0, y: y) }
          terminal.replay(encoder.encode(surface))
          #expect(terminal.difference(from: surface) == nil, "\(old) \(new)")
        }
      }
    }
  }
}
