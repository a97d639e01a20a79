/// What is handed along with touches: the moment, and every touch that is down.
@MainActor public final class Event {
  /// The host's time, in seconds.
  public let timestamp: Double
  /// Every touch of the window that is down or has just been lifted.
  public let allTouches: Set<Touch>

  init(timestamp: Double, allTouches: Set<Touch>) {
    self.timestamp = timestamp
    self.allTouches = allTouches
  }
}
