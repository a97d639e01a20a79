/// One key as a person pressed it, with the modifiers that were held.
public struct Key: Hashable, Sendable {
  /// Which key it is.
  public enum Code: Hashable, Sendable {
    /// A key that types text; the cluster it types.
    case character(Character)
    /// Return or Enter.
    case enter
    /// Escape.
    case escape
    /// Tab.
    case tab
    /// Backspace: deletes backwards.
    case backspace
    /// Delete: deletes forwards.
    case delete
    /// Insert.
    case insert
    /// The arrow keys.
    case up, down, left, right
    /// The keys that move by a line's or document's length, and by a page.
    case home, end, pageUp, pageDown
    /// A function key, from 1.
    case function(Int)
  }

  /// Keys held together with another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Modifiers with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also called Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
    /// Super, Windows or Command.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Which key it is.
  public var code: Code
  /// The modifiers that were held.
  public var modifiers: Modifiers

  /// A key with modifiers; none by default.
  public init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
