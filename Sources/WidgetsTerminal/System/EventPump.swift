import Synchronization
import Widgets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for input, time and room in the output on a thread of its own, so that the main actor never
/// waits.
///
/// When something came, the thread takes a turn: it does what the main actor would do, in the main
/// actor's place and while nobody else is there (``MainQueue``). What came meanwhile is handled
/// together in the next turn. Nothing wakes up while nothing happens.
final class EventPump: ThreadBody {
  /// What is done in a turn. It takes the events.
  @MainActor var onTurn: (() -> Void)?

  let input: Int32
  let output: Int32
  private let pipe: WakePipe
  private let events = Mutex<[HostEvent]>([])
  private let turnTime = Atomic<UInt64>(Double.infinity.bitPattern)
  private let awaitsOutput = Atomic<Bool>(false)
  /// Who waits for the end of the thread, which is wanted as soon as somebody does.
  private let stopping = Mutex<CheckedContinuation<Void, Never>?>(nil)
  /// Whether a turn is under way on the thread, which looks at what was asked for after it.
  @MainActor private var isInTurn = false
  /// Whether a turn that the main actor takes by itself is under way to it.
  @MainActor private var isTurnComing = false

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

  /// Asks for a turn as soon as the main actor is free; several become one.
  @MainActor func requestTurn() {
    guard !isTurnComing else { return }
    isTurnComing = true
    Task {
      isTurnComing = false
      onTurn?()
    }
  }

  /// Asks for a turn at a time of the host's clock; nil for none. Only the last time counts.
  @MainActor func requestTurn(at time: Double?) {
    let time = time ?? .infinity
    let before = turnTime.exchange(time.bitPattern, ordering: .acquiringAndReleasing)
    // A thread that sleeps too short looks again; one that sleeps too long has to be woken.
    if time < Double(bitPattern: before) { wake() }
  }

  /// Asks for a `writable` event when the output takes bytes again.
  @MainActor func awaitOutput() {
    awaitsOutput.store(true, ordering: .releasing)
    wake()
  }

  @MainActor private func wake() {
    if !isInTurn { pipe.wake() }
  }

  /// Makes the thread end, and returns when it takes no turn any more.
  @MainActor func stop() async {
    await withCheckedContinuation { continuation in
      stopping.withLock { $0 = continuation }
      pipe.wake()
    }
  }

  // MARK: - For any thread

  /// Adds an event that another thread saw.
  func add(_ event: HostEvent) {
    events.withLock { $0.append(event) }
    pipe.wake()
  }

  // MARK: - For the thread

  fileprivate var wakeReading: Int32 { pipe.reading }

  fileprivate var mustStop: Bool { stopping.withLock { $0 != nil } }

  fileprivate var nextTurnTime: Double { Double(bitPattern: turnTime.load(ordering: .acquiring)) }

  fileprivate var watchesOutput: Bool { awaitsOutput.load(ordering: .acquiring) }

  fileprivate func drainPipe() { _ = pipe.drain() }

  fileprivate func deliver(_ event: HostEvent) {
    events.withLock { $0.append(event) }
  }

  fileprivate func deliver(_ input: [TerminalInput]) {
    if !input.isEmpty { deliver(.input(input)) }
  }

  fileprivate func deliverWritable() {
    awaitsOutput.store(false, ordering: .releasing)
    deliver(.writable)
  }

  /// Takes a turn if something came, or its time has: once for each time that was asked for.
  fileprivate func takeTurnIfDue() {
    let time = turnTime.load(ordering: .acquiring)
    var isDue = false
    if Double(bitPattern: time) <= MonotonicClock.now {
      isDue =
        turnTime.compareExchange(
          expected: time, desired: Double.infinity.bitPattern, ordering: .acquiringAndReleasing
        ).exchanged
    }
    guard isDue || events.withLock({ !$0.isEmpty }) else { return }
    MainQueue.run {
      isInTurn = true
      onTurn?()
      isInTurn = false
    }
  }

  /// The body of the thread.
  func run() {
    var loop = PumpLoop(pump: self)
    while !mustStop { loop.turn() }
    stopping.withLock { $0.take() }?.resume()
  }
}

/// What only the thread knows.
private struct PumpLoop {
  let pump: EventPump
  private var parser = InputParser()
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private var escapeTime = Double.infinity
  private var isInputOpen = true

  init(pump: EventPump) {
    self.pump = pump
  }

  /// Waits once and handles what came.
  mutating func turn() {
    var requests = [
      pollfd(fd: pump.wakeReading, events: Int16(POLLIN), revents: 0),
      // Negative descriptors are left out.
      pollfd(fd: isInputOpen ? pump.input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pump.watchesOutput ? pump.output : -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&requests, nfds_t(requests.count), timeout) >= 0 else { return }
    if requests[0].revents != 0 { pump.drainPipe() }
    if requests[1].revents != 0 { readInput() }
    if requests[2].revents != 0 { pump.deliverWritable() }
    if escapeTime <= MonotonicClock.now {
      escapeTime = .infinity
      pump.deliver(parser.flush())
    }
    pump.takeTurnIfDue()
  }

  /// Milliseconds until the next time that matters, rounded up; -1 for ever.
  private var timeout: Int32 {
    let time = min(pump.nextTurnTime, escapeTime)
    guard time.isFinite else { return time < 0 ? 0 : -1 }
    let milliseconds = ((time - MonotonicClock.now) * 1_000).rounded(.up)
    return Int32(min(max(milliseconds, 0), 86_400_000))
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

  private mutating func endInput() {
    isInputOpen = false
    escapeTime = .infinity
    pump.deliver(parser.finish())
    pump.deliver(.inputEnded)
  }
}
