/// What one Unicode scalar does to the width of a text. The raw values are those of
/// `CharacterWidthTable`.
enum ScalarClass: UInt8 {
  /// One column.
  case narrow
  /// Two columns: East Asian Wide and Fullwidth, and emoji without a text form.
  case wide
  /// No column; belongs to the letter before it.
  case mark
  /// No column, and without meaning outside a cluster: joiners, variation selectors, tags.
  case joiner
  /// No column, and never drawn: NUL, format characters, line and paragraph separators.
  case format
  /// One column, or two before the variation selector U+FE0F.
  case textEmoji
  /// Two columns, or one before the variation selector U+FE0E.
  case emoji
  /// One column, drawn as another scalar: control characters and noncharacters.
  case replaced

  /// The class of a scalar.
  ///
  /// - Complexity: O(log *n*) in the size of the table; constant for ASCII and common ideographs.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if scalar.isSimple && !(0x23...0x39 ~= value) {
      self = value < 0x2E80 ? .narrow : .wide
      return
    }
    let boundaries = CharacterWidthTable.boundaries
    let key = value << 4 | 0xF
    var low = 0
    var high = boundaries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if boundaries[middle] <= key { low = middle } else { high = middle }
    }
    self = ScalarClass(rawValue: UInt8(truncatingIfNeeded: boundaries[low] & 0xF)) ?? .narrow
  }

  /// The columns of a scalar of this class that stands alone.
  var columns: Int {
    switch self {
    case .mark, .joiner, .format: 0
    case .narrow, .textEmoji, .replaced: 1
    case .wide, .emoji: 2
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a printable one whose width is known without the table, and between two
  /// of which a cluster always ends: ASCII, kana and unified ideographs.
  var isSimple: Bool {
    switch value {
    case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// The scalar to draw instead of one that is not for drawing: the picture of a C0 control
  /// character or of DEL, a blank for a tab, U+FFFD for the rest.
  var picture: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
