#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for signals on a thread of its own, also while the main actor is busy, and tells the pump.
///
/// A program that does not end in time after a signal to end is ended from here.
final class SignalWatch: ThreadBody {
  /// How long the main actor may take to end after a signal, in seconds.
  private static let patience = 1.0

  private let pipe: WakePipe
  private let pump: EventPump

  /// - Parameter pipe: Where the handlers write the numbers of signals; 0 makes the thread end.
  init(pipe: WakePipe, pump: EventPump) {
    self.pipe = pipe
    self.pump = pump
  }

  /// Makes the thread end.
  func stop() {
    pipe.wake()
  }

  /// The body of the thread.
  func run() {
    SignalHandlers.unblock()
    var ending: (number: Int32, time: Double)?
    while true {
      var request = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
      let rest = ending.map { max(($0.time - MonotonicClock.now) * 1_000, 0).rounded(.up) }
      _ = poll(&request, 1, rest.map { Int32($0) } ?? -1)
      for byte in pipe.drain() {
        guard byte != 0 else { return }
        let number = Int32(byte)
        if SignalHandlers.ending.contains(number) {
          if ending != nil { endProgram(number) }
          ending = (number, MonotonicClock.now + Self.patience)
        }
        pump.add(.signal(number))
      }
      if let ending, ending.time <= MonotonicClock.now { endProgram(ending.number) }
    }
  }

  private func endProgram(_ number: Int32) -> Never {
    restoreTerminal()
    _exit(128 + number)
  }
}
