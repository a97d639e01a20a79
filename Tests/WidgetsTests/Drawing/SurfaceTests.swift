import Testing

@testable import Widgets

@MainActor struct SurfaceTests {
  func surface(_ text: String, width: Int = 8) -> Surface {
    var surface = Surface(width: width, height: 1)
    surface.write(text, x: 0, y: 0)
    return surface
  }

  @Test func `a cell is 16 bytes`() {
    #expect(MemoryLayout<Cell>.size == 16)
  }

  @Test func `text is written from a column to the right`() {
    var surface = Surface(width: 6, height: 2)
    surface.write("ab", x: 1, y: 1, style: TextStyle(foreground: .red, attributes: .bold))
    #expect(surface.text == "\n ab")
    #expect(surface[1, 1].style == TextStyle(foreground: .red, attributes: .bold))
    #expect(surface[0, 0] == .blank)
  }

  @Test func `a wide glyph takes a cell and a continuation`() {
    let surface = surface("a界b")
    #expect(surface.row(0).map(\.columns) == [1, 2, 0, 1, 1, 1, 1, 1])
    #expect(surface[2, 0].isContinuation)
    #expect(surface.cluster(of: surface[1, 0]) == "界")
    #expect(surface.cluster(of: surface[2, 0]) == "")
    #expect(surface.text == "a界b")
  }

  @Test func `what is outside is not drawn and reads as blank`() {
    var surface = Surface(width: 3, height: 1)
    surface.write("abc", x: -1, y: 0)
    surface.write("x", x: 0, y: 1)
    surface.write("x", x: 0, y: -1)
    surface.write("x", x: .max, y: 0)
    surface.write("xy", x: .min, y: 0)
    #expect(surface.text == "bc")
    #expect(surface[3, 0] == .blank)
    #expect(surface[0, -1] == .blank)
    #expect(surface.row(1).isEmpty)
  }

  @Test func `a wide glyph that is cut at an edge is a blank`() {
    var surface = Surface(width: 3, height: 1)
    surface.write("界界界", x: -1, y: 0, style: TextStyle(background: .blue))
    #expect(surface.row(0).map(\.columns) == [1, 2, 0])
    #expect(surface[0, 0].glyph == .blank)
    #expect(surface[0, 0].background == .blue)
  }

  @Test(arguments: [(-1, -1), (0, 0), (0, 5), (5, 0), (1, 1)])
  func `tiny and negative sizes do not trap`(width: Int, height: Int) {
    var surface = Surface(width: width, height: height)
    surface.write("界a", x: 0, y: 0)
    surface.fill(columns: -5..<50, rows: -5..<50, color: .red)
    surface.write("a", x: 0, y: 0)
    surface.clear()
    #expect(surface.cells.count == max(0, width) * max(0, height))
  }

  @Test(arguments: [
    ("x", 0, "x b"), ("x", 1, "ax b"), ("x", 2, "a xb"), ("x", 3, "a界x"), ("世", 0, "世 b"),
    ("世", 1, "a世b"), ("世", 2, "a 世"),
  ])
  func `overwriting half of a wide glyph blanks the other half`(
    text: String, x: Int, expected: String
  ) {
    var surface = surface(x == 0 && text == "x" ? "界b" : "a界b")
    surface.write(text, x: x, y: 0)
    #expect(surface.text == expected)
  }

  @Test func `a half that is left keeps its colours`() {
    var surface = Surface(width: 2, height: 1)
    surface.write("界", x: 0, y: 0, style: TextStyle(background: .green))
    surface.write("x", x: 0, y: 0, style: TextStyle(background: .red))
    #expect(surface[1, 0].background == .green)
    #expect(surface[1, 0].columns == 1)
  }

  @Test func `text without a background keeps the one below`() {
    var surface = Surface(width: 4, height: 1)
    surface.fill(columns: 0..<2, rows: 0..<1, color: .blue)
    surface.write("abc", x: 0, y: 0, style: TextStyle(foreground: .red))
    #expect(surface.row(0).map(\.background) == [.blue, .blue, nil, nil])
    #expect(surface.row(0).map(\.foreground) == [.red, .red, .red, nil])
  }

