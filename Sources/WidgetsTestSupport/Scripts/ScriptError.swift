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
  /// Such as `line 3: unknown command "jump"`; the message alone at line 0. Control characters that
  /// the message repeats from a script or a screen are replaced, but for line breaks.
  public var description: String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar != "\n" && scalar.properties.generalCategory == .control
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: message.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 })
    return line > 0 ? "line \(line): \(String(text))" : String(text)
  }
}
