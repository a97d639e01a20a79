import Testing
import Widgets

@testable import WidgetsTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite(.timeLimit(.minutes(5))) @MainActor struct EventPumpTests {
  @Test func `input, what another thread saw, and the end arrive in order`() async throws {
    let run = try PumpRun()
    run.type("a\u{1B}[B")
    #expect(
      await run.nextTurn() == [
        .input([.event(.key(Key(.character("a")))), .event(.key(Key(.down)))])
      ])
    run.pump.add(.signal(SIGWINCH))
    #expect(await run.nextTurn() == [.signal(SIGWINCH)])
    run.endInput()
    #expect(await run.nextTurn().last == .inputEnded)
    await run.end()
  }

  @Test func `a turn comes at the time that was asked for, once, and not before`() async throws {
    let run = try PumpRun()
    let start = MonotonicClock.now
    run.pump.requestTurn(at: start + 1_000)
    run.pump.requestTurn(at: start + 0.03)
    #expect(await run.nextTurn() == [])
    #expect(MonotonicClock.now - start >= 0.03)
    // Not at the other time; other tests may hold this one up.
    #expect(MonotonicClock.now - start < 900)
    await run.end()
  }

  @Test func `a time that is taken back gives no turn`() async throws {
    let run = try PumpRun()
    // Long enough for a test that other programs hold up between the two.
    run.pump.requestTurn(at: MonotonicClock.now + 0.5)
    run.pump.requestTurn(at: nil)
    try await Task.sleep(for: .milliseconds(700))
    run.type("x")
    #expect(await run.nextTurn() == [.input([.event(.key(Key(.character("x"))))])])
    #expect(run.count == 1)
    await run.end()
  }

  @Test func `room in the output is told once it is asked for`() async throws {
    let run = try PumpRun()
    run.pump.awaitOutput()
    #expect(await run.nextTurn() == [.writable])
    await run.end()
  }

  @Test func `turns that the main actor asks for come when it is free, as one`() async throws {
    let run = try PumpRun()
    run.pump.requestTurn()
    run.pump.requestTurn()
    #expect(run.count == 0)
    #expect(await run.nextTurn() == [])
    await Task.yield()
    #expect(run.count == 1)
    await run.end()
  }

  @Test func `a time that is asked for in a turn is kept, also one that has passed`() async throws {
    let run = try PumpRun()
    run.onTurn = { [pump = run.pump] count in
      if count < 5 { pump.requestTurn(at: -.infinity) }
    }
    run.type("x")
    while run.count < 5 { await Task.yield() }
    await run.end()
    #expect(run.count == 5)
  }

  @Test func `while the main actor is busy nothing is handled, and then all at once`() async throws
  {
    let run = try PumpRun()
    run.type("a")
    usleep(20_000)
    run.pump.add(.signal(SIGCONT))
    #expect(run.count == 0)
    #expect(
      await run.nextTurn() == [.input([.event(.key(Key(.character("a"))))]), .signal(SIGCONT)])
    await run.end()
  }

  @Test func `the thread ends also when it is about to take a turn`() async throws {
    for _ in 0..<100 {
      let run = try PumpRun()
      run.type("a")
      await run.end()
    }
  }
}

/// A pump between two pipes, and the turns that it takes.
@MainActor private final class PumpRun {
  let pump: EventPump
  var onTurn: ((Int) -> Void)?
  private(set) var count = 0
  private let thread: SystemThread
  private let wake: WakePipe
  private var ends: [Int32] = [-1, -1]
  private var turns: [[HostEvent]] = []

  init() throws {
    pipe(&ends)
    wake = try #require(WakePipe())
    pump = EventPump(input: ends[0], output: ends[1], pipe: wake)
    thread = try #require(SystemThread(running: pump))
    pump.onTurn = { [weak self] in self?.take() }
  }

  func type(_ text: String) { write(ends[1], text, text.utf8.count) }

  func endInput() {
    close(ends[1])
    ends[1] = -1
  }

  /// The events of the next turn that was not looked at.
  func nextTurn() async -> [HostEvent] {
    while turns.isEmpty { await Task.yield() }
    return turns.removeFirst()
  }

  func end() async {
    await pump.stop()
    thread.join()
    wake.close()
    for end in ends where end >= 0 { close(end) }
  }

  private func take() {
    count += 1
    turns.append(pump.takeEvents())
    onTurn?(count)
  }
}
