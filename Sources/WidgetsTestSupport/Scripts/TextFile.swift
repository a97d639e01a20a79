#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of text, by libc.
enum TextFile {
  /// The text of a file, or of standard input when the path is `-`; nil when it cannot be read.
  /// Bytes that are not UTF-8 are replaced.
  static func read(_ path: String) -> String? {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let capacity = buffer.count
      let count = buffer.withUnsafeMutableBytes {
        systemRead(descriptor, $0.baseAddress, capacity)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Replaces a file by a text and a line break; returns whether that worked.
  static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    var rest = Array((text + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 {
        close(descriptor)
        return false
      }
      rest = rest.dropFirst(count)
    }
    return close(descriptor) == 0
  }
}

// The names of libc, which the functions above have too.

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
