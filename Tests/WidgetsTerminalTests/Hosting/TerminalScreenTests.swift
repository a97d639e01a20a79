import Testing
import Widgets

@testable import WidgetsTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalRunTests {
  @MainActor struct TerminalScreenTests {
    @Test func `FR-TRM-07 the app follows a wider and a narrower terminal`() async throws {
      let run = try TerminalRun(columns: 100, rows: 27)
      #expect(await run.start())
      for columns in [119, 68] as [UInt16] {
        let start = run.terminal.output.count
        run.terminal.resize(columns: columns, rows: 27)
        kill(getpid(), SIGWINCH)
        let isDrawn = await run.wait { run.terminal.output[start...].contains(UInt8(ascii: "|")) }
        #expect(isDrawn)
        var model = ModelTerminal(width: Int(columns), height: 27)
        model.replay(Array(run.terminal.output[start...]))
        #expect(model.surprises == [])
        #expect(model[Int(columns) - 1, 26].text == "|")
      }
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test func `FR-TRM-09 a size of 0x0 is 80x24, and no size traps`() async throws {
      let run = try TerminalRun(columns: 0, rows: 0)
      #expect(await run.start())
      #expect(run.terminal.text.contains("\u{1B}[24;80H"))
      for (columns, rows) in [(2, 1), (1, 1), (40, 10)] as [(UInt16, UInt16)] {
        let start = run.terminal.output.count
        run.terminal.resize(columns: columns, rows: rows)
        kill(getpid(), SIGWINCH)
        #expect(await run.wait { run.terminal.output[start...].contains(UInt8(ascii: "|")) })
      }
      #expect(run.terminal.text.hasSuffix("\u{1B}[10;40H\u{1B}[m|"))
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test(arguments: ["1", ""])
    func `FR-TRM-13 NO_COLOR that is not empty takes colours away`(_ noColor: String) async throws {
      var environment = TerminalRun.environment
      environment.noColor = noColor
      let run = try TerminalRun(environment: environment)
      #expect(await run.start())
      #expect(run.terminal.text.contains("\u{1B}[31m") == noColor.isEmpty)
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test func `FR-TRM-13 an output that is no terminal throws and gets no byte`() async throws {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      await #expect(throws: TerminalError.outputIsNotATerminal) {
        try await Terminal.run(
          input: ends[0], output: ends[1], environment: TerminalRun.environment
        ) { _ in ViewController() }
      }
      close(ends[1])
      var byte: UInt8 = 0
      #expect(read(ends[0], &byte, 1) == 0)
      close(ends[0])
    }

    @Test(arguments: ["dumb", "", nil] as [String?])
    func `a terminal without a screen throws and gets no byte`(_ term: String?) async throws {
      let run = try TerminalRun(environment: TerminalEnvironment(term: term))
      let result = await run.finish()
      let expected = TerminalError.unsupportedTerminal(term: term == "" ? nil : term)
      #expect(throws: expected) { try result.get() }
      #expect(expected.exitStatus == 2)
      #expect(run.terminal.output == [])
    }

    @Test(arguments: [SIGUSR1, SIGALRM, SIGPIPE, SIGVTALRM])
    func `FR-TRM-11 a signal that nobody handles ends the program after the screen is restored`(
      _ number: Int32
    ) async {
      // The screen is restored by the handler: the exit test sees only that the signal ends it.
      await #expect(processExitsWith: .failure) { [number] in
        await TerminalScreenTests.raiseSignal(number)
      }
    }

    @Test func `what restores the terminal in a crash does so once`() async throws {
      let run = try TerminalRun()
      #expect(await run.start())
      restoreTerminal()
      restoreTerminal()
      run.terminal.read()
      #expect(run.leftover == nil)
      let count = run.terminal.output.count
      run.root.terminal?.end()
      _ = await run.finish()
      #expect(run.terminal.output.count == count)
    }

    @Test func `a screen that another program disturbed is drawn again after SIGCONT`()
      async throws
    {
      let run = try TerminalRun()
      #expect(await run.start())
      let start = run.terminal.output.count
      kill(getpid(), SIGCONT)
      #expect(
        await run.wait {
          String(decoding: run.terminal.output[start...], as: UTF8.self).contains("hello")
        })
      run.terminal.type("q")
      _ = await run.finish()
      #expect(run.leftover == nil)
    }

    @Test func `a crash while the screen is up still ends the program by its signal`() async {
      await #expect(processExitsWith: .failure) {
        await TerminalScreenTests.crash()
      }
    }

    @Test func `a program that hangs is ended a second after a signal`() async {
      await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
        await TerminalScreenTests.hang()
      }
    }

    static func crash() async {
      guard let run = try? TerminalRun(), await run.start() else { exit(0) }
      fatalError("crash for a test")
    }

    static func raiseSignal(_ number: Int32) async {
      guard let run = try? TerminalRun(), await run.start() else { exit(0) }
      kill(getpid(), number)
      sleep(1)
      exit(0)
    }

    static func hang() async {
      guard let run = try? TerminalRun(), await run.start() else { exit(0) }
      kill(getpid(), SIGTERM)
      while true { sleep(10) }
    }
  }
}
