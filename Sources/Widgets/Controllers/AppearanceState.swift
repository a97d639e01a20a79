/// Whether a controller is on screen, and which of the four appearance calls is due.
///
/// Each will has its did, unless a change in the opposite direction takes over while it is in
/// flight.
struct AppearanceState: Hashable {
  /// Where the controller is.
  enum Phase: Hashable {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// One of a controller's appearance calls.
  enum Callback: Hashable {
    case willAppear
    case didAppear
    case willDisappear
    case didDisappear
  }

  /// Where the controller is; not on screen at first.
  private(set) var phase = Phase.disappeared
  /// How many ends are still to come before the did call; 0 at rest.
  private(set) var pendingEnds = 0

  /// Whether a will call waits for its did call.
  var isInFlight: Bool { pendingEnds > 0 }

  /// Starts a change, and returns the call to make.
  ///
  /// - At rest in that direction already: nothing (VC-61).
  /// - In flight in that direction: nothing, and one more ``end()`` is needed (VC-59).
  /// - In flight in the other: the change takes over, and one end completes it whatever was pending
  ///   before (VC-60).
  mutating func begin(appearing: Bool) -> Callback? {
    let isThatWay = appearing == (phase == .appearing || phase == .appeared)
    if isThatWay {
      if isInFlight { pendingEnds += 1 }
      return nil
    }
    phase = appearing ? .appearing : .disappearing
    pendingEnds = 1
    return appearing ? .willAppear : .willDisappear
  }

  /// Ends one begin, and returns the call to make: the did call for the last one, else nothing.
  mutating func end() -> Callback? {
    guard isInFlight else { return nil }
    pendingEnds -= 1
    if isInFlight { return nil }
    let hasAppeared = phase == .appearing
    phase = hasAppeared ? .appeared : .disappeared
    return hasAppeared ? .didAppear : .didDisappear
  }
}
