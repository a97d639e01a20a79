import Testing
import Widgets

@testable import WidgetsTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct EventPumpTests {
  @Test func `input, its end and a signal's number arrive in order`() async throws {
    let (pump, thread, writing) = try Self.started()
    write(writing, "a\u{1B}[B", 4)
    #expect(
      await Self.next(pump) == [
        .input([.event(.key(Key(.character("a")))), .event(.key(Key(.down)))])
      ])
    var number = UInt8(SIGWINCH)
    write(pump.pipe.writing, &number, 1)
    #expect(await Self.next(pump) == [.signal(SIGWINCH)])
    close(writing)
    let end = await Self.next(pump)
    #expect(end.last == .inputEnded)
    pump.stop()
    thread.join()
  }

  @Test func `a tick comes at the time that was asked for, once, and not before`() async throws {
    let (pump, thread, writing) = try Self.started()
    let start = MonotonicClock.now
    pump.tick(at: start + 1_000)
    pump.tick(at: start + 0.03)
    #expect(await Self.next(pump) == [])
    #expect(MonotonicClock.now - start >= 0.03)
    // Not at the other time; other tests may hold this one up.
    #expect(MonotonicClock.now - start < 900)
    pump.stop()
    thread.join()
    close(writing)
  }

  @Test func `a time that is taken back gives no tick`() async throws {
    let (pump, thread, writing) = try Self.started()
    // Long enough for a test that other programs hold up between the two.
    pump.tick(at: MonotonicClock.now + 0.5)
    pump.tick(at: nil)
    try await Task.sleep(for: .milliseconds(700))
    write(writing, "x", 1)
    #expect(await Self.next(pump) == [.input([.event(.key(Key(.character("x"))))])])
    pump.stop()
    thread.join()
    close(writing)
  }

  @Test func `room in the output is told once it is asked for`() async throws {
    let (pump, thread, writing) = try Self.started()
    pump.awaitOutput()
    #expect(await Self.next(pump) == [.writable])
    pump.stop()
    thread.join()
    close(writing)
  }

  private static func started() throws -> (EventPump, SystemThread, Int32) {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    let wake = try #require(WakePipe())
    let pump = EventPump(input: ends[0], output: ends[1], pipe: wake)
    return (pump, try #require(SystemThread(running: pump)), ends[1])
  }

  /// The events of the next tick.
  private static func next(_ pump: EventPump) async -> [HostEvent] {
    await pump.nextTick()
    return pump.takeEvents()
  }
}
