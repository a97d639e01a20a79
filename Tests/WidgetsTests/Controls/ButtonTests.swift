import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ButtonTests {
  private let screen = ControlScreen()
  private let button = Button(title: "Save")
  private let log = EventLog()

  init() {
    // Focus goes to this one first.
    screen.show(Control(frame: CGRect(x: 0, y: 5, width: 1, height: 1)))
    screen.show(button)
    button.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
    screen.refresh()
    log.listen(to: button)
  }

  @Test func `a tap sends touchUpInside and then the primary action`() throws {
    try screen.host.tap("Save")
    #expect(log.events == [.touchDown, .touchUpInside, .primaryAction])
  }

  @Test func `a finger lifted outside does nothing`() {
    screen.host.touchDown(at: .zero)
    screen.host.touchUp(at: CGPoint(x: 20, y: 3))
    #expect(log.events == [.touchDown, .touchUpOutside])
  }

  @Test func `a button that touchUpInside disables does not do its action`() {
    button.addTarget(log, for: .touchUpInside) { _, button in button.isEnabled = false }
    screen.host.tap(at: .zero)
    #expect(log.events == [.touchDown, .touchUpInside])
  }

  @Test func `it is as large as its title and a column on both sides`() {
    #expect(button.intrinsicContentSize == CGSize(width: 6, height: 1))
    button.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    #expect(button.intrinsicContentSize == CGSize(width: 8, height: 3))
  }

  @Test func `on a screen of points a title of four columns takes 48 × 20`() {
    let screen = ControlScreen(width: 400, height: 300, metrics: .points)
    let button = Button(title: "Save")
    screen.show(button)
    // 4 columns and one on both sides, 8 points each.
    #expect(button.intrinsicContentSize == CGSize(width: 48, height: 20))
  }

  @Test func `the title stands in the middle in the tint colour`() {
    #expect(screen.line(0) == "  Save")
    #expect(screen.host.surface[2, 0].style == TextStyle(foreground: .blue))
    button.tintColor = .red
    screen.refresh()
    #expect(screen.host.surface[2, 0].foreground == .red)
    button.titleColor = .green
    screen.refresh()
    #expect(screen.host.surface[2, 0].foreground == .green)
  }

  @Test func `a title that is too long leaves out its end`() {
    button.title = "Save everything"
    screen.refresh()
    #expect(screen.line(0) == " Save …")
  }

  @Test func `a disabled button is dim and without colour`() {
    button.isEnabled = false
    screen.refresh()
    #expect(screen.host.surface[2, 0].style == TextStyle(attributes: .dim))
  }

  @Test func `the whole of a focused button is reversed, and bold under a finger`() {
    screen.host.touchDown(at: .zero)
    #expect(screen.attributes(2, 0) == [.reverse, .bold])
    screen.host.touchUp(at: .zero)
    #expect(screen.attributes(2, 0) == .reverse)
    #expect(screen.attributes(0, 0) == .reverse)
    #expect(screen.attributes(8, 0) == [])
  }

  @Test func `a selected button is underlined`() {
    button.isSelected = true
    screen.refresh()
    #expect(screen.attributes(2, 0) == .underline)
  }

  @Test func `its title is what scripts find`() {
    #expect(button.accessibilityLabel == "Save")
  }
}
