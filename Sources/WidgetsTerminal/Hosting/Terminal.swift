public import Widgets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs an app in the terminal of this process.
///
/// ```swift
/// import Widgets
/// import WidgetsTerminal
///
/// await Terminal.main { ListController() }
/// ```
///
/// The controller's view fills the terminal until the app ends itself (``end(status:)``), nobody
/// handles Ctrl-C, the input ends, or a signal ends the program. The terminal is given back on
/// every way out, also when the program crashes. The main actor stays free meanwhile: tasks of the
/// app run as always. Input is handled on the main actor, by the thread that read it, so that the
/// main actor is not on the same thread all the time.
///
/// While the app runs, standard error is kept in a file if it is this terminal, and shown when the
/// terminal is given back; redirected elsewhere it is left alone.
@MainActor public final class Terminal {
  private static var isRunning = false

  private let session: TerminalSession

  private init(session: TerminalSession) {
    self.session = session
  }

  /// Shows a controller until the app ends; returns the status to exit with.
  ///
  /// The status is that of ``end(status:)``; 0 when the input ends (a terminal that is gone); 128 +
  /// its number after SIGINT, SIGTERM, SIGHUP or SIGQUIT, and 130 after a Ctrl-C
  /// that nobody handled, which is the same. Ctrl-Z suspends the program if nobody handles it. A
  /// program that does not come back to the main actor within a second after a signal is ended.
  ///
  /// Throws a ``TerminalError``; nothing is written when standard output or standard input is not a
  /// terminal (``TerminalError/inputIsNotATerminal``: it is neither played as keys nor replaced by
  /// `/dev/tty`), or `TERM` says that it has no screen. Throws `CancellationError` when its task is
  /// cancelled.
  public static func run(rootViewController: ViewController) async throws -> Int32 {
    try await run { _ in rootViewController }
  }

  /// Shows the controller that a closure makes, once it is sure that the terminal will do.
  public static func run(_ makeRoot: () throws -> ViewController) async throws -> Int32 {
    try await run { _ in try makeRoot() }
  }

  /// Shows the controller that a closure makes, which is given the terminal so that the app can end
  /// itself.
  ///
  /// ```swift
  /// let status = try await Terminal.run { terminal in
  ///   MenuController(onQuit: { [weak terminal] in terminal?.end() })
  /// }
  /// ```
  public static func run(
    _ makeRoot: (Terminal) throws -> ViewController
  ) async throws -> Int32 {
    TerminalDevice.openStandardDescriptors()
    return try await run(
      input: STDIN_FILENO, output: STDOUT_FILENO, environment: .current, makeRoot: makeRoot)
  }

  /// Runs an app and exits with its status; an error goes to standard error as one line and exits
  /// with ``TerminalError/exitStatus``.
  public static func main(_ makeRoot: () throws -> ViewController) async -> Never {
    do {
      exit(try await run(makeRoot))
    } catch let error as TerminalError {
      report("\(error)")
      exit(error.exitStatus)
    } catch {
      report("\(error)")
      exit(1)
    }
  }

  /// Ends the app: the `run` that shows it returns this status as soon as the main actor is free.
  ///
  /// 0 by default. Only the first call counts, and none after the run has ended.
  public func end(status: Int32 = 0) {
    session.end(.success(status))
  }

  static func run(
    input: Int32, output: Int32, environment: TerminalEnvironment,
    makeRoot: (Terminal) throws -> ViewController
  ) async throws -> Int32 {
    guard !isRunning else { throw TerminalError.alreadyRunning }
    isRunning = true
    defer { isRunning = false }
    let session = try TerminalSession(input: input, output: output, environment: environment)
    defer { session.close() }
    let terminal = Terminal(session: session)
    let root = try makeRoot(terminal)
    // The app may hold the terminal weakly, and nobody else holds it.
    defer { withExtendedLifetime(terminal) {} }
    return try await session.run(root)
  }

  private static func report(_ text: String) {
    var line = text + "\n"
    _ = line.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO, patience: 500) }
  }
}
