import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sends standard error to a file without a name, so that nothing is written across the screen.
///
/// ``restoreTerminal()`` copies what was written to where it should have gone.
enum StandardErrorFile {
  /// Begins; nothing happens, and standard error stays as it is, when no file can be made.
  static func begin() {
    guard let file = makeFile() else { return }
    let original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard original >= 0, dup2(file, STDERR_FILENO) >= 0 else {
      if original >= 0 { close(original) }
      close(file)
      return
    }
    restorePoint.errorFile.store(file, ordering: .relaxed)
    restorePoint.standardError.store(original, ordering: .relaxed)
  }

  private static func makeFile() -> Int32? {
    let directories = [
      getenv("TMPDIR").map { String(cString: $0) }, "/tmp", "/var/tmp", "/dev/shm",
    ]
    for case let directory? in directories where !directory.isEmpty {
      var path = Array("\(directory)/widgets-XXXXXX".utf8CString)
      let file = mkstemp(&path)
      guard file >= 0 else { continue }
      unlink(path)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      return file
    }
    return nil
  }
}
