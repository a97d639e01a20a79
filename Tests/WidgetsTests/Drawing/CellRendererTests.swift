import Testing
import Widgets

@MainActor struct CellRendererTests {
  let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 8, height: 4), metrics: .cells)
  let screen = CGRect(x: 0, y: 0, width: 8, height: 4)

  func draw(
    at origin: CGPoint = .zero, clippedTo clip: CGRect? = nil, alpha: CGFloat = 1,
    metrics: Metrics = .cells, columns: Int = 8, rows: Int = 4, over text: String = ""
  ) -> Surface {
    var renderer = CellRenderer(columns: columns, rows: rows, metrics: metrics)
    for y in 0..<rows { renderer.surface.write(text, x: 0, y: y) }
    let all = CGRect(
      x: 0, y: 0, width: CGFloat(columns) * metrics.columnWidth,
      height: CGFloat(rows) * metrics.lineHeight)
    renderer.replay(canvas.finish(), at: origin, clippedTo: clip ?? all, alpha: alpha)
    return renderer.surface
  }

  // MARK: - Shapes

  @Test(arguments: [
    (BorderStyle.single, "┌──┐\n│  │\n└──┘"), (.double, "╔══╗\n║  ║\n╚══╝"),
    (.heavy, "┏━━┓\n┃  ┃\n┗━━┛"), (.rounded, "╭──╮\n│  │\n╰──╯"), (.ascii, "+--+\n|  |\n+--+"),
    (.character("*"), "****\n*  *\n****"), (.character("界"), "界界\n界界\n界界"),
  ])
  func `a border is drawn just inside its rectangle`(style: BorderStyle, expected: String) {
    canvas.border(CGRect(x: 0, y: 0, width: 4, height: 3), style: style)
    #expect(draw(rows: 3).text == expected)
  }

  @Test(arguments: [(1, 3, "│\n│\n│"), (3, 1, "───\n\n"), (1, 1, "─\n\n"), (2, 2, "┌┐\n└┘\n")])
  func `a small border is what fits`(width: Int, height: Int, expected: String) {
    canvas.border(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    #expect(draw(rows: 3).text == expected)
  }

  @Test func `a line is as long as the edge it lies on`() {
    canvas.line(from: .zero, to: CGPoint(x: 8, y: 0))
    canvas.line(from: CGPoint(x: 2, y: 4), to: CGPoint(x: 2, y: 1), style: .heavy)
    #expect(draw().text == "────────\n  ┃\n  ┃\n  ┃")
  }

  @Test func `sloped lines pass through the cells between their ends`() {
    canvas.line(from: .zero, to: CGPoint(x: 4, y: 4), style: .ascii)
    canvas.line(from: CGPoint(x: 4, y: 4), to: CGPoint(x: 8, y: 0), style: .ascii)
    #expect(draw().text == "\\      /\n \\    /\n  \\  /\n   \\/")
  }

  @Test func `a wide character fills every second column`() {
    canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 1), with: "界")
    #expect(draw(rows: 1).text == "界界")
    let clip = CGRect(x: 1, y: 0, width: 3, height: 1)
    #expect(draw(clippedTo: clip, rows: 1, over: "xxxxxx").text == "x 界xx")
  }

  @Test func `a fill covers the text below it`() {
    canvas.fill(CGRect(x: 1, y: 0, width: 2, height: 1), color: .red)
    let surface = draw(rows: 1, over: "abcd")
    #expect(surface.text == "a  d")
    #expect(surface.row(0).prefix(4).map(\.background) == [nil, .red, .red, nil])
  }

  // MARK: - Rounding

  @Test(arguments: [0.0, 0.1, 0.25, 0.3, 0.49, 0.5, 0.51, 0.75, 0.999, -0.5, -3.5])
  func `rectangles that touch neither overlap nor leave a gap`(start: Double) {
    for width in [0.3, 0.5, 1.0 / 3, 1.1, 2.5] {
      var renderer = CellRenderer(columns: 8, rows: 1)
      var counted = 0
      for index in 0..<40 {
        let x = CGFloat(start - 4 + Double(index) * width)
        let rect = CGRect(x: x, y: 0, width: CGFloat(width), height: 1)
        var one = CellRenderer(columns: 8, rows: 1)
        one.fill(rect, color: .red, clippedTo: screen)
        counted += one.surface.cells.count { $0.background == .red }
        renderer.fill(rect, color: .red, clippedTo: screen)
      }
      #expect(counted == renderer.surface.cells.count { $0.background == .red })
      let row = renderer.surface.row(0).map { $0.background == .red }
      let first = row.firstIndex(of: true) ?? 0
      let last = row.lastIndex(of: true) ?? 0
      #expect(row[first...last].allSatisfy { $0 })
    }
  }

  @Test func `half a cell rounds up, below zero too`() {
    canvas.text("ab", at: CGPoint(x: 0.5, y: 0.5))
    #expect(draw(rows: 2).text == "\n ab")
    #expect(draw(at: CGPoint(x: -1, y: -1), rows: 2).text == "ab\n")
    #expect(draw(at: CGPoint(x: -0.001, y: -0.001), rows: 2).text == "ab\n")
  }

  @Test func `a scrolled list is drawn at a negative origin`() {
    for row in 0..<6 { canvas.text("row \(row)", at: CGPoint(x: 0, y: CGFloat(row))) }
    #expect(draw(at: CGPoint(x: -1, y: -3), rows: 2).text == "ow 3\now 4")
  }

  @Test func `points become columns and lines`() {
    canvas.border(CGRect(x: 0, y: 0, width: 48, height: 60))
    canvas.text("abc", at: CGPoint(x: 12, y: 20))
    #expect(draw(metrics: .points, rows: 3).text == "┌────┐\n│ abc│\n└────┘")
  }

  // MARK: - Clipping

  @Test func `nothing is drawn outside of the clip`() {
    canvas.fill(screen, with: ".")
    let clip = CGRect(x: 2.5, y: 1, width: 2, height: 1)
    #expect(draw(clippedTo: clip).text == "\n   ..\n\n")
  }

  @Test func `clips of the list lie within the clip of the screen`() {
    canvas.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
    canvas.text("abcdef", at: .zero)
    #expect(draw(at: CGPoint(x: 1, y: 0), rows: 1).text == "  bcd")
    let clip = CGRect(x: 0, y: 0, width: 4, height: 1)
    #expect(draw(at: CGPoint(x: 1, y: 0), clippedTo: clip, rows: 1).text == "  bc")
  }

  @Test func `an empty clip lets nothing through`() {
    canvas.clip(to: CGRect(x: 2, y: 0, width: 0, height: 1))
    canvas.text("界界", at: .zero)
    #expect(draw(rows: 1).text == "")
    #expect(draw(clippedTo: .zero, rows: 1).text == "")
    #expect(draw(clippedTo: .null, rows: 1).text == "")
  }

  @Test func `a wide glyph is a blank where the clip cuts it`() {
    canvas.text("界界", at: .zero)
    let clip = CGRect(x: 1, y: 0, width: 2, height: 1)
    #expect(draw(clippedTo: clip, rows: 1, over: "xxxx").text == "x  x")
  }

  @Test(arguments: [
    CGFloat.infinity, -CGFloat.infinity, CGFloat.nan, 1e300, -1e300, 1e18,
    CGFloat.greatestFiniteMagnitude,
  ])
  func `coordinates that are huge or not numbers neither trap nor loop`(value: CGFloat) {
    let rects = [
      CGRect(x: value, y: 0, width: 4, height: 4), CGRect(x: 0, y: value, width: 4, height: 4),
      CGRect(x: 0, y: 0, width: value, height: value),
      CGRect(x: -value, y: -value, width: value, height: value),
      CGRect(x: -1e300, y: -1e300, width: value, height: value),
    ]
    var commands: [DisplayList.Command] = []
    for rect in rects {
      commands += [
        .clip(nil), .fill(rect, .red), .pattern(rect, "界", .plain), .border(rect, .single, .plain),
        .text("abc", rect.origin, .plain), .line(.zero, rect.origin, .ascii, .plain),
        .line(CGPoint(x: -1e9, y: 3), rect.origin, .ascii, .plain), .clip(rect),
        .fill(screen, .red),
      ]
    }
    var renderer = CellRenderer(columns: 8, rows: 4)
    for clip in rects + [screen, .infinite, .null] {
      renderer.replay(DisplayList(commands), at: .zero, clippedTo: clip)
      renderer.replay(
        DisplayList(commands), at: CGPoint(x: value, y: value), clippedTo: clip, alpha: value)
      renderer.fill(clip, color: .red, clippedTo: clip, alpha: value)
    }
    #expect(renderer.surface.cells.count == 32)
  }

  @Test func `an infinite rectangle covers the screen`() {
    var renderer = CellRenderer(columns: 2, rows: 1)
    renderer.fill(.infinite, color: .red, clippedTo: .infinite)
    let endless = CGRect(
      x: -CGFloat.infinity, y: -CGFloat.infinity, width: CGFloat.infinity,
      height: CGFloat.infinity)
    #expect(renderer.surface.cells.allSatisfy { $0.background == .red })
    renderer.fill(endless, color: .blue, clippedTo: endless)
    #expect(renderer.surface.cells.allSatisfy { $0.background == .blue })
  }

  // MARK: - Alpha

  @Test(arguments: [(1.0, false), (0.5, false), (0.49, true), (0.01, true), (CGFloat.nan, false)])
  func `less than half visible is drawn dim`(alpha: CGFloat, isDim: Bool) {
    canvas.text("a", at: .zero)
    #expect(draw(alpha: alpha, rows: 1)[0, 0].attributes.contains(.dim) == isDim)
  }

  @Test func `an alpha of nothing draws nothing`() {
    canvas.text("a", at: .zero)
    #expect(draw(alpha: 0, rows: 1).text == "")
    #expect(draw(alpha: -1, rows: 1).text == "")
  }

  @Test func `a faint fill dims what it would cover`() {
    canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), color: .black)
    let surface = draw(alpha: 0.3, rows: 1, over: "a界b")
    #expect(surface.text == "a界b")
    #expect(
      surface.row(0).prefix(4).map { $0.attributes.contains(.dim) } == [true, true, true, false])
    #expect(surface[0, 0].background == nil)
  }

  // MARK: - Text

  @Test func `FR-WID-01 a wide character at the edge is a blank`() {
    canvas.text(
      "あいう", in: CGRect(x: 0, y: 0, width: 5, height: 1), style: TextStyle(background: .blue),
      truncation: .clip)
    let surface = draw(rows: 1)
    #expect(surface.text == "あい")
    #expect(surface.row(0).map(\.columns) == [2, 0, 2, 0, 1, 1, 1, 1])
    #expect(surface[4, 0].background == .blue)
    #expect(surface[5, 0] == .blank)
  }

  @Test func `FR-WID-01 a wide character in one column is a blank`() {
    canvas.text("あ", in: CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(draw(rows: 1, over: "xxx").text == "x x")
  }

  @Test func `FR-TRM-03 an overlay that ends in a wide glyph blanks its other half`() {
    canvas.border(CGRect(x: 2, y: 0, width: 1, height: 3), style: .character("|"))
    #expect(draw(rows: 3, over: "a界b").text == "a |b\na |b\na |b")
    #expect(draw(at: CGPoint(x: -1, y: 0), rows: 3, over: "a界b").text == "a| b\na| b\na| b")
  }

  @Test func `text in a box of less than a line is cut, not spilled`() {
    canvas.text("ab", in: CGRect(x: 0, y: 0.2, width: 8, height: 0.2))
    #expect(draw(rows: 2).text == "\n")
  }

  @Test func `the last row of text stays inside of its rectangle`() {
    canvas.fill(CGRect(x: 0, y: 0.5, width: 8, height: 2), with: ".")
    canvas.text("a b c", in: CGRect(x: 0, y: 0.5, width: 2.9, height: 2))
    #expect(draw().text == "\na.......\nb…......\n")
  }

  @Test func `toggling gives attributes, and takes them from what has them`() {
    var renderer = CellRenderer(columns: 6, rows: 1)
    let list = DisplayList([
      .text("abcdef", .zero, .plain),
      .text("cd", CGPoint(x: 2, y: 0), TextStyle(attributes: [.reverse, .bold])),
      .toggle(CGRect(x: 1, y: 0, width: 3, height: 1), .reverse),
    ])
    renderer.replay(
      list, at: .zero, clippedTo: CGRect(x: 0, y: 0, width: 6, height: 1), alpha: 1)
    #expect(renderer.surface.text == "abcdef")
    let expected: [TextStyle.Attributes] = [[], .reverse, .bold, .bold, [], []]
    #expect((0..<6).map { renderer.surface[$0, 0].attributes } == expected)
  }

  @Test func `toggling takes wide glyphs as a whole, and stays in the clip`() {
    var renderer = CellRenderer(columns: 6, rows: 1)
    let list = DisplayList([
      .text("a漢字b", .zero, .plain),
      .toggle(CGRect(x: 2, y: 0, width: 2, height: 1), .reverse),
      .toggle(CGRect(x: 5, y: 0, width: 9, height: 9), .underline),
    ])
    renderer.replay(
      list, at: .zero, clippedTo: CGRect(x: 0, y: 0, width: 6, height: 1), alpha: 1)
    let marks = (0..<6).map { renderer.surface[$0, 0].attributes.contains(.reverse) }
    #expect(marks == [false, true, true, true, true, false])
    #expect(renderer.surface[5, 0].attributes == .underline)
  }
}
