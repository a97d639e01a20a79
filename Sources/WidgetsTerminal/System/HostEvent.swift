import Widgets

/// What the pump's thread tells the main actor.
enum HostEvent: Hashable, Sendable {
  /// Keys, touches, wheels and pastes, in the order in which they came.
  case input([InputEvent])
  /// The terminal said something about itself.
  case report(TerminalReport)
  /// There will be no more input.
  case inputEnded
  /// The output takes bytes again.
  case writable
  /// A signal arrived.
  case signal(Int32)
}

extension HostEvent {
  /// Input in the order in which it came; what a person did is put together between reports.
  static func events(of input: [TerminalInput]) -> [HostEvent] {
    var result: [HostEvent] = []
    var run: [InputEvent] = []
    for item in input {
      switch item {
      case .event(let event):
        run.append(event)
      case .report(let report):
        if !run.isEmpty { result.append(.input(run)) }
        run = []
        result.append(.report(report))
      }
    }
    if !run.isEmpty { result.append(.input(run)) }
    return result
  }
}
