import Widgets

/// What stands for a glyph in a terminal whose locale has ASCII only.
enum PlainText {
  /// A surface with the same styles, in which every glyph is ASCII: strokes and blocks are what
  /// comes nearest, letters with marks lose them, and everything else is a question mark in each of
  /// its columns.
  static func surface(_ surface: Surface) -> Surface {
    var plain = surface
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let cell = surface[x, y]
        if cell.isContinuation || cell.scalar?.isASCII ?? false { continue }
        let text = String(
          repeating: character(for: surface.cluster(of: cell)), count: max(1, cell.columns))
        plain.write(text, x: x, y: y, style: cell.style)
      }
    }
    return plain
  }

  /// The ASCII character for a glyph.
  static func character(for cluster: String) -> Character {
    guard let first = cluster.unicodeScalars.first else { return " " }
    if first.isASCII { return Character(first) }
    if let known = known[first] { return known }
    if let stroke = BorderStyle.asciiStroke(for: Character(first)) { return stroke }
    switch first.value {
    case 0x2010...0x2015, 0x2212: return "-"
    default: return letter(first) ?? "?"
    }
  }

  /// The letter without its marks.
  private static func letter(_ scalar: Unicode.Scalar) -> Character? {
    // Names such as LATIN SMALL LETTER E WITH ACUTE say what the plain letter is.
    let name = scalar.properties.name ?? ""
    for (prefix, isUpper) in [("LATIN SMALL LETTER ", false), ("LATIN CAPITAL LETTER ", true)] {
      guard name.hasPrefix(prefix) else { continue }
      let rest = name.dropFirst(prefix.count)
      guard let letter = rest.first, rest.dropFirst().hasPrefix(" WITH ") else { return nil }
      return isUpper ? letter : Character(letter.lowercased())
    }
    return nil
  }

  private static let known: [Unicode.Scalar: Character] = [
    "\u{A0}": " ", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "«": "<", "»": ">",
    "‹": "<", "›": ">", "…": "~", "•": "*", "·": ".", "←": "<", "→": ">", "↑": "^", "↓": "v",
    "▲": "^", "▼": "v", "▶": ">", "◀": "<", "★": "*", "☆": "o", "●": "*", "○": "o", "◆": "*",
    "◇": "o", "✓": "x", "✔": "x", "✗": "x", "✘": "x", "−": "-", "×": "x",
  ]
}
