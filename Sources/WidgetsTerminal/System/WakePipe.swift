#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe that wakes a thread: a byte is a signal's number, or 0 for "look again".
struct WakePipe: Hashable, Sendable {
  let reading: Int32
  let writing: Int32

  /// Nil when no descriptors are left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes the thread just as well.
    while write(writing, &byte, 1) < 0 && errno == EINTR {}
  }

  /// Takes everything that is in the pipe.
  func drain() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var all: [UInt8] = []
    while true {
      let count = read(reading, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return all }
      all += bytes[..<count]
    }
  }

  func close() {
    _ = systemClose(reading)
    _ = systemClose(writing)
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
