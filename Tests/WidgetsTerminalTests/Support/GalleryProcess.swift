import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The gallery as a program of its own in a terminal of its own, as a person starts it.
final class GalleryProcess {
  /// How a program ended.
  enum End: Equatable {
    case status(Int32)
    case signal(Int32)
    /// Not in the time it was given; it was killed.
    case never
  }

  let terminal: PseudoTerminal
  let id: pid_t
  private let before: [UInt32]
  /// POSIX_SPAWN_SETSID, which the headers hide.
  private static let newSession: Int16 = 0x80
  private var isOver = false

  /// Beside the program that runs the tests, if it was built.
  static let path: String? = {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let own = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Gallery"
    return access(path, X_OK) == 0 ? path : nil
  }()

  /// Starts a command of the shell, with `$GALLERY` for the gallery; it replaces the shell if it
  /// begins with `exec`.
  init?(
    _ command: String = "exec $GALLERY item-tap-scroll", columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String] = ["TERM=xterm-256color"]
  ) {
    guard let path = Self.path, let terminal = PseudoTerminal(columns: columns, rows: rows)
    else { return nil }
    self.terminal = terminal
    before = terminal.settings
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // A session of its own, whose first terminal becomes its controlling one.
    posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let arguments = ["sh", "-c", command]
    let variables =
      environment + ["GALLERY=\(path)", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"]
    var id: pid_t = 0
    let failure = Self.withStrings(arguments) { argv in
      Self.withStrings(variables) { envp in
        PseudoTerminal.spawning.withLock { _ in
          posix_spawn(&id, "/bin/sh", &actions, &attributes, argv, envp)
        }
      }
    }
    guard failure == 0 else { return nil }
    self.id = id
  }

  deinit {
    if !isOver {
      kill(id, SIGKILL)
      waitpid(id, nil, 0)
    }
  }

  /// Waits until something holds, at most five seconds; reads what the program writes meanwhile
  /// unless told not to.
  @discardableResult
  func wait(reading: Bool = true, until condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000 {
      if reading { terminal.read() }
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
  }

  /// Waits for a text on the terminal.
  @discardableResult func shows(_ text: String, after start: Int = 0) async -> Bool {
    await wait { String(decoding: terminal.output[start...], as: UTF8.self).contains(text) }
  }

  /// Waits for the end, at most so many seconds; longer where other tests leave this one so little
  /// time that it could hardly look.
  func end(within seconds: Double = 5, reading: Bool = true) async -> End {
    var status: Int32 = 0
    let start = ContinuousClock.now
    var looks = 0.0
    while ContinuousClock.now - start < .seconds(seconds) || looks < seconds * 100 {
      looks += 1
      if reading { terminal.read() }
      if waitpid(id, &status, WNOHANG) == id {
        isOver = true
        await terminal.readToEnd()
        return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return .never
  }

  /// Why the terminal is not as it was before; nil when it is (FR-TRM-11).
  var leftover: String? {
    terminal.settings != before ? "other settings" : TerminalRun.leftover(in: terminal.text)
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
