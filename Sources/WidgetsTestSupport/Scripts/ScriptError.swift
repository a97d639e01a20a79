/// What is wrong with a script, and where.
public struct ScriptError: Error, Hashable, Sendable {
  /// The number of the line, from 1; 0 for the script as a whole.
  public let line: Int
  /// What is wrong there.
  public let message: String

  /// An error at a line.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

extension ScriptError: CustomStringConvertible {
  /// Such as `line 3: unknown command "jump"`; the message alone at line 0.
  public var description: String {
    line > 0 ? "line \(line): \(message)" : message
  }
}
