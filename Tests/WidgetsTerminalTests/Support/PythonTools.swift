#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The scripts of Tests/Tools that need packages of others.
enum PythonTools {
  /// The Python that has them; nil, after a message, where they cannot be had.
  static let python: String? = {
    let (status, output) = run("python3 '\(folder)/pinned_packages.py'")
    if status == 0, let path = output.split(separator: "\n").last { return String(path) }
    print("The judges are skipped: their packages cannot be had from PyPI.\n\(output)")
    return nil
  }()

  static var areThere: Bool { python != nil }

  /// Runs a script on a file with a text; what it printed if it failed, else nil.
  static func failure(of script: String, on text: String) -> String? {
    guard let python else { return "no Python" }
    var path = Array("/tmp/widgets-judge-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return "no temporary file" }
    defer { close(file) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return "the temporary file cannot be written" }
      rest = rest.dropFirst(count)
    }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let (status, output) = run("'\(python)' '\(folder)/\(script)' '\(name)'")
    guard status == 0 else { return "\(output)The file is \(name)" }
    unlink(path)
    return nil
  }

  private static var folder: String {
    let here = #filePath.split(separator: "/").dropLast(3)
    return "/" + here.joined(separator: "/") + "/Tools"
  }

  /// Runs a command of the shell; its status and everything that it wrote.
  private static func run(_ command: String) -> (status: Int32, output: String) {
    guard let stream = popen("exec 2>&1 </dev/null; " + command, "r") else { return (127, "") }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      output += buffer[..<count]
    }
    let status = pclose(stream)
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128, String(decoding: output, as: UTF8.self))
  }
}
