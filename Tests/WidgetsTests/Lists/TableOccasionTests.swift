import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about tables name, on other occasions.
@MainActor struct TableOccasionTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ fixture: TableFixture) -> [String] {
    fixture.tableNode.visibleCells.map { $0.textLabel.text ?? "" }
  }

  private func expectPairs(
    _ log: [String], shown: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var counts: [String: Int] = [:]
    for line in log {
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { continue }
      if parts[0] == "display" { counts[String(parts[1]), default: 0] += 1 }
      if parts[0] == "end" { counts[String(parts[1]), default: 0] -= 1 }
    }
    #expect(
      Set(counts.filter { $0.value == 1 }.keys) == shown, sourceLocation: sourceLocation)
    #expect(counts.values.allSatisfy { $0 == 0 || $0 == 1 }, sourceLocation: sourceLocation)
  }

  // MARK: - From and to nothing

  @Test func `FR-TBL-01 the last row of a section goes with its section`() {
    let fixture = TableFixture([["a"], ["b", "c"], ["d"]])
    fixture.headerTitles = ["A", "B", "D"]
    let host = fixture.host(rows: 10)
    let table = fixture.tableNode
    host.tap(at: CGPoint(x: 2, y: 4))
    #expect(table.indexPathForSelectedRow == path(1, 1))
    fixture.sections = [["b", "c"], ["d", "e"]]
    fixture.headerTitles = ["B", "D"]
    table.performBatchUpdates {
      table.insertRows(at: [path(1, 1)])
      table.deleteSections([0])
    }
    host.settle()
    #expect(texts(fixture) == ["b", "c", "d", "e"])
    #expect(table.indexPathForSelectedRow == path(1, 0))
    #expect(table.cellForRow(at: path(1, 0))?.isSelected == true)
    #expect(table.cellForRow(at: path(0, 0))?.isSelected == false)
  }

  @Test func `FR-TBL-03 the selected row moves, and its section does`() {
    let fixture = TableFixture([["a", "b", "c"], ["d", "e"]])
    let host = fixture.host(rows: 10)
    let table = fixture.tableNode
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    fixture.sections = [["a", "c"], ["d", "b", "e"]]
    table.moveRow(at: path(1), to: path(1, 1))
    host.settle()
    #expect(table.indexPathForSelectedRow == path(1, 1))
    fixture.sections = [["d", "b", "e"], ["a", "c"]]
    table.moveSection(1, toSection: 0)
    host.settle()
    #expect(table.indexPathForSelectedRow == path(1, 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    #expect(fixture.takeLog().only("didSelect", "didDeselect", "willSelect") == [])
  }

  // MARK: - Where it is

  @Test func `FR-TBL-09 a table that changes while it is in no window is right when it is back`() {
    let fixture = TableFixture(rows: 50)
    let tabs = TabBarController()
    tabs.viewControllers = [fixture, ViewController()]
    let host = TestHost(size: CGSize(width: 20, height: 11), rootViewController: tabs)
    host.settle()
    let table = fixture.tableNode
    table.contentOffset.y = 30
    host.settle()
    tabs.selectedIndex = 1
    host.settle()
    fixture.sections = [(0..<45).map { "n\($0)" }]
    table.reloadData()
    tabs.selectedIndex = 0
    host.settle()
    #expect(table.contentOffset.y == 30)
    #expect(texts(fixture).first == "n30")
    tabs.selectedIndex = 1
    fixture.sections[0].removeFirst(20)
    table.deleteRows(at: (0..<20).map { path($0) })
    table.scrollToRow(at: path(20), at: .top, animated: true)
    tabs.selectedIndex = 0
    host.settle()
    #expect(host.screen.contains("n44"))
    tabs.selectedIndex = 1
    fixture.sections = [["one"]]
    table.reloadData()
    tabs.selectedIndex = 0
    host.settle()
    #expect(texts(fixture) == ["one"])
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  /// Scrolls to row 60 of its hundred in one of its calls.
  private final class CallingRows: TableViewController {
    var call = ""
    private func at(_ name: String) {
      guard name == call else { return }
      call = ""
      tableNode.reloadData()
      tableNode.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      at("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      at("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) { at("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { at("viewDidAppear") }
    override func viewDidLayoutSubnodes() { at("viewDidLayoutSubnodes") }
    override func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableNode(
      _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
    ) -> TableNodeCell {
      let cell = TableNodeCell(style: .default, reuseIdentifier: nil)
      cell.textLabel.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test func `FR-TBL-09 a row is scrolled to in each call of its screen`() {
    for call in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubnodes"] {
      let rows = CallingRows(style: .plain)
      rows.call = call
      let stack = NavigationController(rootViewController: ViewController())
      let host = TestHost(size: CGSize(width: 20, height: 10), rootViewController: stack)
      host.settle()
      stack.pushViewController(rows, animated: true)
      host.settle()
      #expect(rows.tableNode.indexPathsForVisibleRows?.contains(path(60)) == true, "\(call)")
      if call != "viewWillAppear" {
        // Below the bar.
        #expect(rows.tableNode.contentOffset.y == 59, "\(call)")
      }
    }
  }

  @Test func `FR-TBL-09 other heights of rows are known at once`() {
    let fixture = TableFixture(rows: 20)
    let host = fixture.host(rows: 10)
    let table = fixture.tableNode
    table.scrollToRow(at: path(19), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 10)
    table.rowHeight = 3
    #expect(table.rectForRow(at: path(10)).origin.y == 30)
    table.scrollToRow(at: path(19), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 50)
    table.rowHeight = 1
    host.settle()
    #expect(table.contentOffset.y == 10)
    #expect(texts(fixture).last == "19")
    table.rowHeight = 40
    table.scrollToRow(at: path(1), at: .middle, animated: false)
    #expect(table.contentOffset.y == 55)
    host.settle()
    #expect(texts(fixture) == ["1"])
  }

  @Test func `FR-TBL-09 a list at its end stays there when heights change, in any way`() {
    let changes: [(TableFixture, TestHost) -> Void] = [
      { fixture, _ in fixture.tableNode.sectionHeaderHeight = 1 },
      { fixture, _ in fixture.tableNode.sectionHeaderHeight = 9 },
      { fixture, host in host.resize(to: CGSize(width: 60, height: 10)) },
      { fixture, host in host.resize(to: CGSize(width: 9, height: 10)) },
      { fixture, _ in
        fixture.heights = { _ in 1 }
        fixture.tableNode.performBatchUpdates(nil)
      },
      { fixture, _ in fixture.tableNode.estimatedRowHeight = 2 },
    ]
    for (index, change) in changes.enumerated() {
      let text = "one two three four five"
      let fixture = TableFixture((0..<3).map { _ in (0..<10).map { "\($0) \(text)" } })
      fixture.headerTitles = ["A", "B", "C"]
      let table = fixture.tableNode
      table.rowHeight = TableNode.automaticDimension
      table.sectionHeaderHeight = 4
      fixture.makeCell = { path in
        let cell = TableNodeCell(style: .default, reuseIdentifier: nil)
        cell.textLabel.text = fixture.sections[path.section][path.row]
        cell.textLabel.numberOfLines = 0
        return cell
      }
      let host = fixture.host(rows: 10)
      host.settle()
      table.scrollToRow(at: path(9, 2), at: .bottom, animated: false)
      host.settle()
      let last = texts(fixture).last
      change(fixture, host)
      host.settle()
      let metrics = table.scrollMetrics
      #expect(metrics.offset.y >= 0 && metrics.offset.y <= metrics.maximumOffset.y, "\(index)")
      #expect(table.indexPathsForVisibleRows?.contains { $0.section == 2 } == true, "\(index)")
      #expect(last == "9 \(text)")
    }
  }

  @Test func `FR-TBL-07 the header of the table comes, grows and goes`() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    fixture.headerTitles = ["A", "C"]
    let host = fixture.host(rows: 12)
    let table = fixture.tableNode
    let header = Node(frame: CGRect(x: 0, y: 0, width: 20, height: 2))
    table.tableHeaderNode = header
    host.settle()
    #expect(table.rectForRow(at: path(0)).origin.y == 3)
    #expect(table.contentOffset.y == 0)
    header.frame.size.height = 4
    table.tableHeaderNode = header
    host.settle()
    #expect(table.rectForRow(at: path(0)).origin.y == 5)
    table.tableHeaderNode = nil
    host.settle()
    #expect(table.rectForRow(at: path(0)).origin.y == 1)
    #expect(header.supernode == nil)
    #expect(table.contentSize.height == 5)
  }

  // MARK: - Pairs

  @Test func `TBL-25 rows are told of in pairs, whatever the table goes through`() {
    let fixture = TableFixture(rows: 40)
    let host = fixture.host(rows: 6)
    let table = fixture.tableNode
    var log = fixture.takeLog()
    func check(_ rows: [Int]) {
      host.settle()
      log += fixture.takeLog()
      expectPairs(log, shown: Set(rows.map { "0.\($0)" }))
    }
    check(Array(0..<6))
    table.contentOffset.y = 20
    check(Array(20..<26))
    host.resize(to: CGSize(width: 20, height: 3))
    check(Array(20..<23))
    host.resize(to: CGSize(width: 20, height: 6))
    check(Array(20..<26))
    table.reloadData()
    check(Array(20..<26))
    table.reloadRows(at: [path(21), path(39)])
    check(Array(20..<26))
    fixture.sections = [["only"]]
    table.reloadData()
    check([0])
    fixture.sections = [[]]
    table.reloadData()
    check([])
  }

  @Test func `TBL-25 a completion of a batch comes once, also for one that changes nothing`() {
    let fixture = TableFixture(rows: 5)
    let host = fixture.host(rows: 6)
    let table = fixture.tableNode
    var order: [String] = []
    table.performBatchUpdates(nil) { order.append("empty \($0)") }
    table.performBatchUpdates {
      table.performBatchUpdates(nil) { order.append("inner \($0)") }
    } completion: { finished in
      order.append("outer \(finished)")
      fixture.sections[0].append("x")
      table.performBatchUpdates {
        table.insertRows(at: [path(5)])
      } completion: {
        order.append("next \($0)")
      }
    }
    host.settle()
    #expect(order.sorted() == ["empty true", "inner true", "next true", "outer true"])
    #expect(texts(fixture) == ["0", "1", "2", "3", "4", "x"])
  }

  // MARK: - Fingers and keys

  @Test func `FR-TBL-03 a row that is deleted by its own tap, and the next taps`() {
    let fixture = TableFixture(rows: 5)
    let host = fixture.host(rows: 6)
    fixture.onDidSelect = { indexPath in
      fixture.sections[0].remove(at: indexPath.row)
      fixture.tableNode.deleteRows(at: [indexPath])
    }
    for _ in 0..<7 {
      host.tap(at: CGPoint(x: 2, y: 1))
      host.settle()
      #expect(fixture.tableNode.indexPathForSelectedRow == nil)
    }
    #expect(texts(fixture) == ["0"])
    host.press(.enter)
    host.press(.enter)
    host.settle()
    #expect(texts(fixture) == [])
    #expect(host.diagnostics == [])
  }

  @Test func `FR-TBL-01 sections that come above while a finger drags keep what it holds`() {
    let fixture = TableFixture((0..<20).map { section in (0..<3).map { "\(section)/\($0)" } })
    let host = fixture.host(rows: 10)
    let table = fixture.tableNode
    table.contentOffset.y = 20
    host.settle()
    host.touchDown(at: CGPoint(x: 2, y: 8))
    host.touchMove(to: CGPoint(x: 2, y: 6))
    let first = texts(fixture)[0]
    for step in 0..<3 {
      fixture.sections.insert(["new", "new"], at: 0)
      table.insertSections([0])
      host.advance(by: 0.1)
      #expect(texts(fixture)[0] == first, "\(step)")
    }
    host.touchMove(to: CGPoint(x: 2, y: 5))
    host.advance(by: 0.5)
    host.touchUp(at: CGPoint(x: 2, y: 5))
    host.settle()
    #expect(texts(fixture)[1] != "new")
    #expect(!table.isDragging)
  }

  @Test func `FR-TBL-05 a row that is selected before the table has rows, a window or a size`() {
    let fixture = TableFixture(rows: 50)
    let table = fixture.tableNode
    table.selectRow(at: path(40), animated: false, scrollPosition: .middle)
    let host = fixture.host(rows: 10)
    host.settle()
    #expect(table.indexPathForSelectedRow == path(40))
    #expect(fixture.takeLog().only("didSelect", "willSelect") == [])
    table.scrollToRow(at: path(40), at: .top, animated: false)
    host.settle()
    #expect(table.cellForRow(at: path(40))?.isSelected == true)
    table.deselectRow(at: path(40), animated: true)
    host.settle()
    #expect(table.cellForRow(at: path(40))?.isSelected == false)
    #expect(fixture.takeLog().only("didDeselect", "willDeselect") == [])
  }

  @Test func `TBL-37 the selection is cleared when a drag has led back to the table`() {
    final class Rows: TableViewController {
      override func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
        9
      }
      override func tableNode(
        _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
      ) -> TableNodeCell { TableNodeCell(style: .default, reuseIdentifier: nil) }
      override func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(ViewController(), animated: true)
      }
    }
    let rows = Rows(style: .plain)
    let stack = NavigationController(rootViewController: rows)
    let host = TestHost(rootViewController: stack)
    host.settle()
    for _ in 0..<2 {
      host.tap(at: CGPoint(x: 2, y: 4))
      // A second tap at once is not for the list any more.
      host.tap(at: CGPoint(x: 2, y: 5))
      #expect(rows.tableNode.indexPathForSelectedRow == path(3))
      host.settle()
      #expect(stack.viewControllers.count == 2)
      host.touchDown(at: CGPoint(x: 0, y: 9))
      for x in [2, 30, 70] {
        host.advance(by: 0.1)
        host.touchMove(to: CGPoint(x: CGFloat(x), y: 9))
      }
      host.touchUp(at: CGPoint(x: 70, y: 9))
      host.settle()
      #expect(stack.viewControllers.count == 1)
      #expect(rows.tableNode.indexPathForSelectedRow == nil)
    }
  }
}