  @Test func `cells of two surfaces can be compared`() {
    let family = "👨‍👩‍👧‍👦"
    let a = surface("x\(family)e\u{301}")
    let b = surface("ÿ\(family)e\u{301}")
    #expect(a[1, 0] == b[1, 0])
    #expect(a[3, 0] == b[3, 0])
    #expect(a[0, 0] != b[0, 0])
    #expect(a.cluster(of: a[1, 0]) == family)
    #expect(a != b)
  }

  @Test func `a cell gives its text as bytes`() {
    let surface = surface("é👨‍👩‍👧‍👦🇩🇪")
    var bytes: [UInt8] = []
    for cell in surface.row(0) { surface.appendCluster(of: cell, to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "é👨‍👩‍👧‍👦🇩🇪   ")
    #expect(surface[0, 0].scalar == "é")
    #expect(surface[1, 0].scalar == nil)
  }

  @Test func `styles of cells compare without their glyphs`() {
    let style = TextStyle(foreground: .red, background: .rgb(1, 2, 3), attributes: .underline)
    var surface = Surface(width: 4, height: 1)
    surface.write("a界", x: 0, y: 0, style: style)
    #expect(surface[0, 0].hasStyle(of: surface[1, 0]))
    #expect(surface[0, 0].hasStyle(of: surface[2, 0]))
    #expect(!surface[0, 0].hasStyle(of: surface[3, 0]))
    #expect(surface[0, 0].style == style)
  }

  @Test func `clusters that are not shown any more are forgotten`() {
    var surface = Surface(width: 4, height: 1)
    for value in UInt32(0x4E00)..<0x6E00 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      surface.write("\(scalar)\u{301}\u{302}\u{303}", x: 0, y: 0)
    }
    #expect(surface.longClusters.count <= 257)
    #expect(surface.text == "\u{6DFF}\u{301}\u{302}\u{303}")
  }

  @Test func `FR-WID-03 marks stay in the cell of their letter`() {
    #expect(surface("\u{301}abc").row(0).prefix(4).map(\.scalar) == [nil, "b", "c", " "])
    let texts = ["\u{301}abc", "e\u{301}fg", "foo\u{200B}", "foo\0"]
    let first = ["a\u{301}", "e\u{301}", "f", "f"]
    for (text, first) in zip(texts, first) {
      let surface = surface(text, width: 3)
      #expect(surface.cluster(of: surface[0, 0]).unicodeScalars.elementsEqual(first.unicodeScalars))
      #expect(surface.row(0).allSatisfy { $0.columns == 1 && $0 != .blank })
    }
    let wide = surface("界\u{301}", width: 3)
    #expect(wide.cluster(of: wide[0, 0]) == "界\u{301}")
    #expect(wide.row(0).map(\.columns) == [2, 0, 1])
  }

  @Test func `FR-TRM-03 a border through a wide glyph stays in its column`() {
    var surface = surface("a界b")
    surface.write("|", x: 2, y: 0)
    #expect(surface.text == "a |b")
    var mirror = self.surface("a界b")
    mirror.write("x|", x: 0, y: 0)
    #expect(mirror.text == "x| b")
    #expect(self.surface("a界b").text == "a界b")
  }

  @Test func `FR-TRM-05 no control character is ever in a cell`() {
    // The first seven are those of the report.
    let texts = [
      "\u{1B}]52;c;QQ==\u{7}", "\u{1B}[2J", "\u{1B}[10A", "\u{1B}[6n", "\u{9B}2J", "\u{1B}c",
      "ab\u{1B}", "a\r\nb\tc\u{7F}", "\u{202E}abc\u{2066}", "\u{1B}\u{301}",
      "e\u{1B}\u{FE0F}\u{200D}x",
    ]
    for text in texts {
      let surface = surface(text, width: 20)
      for scalar in surface.text.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control)
        #expect(scalar.properties.generalCategory != .format)
      }
      #expect(surface.text.count == TextWidth.columns(of: text))
    }
  }

  @Test func `control characters are drawn as their pictures`() {
    #expect(surface("\u{1B}a\u{7F}\u{9B}\tb\r\n").text == "␛a␡\u{FFFD} b␤")
  }
}
