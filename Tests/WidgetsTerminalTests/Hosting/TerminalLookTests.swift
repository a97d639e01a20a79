import Testing
import Widgets

@testable import WidgetsTerminal

extension TerminalRunTests {
  @MainActor struct TerminalLookTests {
    @Test(arguments: [
      ("rgb:1e1e/1e1e/1e1e", UserInterfaceStyle.dark), ("rgb:ffff/ffff/ffff", .light),
      ("rgb:f/f/e", .light),
    ])
    func `the terminal says how light its background is`(
      answer: String, expected: UserInterfaceStyle
    ) async throws {
      let run = try TerminalRun()
      #expect(await run.start())
      #expect(run.root.view.traits.userInterfaceStyle == .unspecified)
      run.terminal.type("\u{1B}]11;\(answer)\u{1B}\\")
      #expect(await run.wait { run.root.view.traits.userInterfaceStyle == expected })
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test func `the environment says it before the first frame`() async throws {
      var environment = TerminalRun.environment
      environment.colors = "0;15"
      let run = try TerminalRun(environment: environment)
      #expect(await run.start())
      #expect(run.root.view.traits.userInterfaceStyle == .light)
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test func `a locale without more than ASCII gets nothing else`() async throws {
      var environment = TerminalRun.environment
      environment.locale = "C"
      let run = try TerminalRun(environment: environment, text: "hello ╭─漢é")
      #expect(await run.wait { run.terminal.text.contains("hello +-??e") })
      #expect(run.terminal.output.allSatisfy { $0 < 0x80 })
      run.terminal.type("q")
      _ = await run.finish()
    }

    @Test func `what is copied goes to the terminal`() async throws {
      let run = try TerminalRun()
      #expect(await run.start())
      run.root.view.window?.screen.pasteboard.string = "hi"
      // Base64 of "hi".
      #expect(await run.wait { run.terminal.text.contains("\u{1B}]52;c;aGk=") })
      run.terminal.type("q")
      _ = await run.finish()
    }
  }
}
