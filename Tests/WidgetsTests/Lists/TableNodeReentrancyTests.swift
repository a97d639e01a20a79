import Testing
import Widgets
import WidgetsTestSupport

/// Callbacks of a table that change the table, its rows or the tree around it, in the kinds of the
/// field reports about re-entrancy and memory.
@MainActor struct TableNodeReentrancyTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func texts(_ fixture: TableFixture) -> [String?] {
    fixture.tableNode.visibleCells.map(\.textLabel.text)
  }

  /// A screen with a table on it, which is not the root of the tree.
  private func embedded(_ fixture: TableFixture) -> (ViewController, TestHost) {
    let controller = ViewController()
    fixture.tableNode.frame = CGRect(x: 0, y: 0, width: 20, height: 6)
    controller.view.addSubnode(fixture.tableNode)
    let host = TestHost(size: CGSize(width: 20, height: 6), rootViewController: controller)
    return (controller, host)
  }

  // MARK: - FR-REN-01: removal inside of a call

  enum Call: CaseIterable { case cell, willDisplay, didSelect, didScroll }

  @Test(arguments: Call.allCases)
  func `FR-REN-01 a table that is taken away inside of its own call`(call: Call) {
    let fixture = TableFixture(rows: 50)
    let (controller, host) = embedded(fixture)
    host.settle()
    let remove = { fixture.tableNode.removeFromSupernode() }
    switch call {
    case .cell: fixture.onCell = { if $0.row == 20 { remove() } }
    case .willDisplay: fixture.onWillDisplay = { if $0.row == 20 { remove() } }
    case .didSelect: fixture.onDidSelect = { _ in remove() }
    case .didScroll: fixture.tableNode.onProgress { _, _ in remove() }
    }
    fixture.tableNode.contentOffset.y = 18
    host.advance(by: 0)
    host.tap(at: CGPoint(x: 3, y: 2))
    host.settle()
    #expect(fixture.tableNode.supernode == nil)
    #expect(host.diagnostics == [])
    controller.view.addSubnode(fixture.tableNode)
    host.settle()
    #expect(texts(fixture).count == 6)
  }

  @Test func `FR-REN-01 a reload in every didScroll of a flick ends with the flick`() {
    let fixture = TableFixture(rows: 200)
    let host = fixture.host(rows: 6)
    fixture.tableNode.onProgress { _, _ in fixture.tableNode.reloadData() }
    host.drag(from: CGPoint(x: 3, y: 5), to: CGPoint(x: 3, y: 0), duration: 0.1)
    host.settle()
    let first = Int(fixture.tableNode.contentOffset.y.rounded(.down))
    #expect(first > 0)
    #expect(texts(fixture).first == String(first))
  }

  @Test func `FR-REN-01 rows that are added in didScroll near the end are reached`() {
    let fixture = TableFixture(rows: 20)
    let host = fixture.host(rows: 6)
    fixture.tableNode.onProgress { _, new in
      let count = fixture.sections[0].count
      guard new.maxOffset - new.offset < 6, count < 60 else { return }
      fixture.sections[0] += (count..<(count + 10)).map(String.init)
      fixture.tableNode.insertRows(at: (count..<(count + 10)).map { path($0) })
    }
    for _ in 0..<80 {
      host.wheel(at: CGPoint(x: 3, y: 3), by: 1)
      host.settle()
    }
    #expect(fixture.sections[0].count == 60)
    #expect(fixture.tableNode.contentOffset.y == 54)
    #expect(texts(fixture).last == "59")
  }

  // MARK: - FR-REN-03: calls that call themselves

  @Test func `FR-REN-03 selecting and scrolling inside of didSelect`() throws {
    let fixture = TableFixture(rows: 50)
    let host = fixture.host(rows: 6)
    fixture.onDidSelect = { row in
      let next = IndexPath(row: row.row + 20, section: 0)
      fixture.tableNode.selectRow(at: next, animated: false, scrollPosition: .top)
    }
    try host.tap("2")
    host.settle()
    #expect(fixture.log.only("didSelect") == ["didSelect 0.2"])
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(22)])
    #expect(fixture.tableNode.contentOffset.y == 22)
  }

  @Test func `FR-REN-03 a reload in didEndDisplaying settles`() {
    final class Table: TableNode {
      var ends = 0
      override func didEndDisplaying(_ cell: TableNodeCell, forRowAt indexPath: IndexPath) {
        super.didEndDisplaying(cell, forRowAt: indexPath)
        ends += 1
        if ends < 100 { reloadData() }
      }
    }
    let table = Table()
    let fixture = TableFixture([(0..<50).map(String.init)], table: table)
    let host = fixture.host(rows: 6)
    table.contentOffset.y = 10
    host.settle()
    #expect(texts(fixture) == (10..<16).map(String.init))
    #expect(host.diagnostics.allSatisfy { $0.code.rawValue == "layout.loop" })
  }

  @Test func `FR-REN-03 a batch in the completion of a batch`() {
    let fixture = TableFixture(rows: 3)
    let host = fixture.host(rows: 8)
    var depth = 0
    func add() {
      fixture.sections[0].insert("n\(depth)", at: 0)
      fixture.tableNode.performBatchUpdates {
        fixture.tableNode.insertRows(at: [path(0)])
      } completion: { _ in
        depth += 1
        if depth < 4 { add() }
      }
    }
    add()
    host.settle()
    #expect(texts(fixture) == ["n3", "n2", "n1", "n0", "0", "1", "2"])
  }

  // MARK: - FR-REN-05: who is told while it changes

  @Test func `FR-REN-05 a delegate that hands over inside of a call hears no more`() throws {
    let fixture = TableFixture(rows: 4)
    let other = TableFixture(rows: 0)
    let host = fixture.host(rows: 6)
    fixture.onDidSelect = { _ in fixture.tableNode.delegate = other }
    try host.tap("1")
    fixture.log = []
    try host.tap("2")
    #expect(fixture.log.only("willSelect", "didSelect", "didDeselect") == [])
    #expect(
      other.log.only("willSelect", "didSelect", "didDeselect").sorted() == [
        "didDeselect 0.1", "didSelect 0.2", "willSelect 0.2",
      ])
  }

  @Test func `FR-REN-05 another data source inside of willDisplay is the one that is shown`() {
    let fixture = TableFixture(rows: 4)
    let other = TableFixture([["x", "y"]])
    let host = fixture.host(rows: 6)
    fixture.onWillDisplay = { _ in fixture.tableNode.dataSource = other }
    fixture.tableNode.reloadData()
    host.settle()
    #expect(texts(fixture) == ["x", "y"])
    withExtendedLifetime(other) {}
  }

  @Test func `FR-REN-05 all cells are removed by hand inside of a layout`() {
    let fixture = TableFixture(rows: 20)
    let host = fixture.host(rows: 4)
    fixture.onWillDisplay = { row in
      guard row.row == 5 else { return }
      for cell in fixture.tableNode.visibleCells { cell.removeFromSupernode() }
    }
    fixture.tableNode.contentOffset.y = 3
    host.settle()
    fixture.onWillDisplay = nil
    fixture.tableNode.reloadData()
    host.settle()
    #expect(texts(fixture) == ["3", "4", "5", "6"])
    #expect(fixture.tableNode.visibleCells.allSatisfy { $0.supernode === fixture.tableNode })
  }

  // MARK: - FR-MEM: what a table keeps

  @Test func `FR-MEM-01 a screen whose closures know it is freed with its table and cells`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    let alive = releaseCheck(host) {
      let fixture = TableFixture(rows: 100)
      fixture.onWillDisplay = { [weak fixture] _ in fixture?.log.append("shown") }
      fixture.tableNode.onProgress { [weak fixture] _, _ in fixture?.log.append("moved") }
      navigation.pushViewController(fixture, animated: true)
      host.settle()
      fixture.tableNode.contentOffset.y = 50
      host.advance(by: 0.1)
      let cells: [AnyObject] = fixture.tableNode.visibleCells
      navigation.popViewController(animated: true)
      host.settle()
      return [fixture, fixture.tableNode] + cells
    }
    #expect(alive == [])
  }

  @Test func `FR-MEM-01 kinds of cells that are not shown any more are not hoarded`() {
    let fixture = TableFixture(rows: 10_000)
    var made: [WeakNode] = []
    fixture.makeCell = { row in
      let name = "kind \(row.row / 100)"
      if let cell = fixture.tableNode.dequeueReusableCell(withIdentifier: name) { return cell }
      let cell = TableNodeCell(reuseIdentifier: name)
      made.append(WeakNode(node: cell))
      return cell
    }
    let host = fixture.host(rows: 10)
    for y in stride(from: 0, to: 9_900, by: 50) {
      fixture.tableNode.contentOffset.y = CGFloat(y)
      host.advance(by: 0)
    }
    #expect(made.count > 500)
    #expect(made.count { $0.node != nil } <= 12)
  }

  @Test func `FR-MEM-03 a table that leaves in the middle of a movement is freed`() {
    let host = TestHost(rootViewController: ViewController())
    let alive = releaseCheck(host) {
      let fixture = TableFixture(rows: 100)
      host.window.rootViewController = fixture
      host.settle()
      fixture.tableNode.scrollToRow(at: path(80), at: .top, animated: true)
      host.advance(by: 0.1)
      fixture.sections[0].removeLast()
      fixture.tableNode.performBatchUpdates {
        fixture.tableNode.deleteRows(at: [path(99)])
      } completion: { _ in
        fixture.log.append("done")
      }
      host.window.rootViewController = ViewController()
      host.settle()
      return [fixture, fixture.tableNode]
    }
    #expect(alive == [])
  }

  @Test func `FR-MEM-05 what was above and beside the rows goes when it is replaced`() {
    let fixture = TableFixture(rows: 5)
    let host = fixture.host(rows: 10)
    let alive = releaseCheck(host) {
      let nodes = (0..<3).map { _ in Node(frame: CGRect(x: 0, y: 0, width: 3, height: 1)) }
      fixture.tableNode.tableHeaderNode = nodes[0]
      fixture.tableNode.tableFooterNode = nodes[1]
      host.settle()
      let cell = fixture.tableNode.visibleCells.first
      cell?.accessoryNode = nodes[2]
      host.settle()
      fixture.tableNode.tableHeaderNode = nil
      fixture.tableNode.tableFooterNode = Node(frame: .zero)
      cell?.accessoryNode = nil
      host.settle()
      return nodes
    }
    #expect(alive == [])
  }

  @Test func `FR-MEM-05 headers of sections that are gone are freed`() {
    let fixture = TableFixture((0..<30).map { ["\($0)"] })
    var made: [WeakNode] = []
    fixture.headerHeight = { _ in 1 }
    fixture.makeHeader = { _ in
      let node = Node()
      made.append(WeakNode(node: node))
      return node
    }
    let host = fixture.host(rows: 6)
    for y in 0..<50 {
      fixture.tableNode.contentOffset.y = CGFloat(y)
      host.advance(by: 0)
    }
    fixture.sections = []
    fixture.tableNode.reloadData()
    host.settle()
    #expect(made.count > 20)
    #expect(made.count { $0.node != nil } == 0)
  }
}

private struct WeakNode {
  weak var node: Node?
}
