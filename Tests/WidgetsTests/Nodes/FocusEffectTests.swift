import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// What shows focus on nodes that know nothing of it.
@MainActor struct FocusEffectTests {
  /// A node as an app writes it: it takes keys, and draws what it likes.
  private class Dial: Node {
    var text = "dial"

    override var canBecomeFocused: Bool { true }

    override func draw(_ rect: CGRect, in canvas: Canvas) {
      canvas.text(text, in: rect)
    }
  }

  /// Tells nobody of focus.
  private final class SilentDial: Dial {
    override func focusDidChange() {}
  }

  /// A control that draws itself and forgets about focus.
  private final class Stepper: Control {
    override func draw(_ rect: CGRect, in canvas: Canvas) { canvas.text("- 1 +", at: rect.origin) }
  }

  private func show(_ nodes: [Node], metrics: Metrics = .cells) -> ControlScreen {
    let screen = ControlScreen(metrics: metrics)
    for node in nodes { screen.controller.view.addSubnode(node) }
    screen.refresh()
    return screen
  }

  private func dial(_ y: CGFloat, width: CGFloat = 8, height: CGFloat = 1) -> Dial {
    Dial(frame: CGRect(x: 2, y: y, width: width, height: height))
  }

  /// The places that are reversed, a line of text each.
  private func reversed(_ screen: ControlScreen) -> [String] {
    (0..<6).map { y in
      let marks = (0..<40).map { screen.attributes($0, y).contains(.reverse) ? "#" : "." }
      return String(marks.joined().prefix(12))
    }
  }

  @Test func `a node that draws itself is reversed while it has focus`() {
    let nodes = [dial(1), dial(3)]
    let screen = show(nodes)
    let none = "............"
    #expect(reversed(screen) == [none, "..########..", none, none, none, none])
    #expect(screen.line(1) == "  dial")
    screen.host.press(.tab)
    #expect(reversed(screen) == [none, none, none, "..########..", none, none])
  }

  @Test func `of a larger node only the edges are, and its text stays`() {
    let node = dial(1, height: 4)
    node.text = "12345678\nabcdefgh\nABCDEFGH\n87654321"
    let screen = show([node])
    #expect(
      reversed(screen) == [
        "............", "..########..", "..#......#..", "..#......#..", "..########..",
        "............",
      ])
    #expect((1..<5).map(screen.line) == ["  12345678", "  abcdefgh", "  ABCDEFGH", "  87654321"])
  }

  @Test(arguments: [CGSize(width: 2, height: 4), CGSize(width: 8, height: 2)])
  func `a node without an inside is reversed as a whole`(size: CGSize) {
    let screen = show([dial(1, width: size.width, height: size.height)])
    let count = reversed(screen).joined().filter { $0 == "#" }.count
    #expect(count == Int(size.width * size.height))
  }

  @Test func `it shows also where a node says nothing of focus, and on subnodes`() {
    let silent = SilentDial(frame: CGRect(x: 2, y: 1, width: 8, height: 1))
    let group = dial(3)
    let label = Label(text: "inside")
    label.frame = group.bounds
    group.addSubnode(label)
    let screen = show([silent, group])
    #expect(reversed(screen)[1] == "..########..")
    screen.host.press(.tab)
    #expect(reversed(screen)[1] == "............")
    #expect(reversed(screen)[3] == "..########..")
    #expect(screen.line(3) == "  inside")
    // Part of the area is drawn anew: what was reversed stays so, once.
    label.text = "other"
    screen.refresh()
    #expect(reversed(screen)[3] == "..########..")
  }

  @Test func `a control of an app shows it, too`() {
    let screen = show([Stepper(frame: CGRect(x: 2, y: 1, width: 5, height: 1))])
    #expect(reversed(screen)[1] == "..#####.....")
  }

  @Test func `what is reversed by itself is not while it has focus`() {
    let label = Label(text: "on")
    label.isHighlighted = true
    label.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    let node = dial(1, width: 4)
    node.addSubnode(label)
    let screen = show([node])
    #expect(reversed(screen)[1] == "....##......")
  }

  @Test func `an effect can be chosen, and none`() {
    let node = dial(1, width: 8, height: 3)
    let screen = show([node])
    node.focusEffect = .underline
    screen.refresh()
    #expect(screen.attributes(5, 2) == .underline)
    #expect(!reversed(screen).joined().contains("#"))
    node.focusEffect = .corners
    screen.refresh()
    #expect(reversed(screen)[1...3] == ["..#......#..", "............", "..#......#.."])
    node.focusEffect = nil
    screen.refresh()
    #expect(!reversed(screen).joined().contains("#"))
    node.focusEffect = .reverse
    screen.refresh()
    #expect(reversed(screen)[1...3].allSatisfy { $0 == "..########.." })
  }

  @Test func `it is gone with focus, and with the node`() {
    let node = dial(1)
    let screen = show([node])
    node.isHidden = true
    screen.refresh()
    #expect(!reversed(screen).joined().contains("#"))
    node.isHidden = false
    screen.refresh()
    #expect(reversed(screen)[1] == "..########..")
    node.removeFromSupernode()
    #expect(!node.flags.contains(.focused))
  }

  @Test func `nothing is laid out for it`() {
    let nodes = [dial(1), dial(3)]
    let screen = show(nodes)
    let frames = nodes.map(\.frame)
    screen.host.press(.tab)
    #expect(nodes.map(\.frame) == frames)
    #expect(nodes.allSatisfy { !$0.flags.contains(.needsLayout) })
  }

  @Test func `a part that is scrolled away is not drawn`() {
    let scroll = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 12, height: 3))
    scroll.contentSize = CGSize(width: 12, height: 20)
    scroll.addSubnode(dial(2, height: 4))
    let screen = show([scroll])
    #expect(reversed(screen)[2...3] == ["..########..", "............"])
  }

  @Test func `on a screen of points a line goes round it`() {
    let node = dial(1, width: 80, height: 40)
    let screen = show([node], metrics: .points)
    let svg = screen.host.svg
    #expect(svg.contains("stroke-width=\"3\""))
    node.focusEffect = nil
    screen.refresh()
    #expect(!screen.host.svg.contains("stroke-width=\"3\""))
  }

  @Test func `buttons, fields and bars draw focus themselves`() {
    let nodes: [Node] = [Button(title: "A"), TextField(), TopTabBar(frame: .zero)]
    #expect(nodes.allSatisfy { $0.focusEffect == nil })
    #expect(Label(text: "").focusEffect == .automatic)
    #expect(Control(frame: .zero).focusEffect == .automatic)
    #expect(ScrollableNode(frame: .zero).focusEffect == .corners)
    let scroll = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    scroll.contentSize = CGSize(width: 10, height: 6)
    #expect(scroll.focusEffect == .lastColumn)
    #expect(TableNode(frame: .zero).focusEffect == .corners)
  }
}
