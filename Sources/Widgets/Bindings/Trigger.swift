/// Something that can be fired: a counter that says how often it was.
///
/// A flag that is flipped loses two fires in a row; a counter does not. It is held by an ``Observed``
/// object, which is what is handed on:
///
/// ```swift
/// let refresh = Observed(Trigger())
/// let token = refresh.onTrigger { print("refreshing") }
/// refresh.fire()
/// refresh.fire()
/// token.cancel()
/// ```
///
/// prints
///
/// ```
/// refreshing
/// refreshing
/// ```
///
/// A fire is an event and leaves nothing behind: whoever begins to observe hears the fires from then
/// on. An observer that was paused hears one when it resumes, if it missed any.
public struct Trigger: Hashable, Sendable {
  /// How often it was fired, starting at 0; it begins anew after 2⁶⁴ fires.
  public private(set) var count: UInt64 = 0

  /// A trigger that was never fired.
  public init() {}

  /// Fires once. Inside an ``Observed`` this tells the observers.
  public mutating func fire() {
    count &+= 1
  }
}

extension Observed where Value == Trigger {
  /// Fires once: the observers run inside the call.
  public func fire() {
    value.fire()
  }

  /// Runs an action once for each fire until the token is released or cancelled.
  ///
  /// Setting an equal trigger is no fire.
  public func onTrigger(_ action: @escaping () -> Void) -> ObservationToken {
    observe(where: Self.isFire) { _, _ in action() }
  }

  /// Whether a change is a fire.
  static func isFire(_ old: Trigger, _ new: Trigger) -> Bool { old != new }
}
