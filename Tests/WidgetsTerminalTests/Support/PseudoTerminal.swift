import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Both ends of a terminal: the program's and the person's.
final class PseudoTerminal {
  /// The program's end.
  let slave: Int32
  /// The path of the program's end, for a program that opens it itself.
  let path: String
  private var master: Int32
  /// Everything that the program has written and that was read so far.
  private(set) var output: [UInt8] = []

  /// Held while a terminal is opened and while a program is started: a program that another test
  /// starts in between would keep the terminal open.
  static let spawning = Mutex(())

  init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    // Asked for here: `ttyname` has one buffer for all threads.
    var name = [CChar](repeating: 0, count: 64)
    let isOpen = Self.spawning.withLock { _ in
      guard openpty(&ends.master, &ends.slave, &name, nil, nil) == 0 else { return false }
      for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return true
    }
    guard isOpen else { return nil }
    (master, slave) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
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

  /// Reads everything that was written until now, and waits for it at most five seconds. The kernel
  /// hands the bytes on in a moment of its own, maybe after the program that wrote them has ended: a
  /// mark written behind them tells when they are here.
  func readToEnd() async {
    let mark: [UInt8] = [0x01, 0x7F, 0x02, 0x7F, 0x01]
    var room = pollfd(fd: slave, events: Int16(POLLOUT), revents: 0)
    var isMarked = false
    for _ in 0..<1_000 where master >= 0 {
      read()
      if isMarked, let end = Self.end(of: mark, in: output) {
        output.removeSubrange((end - mark.count)..<end)
        return
      }
      if !isMarked, poll(&room, 1, 0) == 1, room.revents & Int16(POLLOUT) != 0 {
        isMarked = write(slave, mark, mark.count) == mark.count
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// The place behind the last bytes that are the mark's; nil if none are.
  private static func end(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
    stride(from: bytes.count, through: mark.count, by: -1).first {
      bytes[($0 - mark.count)..<$0].elementsEqual(mark)
    }
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
