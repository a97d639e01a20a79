import Foundation
import Widgets

/// Plays scripts on a test host.
///
/// ```swift
/// let player = ScriptPlayer(host: TestHost(rootViewController: AppController())) { print($0) }
/// try player.play(Script("tap \"Row 3\"\nsettle\nscreen"))
/// ```
@MainActor public final class ScriptPlayer {
  /// Where the scripts are played.
  public let host: TestHost

  private let output: (String) -> Void
  private var printedEvents = 0

  /// A player on a host.
  ///
  /// - Parameters:
  ///   - host: Where the scripts are played.
  ///   - output: Takes what a command prints: one or several lines, without the last line break. A
  ///     command that has nothing to print does not call it.
  public init(host: TestHost, output: @escaping (String) -> Void) {
    self.host = host
    self.output = output
  }

  /// Plays a script from its start. What an earlier script did on the host stays.
  ///
  /// - Throws: ``ScriptError`` at the first line that cannot be carried out; the ones before it
  ///   have been.
  public func play(_ script: Script) throws(ScriptError) {
    for line in script.lines {
      if let message = play(line.command) {
        throw ScriptError(line: line.number, message: message)
      }
    }
  }

  /// Carries a command out; returns what is wrong if it cannot be.
  private func play(_ command: Script.Command) -> String? {
    switch command {
    case .tap(let text, let role):
      do { try host.tap(text, role: role) } catch { return error.description }
    case .tapPoint(let point):
      if let problem = problem(at: point) { return problem }
      host.tap(at: point)
    case .drag(let start, let end, let milliseconds):
      if let problem = problem(at: start) { return problem }
      host.drag(from: start, to: end, duration: milliseconds / 1000)
    case .wheel(let point, let lines):
      if let problem = problem(at: point) { return problem }
      host.wheel(at: point, by: lines)
    case .key(let key): host.press(key)
    case .type(let text): host.type(text)
    case .paste(let text): host.paste(text)
    case .wait(let milliseconds): host.advance(by: milliseconds / 1000)
    case .settle: host.settle()
    case .resize(let size): host.resize(to: size)
    case .screen: output(host.screen)
    case .events: printEvents()
    case .state: output(host.state)
    case .svg(let file):
      if !TextFile.write(host.svg, to: file) { return "cannot write \"\(file)\"" }
    }
    return nil
  }

  /// What is wrong with a point that a person is to touch; nil when it is on the screen.
  private func problem(at point: CGPoint) -> String? {
    let size = host.window.screen.bounds.size
    let isOnScreen = (0..<size.width).contains(point.x) && (0..<size.height).contains(point.y)
    guard !isOnScreen else { return nil }
    return "\(number(point.x)),\(number(point.y)) is not on the screen, which is "
      + "\(number(size.width))x\(number(size.height))"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private func printEvents() {
    let events = host.events.dropFirst(printedEvents)
    printedEvents = host.events.count
    if !events.isEmpty { output(events.joined(separator: "\n")) }
  }
}
