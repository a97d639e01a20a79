#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why an app cannot run, or cannot go on, in a terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard output is a file, a pipe or closed. Nothing was written to it.
  case outputIsNotATerminal
  /// Standard input is a file, a pipe or closed: there are no keys. Nothing was written.
  case inputIsNotATerminal
  /// The terminal cannot place a cursor: `TERM` is `dumb`, or not set or empty (nil). Nothing was
  /// written.
  case unsupportedTerminal(term: String?)
  /// Another app runs in the terminal of this process.
  case alreadyRunning
  /// The terminal could not be set up; the error number of the system.
  case setupFailed(Int32)
  /// Bytes could not be written; the error number of the system. The terminal was restored as far
  /// as it still was there.
  case writeFailed(Int32)

  /// The status to exit with: 2 for a terminal that will not do, 1 when something failed.
  public var exitStatus: Int32 {
    switch self {
    case .outputIsNotATerminal, .inputIsNotATerminal, .unsupportedTerminal: 2
    case .alreadyRunning, .setupFailed, .writeFailed: 1
    }
  }
}

extension TerminalError: CustomStringConvertible {
  /// One sentence for the person, that says what to do.
  public var description: String {
    switch self {
    case .outputIsNotATerminal:
      "Standard output is not a terminal. Run the program without redirecting its output."
    case .inputIsNotATerminal:
      "Standard input is not a terminal, so there are no keys. Run the program without redirecting "
        + "its input."
    case .unsupportedTerminal(term: nil):
      "TERM is not set. Run the program in a terminal, or set TERM to its kind, such as "
        + "xterm-256color."
    case .unsupportedTerminal(let term?):
      "A terminal of the kind \"\(term)\" has no screen to draw on. Use another terminal, or set "
        + "TERM to its kind, such as xterm-256color."
    case .alreadyRunning:
      "An app runs in this terminal already. Wait until Terminal.run has returned."
    case .setupFailed(let number):
      "The terminal could not be set up: \(String(cString: strerror(number)))."
    case .writeFailed(let number):
      "Writing to the terminal failed: \(String(cString: strerror(number)))."
    }
  }
}
