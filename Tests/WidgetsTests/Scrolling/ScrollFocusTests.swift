import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// Focus on scroll views is seen without a colour.
@MainActor struct ScrollFocusTests {
  private final class Rows: TableNodeDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { count }

    func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
      TableNodeCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func reversed(_ screen: ControlScreen) -> [String] {
    var places: [String] = []
    for y in 0..<6 {
      for x in 0..<40 where screen.attributes(x, y).contains(.reverse) {
        places.append("\(x),\(y)")
      }
    }
    return places
  }

  private func scroll(_ frame: CGRect, content: CGSize) -> ScrollableNode {
    let scroll = ScrollableNode(frame: frame)
    scroll.contentSize = content
    return scroll
  }

  @Test func `of two scroll views the one with focus has a marked column`() {
    let screen = ControlScreen()
    let frames = [
      CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 20, y: 1, width: 8, height: 4),
    ]
    let nodes = frames.map { scroll($0, content: CGSize(width: $0.size.width, height: 50)) }
    for node in nodes { screen.controller.view.addSubnode(node) }
    screen.refresh()
    #expect(nodes[0].isFocused)
    #expect(reversed(screen) == ["9,0", "9,1", "9,2", "9,3", "9,4"])
    screen.host.press(.tab)
    #expect(reversed(screen) == ["27,1", "27,2", "27,3", "27,4"])
  }

  @Test func `so does one without indicators; a strip of one line has corners`() {
    let screen = ControlScreen()
    let node = scroll(
      CGRect(x: 0, y: 0, width: 10, height: 5), content: CGSize(width: 10, height: 50))
    node.showsVerticalScrollIndicator = false
    let strip = scroll(
      CGRect(x: 0, y: 5, width: 10, height: 1), content: CGSize(width: 50, height: 1))
    screen.controller.view.addSubnode(node)
    screen.show(strip)
    #expect(reversed(screen) == ["9,0", "9,1", "9,2", "9,3", "9,4"])
    strip.becomeFocused()
    screen.refresh()
    #expect(reversed(screen) == ["0,5", "9,5"])
  }

  @Test func `the column is that of what no bar covers`() {
    let page = ViewController()
    page.title = "Page"
    let node = scroll(
      CGRect(x: 0, y: 0, width: 40, height: 6), content: CGSize(width: 40, height: 50))
    page.view.addSubnode(node)
    let host = TestHost(
      size: CGSize(width: 40, height: 6),
      rootViewController: NavigationController(rootViewController: page))
    #expect(node.isFocused)
    #expect(host.surface[39, 1].attributes.contains(.reverse))
    #expect(host.surface[39, 5].attributes.contains(.reverse))
    #expect(!host.surface[39, 0].attributes.contains(.reverse))
  }

  @Test func `it stays while the content moves`() {
    let screen = ControlScreen()
    let node = scroll(
      CGRect(x: 0, y: 0, width: 10, height: 5), content: CGSize(width: 10, height: 50))
    screen.show(node)
    node.contentOffset.y = 7
    screen.refresh()
    #expect(reversed(screen) == ["9,0", "9,1", "9,2", "9,3", "9,4"])
  }

  @Test func `a table shows its row instead, and corners while there is none`() {
    let screen = ControlScreen()
    let rows = Rows(0)
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 40, height: 6))
    table.dataSource = rows
    screen.show(table)
    #expect(reversed(screen) == ["0,0", "39,0", "0,5", "39,5"])
    rows.count = 3
    table.reloadData()
    screen.host.press(.down)
    screen.host.settle()
    #expect(screen.line(0).hasPrefix("›"))
    #expect(reversed(screen).isEmpty)
  }

  @Test func `a row that is scrolled out of view leaves the column`() {
    let screen = ControlScreen()
    let rows = Rows(50)
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 40, height: 6))
    table.dataSource = rows
    screen.show(table)
    #expect(reversed(screen).isEmpty)
    screen.host.wheel(at: CGPoint(x: 5, y: 3), by: 10)
    #expect(reversed(screen) == (0..<6).map { "39,\($0)" })
    screen.host.press(.down)
    #expect(reversed(screen).isEmpty)
  }

  @Test func `a finger needs no mark in a table`() {
    let screen = ControlScreen()
    let rows = Rows(50)
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 40, height: 6))
    table.dataSource = rows
    screen.show(table)
    screen.host.tap(at: CGPoint(x: 5, y: 3))
    screen.host.wheel(at: CGPoint(x: 5, y: 3), by: 10)
    #expect(reversed(screen).filter { !$0.hasSuffix(",3") }.isEmpty)
  }
}
