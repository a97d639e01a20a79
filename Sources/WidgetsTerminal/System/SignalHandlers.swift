import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signal handlers while the screen is up.
///
/// Faults, and signals that nobody handles, give the terminal back and then have the effect they
/// would have had. Those to end, stop, continue or resize write their number into a pipe, which
/// ``SignalWatch`` reads. A signal to end or stop that the program was started with ignored (as
/// `nohup` does) stays ignored.
enum SignalHandlers {
  /// Signals that end the program, as `128 +` their number.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]
  /// Signals that would end the program at once, unless it handles them itself.
  static let deadly =
    [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR]
    + [SIGSTKFLT] + Array(34...64)
  private static let noted = ending + [SIGTSTP, SIGCONT, SIGWINCH]

  /// Installs all handlers; numbers of signals are written to the descriptor, one byte each.
  static func install(noting descriptor: Int32) {
    noteDescriptor.store(descriptor, ordering: .releasing)
    for number in noted { installNote(number) }
    for number in faults { installFault(number) }
    for number in deadly { installDeadly(number) }
  }

  /// Puts back what was there before.
  static func uninstall() {
    for number in noted + faults + deadly { reinstatePrevious(number) }
    noteDescriptor.store(-1, ordering: .releasing)
  }

  /// Stops the program as the terminal's own suspend key would, and returns when it continues.
  ///
  /// With `wholeGroup` the other processes of its group stop too. Nothing stops where SIGTSTP is
  /// ignored or nobody could continue it. Continued in the background, where the terminal belongs to
  /// another program, it stops again.
  static func stop(wholeGroup: Bool, terminal: Int32) {
    // Without our handlers for the moment: continuing is seen here, not through the pipe.
    reinstatePrevious(SIGCONT)
    if wholeGroup {
      var ignoring = sigaction(noting: SIG_IGN)
      sigaction(SIGTSTP, &ignoring, nil)
      kill(0, SIGTSTP)
    }
    reinstatePrevious(SIGTSTP)
    raiseNow(SIGTSTP)
    for _ in 0..<mostStops where isInBackground(terminal) { raiseNow(SIGTSTP) }
    installNote(SIGTSTP)
    installNote(SIGCONT)
  }

  /// Ends the stopping where it has no effect.
  private static let mostStops = 1_000

  private static func isInBackground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group >= 0 && group != getpgrp()
  }

  /// Lets the thread that calls take the signals that end, stop or resize. The threads that the
  /// main actor runs on block them, and a thread started from there would too.
  static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in noted { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Raises a signal on the calling thread, which may block it. Does not allocate.
  fileprivate static func raiseNow(_ number: Int32) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func installNote(_ number: Int32) {
    guard let previous = previousAction(number) else { return }
    var action = sigaction(noting: noteSignal)
    sigaction(number, nil, previous)
    let mayBeIgnored = number != SIGWINCH && number != SIGCONT
    if mayBeIgnored && previous.pointee.isIgnoring { return }
    sigaction(number, &action, nil)
  }

  private static func installFault(_ number: Int32) {
    guard let previous = previousAction(number) else { return }
    var action = sigaction(handlingFault: handleFault)
    sigaction(number, &action, previous)
  }

  private static func installDeadly(_ number: Int32) {
    guard let previous = previousAction(number) else { return }
    var action = sigaction(noting: handleDeadly)
    sigaction(number, nil, previous)
    if previous.pointee.isDefault { sigaction(number, &action, nil) }
  }

  fileprivate static func reinstatePrevious(_ number: Int32) {
    guard let previous = previousAction(number) else { return }
    sigaction(number, previous, nil)
  }

  private static func previousAction(_ number: Int32) -> UnsafeMutablePointer<sigaction>? {
    UnsafeMutablePointer(bitPattern: previousActions)?.advanced(by: Int(number))
  }

  /// The address of the actions before ours, by number. Never freed: a handler may need it at any
  /// time.
  private static let previousActions: UInt = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return UInt(bitPattern: actions)
  }()
}

private let noteDescriptor = Atomic<Int32>(-1)

private func noteSignal(_ number: Int32) {
  let savedError = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(noteDescriptor.load(ordering: .acquiring), &byte, 1)
  errno = savedError
}

private func handleDeadly(_ number: Int32) {
  restoreTerminal()
  signal(number, SIG_DFL)
  SignalHandlers.raiseNow(number)
}

private func handleFault(
  _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  restoreTerminal()
  SignalHandlers.reinstatePrevious(number)
  // A fault happens again when the handler returns; a signal that somebody sent does not.
  let wasSent = (info?.pointee.si_code ?? 0) <= 0
  guard wasSent else { return }
  SignalHandlers.raiseNow(number)
  // The handler before ours may rely on a fault that happens again.
  signal(number, SIG_DFL)
  SignalHandlers.raiseNow(number)
}

extension sigaction {
  fileprivate init(noting handler: __sighandler_t?) {
    self.init()
    __sigaction_handler.sa_handler = handler
    sa_flags = SA_RESTART | SA_ONSTACK
    sigemptyset(&sa_mask)
  }

  fileprivate init(
    handlingFault handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    self.init()
    __sigaction_handler.sa_sigaction = handler
    sa_flags = SA_SIGINFO | SA_ONSTACK
    sigemptyset(&sa_mask)
  }

  fileprivate var isDefault: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_DFL, to: Int.self)
  }

  fileprivate var isIgnoring: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
