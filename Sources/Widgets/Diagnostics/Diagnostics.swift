#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where diagnostics go that no window's handler takes.
public enum Diagnostics {
  /// What is done with a diagnostic.
  ///
  /// A closure in a value of its own: binding a task-local closure by itself crashes in optimised
  /// builds (Swift 6.3).
  public struct Handler: Sendable {
    private let handle: @Sendable (Diagnostic) -> Void

    /// A handler that runs a closure for each diagnostic, on the main actor.
    public init(_ handle: @escaping @Sendable (Diagnostic) -> Void) {
      self.handle = handle
    }

    /// Runs the closure.
    public func callAsFunction(_ diagnostic: Diagnostic) {
      handle(diagnostic)
    }
  }

  /// Receives each diagnostic; bind another with `withValue` for the length of a call.
  ///
  /// The default writes one line to standard error.
  @TaskLocal public static var handler = Handler { diagnostic in
    writeToStandardError("Widgets: \(diagnostic)\n")
  }
}

/// Ends the program because a contract was broken in a way that cannot be continued.
///
/// The text says what is wrong and what to do instead. `fatalError` keeps it in release builds,
/// where the text of a `precondition` is lost.
func stop(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError("Widgets: \(message)", file: file, line: line)
}

private func writeToStandardError(_ text: String) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    if written < 0 && errno == EINTR { continue }
    if written <= 0 { return }
    bytes = bytes.dropFirst(written)
  }
}
