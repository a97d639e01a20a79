/// What a cluster does to the lines that it stands in: the classes of UAX #14 that the languages need
/// which `TextLayout` names, with those put together that break alike here.
enum LineBreakClass: UInt8 {
  /// AL, HL and what is treated like them: Hangul (H2, H3), and scripts that need a dictionary (SA).
  case alphabetic
  /// ID, EB, and AI where it is wide: ideographs, kana, emoji.
  case ideographic
  /// SP
  case blank
  /// GL: no-break spaces and hyphens.
  case glue
  /// OP: opening brackets.
  case opening
  /// CL: closing brackets, ideographic full stops and commas.
  case closing
  /// CP: `)` and `]`.
  case parenthesis
  /// EX: `!` and `?`.
  case exclamation
  /// IS: `,`, `.`, `:` and `;`.
  case infix
  /// SY: `/`.
  case slash
  /// NS and CJ: small kana, sound and iteration marks.
  case nonstarter
  /// IN: ellipses.
  case inseparable
  /// QU, of which nothing tells whether they open or close.
  case quotation
  /// QU that are initial punctuation: `“`.
  case openingQuotation
  /// QU that are final punctuation: `”`.
  case closingQuotation
  /// HY: `-`.
  case hyphen
  /// BA: hyphens, the en dash, `|`.
  case breakAfter
  /// B2: the em dash.
  case dash
  /// NU
  case numeric
  /// PR: currencies and signs before a number.
  case prefix
  /// PO: percent and degrees behind a number.
  case postfix

  /// The class of a cluster, which is that of its first scalar.
  init(_ cluster: TextCluster) {
    let scalar = cluster.base
    switch scalar.value {
    case 0..<0x80 where cluster.columns == 1: self = Self.ascii[Int(scalar.value)]
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: self = .ideographic
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xAC00...0xD7A3: self = .alphabetic
    case 0x20A0...0x20CF: self = .prefix
    case 0x31F0...0x31FF: self = .nonstarter
    case 0xFF66...0xFF9D: self = Self.named[scalar] ?? .ideographic
    default:
      self = cluster.isBlank ? .blank : Self.named[scalar] ?? Self.other(cluster, scalar)
    }
  }

  private static func other(_ cluster: TextCluster, _ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .openPunctuation: return .opening
    case .closePunctuation: return .closing
    case .initialPunctuation: return .openingQuotation
    case .finalPunctuation: return .closingQuotation
    case .decimalNumber where cluster.columns == 1: return .numeric
    default: break
    }
    let kind = ScalarClass(scalar)
    if kind == .wide || kind == .emoji { return .ideographic }
    return cluster.columns > 1 && !scalar.properties.isAlphabetic ? .ideographic : .alphabetic
  }

  private static let ascii: [LineBreakClass] = (0..<0x80 as Range<UInt8>).map { byte in
    switch Unicode.Scalar(byte) {
    case " ": .blank
    case "!", "?": .exclamation
    case "\"", "'": .quotation
    case "(", "[", "{": .opening
    case ")", "]": .parenthesis
    case "}": .closing
    case ",", ".", ":", ";": .infix
    case "/": .slash
    case "-": .hyphen
    case "|": .breakAfter
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case "0"..."9": .numeric
    default: .alphabetic
    }
  }

  private static let named: [Unicode.Scalar: LineBreakClass] = {
    let texts: [(LineBreakClass, String)] = [
      (.glue, "\u{A0}\u{2007}\u{2011}\u{202F}"),
      (.opening, "¡¿"),
      (.closing, "、。，．｡､"),
      (.exclamation, "！？﹖﹗؟؛"),
      (.infix, "،;"),
      (
        .nonstarter,
        "々〻〼゛゜ヽヾゝゞ・ー〜～゠：；‼⁇⁈⁉ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
          + "･ｰﾞﾟｧｨｩｪｫｯｬｭｮ"
      ),
      (.inseparable, "․‥…⋯︙"),
      (.breakAfter, "‐‒–।॥་"),
      (.dash, "—⸺⸻"),
      (.prefix, "£¤¥±№−∓￥＄￡￦"),
      (.postfix, "¢°‰‱′″‴℃℉％￠﹪"),
    ]
    return texts.reduce(into: [:]) { result, entry in
      for scalar in entry.1.unicodeScalars { result[scalar] = entry.0 }
    }
  }()
}

extension TextCluster {
  /// The scalar that the others of the cluster belong to.
  var base: Unicode.Scalar {
    switch content {
    case .scalar(let scalar): scalar
    case .scalars(let scalars): scalars.first ?? "\u{FFFD}"
    }
  }
}
