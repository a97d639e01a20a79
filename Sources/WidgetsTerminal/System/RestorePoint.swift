import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What has to be undone before the program may end, kept where a signal handler can read it.
///
/// Everything is an atomic number: a handler may run at any moment, on any thread, and may not
/// allocate or lock.
struct RestorePoint: ~Copyable, Sendable {
  /// Whether the screen is up. Whoever sets it to false undoes the rest.
  let isArmed = Atomic<Bool>(false)
  /// Where the terminal's output goes.
  let output = Atomic<Int32>(-1)
  /// The terminal whose settings were changed.
  let input = Atomic<Int32>(-1)
  /// Whether the terminal sends keys in kitty's form.
  let hasKeyboard = Atomic<Bool>(false)
  /// The address of the settings (a `termios`) as they were.
  let settings = Atomic<UInt>(0)
  /// Where standard error went before; -1 when it was left alone.
  let standardError = Atomic<Int32>(-1)
  /// The file that standard error goes to while the screen is up.
  let errorFile = Atomic<Int32>(-1)
}

/// The one of this process: a process has one set of signal handlers.
let restorePoint = RestorePoint()

/// Gives the terminal back as it was; does nothing when the screen is not up.
///
/// May be called from signal handlers, from `exit` and from any thread; only the first call after
/// the screen came up does something.
func restoreTerminal() {
  guard restorePoint.isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
  let patience: Int32 = 500
  let output = restorePoint.output.load(ordering: .relaxed)
  let hasKeyboard = restorePoint.hasKeyboard.exchange(false, ordering: .relaxed)
  let keyboard: StaticString = hasKeyboard ? ScreenMode.leaveKeyboard : ""
  if writeAll(keyboard, to: output, patience: patience) == EAGAIN
    || writeAll(ScreenMode.leave, to: output, patience: patience) == EAGAIN
  {
    // The terminal is stuck behind frames that nobody will see any more.
    tcflush(output, TCOFLUSH)
    _ = writeAll(keyboard, to: output, patience: patience)
    _ = writeAll(ScreenMode.leave, to: output, patience: patience)
  }
  let input = restorePoint.input.load(ordering: .relaxed)
  let address = restorePoint.settings.load(ordering: .relaxed)
  if input >= 0, let settings = UnsafePointer<termios>(bitPattern: address) {
    // Mouse reports that were under way must not reach the next program as text. Waiting for output
    // to drain, as TCSAFLUSH does, could take for ever.
    tcflush(input, TCIFLUSH)
    while tcsetattr(input, TCSANOW, settings) != 0 && errno == EINTR {}
  }
  restoreStandardError(patience: patience)
}

private func restoreStandardError(patience: Int32) {
  let original = restorePoint.standardError.exchange(-1, ordering: .relaxed)
  let file = restorePoint.errorFile.exchange(-1, ordering: .relaxed)
  guard original >= 0, file >= 0 else { return }
  _ = dup2(original, STDERR_FILENO)
  // Larger ones would not be on the stack.
  withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { buffer in
    var offset: off_t = 0
    while true {
      let count = pread(file, buffer.baseAddress, buffer.count, offset)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      let part = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if writeAll(part, to: STDERR_FILENO, patience: patience) != 0 { break }
      offset += off_t(count)
    }
  }
  close(original)
  close(file)
}
