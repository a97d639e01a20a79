#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The descriptors of a terminal.
///
/// Terminals are opened a second time where that is possible: the new descriptors can be made to
/// never wait without a change for other programs that share the old ones.
struct TerminalDevice: Hashable, Sendable {
  /// Where bytes are read; a terminal.
  let input: Int32
  /// Where bytes are written; a terminal.
  let output: Int32
  /// Whether both are the same terminal, so that the settings of one are those of the other.
  let isOneTerminal: Bool
  private let opened: [Int32]

  /// Opens the terminal behind two descriptors, which stay open when it is closed.
  init(input: Int32, output: Int32) throws(TerminalError) {
    guard isatty(output) == 1 else { throw .outputIsNotATerminal }
    guard isatty(input) == 1 else { throw .inputIsNotATerminal }
    isOneTerminal = Self.device(of: input) == Self.device(of: output)
    let ownInput = Self.open(input, O_RDONLY)
    let ownOutput = Self.open(output, O_WRONLY)
    self.input = ownInput ?? input
    self.output = ownOutput ?? output
    opened = [ownInput, ownOutput].compactMap(\.self)
  }

  func close() {
    for descriptor in opened { closeDescriptor(descriptor) }
  }

  /// Makes sure that standard input, output and error are open: a file opened later would take the
  /// number of one that is closed, and what is written to standard error would land in it.
  static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken.
      _ = openDescriptor("/dev/null", O_RDWR)
    }
  }

  private static func device(of descriptor: Int32) -> dev_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_rdev : nil
  }

  private static func open(_ descriptor: Int32, _ direction: Int32) -> Int32? {
    let flags = direction | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let new = openDescriptor("/proc/self/fd/\(descriptor)", flags)
    return new >= 0 ? new : nil
  }
}

private func openDescriptor(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
