import Testing

@testable import Widgets

@MainActor struct SurfacePropertyTests {
  /// The column of the first wide glyph that lacks a half, or half that lacks its glyph.
  func brokenColumn(_ row: ArraySlice<Cell>) -> Int? {
    let cells = Array(row)
    return cells.indices.first { index in
      switch cells[index].columns {
      case 0: index == 0 || cells[index - 1].columns != 2
      case 2:
        index + 1 == cells.count || cells[index + 1].columns != 0
          || !cells[index].hasStyle(of: cells[index + 1])
      default: cells[index].glyph == .none
      }
    }
  }

  @Test func `random overlays never leave half of a wide glyph`() {
    var random = RandomText(seed: 5)
    var surface = Surface(width: 17, height: 3)
    let colors: [Color?] = [nil, .red, .blue]
    for _ in 0..<5_000 {
      let x = Int.random(in: -4...18, using: &random)
      let clip = CellRect(columns: x..<x + Int.random(in: 0...9, using: &random), rows: 0..<3)
      let style = TextStyle(background: colors.randomElement(using: &random) ?? nil)
      switch Int.random(in: 0...4, using: &random) {
      case 0: surface.fill(columns: clip.columns, rows: 0..<2, color: style.background)
      case 1: surface.add(.dim, to: clip)
      case 2:
        surface.fill(
          CellRect(columns: x - 3..<x + 12, rows: 0..<3), with: Glyph("界"), columns: 2,
          style: style, keepingBackground: true, within: clip)
      default:
        let left = Int.random(in: -6...18, using: &random)
        let policy = random.policy()
        surface.write(
          random.text(upTo: 9), x: left, y: 1, style: style, policy: policy, within: clip)
      }
      for y in 0..<3 { #expect(brokenColumn(surface.row(y)) == nil) }
    }
  }

  @Test func `nothing outside of a clip changes but the halves of what was cut`() {
    var random = RandomText(seed: 6)
    for _ in 0..<2_000 {
      var surface = Surface(width: 12, height: 1)
      let policy = random.policy()
      surface.write(random.text(upTo: 12), x: 0, y: 0, policy: policy)
      let before = surface
      surface.write(
        random.text(upTo: 9), x: Int.random(in: -3...12, using: &random), y: 0,
        style: TextStyle(foreground: .red), policy: policy,
        within: CellRect(columns: 4..<8, rows: 0..<1))
      for x in [0, 1, 2, 9, 10, 11] { #expect(surface[x, 0] == before[x, 0]) }
      for x in [3, 8] where surface[x, 0] != before[x, 0] {
        #expect(surface[x, 0] == .blank && before[x, 0].columns != 1)
      }
    }
  }

  @Test func `a text takes as many cells as were measured, whatever the policy`() {
    var random = RandomText(seed: 8)
    for _ in 0..<2_000 {
      let (text, policy) = (random.text(upTo: 12), random.policy())
      var surface = Surface(width: 120, height: 1)
      surface.write(text + "|", x: 0, y: 0, policy: policy)
      // Marks at the start of the text may belong to the bar.
      let end = surface.row(0).lastIndex { surface.cluster(of: $0).unicodeScalars.first == "|" }
      #expect(end == TextWidth.columns(of: text, policy: policy), "\(Array(text.unicodeScalars))")
    }
  }

  @Test func `letters before other characters look as if each was written by itself`() {
    var random = RandomText(seed: 8)
    for _ in 0..<2_000 {
      let letters = String(repeating: "x", count: Int.random(in: 0...7, using: &random))
      let text = letters + random.text(upTo: 4)
      let style = TextStyle(background: random.next().isMultiple(of: 2) ? .red : nil)
      let x = Int.random(in: -5...9, using: &random)
      let clip = CellRect(columns: 2..<10, rows: 0..<1)
      var whole = Surface(width: 12, height: 1)
      whole.write("界界界界界界", x: 0, y: 0)
      var pieces = whole
      whole.write(text, x: x, y: 0, style: style, policy: .standard, within: clip)
      var column = x
      for cluster in TextClusters(text, .standard) {
        let piece = String(text[cluster.range])
        pieces.write(piece, x: column, y: 0, style: style, policy: .standard, within: clip)
        column += cluster.columns
      }
      #expect(whole == pieces, "\(text.debugDescription) at \(x)")
    }
  }

  @Test func `no control character gets into a cell`() {
    var random = RandomText(seed: 7)
    for _ in 0..<1_000 {
      var surface = Surface(width: 20, height: 1)
      let policy = random.policy()
      surface.write(random.text(upTo: 20), x: 0, y: 0, policy: policy)
      let scalars = surface.text.unicodeScalars
      #expect(scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
    }
  }
}
