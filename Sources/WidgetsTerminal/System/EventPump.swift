import Synchronization
import Widgets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for input, signals, time and room in the output on a thread of its own, so that the main
/// actor never waits.
///
/// Events are collected; the main actor hears of them through ``nextTick()`` and takes all at once,
/// so that what came during one frame is handled together in the next. Nothing wakes up while
/// nothing happens.
final class EventPump: Sendable {
  /// Who waits for a tick, and whether one came that nobody waited for.
  private struct Ticker {
    var waiting: CheckedContinuation<Void, Never>?
    var isPending = false
  }

  let input: Int32
  let output: Int32
  let pipe: WakePipe
  private let ticker = Mutex(Ticker())
  private let events = Mutex<[HostEvent]>([])
  private let wakeTime = Atomic<UInt64>(Double.infinity.bitPattern)
  private let awaitsOutput = Atomic<Bool>(false)
  private let isStopped = Atomic<Bool>(false)

  init(input: Int32, output: Int32, pipe: WakePipe) {
    self.input = input
    self.output = output
    self.pipe = pipe
  }

  // MARK: - For the main actor

  /// Takes the events that have come so far, oldest first.
  func takeEvents() -> [HostEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }

  /// Waits until there is something to do; several ticks may become one.
  ///
  /// It never leaves the main actor: a function that may run anywhere would change threads once to
  /// begin to wait and once more to continue, which costs more than most frames.
  @MainActor func nextTick() async {
    await withCheckedContinuation { continuation in
      let isPending = ticker.withLock { ticker in
        if !ticker.isPending { ticker.waiting = continuation }
        defer { ticker.isPending = false }
        return ticker.isPending
      }
      if isPending { continuation.resume() }
    }
  }

  /// Asks for a tick as soon as possible.
  func tick() {
    let waiting = ticker.withLock { ticker in
      defer { ticker.waiting = nil }
      if ticker.waiting == nil { ticker.isPending = true }
      return ticker.waiting
    }
    waiting?.resume()
  }

  /// Asks for a tick at a time of the host's clock; nil for none. Only the last time counts.
  func tick(at time: Double?) {
    let time = time ?? .infinity
    let before = wakeTime.exchange(time.bitPattern, ordering: .acquiringAndReleasing)
    // A thread that sleeps too short looks again; one that sleeps too long has to be woken.
    if time < Double(bitPattern: before) { pipe.wake() }
  }

  /// Asks for a `writable` event when the output takes bytes again.
  func awaitOutput() {
    awaitsOutput.store(true, ordering: .releasing)
    pipe.wake()
  }

  /// Makes the thread end.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    pipe.wake()
  }

  // MARK: - For the thread

  fileprivate var mustStop: Bool { isStopped.load(ordering: .acquiring) }

  fileprivate var nextWakeTime: Double { Double(bitPattern: wakeTime.load(ordering: .acquiring)) }

  fileprivate var watchesOutput: Bool { awaitsOutput.load(ordering: .acquiring) }

  fileprivate func deliver(_ event: HostEvent) {
    events.withLock { $0.append(event) }
    tick()
  }

  fileprivate func deliver(_ input: [TerminalInput]) {
    if !input.isEmpty { deliver(.input(input)) }
  }

  fileprivate func deliverWritable() {
    awaitsOutput.store(false, ordering: .releasing)
    deliver(.writable)
  }

  /// Ticks if the time has come, once for each time that was asked for.
  fileprivate func deliverTime(_ now: Double) {
    let time = wakeTime.load(ordering: .acquiring)
    guard Double(bitPattern: time) <= now else { return }
    let isTaken = wakeTime.compareExchange(
      expected: time, desired: Double.infinity.bitPattern, ordering: .acquiringAndReleasing)
    if isTaken.exchanged { tick() }
  }

  /// The body of the thread.
  func run() {
    SignalHandlers.unblock()
    var loop = PumpLoop(pump: self)
    while !mustStop { loop.turn() }
  }
}

/// What only the thread knows.
private struct PumpLoop {
  /// How long the main actor may take to end after a signal, in seconds; a program that hangs is
  /// then ended from here.
  private static let patience = 1.0

  let pump: EventPump
  private var parser = InputParser()
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private var escapeTime = Double.infinity
  private var isInputOpen = true
  private var endingSignal: Int32?
  private var endTime = Double.infinity

  init(pump: EventPump) {
    self.pump = pump
  }

  /// Waits once and handles what came.
  mutating func turn() {
    var requests = [
      pollfd(fd: pump.pipe.reading, events: Int16(POLLIN), revents: 0),
      // Negative descriptors are left out.
      pollfd(fd: isInputOpen ? pump.input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pump.watchesOutput ? pump.output : -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&requests, nfds_t(requests.count), timeout) >= 0 else { return }
    if requests[0].revents != 0 { readPipe() }
    if requests[1].revents != 0 { readInput() }
    if requests[2].revents != 0 { pump.deliverWritable() }
    handleTime(MonotonicClock.now)
  }

  /// Milliseconds until the next time that matters, rounded up; -1 for ever.
  private var timeout: Int32 {
    let time = min(pump.nextWakeTime, escapeTime, endTime)
    guard time.isFinite else { return -1 }
    let milliseconds = ((time - MonotonicClock.now) * 1_000).rounded(.up)
    return Int32(min(max(milliseconds, 0), 86_400_000))
  }

  private mutating func readPipe() {
    for byte in pump.pipe.drain() where byte != 0 {
      let number = Int32(byte)
      if SignalHandlers.ending.contains(number) {
        if endingSignal != nil { endProgram(number) }
        endingSignal = number
        endTime = MonotonicClock.now + Self.patience
      }
      pump.deliver(.signal(number))
    }
  }

  private mutating func readInput() {
    let count = read(pump.input, &buffer, buffer.count)
    if count > 0 {
      let events = parser.parse(buffer[..<count])
      escapeTime =
        parser.isUndecided ? MonotonicClock.now + InputParser.escapeDelay : .infinity
      pump.deliver(events)
    } else if count == 0 || ![EAGAIN, EWOULDBLOCK, EINTR].contains(errno) {
      endInput()
    }
  }

  /// A terminal that is gone sends a signal as well, which says more.
  private mutating func endInput() {
    readPipe()
    isInputOpen = false
    escapeTime = .infinity
    pump.deliver(parser.finish())
    pump.deliver(.inputEnded)
  }

  private mutating func handleTime(_ now: Double) {
    if escapeTime <= now {
      escapeTime = .infinity
      pump.deliver(parser.flush())
    }
    if let endingSignal, endTime <= now { endProgram(endingSignal) }
    pump.deliverTime(now)
  }

  private func endProgram(_ number: Int32) -> Never {
    restoreTerminal()
    _exit(128 + number)
  }
}
