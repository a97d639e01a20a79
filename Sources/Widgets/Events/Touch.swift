public import Foundation

/// One finger, or the pressed button of a mouse, from the moment it comes down until it lifts.
///
/// The same object is handed to every touch method while the finger is down. It stays with the
/// node that was hit when it began, wherever it moves (RSP-04).
@MainActor public final class Touch {
  /// Where a touch is in its life.
  public enum Phase: Hashable, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It did not move while another one did.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away: by a gesture, or by the system.
    case cancelled
  }

  /// Where the touch is in its life.
  public internal(set) var phase: Phase = .began
  /// The host's time of the last change, in seconds.
  public internal(set) var timestamp: Double
  /// How many times the finger has come down in quick succession at this place, from 1.
  public internal(set) var tapCount: Int
  /// Where it is, in its window.
  public internal(set) var locationInWindow: CGPoint
  /// Where it was before the last change, in its window.
  public internal(set) var previousLocationInWindow: CGPoint
  /// Where it came down, in its window.
  public let startInWindow: CGPoint
  /// The responder that was hit when it began; nil when that is gone or the touch was not given to
  /// any.
  public internal(set) weak var responder: Responder?
  /// Whether the responder has been told of it and it has not been taken away again.
  var isWithResponder = false

  init(location: CGPoint, timestamp: Double, tapCount: Int, responder: Responder?) {
    locationInWindow = location
    previousLocationInWindow = location
    startInWindow = location
    self.timestamp = timestamp
    self.tapCount = tapCount
    self.responder = responder
  }
}

extension Touch: nonisolated Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
