/// A record of delegate and life-cycle calls, in the order in which they are made.
///
/// A window that has one (``Window/callRecord``) writes each call into it as one line,
/// `Type.method(arguments)`, with indices and titles. Without one nothing is formatted.
@MainActor public final class CallRecord {
  /// The calls so far, one line each, oldest first.
  public private(set) var calls: [String] = []

  /// Runs for each call as it is recorded; nil by default.
  public var onCall: ((String) -> Void)?

  /// An empty record.
  public init() {}

  /// Adds one call at the end.
  public func add(_ call: String) {
    calls.append(call)
    onCall?(call)
  }

  /// Forgets all calls.
  public func removeAll() {
    calls.removeAll()
  }
}
