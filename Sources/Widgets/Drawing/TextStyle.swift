/// How characters look: their colours and attributes.
public struct TextStyle: Hashable, Sendable {
  /// Ways to set characters off from others. A screen that cannot show one leaves it out.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter than usual.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// A line through the middle.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  /// The colour of the characters; nil, the default, is the screen's own.
  public var foreground: Color?
  /// The colour behind the characters; nil, the default, keeps what is there.
  public var background: Color?
  /// The attributes; empty by default.
  public var attributes: Attributes

  /// A style with the parts given.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// No colours, no attributes.
  public static let plain = TextStyle()
}
