import Testing
import Widgets

@testable import WidgetsTerminal

/// Terminals that draw some characters wider or narrower than most.
struct WidthProbeTests {
  static let policies: [TextWidthPolicy] = (0..<16).map { bits in
    TextWidthPolicy(
      ambiguousCharacters: bits & 1 == 0 ? .narrow : .wide,
      strokes: bits & 2 == 0 ? .narrow : .wide, emojiSymbols: bits & 4 == 0 ? .narrow : .wide,
      joinsEmoji: bits & 8 == 0)
  }

  private func policy(_ answers: String) -> TextWidthPolicy? {
    var probe = WidthProbe()
    var parser = InputParser()
    for case .report(.cursor(let column, let row)) in parser.parse(answers.utf8) {
      probe.note(column: column, row: row)
    }
    return probe.policy
  }

  @Test(arguments: policies)
  func `a terminal says how wide it draws, and nothing stays on its screen`(
    _ policy: TextWidthPolicy
  ) {
    var terminal = ModelTerminal(width: WidthProbe.columns, height: WidthProbe.row)
    terminal.policy = policy
    terminal.replay([UInt8](WidthProbe.query))
    #expect(self.policy(terminal.answers) == policy)
    #expect((0..<WidthProbe.columns).allSatisfy { terminal[$0, 1].text == " " })
    #expect((0..<WidthProbe.columns).allSatisfy { terminal[$0, 0].text == "#" })
  }

  @Test(arguments: [
    "", "\u{1B}[2;2R", "\u{1B}[2;2R\u{1B}[2;2R\u{1B}[2;3R",
    // Bytes of UTF-8 that are drawn one by one.
    "\u{1B}[2;4R\u{1B}[2;4R\u{1B}[2;7R\u{1B}[2;12R",
    // Another row.
    "\u{1B}[3;2R\u{1B}[3;2R\u{1B}[3;3R\u{1B}[3;3R",
  ])
  func `answers that are missing or make no sense say nothing`(_ answers: String) {
    #expect(policy(answers) == nil)
  }

  @Test func `emoji are apart only where they take the columns of both`() {
    let start = "\u{1B}[2;2R\u{1B}[2;2R\u{1B}[2;3R"
    #expect(policy(start + "\u{1B}[2;5R")?.joinsEmoji == false)
    for column in [2, 3, 4, 6] {
      #expect(policy(start + "\u{1B}[2;\(column)R")?.joinsEmoji == true)
    }
  }

  // MARK: - Frames

  private static let texts = [
    "①②", "…", "─│─", "❤️x", "1️⃣", "👩‍🚀", "👨‍👩‍👧ab", "界", "abc", "α\u{301}β", "   ", "🏳️‍🌈", "█▄",
  ]

  @Test(arguments: policies)
  func `frames arrive as they are in a terminal that counts as they do`(_ policy: TextWidthPolicy) {
    var random = SeededGenerator(seed: 3)
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var surface = Surface(width: 17, height: 4)
    var terminal = ModelTerminal(width: 17, height: 4)
    terminal.policy = policy
    for frame in 0..<60 {
      for _ in 0..<3 {
        surface.write(
          Self.texts.randomElement(using: &random) ?? "",
          x: Int.random(in: -2..<17, using: &random), y: Int.random(in: 0..<4, using: &random),
          policy: policy)
      }
      terminal.replay(encoder.encode(surface))
      let difference = terminal.difference(from: surface)
      #expect(difference == nil, "frame \(frame)")
      if difference != nil { return }
    }
  }

  @Test func `a terminal whose table has some of them narrow keeps the rest in its columns`() {
    var surface = Surface(width: 8, height: 1)
    surface.write("①②x…y", x: 0, y: 0, policy: TextWidthPolicy(ambiguousCharacters: .wide))
    var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))
    var terminal = ModelTerminal(width: 8, height: 1)
    terminal.replay(encoder.encode(surface))
    #expect((0..<8).map { terminal[$0, 0].text } == ["①", " ", "②", " ", "x", "…", " ", "y"])
  }
}

extension TerminalRunTests {
  @MainActor struct TerminalWidthTests {
    private static let wide = TextWidthPolicy(ambiguousCharacters: .wide, strokes: .wide)
    private static let query = String(decoding: [UInt8](WidthProbe.query), as: UTF8.self)

    /// What a terminal that counts by a policy shows of all that was drawn.
    private func picture(of run: TerminalRun, _ policy: TextWidthPolicy) -> [String] {
      let output = run.terminal.text
      var model = ModelTerminal(width: 20, height: 3)
      model.policy = policy
      guard let start = output.ranges(of: "\u{1B}[c").first else { return [] }
      model.replay(Array(output[start.upperBound...].utf8))
      return (0..<3).map { y in (0..<20).map { model[$0, y].text }.joined() }
    }

    @Test func `a terminal that draws ambiguous characters wide is drawn for as it is`()
      async throws
    {
      let run = try TerminalRun(columns: 20, rows: 3, text: "①…x")
      #expect(await run.start())
      #expect(run.terminal.text.contains(Self.query))
      var model = ModelTerminal(width: 20, height: 3)
      model.policy = Self.wide
      model.replay([UInt8](WidthProbe.query))
      run.terminal.type(model.answers + "\u{1B}[?62c")
      #expect(await run.wait { run.root.view.traits.textWidthPolicy == Self.wide })
      let expected = ["①…x" + String(repeating: " ", count: 15), String(repeating: " ", count: 20)]
      #expect(await run.wait { Array(picture(of: run, Self.wide).prefix(2)) == expected })
      #expect(run.root.events == [])
      run.terminal.type("q")
      _ = await run.finish()
      #expect(run.leftover == nil)
    }

    @Test func `a terminal that does not say where its cursor is counts as most do`() async throws {
      let run = try TerminalRun(columns: 20, rows: 3)
      #expect(await run.start())
      let count = run.terminal.output.count
      run.terminal.type("\u{1B}[2;3R\u{1B}[?62c")
      run.terminal.type("x")
      #expect(await run.wait { run.root.events == ["x"] })
      #expect(run.root.view.traits.textWidthPolicy == .standard)
      #expect(run.terminal.output.count == count)
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test(arguments: [(20, 1), (7, 3)] as [(UInt16, UInt16)])
    func `a terminal without room is not asked`(columns: UInt16, rows: UInt16) async throws {
      let run = try TerminalRun(columns: columns, rows: rows)
      #expect(await run.wait { run.terminal.text.contains("\u{1B}[c") })
      #expect(!run.terminal.text.contains("\u{1B}[6n"))
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test func `F3 with a modifier is a key while the answers come`() async throws {
      let run = try TerminalRun(columns: 20, rows: 3)
      #expect(await run.start())
      run.terminal.type("\u{1B}[2;2R\u{1B}[1;2R\u{1B}[2;2R\u{1B}[2;3R\u{1B}[2;5R\u{1B}[?62c")
      #expect(await run.wait { !run.root.view.traits.textWidthPolicy.joinsEmoji })
      #expect(run.root.events == [Key(.function(3), modifiers: .shift).name])
      run.terminal.type("q")
      _ = await run.finish()
    }
  }
}
