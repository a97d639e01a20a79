import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@testable import Widgets

/// Nodes and screens whose characters are as wide as their hosts say.
@MainActor struct TextWidthPolicyDrawingTests {
  private static let wide = TextWidthPolicy(ambiguousCharacters: .wide, strokes: .wide)

  private func show(
    _ node: Node, columns: CGFloat = 12, rows: CGFloat = 3, policy: TextWidthPolicy = wide
  ) -> TestHost {
    let controller = ViewController()
    controller.view.addSubnode(node)
    return TestHost(
      size: CGSize(width: columns, height: rows), textWidthPolicy: policy,
      rootViewController: controller)
  }

  // MARK: - Strokes

  @Test func `where strokes are wide borders, lines and patterns are ASCII`() {
    let canvas = Canvas(bounds: .zero, metrics: .cells, textWidthPolicy: Self.wide)
    canvas.border(CGRect(x: 0, y: 0, width: 5, height: 3), style: .rounded)
    canvas.line(from: CGPoint(x: 6, y: 0), to: CGPoint(x: 6, y: 3), style: .double)
    canvas.fill(CGRect(x: 8, y: 0, width: 3, height: 1), with: "━")
    canvas.fill(CGRect(x: 8, y: 1, width: 1, height: 2), with: "▄")
    // Not ambiguous, so narrow everywhere.
    canvas.fill(CGRect(x: 9, y: 1, width: 1, height: 2), with: "▐")
    var renderer = CellRenderer(columns: 11, rows: 3)
    renderer.replay(
      canvas.finish(), at: .zero, clippedTo: CGRect(x: 0, y: 0, width: 11, height: 3))
    #expect(renderer.surface.text == "+---+ | ---\n|   | | #▐\n+---+ | #▐")
  }

  @Test func `where only other characters are wide strokes stay`() {
    let canvas = Canvas(
      bounds: .zero, metrics: .cells,
      textWidthPolicy: TextWidthPolicy(ambiguousCharacters: .wide))
    canvas.border(CGRect(x: 0, y: 0, width: 4, height: 2), style: .single)
    canvas.text("①x", at: CGPoint(x: 4, y: 0))
    var renderer = CellRenderer(columns: 8, rows: 2)
    renderer.replay(
      canvas.finish(), at: .zero, clippedTo: CGRect(x: 0, y: 0, width: 8, height: 2))
    #expect(renderer.surface.text == "┌──┐①x\n└──┘")
    #expect(renderer.surface[4, 0].columns == 2)
  }

  @Test(
    arguments: [
      ("─", "-"), ("│", "|"), ("┼", "+"), ("╭", "+"), ("╱", "/"), ("╲", "\\"), ("█", "#"),
      ("▐", "#"),
      ("a", nil), ("→", nil),
    ] as [(Character, Character?)])
  func `a stroke has an ASCII character that stands for it`(
    stroke: Character, expected: Character?
  ) {
    #expect(BorderStyle.asciiStroke(for: stroke) == expected)
  }

  // MARK: - Nodes

  @Test func `a label is as wide as its host draws it`() {
    let label = Label(text: "①…α")
    let host = show(label)
    label.sizeToFit()
    #expect(label.bounds.size.width == 6)
    host.advance(by: 0.1)
    #expect(host.surface.row(0).prefix(7).map(\.columns) == [2, 0, 2, 0, 2, 0, 1])
    #expect(Label(text: "①…α").intrinsicContentSize.width == 3)
  }

