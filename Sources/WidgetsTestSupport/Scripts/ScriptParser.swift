import Foundation
import Widgets

/// Reads single lines of a ``Script``.
enum ScriptParser {
  /// Why a line cannot be read.
  struct Problem: Error {
    let message: String
  }

  /// The command of a line; nil when there is none.
  static func command(in line: Substring) throws(Problem) -> Script.Command? {
    let line = ScriptLine(line)
    guard !line.name.isEmpty else { return nil }
    switch line.name {
    case "tap": return try tap(line)
    case "drag":
      let words = try line.words(3, usage: "drag X,Y X,Y MS")
      return .drag(
        from: try point(words[0]), to: try point(words[1]), milliseconds: try duration(words[2]))
    case "wheel":
      let words = try line.words(2, usage: "wheel X,Y N")
      return .wheel(at: try point(words[0]), lines: try lines(words[1]))
    case "key": return .key(try key(try line.words(1, usage: "key NAME")[0]))
    case "type": return .type(try line.text(usage: "type TEXT"))
    case "paste": return .paste(try line.text(usage: "paste TEXT"))
    case "wait": return .wait(milliseconds: try duration(try line.words(1, usage: "wait MS")[0]))
    case "resize": return .resize(try size(try line.words(1, usage: "resize WxH")[0]))
    case "svg": return .svg(file: try line.text(usage: "svg FILE"))
    default: return try plain(line)
    }
  }

  private static func plain(_ line: ScriptLine) throws(Problem) -> Script.Command {
    let commands: [String: Script.Command] = [
      "settle": .settle, "screen": .screen, "events": .events, "state": .state,
    ]
    guard let command = commands[line.name] else {
      throw Problem(message: "unknown command \(quoted(line.name))")
    }
    _ = try line.words(0, usage: line.name)
    return command
  }

  private static func tap(_ line: ScriptLine) throws(Problem) -> Script.Command {
    let usage = "tap TEXT, tap ROLE:TEXT or tap X,Y"
    if !line.isQuoted(line.rest) {
      if let point = Self.point(in: line.rest) { return .tapPoint(point) }
      if let colon = line.rest.firstIndex(of: ":"),
        let role = TapRole(rawValue: String(line.rest[..<colon]))
      {
        let text = line.rest[line.rest.index(after: colon)...]
        return .tap(try line.text(text, usage: usage), role: role)
      }
    }
    return .tap(try line.text(usage: usage), role: nil)
  }

  /// A text in quotes; of a long one only the beginning.
  private static func quoted(_ text: some StringProtocol) -> String {
    text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
  }

  // MARK: - Values

  /// Two finite numbers with a comma between, such as `10,5`.
  private static func point(in word: Substring) -> CGPoint? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return CGPoint(x: x, y: y)
  }

  private static func point(_ word: Substring) throws(Problem) -> CGPoint {
    guard let point = point(in: word) else {
      throw Problem(message: "\(quoted(word)) is not a point; write X,Y")
    }
    return point
  }

  private static func duration(_ word: Substring) throws(Problem) -> Double {
    guard let value = number(word), value >= 0 else {
      throw Problem(message: "\(quoted(word)) is not a time; write milliseconds from 0")
    }
    return value
  }

  private static func lines(_ word: Substring) throws(Problem) -> Int {
    guard let value = Int(word), (-1_000_000...1_000_000).contains(value) else {
      throw Problem(message: "\(quoted(word)) is not a number of lines")
    }
    return value
  }

  private static func key(_ word: Substring) throws(Problem) -> Key {
    guard let key = Key(name: String(word)) else {
      throw Problem(message: "no key is named \(quoted(word))")
    }
    return key
  }

  private static func size(_ word: Substring) throws(Problem) -> CGSize {
    guard let size = ScreenSize(String(word)) else {
      throw Problem(message: "\(quoted(word)) is not a size; write WxH")
    }
    return size.size
  }

  /// A decimal number in plain digits; nothing that `Double` reads beyond that, such as `nan`.
  private static func number(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "0123456789.-".contains($0) }), let value = Double(text),
      abs(value) <= 1_000_000_000
    else { return nil }
    return value
  }
}
