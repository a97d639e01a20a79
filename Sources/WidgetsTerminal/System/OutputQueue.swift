#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes on their way to the terminal, sent without waiting.
struct OutputQueue: Sendable {
  enum Outcome: Hashable {
    /// Everything is sent.
    case sent
    /// The terminal takes no more for now.
    case full
    /// The write failed with this error.
    case failed(Int32)
  }

  private var bytes: [UInt8] = []
  private var start = 0

  var isEmpty: Bool { start == bytes.count }

  /// Adds bytes behind those that wait.
  mutating func append(_ new: some Sequence<UInt8>) {
    if isEmpty {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    bytes += new
  }

  /// Writes as much as the descriptor takes.
  mutating func send(to descriptor: Int32) -> Outcome {
    while !isEmpty {
      let count = bytes.withUnsafeBytes { all in
        write(descriptor, all.baseAddress?.advanced(by: start), all.count - start)
      }
      if count > 0 {
        start += count
      } else if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
        return .full
      } else if count < 0 && errno != EINTR {
        return .failed(errno)
      }
    }
    return .sent
  }

  /// Forgets what waits.
  mutating func removeAll() {
    bytes.removeAll()
    start = 0
  }
}
