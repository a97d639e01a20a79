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

  /// Changes the terminal's pen to the style of a cell, as far as that can be seen.
  mutating func change(to cell: Cell, appendingTo bytes: inout [UInt8]) {
    if draws(cell) { return }
    change(to: cell.style, appendingTo: &bytes)
    lastCell = cell
  }

  /// Whether a cell comes out right with the pen as it is. On a blank only the background and lines
  /// can be seen.
  func draws(_ cell: Cell) -> Bool {
    if let lastCell, cell.hasStyle(of: lastCell) { return true }
    return cell.scalar == " " && cell.attributes.isDisjoint(with: .visibleOnBlanks)
      && erases(background: cell.background)
  }

  /// Changes the terminal's pen to a style, with the shorter of a change and a fresh start; appends
  /// nothing when it shows no difference.
  mutating func change(to style: TextStyle, appendingTo bytes: inout [UInt8]) {
    var wanted = style
    wanted.foreground = style.foreground.flatMap(depth.nearest)
    wanted.background = style.background.flatMap(depth.nearest)
    let old = self.style
    guard old != wanted else { return }
    self.style = wanted
    lastCell = nil
    let start = bytes.count
    if let old {
      bytes.appendCodes(of: SGRChange(from: old, to: wanted))
      // Codes that only add something are shorter than all codes after a reset.
      guard wanted.lacksSomething(of: old) else { return }
    }
    let change = start..<bytes.count
    bytes.appendCodes(of: SGRChange(from: nil, to: wanted))
    let fresh = bytes.count - change.upperBound
    if old == nil || fresh < change.count {
      bytes.removeSubrange(change)
    } else {
      bytes.removeLast(fresh)
    }
  }

  /// Whether what is erased with this pen is a blank of a background and nothing else.
  func erases(background: Color?) -> Bool {
    guard let style, style.attributes.isDisjoint(with: .visibleOnBlanks) else { return false }
    return style.background == background.flatMap(depth.nearest)
  }
}

extension TextStyle.Attributes {
  /// What can be seen where no letter is.
  static let visibleOnBlanks: TextStyle.Attributes = [.underline, .reverse, .strikethrough]
}

extension TextStyle {
  fileprivate func lacksSomething(of old: TextStyle) -> Bool {
    !attributes.isSuperset(of: old.attributes) || (foreground == nil && old.foreground != nil)
      || (background == nil && old.background != nil)
  }
}

/// A change of colours and attributes; from nil it begins with a reset.
private struct SGRChange {
  let from: TextStyle?
  let to: TextStyle
}

extension [UInt8] {
  /// Appends "select graphic rendition" (ECMA-48, 8.3.117) with the codes of a change.
  fileprivate mutating func appendCodes(of change: SGRChange) {
    appendControlStart()
    let start = count
    // A single 0 may be left out.
    if change.from == nil && change.to != .plain { appendCode(0, start) }
    let old = change.from ?? .plain
    appendAttributes(from: old.attributes, to: change.to.attributes, start)
    if old.foreground != change.to.foreground {
      appendColor(change.to.foreground, base: 30, start)
    }
    if old.background != change.to.background {
      appendColor(change.to.background, base: 40, start)
    }
    append(UInt8(ascii: "m"))
  }

  private mutating func appendCode(_ code: Int, _ start: Int) {
    if count > start { append(UInt8(ascii: ";")) }
    appendDecimal(code)
  }

  private mutating func appendAttributes(
    from old: TextStyle.Attributes, to new: TextStyle.Attributes, _ start: Int
  ) {
    if old == new { return }
    var current = old
    for (attribute, off) in offCodes where current.contains(attribute) {
      guard !new.contains(attribute) else { continue }
      appendCode(off, start)
      // One code ends both.
      current.subtract(off == 22 ? [.bold, .dim] : attribute)
    }
    for (attribute, on) in onCodes where new.contains(attribute) {
      if !current.contains(attribute) { appendCode(on, start) }
    }
  }

  private mutating func appendColor(_ color: Color?, base: Int, _ start: Int) {
    switch color?.value {
    case nil:
      appendCode(base + 9, start)
    case .ansi(let index) where index < 8:
      appendCode(base + Int(index), start)
    case .ansi(let index) where index < 16:
      appendCode(base + 60 + Int(index) - 8, start)
    case .ansi(let index):
      appendCode(base + 8, start)
      appendCode(5, start)
      appendCode(Int(index), start)
    case .rgb(let red, let green, let blue):
      appendCode(base + 8, start)
      appendCode(2, start)
      appendCode(Int(red), start)
      appendCode(Int(green), start)
      appendCode(Int(blue), start)
    }
  }
}

private let onCodes: [(TextStyle.Attributes, Int)] = [
  (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
]

private let offCodes: [(TextStyle.Attributes, Int)] = [
  (.bold, 22), (.dim, 22), (.italic, 23), (.underline, 24), (.reverse, 27), (.strikethrough, 29),
]
