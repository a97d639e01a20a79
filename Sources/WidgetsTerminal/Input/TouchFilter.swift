import Widgets

/// Keeps the touches of one mouse button in order: began, moved…, ended.
///
/// Reports get lost when the button is let go outside the terminal's window or while the program
/// is suspended. A second press cancels the first; movements and releases without a press are
/// dropped, as is a movement to the same cell.
struct TouchFilter: Hashable, Sendable {
  private var location: CGPoint?

  /// The events to pass on for one event; only those of touches are looked at.
  mutating func pass(_ event: InputEvent) -> [InputEvent] {
    guard case .touch(let id, let phase, let place) = event else { return [event] }
    switch phase {
    case .began:
      defer { location = place }
      return cancel(id: id) + [event]
    case .moved, .stationary:
      guard let last = location, last != place else { return [] }
      location = place
      return [event]
    case .ended, .cancelled:
      guard location != nil else { return [] }
      location = nil
      return [event]
    }
  }

  /// Takes the pressed button away; nothing when none is pressed.
  mutating func cancel(id: Int = 0) -> [InputEvent] {
    guard let last = location else { return [] }
    location = nil
    return [.touch(id: id, phase: .cancelled, location: last)]
  }
}
