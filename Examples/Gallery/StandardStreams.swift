#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program's output, by libc.
enum StandardStreams {
  /// The exit status when standard output takes nothing, as on a full disk (EX_IOERR of sysexits.h).
  static let failureStatus: Int32 = 74

  /// Whether standard output is a terminal.
  static var isOutputTerminal: Bool { isatty(1) == 1 }

  /// Writes lines to standard output; ends the program with a message when that fails.
  static func print(_ text: String) {
    let failure = write(text, to: 1)
    guard failure != 0 else { return }
    printError("Gallery: standard output: \(String(cString: strerror(failure)))")
    exit(failureStatus)
  }

  /// Writes lines to standard error. Where that fails there is nobody to tell.
  static func printError(_ text: String) { _ = write(text, to: 2) }

  /// Returns 0 or the error.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array((text + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

// The name of libc, which a function above has too.

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
