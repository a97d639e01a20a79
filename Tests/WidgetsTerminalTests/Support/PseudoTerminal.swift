#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Both ends of a terminal: the program's and the person's.
final class PseudoTerminal {
  /// The program's end.
  let slave: Int32
  private var master: Int32
  /// Everything that the program has written and that was read so far.
  private(set) var output: [UInt8] = []

  init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.slave, nil, nil, nil) == 0 else { return nil }
    (master, slave) = ends
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    // Programs that other tests start must not keep the terminal open.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(slave)
  }

  /// Takes the person's end away, as a window that is closed does.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The settings in a form that can be compared.
  var settings: [UInt32] {
    var settings = termios()
    tcgetattr(slave, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Reads what there is; returns only that.
  @discardableResult func read() -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var new: [UInt8] = []
    while true {
      let count = readBytes(master, &buffer, buffer.count)
      guard count > 0 else { break }
      new += buffer[..<count]
    }
    output += new
    return String(decoding: new, as: UTF8.self)
  }
}

private func readBytes(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
