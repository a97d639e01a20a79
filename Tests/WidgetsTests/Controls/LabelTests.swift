import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct LabelTests {
  @Test func `VIEW-14 a label takes no touches, so they go to what is behind it`() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    let plain = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    plain.addSubnode(label)
    #expect(!label.isUserInteractionEnabled)
    #expect(plain.isUserInteractionEnabled)
    #expect(Control(frame: .zero).isUserInteractionEnabled)
    #expect(plain.hitTest(CGPoint(x: 2, y: 0), with: nil) === plain)
  }

  @Test func `the text is read out by scripts`() {
    #expect(Label(text: "Good morning").accessibilityLabel == "Good morning")
    #expect(Label(frame: .zero).accessibilityLabel == nil)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "Good m…"),
    (.byTruncatingHead, "…orning"),
    (.byTruncatingMiddle, "Goo…ing"),
    (.byClipping, "Good mo"),
  ])
  func `one line that is too long is cut as its line break mode says`(
    mode: LineBreakMode, shown: String
  ) {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 7, height: 1))
    label.text = "Good morning"
    label.lineBreakMode = mode
    screen.show(label)
    #expect(screen.line(0) == shown)
  }

  @Test func `a text is cut between clusters, never inside one`() {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    label.text = "👩‍👩‍👧e\u{301}日本語"
    screen.show(label)
    // 2 + 1 + 2 columns, then the ellipsis.
    #expect(screen.line(0) == "👩‍👩‍👧e\u{301}日…")
  }

  @Test func `with any number of lines the text wraps between words`() {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 8, height: 3))
    label.numberOfLines = 0
    label.text = "one two three four"
    screen.show(label)
    #expect(screen.host.screen.hasPrefix("one two\nthree\nfour"))
  }

  @Test func `the last of a limited number of lines leaves out the end`() {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
    label.numberOfLines = 2
    label.text = "one two three four"
    screen.show(label)
    #expect(screen.host.screen.hasPrefix("one two\nthree f…"))
  }

  @Test(arguments: [(TextAlignment.left, "ab"), (.center, "   ab"), (.right, "      ab")])
  func `the text stands where its alignment says`(alignment: TextAlignment, shown: String) {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    label.text = "ab"
    label.textAlignment = alignment
    screen.show(label)
    #expect(screen.line(0) == shown)
  }

  @Test func `the text stands in the middle of its height`() {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 8, height: 3))
    label.text = "ab"
    screen.show(label)
    #expect(screen.line(1) == "ab")
  }

  @Test func `colour and attributes reach the screen`() {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    label.text = "ab"
    label.textColor = .red
    label.textAttributes = [.bold, .italic]
    screen.show(label)
    #expect(
      screen.host.surface[0, 0].style
        == TextStyle(
          foreground: .red, attributes: [.bold, .italic]))
  }

  @Test func `a single line is as wide as its text, whatever the size asked for`() {
    let label = Label(text: "Good morning")
    #expect(label.sizeThatFits(CGSize(width: 5, height: 1)) == CGSize(width: 12, height: 1))
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 1))
  }

  @Test func `several lines keep to the width, and are as high as they need`() {
    let label = Label(text: "one two three four")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 8, height: 1)) == CGSize(width: 7, height: 3))
    #expect(label.intrinsicContentSize == CGSize(width: 18, height: 1))
  }

  @Test func `on a screen of points a column is 8 and a line 20`() {
    let screen = ControlScreen(width: 400, height: 300, metrics: .points)
    let label = Label(text: "Good")
    screen.show(label)
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 32, height: 20))
  }

  @Test func `an empty label has no size`() {
    #expect(Label(text: nil).intrinsicContentSize == .zero)
    #expect(Label(text: "").intrinsicContentSize == .zero)
  }

  @Test func `a new text is shown in the next frame, and an equal one asks for none`() {
    let screen = ControlScreen()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    label.text = "old"
    screen.show(label)
    label.text = "new"
    screen.refresh()
    #expect(screen.line(0) == "new")
    label.text = "new"
    #expect(screen.host.window.screen.isIdle)
  }
}
