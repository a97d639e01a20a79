public import Foundation
public import Widgets

/// What a person does with an app, written down one command a line.
///
/// ```
/// # Push a screen, then tap the selected tab: it pops.
/// tap row:"Row 3"
/// settle
/// tap tab:Table
/// settle
/// screen
/// ```
///
/// | command | what it does |
/// |---|---|
/// | `tap TEXT` | taps what shows the text (``TestHost/tap(_:role:)``) |
/// | `tap ROLE:TEXT` | the same, of one role: `button`, `field`, `tab`, `row` or `text` |
/// | `tap X,Y` | taps a point |
/// | `drag X,Y X,Y MS` | drags a finger from one point to another in so many milliseconds |
/// | `wheel X,Y N` | turns the wheel by lines; positive scrolls towards the end |
/// | `key NAME` | presses a key, such as `enter` or `alt+2` |
/// | `type TEXT` | presses the key of each character |
/// | `paste TEXT` | pastes a text |
/// | `wait MS` | moves the clock |
/// | `settle` | moves the clock until the app is at rest |
/// | `resize WxH` | changes the size of the screen |
/// | `screen` | prints the screen |
/// | `events` | prints the calls since the last time, one a line |
/// | `state` | prints the controllers |
/// | `svg FILE` | writes the screen as an SVG document |
///
/// A text may be in double quotes, with `\"` and `\\` inside; it must be when it begins like a
/// point, a role or a quote, or contains ` #`. A `#` at the start of a line or after a blank begins
/// a comment, outside of quotes.
public struct Script: Hashable, Sendable {
  /// One thing that a script does.
  public enum Command: Hashable, Sendable {
    /// Taps what shows a text, of a role if there is one.
    case tap(String, role: TapRole?)
    /// Taps a point.
    case tapPoint(CGPoint)
    /// Drags a finger in so many milliseconds.
    case drag(from: CGPoint, to: CGPoint, milliseconds: Double)
    /// Turns the wheel over a point by lines; positive scrolls towards the end.
    case wheel(at: CGPoint, lines: Int)
    /// Presses a key.
    case key(Key)
    /// Presses the key of each character of a text.
    case type(String)
    /// Pastes a text.
    case paste(String)
    /// Moves the clock by milliseconds.
    case wait(milliseconds: Double)
    /// Moves the clock until the app is at rest.
    case settle
    /// Changes the size of the screen.
    case resize(CGSize)
    /// Prints the screen.
    case screen
    /// Prints the calls since the last time.
    case events
    /// Prints the controllers.
    case state
    /// Writes the screen as an SVG document to a file.
    case svg(file: String)
  }

  /// A command with the number of its line, from 1.
  public struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    public let number: Int
    /// What it does.
    public let command: Command

    /// A command at a line.
    public init(number: Int, command: Command) {
      self.number = number
      self.command = command
    }
  }

  /// The commands, in order.
  public let lines: [Line]

  /// Reads a script.
  ///
  /// - Throws: ``ScriptError`` at the first line that cannot be read.
  public init(_ text: String) throws(ScriptError) {
    var lines: [Line] = []
    var number = 0
    // Some editors begin a file with a mark, which is not a part of its first line.
    let mark: Unicode.Scalar = "\u{FEFF}"
    let content = text.unicodeScalars.first == mark ? String(text.unicodeScalars.dropFirst()) : text
    for line in content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      do {
        guard let command = try ScriptParser.command(in: line) else { continue }
        lines.append(Line(number: number, command: command))
      } catch {
        throw ScriptError(line: number, message: error.message)
      }
    }
    self.lines = lines
  }

  /// Reads a script from a file, or from standard input when the path is `-`.
  ///
  /// - Throws: ``ScriptError`` at line 0 when the file cannot be read.
  public init(contentsOf path: String) throws(ScriptError) {
    guard let text = TextFile.read(path) else {
      throw ScriptError(line: 0, message: "cannot read the script \"\(path)\"")
    }
    try self.init(text)
  }
}
