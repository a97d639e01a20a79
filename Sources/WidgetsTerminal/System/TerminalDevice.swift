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
  /// Where bytes are read.
  let input: Int32
  /// Where bytes are written; a terminal.
  let output: Int32
  /// Whether keys come from a terminal, not from a file or pipe.
  let isInputTerminal: Bool
  private let opened: [Int32]

  /// Opens the terminal behind two descriptors, which stay open when it is closed.
  init(input: Int32, output: Int32) throws(TerminalError) {
    guard isatty(output) == 1 else { throw .outputIsNotATerminal }
    isInputTerminal = isatty(input) == 1
    let ownInput =
      isInputTerminal ? Self.open(input, O_RDONLY) : Self.substitute(forClosed: input)
    let ownOutput = Self.open(output, O_WRONLY)
    self.input = ownInput ?? input
    self.output = ownOutput ?? output
    opened = [ownInput, ownOutput].compactMap(\.self)
  }

  func close() {
    for descriptor in opened { closeDescriptor(descriptor) }
  }

  /// An input that ends at once, for a descriptor that is closed: the next one that is opened would
  /// take its number.
  private static func substitute(forClosed descriptor: Int32) -> Int32? {
    guard fcntl(descriptor, F_GETFD) < 0 else { return nil }
    let new = openDescriptor("/dev/null", O_RDONLY)
    return new >= 0 ? new : nil
  }

  private static func open(_ descriptor: Int32, _ direction: Int32) -> Int32? {
    let flags = direction | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let new = openDescriptor("/proc/self/fd/\(descriptor)", flags)
    return new >= 0 ? new : nil
  }
}

private func openDescriptor(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
