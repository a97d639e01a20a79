import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Others of the kinds of the field reports about wide and zero-width characters, through every node
/// that shows text.
@MainActor struct WideTextKindTests {
  /// The column of the first wide glyph without its second half, or half without its glyph.
  private func brokenColumn(_ row: ArraySlice<Cell>) -> Int? {
    let cells = Array(row)
    return cells.indices.first { x in
      switch cells[x].columns {
      case 0: x == 0 || cells[x - 1].columns != 2
      case 2: x + 1 == cells.count || cells[x + 1].columns != 0
      default: false
      }
    }
  }

  private func show(
    _ node: Node, columns: CGFloat = 12, rows: CGFloat = 2, behind: String = ""
  ) -> TestHost {
    let controller = ViewController()
    if !behind.isEmpty {
      let label = Label(frame: CGRect(x: 0, y: 0, width: columns, height: 1))
      label.text = behind
      label.lineBreakMode = .byClipping
      controller.view.addSubnode(label)
    }
    controller.view.addSubnode(node)
    return TestHost(
      size: CGSize(width: columns, height: rows), rootViewController: controller)
  }

  private func label(
    _ text: String, x: CGFloat = 0, width: CGFloat, _ mode: LineBreakMode = .byClipping,
    height: CGFloat = 1
  ) -> Label {
    let label = Label(frame: CGRect(x: x, y: 0, width: width, height: height))
    label.text = text
    label.lineBreakMode = mode
    if height > 1 { label.numberOfLines = 0 }
    return label
  }

  private func row(_ text: String, width: CGFloat, _ mode: LineBreakMode = .byClipping) -> String {
    show(label(text, width: width, mode)).surface.text(ofRow: 0)
  }

  // MARK: - FR-WID-01: a wide glyph at the edge

