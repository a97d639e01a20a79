import Widgets

/// What the pump's thread tells the main actor.
enum HostEvent: Hashable, Sendable {
  /// Keys, touches and wheels, in the order in which they came.
  case input([InputEvent])
  /// There will be no more input.
  case inputEnded
  /// The output takes bytes again.
  case writable
  /// A signal arrived.
  case signal(Int32)
}
