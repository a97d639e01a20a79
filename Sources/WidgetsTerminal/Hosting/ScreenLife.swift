import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Brings the screen of the app up and down; ``restoreTerminal()`` is its other half.
@MainActor final class ScreenLife {
  private let device: TerminalDevice
  /// The settings as they were, at an address that a signal handler can read.
  private let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)

  init(device: TerminalDevice) {
    self.device = device
    settings.initialize(to: termios())
  }

  /// Changes the terminal's settings and returns the bytes that bring up the screen, to be sent
  /// first.
  ///
  /// From here on ``restoreTerminal()`` undoes everything, those bytes included.
  func begin() throws(TerminalError) -> [UInt8] {
    guard let current = RawMode.settings(of: device.input) else { throw .setupFailed(errno) }
    settings.pointee = current
    let address = UInt(bitPattern: settings)
    restorePoint.settings.store(address, ordering: .relaxed)
    restorePoint.input.store(device.input, ordering: .relaxed)
    restorePoint.output.store(device.output, ordering: .relaxed)
    restorePoint.hasKeyboard.store(false, ordering: .relaxed)
    if isatty(STDERR_FILENO) == 1 { StandardErrorFile.begin() }
    restorePoint.isArmed.store(true, ordering: .releasing)
    return try renew()
  }

  /// Does the same for a screen that is up, after another program may have changed the terminal.
  func renew() throws(TerminalError) -> [UInt8] {
    let failure = RawMode.apply(to: device.input, from: settings.pointee)
    if failure != 0 {
      restoreTerminal()
      throw .setupFailed(failure)
    }
    return [UInt8](ScreenMode.enter)
  }

  /// The bytes that make the terminal send keys in kitty's form; none when it does already.
  func beginKeyboard() -> [UInt8] {
    let hadKeyboard = restorePoint.hasKeyboard.exchange(true, ordering: .relaxed)
    return hadKeyboard ? [] : [UInt8](ScreenMode.enterKeyboard)
  }

  /// Whether the screen is up; false once a crash or `exit` gave the terminal back.
  var isUp: Bool { restorePoint.isArmed.load(ordering: .acquiring) }

  /// Gives the terminal back; nothing happens when that was done already.
  func end() {
    restoreTerminal()
  }

  /// Frees the copy of the settings; the screen must be down and no handler installed.
  func close() {
    restorePoint.settings.store(0, ordering: .relaxed)
    settings.deallocate()
  }
}

extension [UInt8] {
  /// The bytes of a text that is part of the program.
  init(_ text: StaticString) {
    self = text.withUTF8Buffer { Array($0) }
  }
}
