/// What a cell shows, as a number: equal numbers are equal glyphs, in every surface.
///
/// Up to three scalars are the number itself (21 bits each, the first lowest). A longer cluster
/// (families, flags of regions) has the highest bit set and a hash of its scalars below it, the
/// same for the whole process; the surface keeps its text. The hash is seeded by the standard
/// library, so no text can be made up to collide with another.
struct Glyph: Hashable, Sendable {
  let bits: UInt64

  /// What the second cell of a wide glyph holds.
  static let none = Glyph(bits: 0)
  static let blank = Glyph(bits: 0x20)

  private static let longFlag: UInt64 = 1 << 63
  private static let scalarMask: UInt64 = 1 << 21 - 1

  private init(bits: UInt64) {
    self.bits = bits
  }

  init(_ scalar: Unicode.Scalar) {
    bits = UInt64(scalar.value)
  }

  init(_ content: TextCluster.Content) {
    switch content {
    case .scalar(let scalar):
      bits = UInt64(scalar.value)
    case .scalars(let scalars) where scalars.count <= 3:
      bits = scalars.reversed().reduce(0) { $0 << 21 | UInt64($1.value) }
    case .scalars(let scalars):
      var hasher = Hasher()
      for scalar in scalars { hasher.combine(scalar.value) }
      bits = Glyph.longFlag | UInt64(truncatingIfNeeded: hasher.finalize())
    }
  }

  /// Whether the text of the glyph has to be looked up in its surface.
  var isLong: Bool { bits & Glyph.longFlag != 0 }

  /// The scalar, if the glyph is a single one.
  var scalar: Unicode.Scalar? {
    bits > 0 && bits <= Glyph.scalarMask ? Unicode.Scalar(UInt32(bits)) : nil
  }

  /// Calls a closure with each scalar of a glyph that is not long.
  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    guard !isLong else { return }
    var rest = bits
    while rest != 0 {
      if let scalar = Unicode.Scalar(UInt32(rest & Glyph.scalarMask)) { body(scalar) }
      rest >>= 21
    }
  }
}
