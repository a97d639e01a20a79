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
  /// One column or two, as the policy has it.
  case ambiguous
  /// The same, or two before the variation selector U+FE0F.
  case ambiguousTextEmoji

  /// The class of a scalar.
  ///
  /// - Complexity: O(log *n*) in the size of the table; constant for letters of ASCII and unified
  ///   ideographs.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x3A...0x7E:
      self = .narrow
      return
    case 0x4E00...0x9FFF:
      self = .wide
      return
    default: break
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
  func columns(of scalar: Unicode.Scalar, _ policy: TextWidthPolicy) -> Int {
    switch self {
    case .mark, .joiner, .format: 0
    case .narrow, .textEmoji: 1
    case .wide, .emoji: 2
    case .ambiguous, .ambiguousTextEmoji: policy.columns(ofAmbiguous: scalar)
    case .replaced: scalar.hasOwnPicture ? 1 : policy.columns(ofAmbiguous: "\u{FFFD}")
    }
  }

  /// Whether U+FE0F makes an emoji of it.
  var isTextEmoji: Bool { self == .textEmoji || self == .ambiguousTextEmoji }

  /// Whether it is an emoji, or becomes one with a variation selector.
  var isEmoji: Bool { self == .emoji || isTextEmoji }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or symbol after which a cluster ends if another such scalar
  /// follows. These are the common ones that do not extend, prepend or join (UAX #29): the bulk of
  /// texts can be taken apart without the rules for clusters.
  var isSimple: Bool {
    switch value {
    case 0x20...0x7E: true
    case 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x58F, 0x5D0...0x5EA: true
    case 0x620...0x64A, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E: true
    case 0x2190...0x2BFF, 0x2E80...0x3029, 0x3041...0x3096, 0x30A0...0x30FF: true
    case 0x3105...0xA48F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF9D: true
    case 0x1F300...0x1F3FA, 0x1F400...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x2FFFD: true
    default: false
    }
  }

  /// Whether there is a picture of the control character: for C0 and DEL, not for C1.
  var hasOwnPicture: Bool { value < 0x80 }

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

extension UInt8 {
  var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}

extension StringProtocol {
  /// Whether the text has only printable ASCII characters: each of them takes one column.
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPrintableASCII) }
      ?? utf8.allSatisfy(\.isPrintableASCII)
  }
}