  @Test(
    arguments: [
      ("a🇩🇪🇫🇷", 4, "a🇩🇪"), ("🇩🇪🇫", 3, "🇩🇪🇫"), ("🇩🇪", 1, ""), ("1️⃣2️⃣", 3, "1️⃣"), ("1️⃣", 1, ""),
      ("\u{1100}\u{1161}\u{11A8}\u{1100}\u{1161}\u{11A8}", 3, "\u{1100}\u{1161}\u{11A8}"),
      ("ab❤️", 3, "ab"), ("ab❤\u{FE0E}", 3, "ab❤\u{FE0E}"), ("a👩‍🚀b", 2, "a"), ("👍🏽👍🏿", 3, "👍🏽"),
      ("Ａｂ", 3, "Ａ"), ("　界", 3, "　"), ("e\u{301}界\u{301}x", 2, "e\u{301}"), ("界\u{200B}界", 3, "界"),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}x", 1, ""),
    ] as [(String, CGFloat, String)])
  func `FR-WID-01 a glyph of two columns that does not fit at the edge is a blank`(
    text: String, width: CGFloat, expected: String
  ) {
    let host = show(label(text, width: width), behind: String(repeating: "·", count: 12))
    let row = host.surface.row(0)
    #expect(brokenColumn(row) == nil)
    let shown = host.surface.text(ofRow: 0)
    // Nothing behind the label is touched.
    #expect(shown.hasSuffix(String(repeating: "·", count: 12 - Int(width))))
    #expect(self.row(text, width: width) == expected)
  }

  @Test(arguments: LineBreakMode.allCases, 1...6)
  func `FR-WID-01 no way of cutting halves a glyph, from one column up`(
    mode: LineBreakMode, width: Int
  ) {
    for text in ["界界界界", "a界b界", "🇩🇪🇩🇪🇩🇪", "1️⃣2️⃣3️⃣4️⃣", "👩‍🚀👩‍🚀👩‍🚀", "각각각각", "❤️❤️❤️❤️"] {
      for height in [1, 3] as [CGFloat] {
        let host = show(label(text, width: CGFloat(width), mode, height: height), rows: 3)
        for y in 0..<3 {
          #expect(brokenColumn(host.surface.row(y)) == nil)
          #expect(host.surface.row(y)[(y * 12 + width)...].allSatisfy { $0 == .blank })
        }
      }
    }
  }

  @Test func `FR-WID-01 in one column a text that is longer is an ellipsis, in two a glyph or one`()
  {
    #expect(row("界界", width: 1, .byTruncatingTail) == "…")
    #expect(row("界界", width: 2, .byTruncatingTail) == "…")
    #expect(row("a界", width: 2, .byTruncatingTail) == "a…")
    #expect(row("界a", width: 2, .byTruncatingHead) == "…a")
    #expect(row("界a", width: 3, .byTruncatingTail) == "界a")
    #expect(row("界ab", width: 3, .byTruncatingTail) == "界…")
    #expect(row("界界a", width: 2, .byTruncatingMiddle) == "…a")
  }

  @Test func `FR-WID-01 nested clips cut a glyph once, on either side`() {
    let outer = Node(frame: CGRect(x: 1, y: 0, width: 6, height: 1))
    let inner = Node(frame: CGRect(x: -2, y: 0, width: 7, height: 1))
    outer.clipsToBounds = true
    inner.clipsToBounds = true
    inner.addSubnode(label("界🇩🇪1️⃣界", x: 1, width: 8))
    outer.addSubnode(inner)
    // The label begins in column 0; outer shows 1…6, inner 0…5.
    let host = show(outer, behind: "............")
    #expect(host.surface.text(ofRow: 0) == ". 🇩🇪1️⃣......")
    #expect(brokenColumn(host.surface.row(0)) == nil)
  }

  @Test func `FR-WID-01 a right-aligned and a centred text keep to their columns`() {
    for alignment in [TextAlignment.right, .center] {
      for width in 1...9 {
        let label = label("界界", width: CGFloat(width))
        label.textAlignment = alignment
        let host = show(label)
        #expect(brokenColumn(host.surface.row(0)) == nil)
        #expect(host.surface.row(0)[width...].allSatisfy { $0 == .blank })
      }
    }
  }

  @Test func `FR-WID-01 a text field always shows its caret and never half a glyph`() {
    for width in 1...6 {
      let field = TextField(frame: CGRect(x: 0, y: 0, width: CGFloat(width), height: 1))
      field.text = "界a🇩🇪1️⃣"
      let host = show(field)
      field.becomeFirstResponder()
      for place in 0...4 {
        field.selectedRange = place..<place
        host.advance(by: 0)
        let row = host.surface.row(0)
        #expect(brokenColumn(row) == nil)
        #expect(
          row.contains { $0.attributes.contains(.reverse) }, "caret at \(place), width \(width)")
        #expect(row[width...].allSatisfy { $0 == .blank })
      }
    }
  }

  @Test(arguments: 1...14)
  func `FR-WID-01 titles, tabs, buttons, placeholders and rows never halve a glyph`(width: Int) {
    for text in ["界界界界界", "x🇩🇪🇩🇪🇩🇪", "1️⃣ 2️⃣ 3️⃣", "👩‍🚀y👩‍🚀", "각각 각각"] {
      let host = TestHost(
        size: CGSize(width: CGFloat(width), height: 9), rootViewController: everything(text))
      host.settle()
      for y in 0..<9 { #expect(brokenColumn(host.surface.row(y)) == nil, "\(text), row \(y)") }
    }
  }

  /// A screen with the text in every place that shows one.
  private func everything(_ text: String) -> ViewController {
    let table = TitledTable(text)
    table.title = text
    table.navigationItem.rightBarButtonItems = [BarButtonItem(title: text, tag: 0)]
    table.tabBarItem = TabBarItem(title: text, image: "界")
    table.tabBarItem.badgeValue = text
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.viewControllers.first?.title = text
    navigation.pushViewController(table, animated: false)
    let other = ViewController()
    other.tabBarItem = TabBarItem(title: text, image: nil)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, other]
    return tabs
  }

  // MARK: - FR-WID-03: zero-width characters

  @Test(arguments: [
    ("\u{FE0F}abc", 3), ("\u{200D}abc", 3), ("abc\u{200D}", 3), ("a\u{AD}bc", 3),
    ("\u{202E}abc\u{202C}", 3), ("\u{2066}abc\u{2069}", 3), ("e\u{301}\u{302}\u{303}fg", 3),
    ("\u{20E3}abc", 3), ("a\u{200B}\u{301}bc", 3), ("\u{1161}abc", 3), ("한\u{301}a", 3),
    ("\u{FEFF}abc", 3), ("\0\0abc", 3), ("🇩🇪\u{301}", 2), ("1\u{301}", 1), ("\u{E0001}abc", 3),
    ("\u{61C}abc", 3), ("か\u{3099}a", 3), ("a\u{FE0F}bc", 3), ("abc\u{2060}", 3), ("\u{34F}abc", 3),
    ("ก\u{E34}\u{E48}ab", 3), ("\u{E34}abc", 3), ("\u{200E}\u{200F}abc", 3), ("\u{301}\u{302}", 0),
  ])
  func `FR-WID-03 what has no width takes no cell, wherever it stands`(text: String, count: Int) {
    let label = label(text, width: 3)
    let host = show(label)
    let row = host.surface.row(0)
    #expect(row.prefix(3).reduce(0) { $0 + ($1 == .blank ? 0 : 1) } == count)
    #expect(row[3...].allSatisfy { $0 == .blank })
    #expect(label.intrinsicContentSize.width == CGFloat(count))
    let letters = text.unicodeScalars.filter { $0.isASCII && $0 >= "a" }
    let shown = host.surface.text(ofRow: 0).unicodeScalars.filter { $0.isASCII && $0 >= "a" }
    #expect(shown.elementsEqual(letters))
  }

  @Test func `FR-WID-03 a lone half of a flag and a lone jamo take what their table says`() {
    #expect(row("🇩x", width: 3) == "🇩x")
    #expect(row("🇩🇪🇫x", width: 4) == "🇩🇪🇫x")
    #expect(row("\u{1100}x", width: 3) == "\u{1100}x")
    #expect(TextWidth.columns(of: "🇩🇪🇫x") == 4)
  }

  @Test func `FR-WID-03 a field steps over a letter with its marks, and counts no cell for them`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    field.text = "e\u{301}\u{200B}f\u{FE0F}"
    let host = show(field)
    field.becomeFirstResponder()
    host.advance(by: 0)
    #expect(host.surface.row(0).firstIndex { $0.attributes.contains(.reverse) } == 2)
  }

  // MARK: - FR-TRM-03: a wide glyph cut by what is above it

  @Test func `FR-TRM-03 an overlay that moves cuts glyphs and gives them back`() {
    let text = "a界🇩🇪1️⃣각b"
    let overlay = Node(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    overlay.backgroundColor = .blue
    let host = show(overlay, behind: text)
    for x in 0..<12 {
      overlay.frame.origin.x = CGFloat(x)
      host.advance(by: 0)
      let row = host.surface.row(0)
      #expect(brokenColumn(row) == nil, "at \(x)")
      #expect(row[x..<min(x + 3, 12)].allSatisfy { $0.background == .blue })
      #expect(row.filter { $0.background == .blue }.count == min(3, 12 - x))
    }
    overlay.isHidden = true
    host.advance(by: 0)
    #expect(host.surface.text(ofRow: 0) == text)
  }

  @Test(arguments: 0..<11)
  func `FR-TRM-03 borders, lines and the bar of a scroll view stay in their columns`(x: Int) {
    let node = StrokeNode(frame: CGRect(x: CGFloat(x), y: 0, width: 2, height: 1))
    let host = show(node, behind: "界界界界界界")
    let row = host.surface.row(0)
    #expect(brokenColumn(row) == nil)
    #expect(row[x].scalar == "│" && row[x + 1].scalar == "▐")
    #expect(row[..<x].filter { $0 == .blank }.count == x % 2)
  }

  @Test func `FR-TRM-03 a caret on a wide glyph is as wide as the glyph`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    field.text = "界a"
    let host = show(field)
    field.becomeFirstResponder()
    field.selectedRange = 0..<0
    host.advance(by: 0)
    let reversed = (0..<12).filter { host.surface[$0, 0].attributes.contains(.reverse) }
    #expect(reversed == [0, 1])
  }

  // MARK: - FR-TRM-05: what could drive the terminal

  @Test(arguments: [
    "\u{1B}]0;title\u{7}", "\u{1B}[?1049l", "\u{1B}P+q544e\u{1B}\\", "\u{9D}52;c;QQ==\u{9C}",
    "\u{1B}_Gf=24\u{1B}\\", "\u{1B}[>c", "\u{1B}(0qqq", "\u{E}\u{F}", "\u{8}\u{8}x", "\u{7}",
    "a\rb", "\u{1B}\u{200D}[2J", "\u{84}\u{85}\u{8D}", "\u{202E}evil\u{2066}", "\u{E0001}x",
    "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{1B}[3\u{AD}1m", "\u{1B}[31",
  ])
  func `FR-TRM-05 no sequence gets through titles, tabs, rows, badges, fields and buttons`(
    text: String
  ) {
    let host = TestHost(
      size: CGSize(width: 40, height: 12), rootViewController: everything(text))
    host.settle()
    for scalar in host.screen.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(scalar.properties.generalCategory != .format)
    }
    let field = TextField(placeholder: text)
    field.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    let shown = show(field)
    field.text = text
    shown.advance(by: 0)
    #expect(shown.screen.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }
}

/// A line and a pattern beside each other.
private final class StrokeNode: Node {
  override func draw(_ rect: CGRect, in canvas: Canvas) {
    canvas.line(from: .zero, to: CGPoint(x: 0, y: 1))
    canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: "▐", style: .plain)
  }
}

/// A table with the text in its headers, footers, rows, details, a field and accessories.
private final class TitledTable: TableViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(style: .plain)
  }

  override func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableNode(
    _ tableNode: TableNode, titleForHeaderInSection section: Int
  ) -> String? { text }

  override func tableNode(
    _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
  ) -> TableNodeCell {
    let cell = TableNodeCell(
      style: indexPath.row == 0 ? .value1 : .subtitle, reuseIdentifier: nil)
    cell.textLabel.text = text
    cell.detailTextLabel?.text = text
    cell.accessoryType = .checkmark
    if indexPath.row == 2 {
      let field = TextField(placeholder: text)
      field.sizeToFit()
      cell.accessoryNode = field
    }
    return cell
  }
}