  @Test func `a label that is too narrow leaves out what does not fit, in wide columns`() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 7, height: 1))
    label.text = "αβγδε"
    #expect(show(label).surface.text(ofRow: 0) == "αβ…")
  }

  @Test func `a text field puts its caret behind wide characters`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    field.text = "αβ"
    let host = show(field)
    field.becomeFirstResponder()
    host.advance(by: 0.1)
    let caret = host.surface.row(0).firstIndex { $0.attributes.contains(.reverse) }
    #expect(caret == 4)
    #expect(host.surface.row(0).prefix(4).map(\.columns) == [2, 0, 2, 0])
  }

  @Test func `bars and buttons measure as they draw`() {
    let button = Button(title: "①②")
    let bar = TopTabBar(frame: CGRect(x: 0, y: 1, width: 12, height: 2))
    bar.items = [TopTabItem(title: "①"), TopTabItem(title: "b")]
    let both = Node(frame: CGRect(x: 0, y: 0, width: 12, height: 3))
    both.addSubnode(button)
    both.addSubnode(bar)
    let host = show(both)
    #expect(button.intrinsicContentSize.width == 6)
    #expect(bar.titleFrame(of: bar.items[0])?.size.width == 4)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" ①  b"))
  }

  // MARK: - Hosts

  @Test func `two screens with different policies are right at the same time`() {
    let labels = [Label(text: "α…"), Label(text: "α…")]
    let hosts = [show(labels[0], policy: .standard), show(labels[1])]
    for label in labels { label.sizeToFit() }
    for host in hosts { host.advance(by: 0.1) }
    #expect(labels.map(\.bounds.size.width) == [2, 4])
    #expect(hosts.map { $0.surface[0, 0].columns } == [1, 2])
  }

  @Test func `a host that learns how wide it draws has everything laid out and drawn anew`() {
    let host = FakeScreenHost(size: CGSize(width: 12, height: 3), metrics: .cells)
    var renderer = CellRenderer(columns: 12, rows: 3)
    host.onPresent = { renderer.show($0) }
    let window = host.makeWindow()
    let stack = SizingNode(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    window.addSubnode(stack)
    host.runFrame()
    #expect(renderer.surface.text(ofRow: 0) == "α…|")
    host.capabilities.textWidthPolicy = Self.wide
    host.screen.send(.capabilities)
    host.runFrame()
    #expect(stack.label.bounds.size.width == 4)
    #expect(renderer.surface.row(0).prefix(5).map(\.columns) == [2, 0, 2, 0, 1])
    #expect(renderer.surface.text(ofRow: 0) == "α…|")
  }

  @Test func `a window that was hidden meanwhile is right when it is shown`() {
    let host = FakeScreenHost(size: CGSize(width: 12, height: 1), metrics: .cells)
    var renderer = CellRenderer(columns: 12, rows: 1)
    host.onPresent = { renderer.show($0) }
    let window = host.makeWindow()
    window.addSubnode(SizingNode(frame: CGRect(x: 0, y: 0, width: 12, height: 1)))
    host.runFrame()
    window.isHidden = true
    host.capabilities.textWidthPolicy = Self.wide
    host.screen.send(.capabilities)
    host.runFrame()
    window.isHidden = false
    host.runFrame()
    #expect(renderer.surface[0, 0].columns == 2)
  }

  @Test func `a node that moves between windows, at once or not, is right in each`() {
    let hosts = [TextWidthPolicy.standard, Self.wide].map { policy in
      let host = FakeScreenHost(size: CGSize(width: 12, height: 1), metrics: .cells)
      host.capabilities.textWidthPolicy = policy
      return host
    }
    let surfaces = hosts.map { _ in SurfaceBox() }
    for (host, box) in zip(hosts, surfaces) { host.onPresent = { box.renderer.show($0) } }
    let windows = hosts.map { $0.makeWindow() }
    let node = SizingNode(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
    for (index, comesOut) in [(1, false), (0, true), (1, true), (0, false)] {
      if comesOut { node.removeFromSupernode() }
      windows[index].addSubnode(node)
      hosts[index].runFrame()
      #expect(surfaces[index].renderer.surface[0, 0].columns == index + 1)
      #expect(surfaces[index].renderer.surface[2 * (index + 1), 0].scalar == "|")
    }
  }

  @Test func `rows that size themselves are measured again`() {
    let source = SelfSizingRows()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
    table.rowHeight = TableNode.automaticDimension
    table.dataSource = source
    let host = FakeScreenHost(size: CGSize(width: 8, height: 6), metrics: .cells)
    let window = host.makeWindow()
    window.addSubnode(table)
    host.runFrame()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).size.height == 1)
    host.capabilities.textWidthPolicy = Self.wide
    host.screen.send(.capabilities)
    host.runFrame()
    // Six characters of two columns in the six columns beside the margins: two lines.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).size.height == 2)
  }
}

@MainActor private final class SurfaceBox {
  var renderer = CellRenderer(columns: 12, rows: 1)
}

/// A label at its own size, and a bar behind it.
private final class SizingNode: Node {
  let label = Label(text: "α…")
  private let bar = Label(text: "|")

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubnode(label)
    addSubnode(bar)
  }

  override func layoutSubnodes() {
    label.sizeToFit()
    bar.sizeToFit()
    bar.frame.origin.x = label.bounds.size.width
  }
}

private final class SelfSizingRows: TableNodeDataSource {
  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = TableNodeCell(reuseIdentifier: nil)
    cell.textLabel.numberOfLines = 0
    cell.textLabel.text = "αβγδεζ"
    return cell
  }
}
