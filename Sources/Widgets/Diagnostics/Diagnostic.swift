/// One misuse that the toolkit refused, as a value that can be printed or compared.
///
/// Nothing was changed by the call that caused it. A diagnostic goes to the handler of the window
/// it concerns, if that has one, else to ``Diagnostics/handler``.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind of misuse it was, for programs.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name in dotted form, such as `navigation.duplicate`.
    public let rawValue: String

    /// A code with the given dotted name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A code with the given dotted name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The dotted name.
    public var description: String { rawValue }
  }

  /// The kind of misuse.
  public let code: Code
  /// What was wrong, and what to do instead.
  public let message: String
  /// The object that the call was made on, in words.
  public let subject: String

  /// A diagnostic with its three parts.
  public init(code: Code, message: String, subject: String) {
    self.code = code
    self.message = message
    self.subject = subject
  }

  /// One line: code, message and subject.
  public var description: String { "\(code): \(message) [\(subject)]" }
}
