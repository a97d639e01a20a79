import Widgets

@testable import WidgetsTerminal

/// A small terminal: replays bytes on a grid as real ones do, and notes what it does not know.
///
/// Writing over one half of a wide glyph blanks the other half; nothing wraps at the right edge.
struct ModelTerminal {
  struct Place: Hashable {
    var text = " "
    var columns = 1
    var style = TextStyle.plain
  }

  let width: Int
  let height: Int
  private(set) var places: [Place]
  private(set) var cursor = (x: 0, y: 0)
  /// Sequences and control characters that the encoder has no reason to send.
  private(set) var surprises: [String] = []
  /// Whether the driver turns a line feed into a carriage return and a line feed.
  var lineFeedAddsReturn = false
  /// How it counts columns.
  var policy = TextWidthPolicy.standard
  /// What it has said about itself when it was asked.
  private(set) var answers = ""
  /// Whether an update is being held back.
  private(set) var isSynchronized = false
  private var style = TextStyle.plain
  private var run = ""
  private var region: Range<Int>

  /// A terminal full of junk, as a program finds it.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    region = 0..<height
    style = TextStyle(foreground: .red, background: .blue, attributes: .underline)
    places = Array(repeating: Place(text: "#", style: style), count: width * height)
    cursor = (width / 2, height / 2)
  }

  mutating func replay(_ bytes: [UInt8]) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) {
        run.unicodeScalars.append(scalar)
        continue
      }
      writeRun()
      switch scalar {
      case "\r": cursor.x = 0
      case "\n": lineFeed()
      case "\u{8}": cursor.x = max(0, cursor.x - 1)
      case "\u{1B}": index = control(scalars, from: index)
      default: surprises.append("U+\(String(scalar.value, radix: 16))")
      }
    }
    writeRun()
  }

  subscript(x: Int, y: Int) -> Place { places[y * width + x] }

  // MARK: - Text

  private mutating func writeRun() {
    for character in run {
      let isOne = TextWidth.columns(of: character, policy: policy) <= 2
      for part in isOne ? [character] : character.emoji { put(part) }
    }
    run = ""
  }

  private mutating func put(_ character: Character) {
    let columns = TextWidth.columns(of: character, policy: policy)
    guard columns > 0, cursor.x + columns <= width else {
      surprises.append("\(character) of \(columns) columns at \(cursor)")
      return
    }
    for x in cursor.x..<cursor.x + columns { free(x) }
    let index = cursor.y * width + cursor.x
    places[index] = Place(text: String(character), columns: columns, style: style)
    if columns == 2 { places[index + 1] = Place(text: "", columns: 0, style: style) }
    cursor.x = min(width - 1, cursor.x + columns)
  }

  private mutating func free(_ x: Int) {
    let index = cursor.y * width + x
    if places[index].columns == 2 { places[index + 1] = Place(style: places[index].style) }
    if places[index].columns == 0 { places[index - 1] = Place(style: places[index].style) }
    places[index] = Place(style: places[index].style)
  }

  private mutating func lineFeed() {
    if lineFeedAddsReturn { cursor.x = 0 }
    if cursor.y + 1 == region.upperBound {
      scroll(region, by: 1)
    } else {
      cursor.y = min(height - 1, cursor.y + 1)
    }
  }

  /// Moves rows up, or down for a negative distance; what comes in has the pen's background.
  private mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    let before = places
    let blank = Place(style: TextStyle(background: style.background))
    for y in rows {
      for x in 0..<width {
        let source = y + distance
        places[y * width + x] = rows.contains(source) ? before[source * width + x] : blank
      }
    }
  }

  // MARK: - Sequences

  private mutating func control(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    if index < scalars.count, scalars[index] == "M" {
      reverseIndex()
      return index + 1
    }
    guard index < scalars.count, scalars[index] == "[" else {
      surprises.append("ESC without [")
      return index
    }
    index += 1
    var parameters = ""
    while index < scalars.count, (0x30...0x3F).contains(scalars[index].value) {
      parameters.unicodeScalars.append(scalars[index])
      index += 1
    }
    guard index < scalars.count else {
      surprises.append("an unfinished sequence")
      return index
    }
    if parameters.hasPrefix("?") {
      setMode(String(parameters.dropFirst()), scalars[index])
    } else {
      let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
        .map { Int($0) ?? 0 }
      perform(scalars[index], numbers)
    }
    return index + 1
  }

  private mutating func setMode(_ mode: String, _ final: Unicode.Scalar) {
    guard mode == "2026", final == "h" || final == "l", isSynchronized != (final == "h") else {
      surprises.append("mode \(mode) \(final)")
      return
    }
    isSynchronized = final == "h"
  }

  private mutating func reverseIndex() {
    if cursor.y == region.lowerBound {
      scroll(region, by: -1)
    } else {
      move(x: cursor.x, y: cursor.y - 1)
    }
  }

  private mutating func perform(_ final: Unicode.Scalar, _ numbers: [Int]) {
    let first = numbers.first ?? 0
    let distance = max(1, first)
    switch final {
    case "H":
      let column = numbers.count > 1 ? numbers[1] : 1
      move(x: max(1, column) - 1, y: distance - 1)
    case "A": moveVertically(-distance)
    case "B": moveVertically(distance)
    case "C": move(x: cursor.x + distance, y: cursor.y)
    case "D": move(x: cursor.x - distance, y: cursor.y)
    case "G": move(x: distance - 1, y: cursor.y)
    case "d": move(x: cursor.x, y: distance - 1)
    case "J" where first == 2: erase(0..<places.count)
    case "J" where first == 0: eraseBelow()
    case "K" where first == 0: eraseRow(to: width)
    case "X": eraseRow(to: cursor.x + distance)
    case "@": shiftRow(by: distance)
    case "P": shiftRow(by: -distance)
    case "b": repeatLast(distance)
    case "r": setRegion(numbers)
    case "L": changeLines(by: -distance)
    case "M": changeLines(by: distance)
    case "n" where first == 6: answers += "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)R"
    case "m": select(numbers.isEmpty ? [0] : numbers)
    default: surprises.append("CSI \(numbers) \(final)")
    }
  }

  private mutating func moveVertically(_ distance: Int) {
    let end = cursor.y + distance
    if region.contains(cursor.y) != region.contains(end) {
      surprises.append("a move across the edge of the region")
    }
    move(x: cursor.x, y: end)
  }

  private mutating func move(x: Int, y: Int) {
    if !(0..<width).contains(x) || !(0..<height).contains(y) {
      surprises.append("a move to \(x), \(y)")
    }
    cursor = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
  }

  private mutating func setRegion(_ numbers: [Int]) {
    let top = max(1, numbers.first ?? 1)
    let bottom = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : height
    guard top < bottom, bottom <= height else {
      surprises.append("a region of \(numbers)")
      return
    }
    region = top - 1..<bottom
    cursor = (0, 0)
  }

  private mutating func changeLines(by distance: Int) {
    guard region.contains(cursor.y) else {
      surprises.append("lines outside of the region")
      return
    }
    scroll(cursor.y..<region.upperBound, by: distance)
    cursor.x = 0
  }

  // MARK: - Erasing and repeating

  private mutating func eraseRow(to end: Int) {
    if end > width { surprises.append("erases \(end - width) past the edge") }
    let end = min(end, width)
    for x in cursor.x..<end { free(x) }
    erase(cursor.y * width + cursor.x..<cursor.y * width + end)
  }

  private mutating func shiftRow(by count: Int) {
    let start = cursor.y * width + cursor.x
    let end = (cursor.y + 1) * width
    let blanks = Array(
      repeating: Place(style: TextStyle(background: style.background)), count: abs(count))
    if places[start].columns == 0 { surprises.append("shifts half a glyph") }
    if count > 0 {
      if places[end - count].columns == 0 { surprises.append("cuts a glyph at the edge") }
      places.removeSubrange(end - count..<end)
      places.insert(contentsOf: blanks, at: start)
    } else {
      if start - count < end, places[start - count].columns == 0 {
        surprises.append("deletes half a glyph")
      }
      places.removeSubrange(start..<start - count)
      places.insert(contentsOf: blanks, at: end + count)
    }
  }

  private mutating func eraseBelow() {
    eraseRow(to: width)
    erase((cursor.y + 1) * width..<places.count)
  }

  private mutating func erase(_ range: Range<Int>) {
    if !style.attributes.isDisjoint(with: .visibleOnBlanks) {
      surprises.append("erases with \(style.attributes)")
    }
    let blank = Place(style: TextStyle(background: style.background))
    for index in range { places[index] = blank }
  }

  private mutating func repeatLast(_ count: Int) {
    let last = cursor.x == 0 ? nil : places[cursor.y * width + cursor.x - 1]
    guard let last, last.columns == 1, cursor.x + count <= width else {
      surprises.append("repeats \(count) times at \(cursor)")
      return
    }
    for _ in 0..<count { put(Character(last.text)) }
  }

  // MARK: - Pen

  private mutating func select(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: style = .plain
      case 22: style.attributes.subtract([.bold, .dim])
      case 38: style.foreground = color(&codes)
      case 48: style.background = color(&codes)
      case 39: style.foreground = nil
      case 49: style.background = nil
      case 30...37: style.foreground = .ansi(code - 30)
      case 40...47: style.background = .ansi(code - 40)
      case 90...97: style.foreground = .ansi(code - 82)
      case 100...107: style.background = .ansi(code - 92)
      default: selectAttribute(code)
      }
    }
  }

  private mutating func selectAttribute(_ code: Int) {
    let attributes: [Int: TextStyle.Attributes] = [
      1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 9: .strikethrough,
    ]
    if let attribute = attributes[code] {
      style.attributes.insert(attribute)
    } else if let attribute = attributes[code - 20] {
      style.attributes.remove(attribute)
    } else {
      surprises.append("SGR \(code)")
    }
  }

  private mutating func color(_ codes: inout ArraySlice<Int>) -> Color? {
    let kind = codes.popFirst()
    let count = kind == 2 ? 3 : 1
    let parts = codes.prefix(count).map { UInt8(clamping: $0) }
    codes = codes.dropFirst(count)
    switch (kind, parts.count) {
    case (5, 1): return .ansi(Int(parts[0]))
    case (2, 3): return .rgb(parts[0], parts[1], parts[2])
    default:
      surprises.append("a colour of kind \(kind ?? -1)")
      return nil
    }
  }
}

extension Character {
  /// What U+200D joins.
  fileprivate var emoji: [Character] {
    unicodeScalars.split(separator: "\u{200D}").map { Character(String($0)) }
  }
}

// MARK: - Comparison

extension ModelTerminal.Place {
  /// The same place without what cannot be seen: the colour of a blank.
  var visible: ModelTerminal.Place {
    guard text == " ", style.attributes.isDisjoint(with: .visibleOnBlanks) else { return self }
    return ModelTerminal.Place(style: TextStyle(background: style.background))
  }
}

extension ModelTerminal {
  /// The first place where the grid does not look like a surface; nil when all do.
  func difference(from surface: Surface) -> String? {
    if let surprise = surprises.first { return surprise }
    guard width == surface.width, height == surface.height else { return "another size" }
    for y in 0..<height {
      for x in 0..<width {
        let cell = surface[x, y]
        let expected = Place(
          text: surface.cluster(of: cell), columns: cell.columns, style: cell.style)
        if self[x, y].visible != expected.visible {
          return "\(self[x, y]) instead of \(expected) at \(x), \(y)"
        }
      }
    }
    return nil
  }
}
