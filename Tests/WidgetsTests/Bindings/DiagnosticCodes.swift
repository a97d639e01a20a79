import Synchronization
import Widgets

/// The codes of the diagnostics that a test's handler was given.
final class DiagnosticCodes: Sendable {
  private let codes = Mutex<[String]>([])

  var all: [String] { codes.withLock { $0 } }

  func add(_ diagnostic: Diagnostic) {
    codes.withLock { $0.append(diagnostic.code.rawValue) }
  }
}
