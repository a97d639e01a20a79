@testable import Widgets

/// The calls that several objects of one test got, in their order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) {
    calls.append(call)
  }

  /// The calls since the last time they were taken.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The calls of one kind since the last time, without the others.
  func take(_ suffix: String) -> [String] {
    take().filter { $0.hasSuffix(suffix) }
  }
}
