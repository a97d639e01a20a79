import Widgets

/// The colours and attributes with which the terminal draws the next character.
struct Pen: Hashable, Sendable {
  private let depth: ColorDepth
  /// Nil when it is not known, so that it has to be set from the beginning.
  private(set) var style: TextStyle?
  /// A cell that was drawn with it: two cells are compared faster than two styles.
  private var lastCell: Cell?

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Forgets what the terminal has.
  mutating func invalidate() {
    style = nil
    lastCell = nil
  }

  /// Changes the terminal's pen to the style of a cell.
  mutating func change(to cell: Cell, appendingTo bytes: inout [UInt8]) {
    if let lastCell, cell.hasStyle(of: lastCell) { return }
    change(to: cell.style, appendingTo: &bytes)
    lastCell = cell
  }

  /// Changes the terminal's pen to a style, with the shorter of a change and a fresh start; appends
  /// nothing when it shows no difference.
  mutating func change(to style: TextStyle, appendingTo bytes: inout [UInt8]) {
    var wanted = style
    wanted.foreground = style.foreground.flatMap(depth.nearest)
    wanted.background = style.background.flatMap(depth.nearest)
    guard self.style != wanted else { return }
    let codes = shortestCodes(to: wanted)
    self.style = wanted
    lastCell = nil
    guard let codes else { return }
    bytes.appendControlStart()
    bytes += codes
    bytes.append(UInt8(ascii: "m"))
  }

  /// The parameters of the sequence; nil when none is needed.
  private func shortestCodes(to wanted: TextStyle) -> [UInt8]? {
    var fresh = SGRCodes()
    // A single 0 may be left out.
    if wanted != .plain { fresh.append(0) }
    fresh.appendChange(from: .plain, to: wanted)
    guard let style else { return fresh.bytes }
    var change = SGRCodes()
    change.appendChange(from: style, to: wanted)
    if change.bytes.isEmpty { return nil }
    return change.bytes.count <= fresh.bytes.count ? change.bytes : fresh.bytes
  }
}

/// Parameters of "select graphic rendition", joined by semicolons (ECMA-48, 8.3.117).
private struct SGRCodes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ code: Int) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes.appendDecimal(code)
  }

  mutating func appendChange(from old: TextStyle, to new: TextStyle) {
    appendAttributes(from: old.attributes, to: new.attributes)
    if old.foreground != new.foreground { append(new.foreground, base: 30) }
    if old.background != new.background { append(new.background, base: 40) }
  }

  private mutating func appendAttributes(
    from old: TextStyle.Attributes, to new: TextStyle.Attributes
  ) {
    var current = old
    for (attribute, off) in Self.offCodes where current.contains(attribute) {
      guard !new.contains(attribute) else { continue }
      append(off)
      // One code ends both.
      current.subtract(off == 22 ? [.bold, .dim] : attribute)
    }
    for (attribute, on) in Self.onCodes where new.contains(attribute) {
      if !current.contains(attribute) { append(on) }
    }
  }

  private mutating func append(_ color: Color?, base: Int) {
    switch color?.value {
    case nil:
      append(base + 9)
    case .ansi(let index) where index < 8:
      append(base + Int(index))
    case .ansi(let index) where index < 16:
      append(base + 60 + Int(index) - 8)
    case .ansi(let index):
      append(base + 8)
      append(5)
      append(Int(index))
    case .rgb(let red, let green, let blue):
      append(base + 8)
      append(2)
      for part in [red, green, blue] { append(Int(part)) }
    }
  }

  private static let onCodes: [(TextStyle.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]

  private static let offCodes: [(TextStyle.Attributes, Int)] = [
    (.bold, 22), (.dim, 22), (.italic, 23), (.underline, 24), (.reverse, 27), (.strikethrough, 29),
  ]
}
