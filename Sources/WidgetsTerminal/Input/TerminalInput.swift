import Widgets

/// What the parser makes of the bytes of a terminal.
enum TerminalInput: Hashable, Sendable {
  /// Something that a person did.
  case event(InputEvent)
  /// Something about the terminal.
  case report(TerminalReport)
}
