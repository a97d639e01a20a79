import Widgets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// This program again, as an app in a pseudo terminal of its own.
final class TerminalChild {
  /// What a step cost.
  struct Cost {
    var bytes = 0.0
    /// Of the processor, in all threads of the app.
    var nanoseconds = 0.0
  }

  private let master: Int32
  private let id: pid_t

  /// Nil when the system has no terminal or process left.
  init?(_ task: TerminalTask, columns: Int, rows: Int) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.slave, nil, nil, nil) == 0 else { return nil }
    master = ends.master
    defer { close(ends.slave) }
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_adddup2(&actions, ends.slave, descriptor)
    }
    posix_spawn_file_actions_addclose(&actions, master)
    var id: pid_t = 0
    let failure = Self.withStrings(["app", TerminalTask.option, task.rawValue]) { arguments in
      Self.withStrings(["TERM=xterm-256color"]) { variables in
        posix_spawn(&id, "/proc/self/exe", &actions, nil, arguments, variables)
      }
    }
    guard failure == 0 else {
      close(master)
      return nil
    }
    self.id = id
  }

  deinit {
    kill(id, SIGTERM)
    close(master)
    waitpid(id, nil, 0)
  }

  /// Does steps one after the other, each when the frame of the one before has come.
  func measure(steps: Int, expectingFrames: Bool) -> Cost {
    _ = read(patience: 2_000)
    // Everything is built and drawn once before it counts.
    for _ in 0..<2 { _ = step(expectingFrames) }
    let start = processorTime
    var bytes = 0
    for _ in 0..<steps { bytes += step(expectingFrames) }
    return Cost(
      bytes: Double(bytes) / Double(steps), nanoseconds: (processorTime - start) / Double(steps))
  }

  private func step(_ expectsFrame: Bool) -> Int {
    var key = UInt8(ascii: "n")
    write(master, &key, 1)
    return read(patience: expectsFrame ? 1_000 : 10)
  }

  /// Reads until nothing has come for a while; waits so many milliseconds for the first byte.
  private func read(patience: Int32) -> Int {
    var total = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, total == 0 ? patience : 4) > 0 else { return total }
      let count = systemRead(master, &buffer, buffer.count)
      guard count > 0 else { return total }
      total += count
    }
  }

  private var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
