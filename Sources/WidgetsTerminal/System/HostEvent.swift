/// What the pump's thread tells the main actor.
enum HostEvent: Hashable, Sendable {
  /// What a person did and what the terminal said about itself, in the order in which it came.
  case input([TerminalInput])
  /// There will be no more input.
  case inputEnded
  /// The output takes bytes again.
  case writable
  /// A signal arrived.
  case signal(Int32)
}
