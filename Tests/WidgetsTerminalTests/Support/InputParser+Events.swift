import Widgets

@testable import WidgetsTerminal

extension InputParser {
  /// What a person did; what the terminal says about itself is left out.
  mutating func events(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    Self.events(in: parse(bytes))
  }

  mutating func flushedEvents() -> [InputEvent] { Self.events(in: flush()) }

  static func events(in input: [TerminalInput]) -> [InputEvent] {
    input.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}
