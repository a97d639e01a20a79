/// One place of a `Surface`: a glyph, its colours and attributes, in 16 bytes without references.
///
/// Equal cells look the same, also when they come from different surfaces. A glyph of two columns
/// takes two cells that lie side by side: the first holds it and has a `columns` of 2, the second
/// is a continuation and has a `columns` of 0.
public struct Cell: Hashable, Sendable {
  let glyph: Glyph
  /// From the lowest bit: foreground 26, background 26, attributes 8, columns 2.
  let styleBits: UInt64

  /// A cell that shows nothing: a space with default colours and no attributes.
  public static let blank = Cell(glyph: .blank, style: .plain, columns: 1)

  private static let colorMask: UInt64 = 1 << 26 - 1

  init(glyph: Glyph, style: TextStyle, columns: Int) {
    self.init(glyph: glyph, styleBits: Cell.bits(of: style), columns: columns)
  }

  /// A cell with the style of another, whose columns do not count.
  init(glyph: Glyph, styleBits: UInt64, columns: Int) {
    self.glyph = glyph
    self.styleBits = styleBits & (1 << 60 - 1) | UInt64(columns) << 60
  }

  /// How many cells the glyph takes: 1 or 2, or 0 in the second cell of a wide one.
  public var columns: Int { Int(styleBits >> 60 & 3) }

  /// Whether the cell is the second half of the glyph on its left.
  public var isContinuation: Bool { columns == 0 }

  /// The colour of the glyph; nil is the screen's default.
  public var foreground: Color? { Cell.color(styleBits & Cell.colorMask) }

  /// The colour behind the glyph; nil is the screen's default.
  public var background: Color? { Cell.color(styleBits >> 26 & Cell.colorMask) }

  /// The attributes of the glyph.
  public var attributes: TextStyle.Attributes {
    TextStyle.Attributes(rawValue: UInt8(truncatingIfNeeded: styleBits >> 52))
  }

  /// Colours and attributes together. A background of nil is the screen's default here.
  public var style: TextStyle {
    TextStyle(foreground: foreground, background: background, attributes: attributes)
  }

  /// The glyph's scalar when it has only one; nil for clusters and in a continuation.
  /// `Surface.cluster(of:)` gives the text of every glyph.
  public var scalar: Unicode.Scalar? { glyph.scalar }

  /// Whether colours and attributes of the two cells are equal. Faster than to compare `style`.
  public func hasStyle(of other: Cell) -> Bool {
    (styleBits ^ other.styleBits) << 4 == 0
  }

  // MARK: - Packing

  static func bits(of style: TextStyle) -> UInt64 {
    UInt64(style.foreground?.bits ?? 0) | UInt64(style.background?.bits ?? 0) << 26
      | UInt64(style.attributes.rawValue) << 52
  }

  static func bits(_ styleBits: UInt64, background: UInt64) -> UInt64 {
    styleBits & ~(colorMask << 26) | background & (colorMask << 26)
  }

  private static func color(_ bits: UInt64) -> Color? {
    bits == 0 ? nil : Color(bits: UInt32(bits))
  }
}
