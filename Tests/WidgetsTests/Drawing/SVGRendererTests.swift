import Testing
import Widgets

@MainActor struct SVGRendererTests {
  let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 160, height: 40), metrics: .points)
  let screen = CGRect(x: 0, y: 0, width: 160, height: 40)

  /// The elements between the background and the end of the document.
  func elements(
    at origin: CGPoint = .zero, clippedTo clip: CGRect? = nil, alpha: CGFloat = 1,
    metrics: Metrics = .points
  ) -> [String] {
    var renderer = SVGRenderer(size: screen.size, metrics: metrics)
    renderer.replay(canvas.finish(), at: origin, clippedTo: clip ?? screen, alpha: alpha)
    let lines = renderer.document.split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasSuffix("fill=\"#1e1e1e\"/>") } ?? 0
    return Array(lines[(start + 1)..<(lines.count - 1)])
  }

  @Test func `a document stands alone`() {
    canvas.clip(to: CGRect(x: 0, y: 0, width: 80, height: 40))
    canvas.fill(CGRect(x: 8, y: 0, width: 80, height: 20), color: .rgb(255, 128, 0))
    canvas.text("a<b> & \"c\"", at: CGPoint(x: 8, y: 0), style: TextStyle(foreground: .ansi(16)))
    var renderer = SVGRenderer(size: screen.size, metrics: .points)
    renderer.replay(canvas.finish(), at: .zero, clippedTo: screen)
    #expect(
      renderer.document == """
        <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="160" height="40" \
        viewBox="0 0 160 40" font-family="monospace" font-size="16">
        <defs>
        <clipPath id="clip1"><rect x="0" y="0" width="80" height="40"/></clipPath>
        </defs>
        <rect x="0" y="0" width="160" height="40" fill="#1e1e1e"/>
        <g clip-path="url(#clip1)">
        <rect x="8" y="0" width="80" height="20" fill="#ff8000"/>
        <text x="8" y="15" textLength="80" lengthAdjust="spacingAndGlyphs" xml:space="preserve" \
        fill="#000000">a&lt;b&gt; &amp; &quot;c&quot;</text>
        </g>
        </svg>

        """)
  }

  @Test func `the same list gives the same document`() {
    canvas.border(screen, style: .rounded)
    canvas.text("👨‍👩‍👧‍👦 family", at: .zero)
    #expect(elements() == elements())
  }

  @Test func `attributes become attributes`() {
    canvas.text(
      "x", at: .zero,
      style: TextStyle(
        background: .ansi(16), attributes: [.bold, .dim, .italic, .underline, .strikethrough]))
    #expect(
      elements() == [
        "<rect x=\"0\" y=\"0\" width=\"8\" height=\"20\" fill=\"#000000\"/>",
        "<text x=\"0\" y=\"15\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\""
          + " xml:space=\"preserve\" fill=\"#d4d4d4\" font-weight=\"bold\" fill-opacity=\"0.5\""
          + " font-style=\"italic\" text-decoration=\"underline line-through\">x</text>",
      ])
  }

  @Test func `reversed text swaps its colours`() {
    canvas.text("x", at: .zero, style: TextStyle(attributes: .reverse))
    #expect(elements()[0].hasSuffix("fill=\"#d4d4d4\"/>"))
    #expect(elements()[1].contains("fill=\"#1e1e1e\""))
  }

  @Test func `borders are rectangles without a filling`() {
    canvas.border(CGRect(x: 0, y: 0, width: 80, height: 40), style: .rounded, color: .ansi(231))
    #expect(
      elements() == [
        "<rect x=\"0.5\" y=\"0.5\" width=\"79\" height=\"39\" rx=\"6\" fill=\"none\""
          + " stroke=\"#ffffff\" stroke-width=\"1\"/>"
      ])
  }

  @Test func `cells are drawn 8 by 20, borders through their middle`() {
    canvas.border(CGRect(x: 0, y: 0, width: 4, height: 3))
    canvas.line(from: CGPoint(x: 0, y: 4), to: CGPoint(x: 4, y: 4))
    #expect(
      elements(metrics: .cells) == [
        "<rect x=\"4\" y=\"10\" width=\"24\" height=\"40\" fill=\"none\" stroke=\"#d4d4d4\""
          + " stroke-width=\"1\"/>",
        "<line x1=\"0\" y1=\"90\" x2=\"32\" y2=\"90\" stroke=\"#d4d4d4\" stroke-width=\"1\"/>",
      ])
  }

  @Test func `alpha and clip become a group`() {
    canvas.fill(CGRect(x: 0, y: 0, width: 8, height: 8), color: nil)
    let clip = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      elements(clippedTo: clip, alpha: 0.25).first
        == "<g clip-path=\"url(#clip1)\" opacity=\"0.25\">")
    #expect(elements(alpha: 0) == [])
  }

  @Test func `edges go to the nearest unit`() {
    canvas.fill(CGRect(x: 0.5, y: 0.4, width: 1, height: 1.2), color: .ansi(16))
    #expect(elements() == ["<rect x=\"1\" y=\"0\" width=\"1\" height=\"2\" fill=\"#000000\"/>"])
  }

  @Test func `what is not seen is left out`() {
    canvas.text("far", at: CGPoint(x: 0, y: 500))
    canvas.fill(CGRect(x: 500, y: 0, width: 8, height: 8), color: .red)
    #expect(elements() == [])
    #expect(elements(clippedTo: .null) == [])
  }

  @Test func `control characters are never in the document`() {
    canvas.text("\u{1B}[2J\u{9B}\0\u{202E}", at: .zero)
    #expect(elements()[0].hasSuffix(">␛[2J\u{FFFD}</text>"))
  }

  @Test func `a pattern is no longer than what is seen of it`() {
    canvas.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), with: ".")
    let elements = elements()
    #expect((2...3).contains(elements.count))
    #expect(elements.allSatisfy { $0.utf8.count < 200 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `coordinates that are huge or not numbers do not trap`(value: CGFloat) {
    let rects = [
      CGRect(x: value, y: value, width: 4, height: 4),
      CGRect(x: -value, y: 0, width: value, height: value),
    ]
    var commands: [DisplayList.Command] = []
    for rect in rects {
      commands += [
        .fill(rect, .red), .pattern(rect, "界", .plain), .border(rect, .character("x"), .plain),
        .border(rect, .double, .plain), .text("abc", rect.origin, .plain),
        .line(.zero, rect.origin, .ascii, .plain), .clip(rect),
      ]
    }
    var renderer = SVGRenderer(
      size: CGSize(width: value, height: 20), metrics: .points)
    for clip in rects + [screen] {
      renderer.replay(DisplayList(commands), at: .zero, clippedTo: clip, alpha: 1)
      renderer.replay(
        DisplayList(commands), at: CGPoint(x: value, y: 0), clippedTo: clip, alpha: value)
    }
    #expect(renderer.document.hasSuffix("</svg>\n"))
  }
}
