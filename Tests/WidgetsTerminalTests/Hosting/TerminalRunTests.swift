import Testing
import Widgets

@testable import WidgetsTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Everything that needs the one terminal, and the one set of signal handlers, of a process.
@Suite(.serialized, .timeLimit(.minutes(5))) @MainActor struct TerminalRunTests {
  @Test func `the screen comes up with the first frame in one piece, and goes down at the end`()
    async throws
  {
    let run = try TerminalRun()
    #expect(await run.start())
    #expect(run.terminal.text.hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h"))
    #expect(run.leftover != nil)
    run.terminal.type("q")
    #expect(try await run.finish().get() == 7)
    #expect(run.leftover == nil)
  }

  @Test func `keys, touches and wheels reach the app`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    run.terminal.type("x\u{1B}[A\u{1B}[<0;3;4M\u{1B}[<32;5;4M\u{1B}[<0;5;4m\u{1B}[<65;1;1M")
    let expected = ["x", "up", "began 2,3", "moved 4,3", "ended 4,3", "wheel 3"]
    #expect(await run.wait { run.root.events.count >= expected.count })
    #expect(run.root.events == expected)
    run.terminal.type("q")
    _ = await run.finish()
  }

  @Test func `FR-INP-01 a lone escape byte is Escape after 50 ms, pieces of an arrow are Up`()
    async throws
  {
    let run = try TerminalRun()
    #expect(await run.start())
    // Pieces that come late because this test was held up are keys of their own.
    for _ in 0..<20 where run.root.events != ["up"] {
      run.root.events = []
      for piece in ["\u{1B}", "[", "A"] {
        run.terminal.type(piece)
        try await Task.sleep(for: .milliseconds(5))
      }
      await run.wait { run.root.events == ["up"] || run.root.events.count == 3 }
    }
    #expect(run.root.events == ["up"])
    let start = ContinuousClock.now
    run.terminal.type("\u{1B}")
    #expect(await run.wait { run.root.events == ["up", "escape"] })
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    run.terminal.type("q")
    _ = await run.finish()
  }

  @Test(arguments: ["\u{3}", "\u{1B}\u{3}"])
  func `a Ctrl-C that nobody handles ends the app like SIGINT, also right after Escape`(
    _ bytes: String
  ) async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    run.terminal.type(bytes)
    #expect(try await run.finish().get() == 130)
    #expect(run.leftover == nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `FR-TRM-11 a signal ends the app with 128 and its number, and the terminal is as before`(
    _ number: Int32
  ) async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    kill(getpid(), number)
    #expect(try await run.finish().get() == 128 + number)
    #expect(run.leftover == nil)
  }

  @Test func `a terminal that is gone ends the app with 0`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    run.terminal.hangUp()
    #expect(try await run.finish().get() == 0)
    #expect(run.root.events == ["disappeared"])
  }

  @Test func `an input that is no terminal throws and gets no byte`() async throws {
    let null = open("/dev/null", O_RDONLY)
    defer { close(null) }
    let run = try TerminalRun(input: null)
    let result = await run.finish()
    #expect(throws: TerminalError.inputIsNotATerminal) { try result.get() }
    #expect(TerminalError.inputIsNotATerminal.exitStatus == 2)
    #expect(run.terminal.output == [])
  }

  @Test func `FR-INP-05 a paste reaches the app as one event, and keys after it as keys`()
    async throws
  {
    let run = try TerminalRun()
    #expect(await run.start())
    run.terminal.type("\u{1B}[200~q\u{3}a\u{1B}\u{1B}[201~x")
    #expect(await run.wait { run.root.events.count >= 2 })
    #expect(run.root.events == ["paste qa", "x"])
    run.terminal.type("q")
    _ = await run.finish()
  }

  @Test func `what the terminal offers is used, and taken back at the end`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    #expect(run.terminal.text.contains("\u{1B}[?u\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[c"))
    run.terminal.type("\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[?62c")
    #expect(await run.wait { run.terminal.text.hasSuffix("\u{1B}[>1u") })
    run.root.show(String(repeating: "long ", count: 2_000), lines: 20)
    #expect(await run.wait { run.terminal.text.hasSuffix("\u{1B}[?2026l") })
    #expect(run.root.events == [])
    run.terminal.type("\u{1B}[113u")
    #expect(try await run.finish().get() == 7)
    #expect(run.terminal.text.contains("\u{1B}[<u"))
    #expect(run.leftover == nil)
  }

  @Test func `keys that wait do not hold up the app's own tasks, and keep their order`()
    async throws
  {
    let run = try TerminalRun()
    #expect(await run.start())
    // More than two shares, and no more than the terminal holds.
    let keys = (0..<1_000).map { String($0 % 10) }
    run.root.onFirstKey = { run.root.terminal?.end(status: 9) }
    run.terminal.type(keys.joined())
    #expect(try await run.finish().get() == 9)
    let handled = run.root.events.filter { $0 != "disappeared" }
    #expect(handled.count < keys.count)
    #expect(handled.elementsEqual(keys.prefix(handled.count)))
  }

  @Test func `a button that is down when the window loses focus is taken away`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    run.terminal.type("\u{1B}[<0;3;4M\u{1B}[O\u{1B}[<0;3;4m")
    #expect(await run.wait { run.root.events.count >= 2 })
    #expect(run.root.events == ["began 2,3", "cancelled 2,3"])
    run.terminal.type("q")
    _ = await run.finish()
  }

  @Test func `a size that only the terminal itself knows is asked for and used`() async throws {
    let run = try TerminalRun(columns: 0, rows: 0)
    #expect(await run.start())
    #expect(run.terminal.text.contains("\u{1B}[18t"))
    run.terminal.type("\u{1B}[8;10;40t")
    #expect(await run.wait { run.terminal.text.contains("\u{1B}[10;40H") })
    run.terminal.type("q")
    _ = await run.finish()
  }

  @Test func `answers that come while the app ends do not reach the next program`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    run.terminal.type("q")
    try await Task.sleep(for: .milliseconds(20))
    run.terminal.type("\u{1B}[?62c")
    #expect(try await run.finish().get() == 7)
    #expect(run.root.events == ["q", "disappeared"])
  }

  @Test func `tasks of the app run while it waits, and its frames are shown`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(1))
      run.root.show("from a task")
    }
    #expect(await run.wait { run.terminal.text.contains("from a task") })
    run.terminal.type("q")
    _ = await run.finish()
  }

  @Test func `a cancelled task gives the terminal back and throws`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    run.cancel()
    let result = await run.finish()
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(run.leftover == nil)
  }

  @Test func `a second app at the same time is refused`() async throws {
    let run = try TerminalRun()
    #expect(await run.start())
    let second = try TerminalRun()
    let result = await second.finish()
    #expect(throws: TerminalError.alreadyRunning) { try result.get() }
    #expect(second.terminal.output == [])
    run.terminal.type("q")
    _ = await run.finish()
  }

  @Test func `a key press while the terminal takes nothing does not hold up the app`()
    async throws
  {
    let run = try TerminalRun(columns: 200, rows: 100)
    #expect(await run.start())
    for index in 0..<40 {
      run.root.show(String(repeating: index.isMultiple(of: 2) ? "x" : "y", count: 200))
      run.terminal.resize(columns: 200, rows: index.isMultiple(of: 2) ? 99 : 100)
      kill(getpid(), SIGWINCH)
      try await Task.sleep(for: .milliseconds(2))
    }
    run.root.show("the last frame")
    run.terminal.type("k")
    #expect(await run.wait(reading: false) { run.root.events == ["k"] })
    #expect(await run.wait { run.terminal.text.contains("the last frame") })
    run.terminal.type("q")
    #expect(try await run.finish().get() == 7)
    #expect(run.leftover == nil)
  }
}
