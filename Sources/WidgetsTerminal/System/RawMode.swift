#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Settings in which a terminal hands over every byte at once, as it comes.
enum RawMode {
  /// The settings of a terminal; nil when the descriptor is none.
  static func settings(of descriptor: Int32) -> termios? {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }

  /// Turns off echo, line editing, signal keys and every translation of input and output.
  ///
  /// Returns 0 or the error. In the background this stops the program until it is in the foreground
  /// again, as any change of a terminal does.
  static func apply(to descriptor: Int32, from settings: termios) -> Int32 {
    var raw = settings
    cfmakeraw(&raw)
    while tcsetattr(descriptor, TCSANOW, &raw) != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }
}
