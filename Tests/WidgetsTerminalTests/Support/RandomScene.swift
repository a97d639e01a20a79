import Widgets

/// Random changes of a screen: texts of all widths, colours, overlays, rows that scroll.
enum RandomScene {
  private static let texts = [
    "hello", "界", "日本語テキスト", "👨‍👩‍👧", "🙂🙂", "e\u{301}", "한국어", "ab界cd", "───", " ", "     ",
    "👍🏽", "x", "⚠️", "|", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "━━━━━━━━━━━━", "==========", "🇩🇪", "1️⃣",
  ]

  private static let colors: [Color?] = [
    nil, .red, .brightBlue, .ansi(100), .ansi(255), .rgb(1, 20, 255), .rgb(0, 0, 0),
  ]

  /// Writes and fills at a few places, now and then everywhere.
  static func change(_ surface: inout Surface, using random: inout SeededGenerator) {
    if Int.random(in: 0..<15, using: &random) == 0 { surface.clear() }
    if Int.random(in: 0..<6, using: &random) == 0 { scroll(&surface, using: &random) }
    if Int.random(in: 0..<3, using: &random) == 0 { rename(&surface, using: &random) }
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let x = Int.random(in: -2...surface.width, using: &random)
      let y = Int.random(in: 0..<surface.height, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        let color = colors.randomElement(using: &random) ?? nil
        let width = Int.random(in: 0...surface.width, using: &random)
        surface.fill(columns: x..<x + width, rows: y..<y + 2, color: color)
      } else {
        let text = texts.randomElement(using: &random) ?? ""
        surface.write(text, x: x, y: y, style: style(using: &random))
      }
    }
  }

  /// A screen full of different rows.
  static func rows(width: Int, height: Int, using random: inout SeededGenerator) -> Surface {
    var surface = Surface(width: width, height: height)
    for y in 0..<height { surface.write(row(using: &random), x: 0, y: y) }
    return surface
  }

  /// Moves a random block of rows up or down, and writes new rows where others left.
  static func scroll(_ surface: inout Surface, using random: inout SeededGenerator) {
    let top = Int.random(in: 0..<surface.height, using: &random)
    let bottom = Int.random(in: top..<surface.height, using: &random)
    let distance = Int.random(in: -4...4, using: &random)
    let old = surface
    for y in top...bottom {
      let source = y + distance
      surface.fill(columns: 0..<surface.width, rows: y..<y + 1, color: nil)
      guard top <= source, source <= bottom else {
        surface.write(row(using: &random), x: 0, y: y)
        continue
      }
      for x in 0..<surface.width {
        let cell = old[x, source]
        surface.write(old.cluster(of: cell), x: x, y: y, style: cell.style)
      }
    }
  }

  /// Writes a row anew with a word in front that may be longer or shorter than before.
  private static func rename(_ surface: inout Surface, using random: inout SeededGenerator) {
    let y = Int.random(in: 0..<min(surface.height, 4), using: &random)
    let word = ["One", "Second", "日", "🙂🙂x", ""].randomElement(using: &random) ?? ""
    surface.fill(columns: 0..<surface.width, rows: y..<y + 1, color: nil)
    surface.write("\(word) of the 界 controls in row \(y)", x: 1, y: y)
    if Bool.random(using: &random) { surface.write("|", x: surface.width - 1, y: y) }
  }

  private static func row(using random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<5, using: &random) == 0 { return "" }
    let number = Int.random(in: 0..<1_000, using: &random)
    let text = texts.randomElement(using: &random) ?? ""
    return "row \(number) \(text) 界\(number)"
  }

  private static func style(using random: inout SeededGenerator) -> TextStyle {
    if Bool.random(using: &random) { return .plain }
    return TextStyle(
      foreground: colors.randomElement(using: &random) ?? nil,
      background: colors.randomElement(using: &random) ?? nil,
      attributes: TextStyle.Attributes(rawValue: UInt8.random(in: 0..<64, using: &random)))
  }
}
