extension Control {
  /// What a control is at the moment; several may be true at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is down on it, and inside.
    public static let highlighted = State(rawValue: 1)
    /// It takes no touches or keys.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// Keys go to it first.
    public static let focused = State(rawValue: 8)
  }
}
