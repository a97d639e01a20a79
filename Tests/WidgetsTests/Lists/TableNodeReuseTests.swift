import Testing
import Widgets
import WidgetsTestSupport

/// TBL-20…26: where cells come from and where they go.
@MainActor struct TableNodeReuseTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private final class CountingCell: TableNodeCell {
    static var created = 0
    var reuses = 0

    required init(style: Style, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.created += 1
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  @Test func `TBL-20 a cell is taken from the pool, else made, else nil`() throws {
    let fixture = TableFixture(rows: 100)
    let tableNode = fixture.tableNode
    #expect(tableNode.dequeueReusableCell(withIdentifier: "none") == nil)
    tableNode.register(CountingCell.self, forCellReuseIdentifier: "count")
    let new = tableNode.dequeueReusableCell(withIdentifier: "count")
    #expect(new is CountingCell)
    #expect(new?.reuseIdentifier == "count")
    let host = fixture.host(rows: 10)
    let old = try #require(tableNode.cellForRow(at: path(0)))
    tableNode.rowHeight = 2
    host.settle()
    let pooled = tableNode.dequeueReusableCell(withIdentifier: "row")
    #expect(pooled != nil && pooled !== old)
    #expect(pooled?.supernode == nil)
  }

  @Test func `TBL-20 a class that is registered as nil makes no cells`() {
    let tableNode = TableNode()
    tableNode.register(TableNodeCell.self, forCellReuseIdentifier: "row")
    tableNode.register(nil, forCellReuseIdentifier: "row")
    #expect(tableNode.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func `TBL-21 an identifier that was not registered stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let path = IndexPath(row: 0, section: 0)
        _ = TableNode().dequeueReusableCell(withIdentifier: "none", for: path)
      }
    }
  }

  @Test func `TBL-22 prepareForReuse is for cells that come from the pool`() {
    let fixture = TableFixture(rows: 100)
    fixture.tableNode.register(CountingCell.self, forCellReuseIdentifier: "row")
    let host = fixture.host(rows: 10)
    let cells = fixture.tableNode.visibleCells.compactMap { $0 as? CountingCell }
    #expect(cells.map(\.reuses) == Array(repeating: 0, count: 10))
    fixture.tableNode.contentOffset.y = 1
    host.settle()
    #expect(cells.map(\.reuses).sorted() == Array(repeating: 0, count: 9) + [1])
  }

  @Test func `TBL-23 a sweep over 10,000 rows makes no more cells than are visible and two`() {
    let fixture = TableFixture(rows: 10_000)
    fixture.tableNode.register(CountingCell.self, forCellReuseIdentifier: "row")
    CountingCell.created = 0
    let host = fixture.host(rows: 10)
    for y in stride(from: 0.0, through: 9_990, by: 3.25) {
      fixture.tableNode.contentOffset.y = y
      host.advance(by: 0)
    }
    fixture.tableNode.contentOffset.y = 9_990
    host.advance(by: 0)
    #expect(fixture.tableNode.visibleCells.last?.textLabel.text == "9999")
    #expect(CountingCell.created <= 11 + 2)
    #expect(fixture.tableNode.subnodes.count <= 11)
  }

  @Test func `TBL-24 a row is asked for its height, then its cell, then told of`() {
    let fixture = TableFixture(rows: 3)
    fixture.heights = { _ in 1 }
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    let host = fixture.host(rows: 2)
    #expect(
      fixture.takeLog() == [
        "height 0.0", "height 0.1", "height 0.2", "cell 0.0", "display 0.0", "cell 0.1",
        "display 0.1",
      ])
    fixture.onWillDisplay = { [tableNode = fixture.tableNode] in
      #expect(tableNode.cellForRow(at: $0) != nil)
    }
    fixture.tableNode.contentOffset.y = 1
    host.settle()
    #expect(fixture.takeLog() == ["scroll 1", "end 0.0", "cell 0.2", "display 0.2"])
  }

  @Test func `TBL-25 willDisplay and didEndDisplaying come in pairs`() {
    let fixture = TableFixture(rows: 200)
    let host = fixture.host(rows: 10)
    for y in [0, 5, 100, 3, 190, 95, 95.5, 0] {
      fixture.tableNode.contentOffset.y = y
      host.advance(by: 0)
    }
    fixture.sections = [[]]
    fixture.tableNode.reloadData()
    host.settle()
    let shown = fixture.log.only("display").map { $0.dropFirst("display ".count) }
    let ended = fixture.log.only("end").map { $0.dropFirst("end ".count) }
    #expect(shown.sorted() == ended.sorted())
  }

  @Test func `TBL-26 a selected row that comes back into view is selected on its new cell`() {
    let fixture = TableFixture(rows: 100)
    let host = fixture.host(rows: 10)
    fixture.tableNode.selectRow(at: path(3), animated: false, scrollPosition: .none)
    fixture.tableNode.contentOffset.y = 50
    host.settle()
    #expect(fixture.tableNode.visibleCells.contains { $0.isSelected } == false)
    fixture.tableNode.contentOffset.y = 0
    host.settle()
    let selected = fixture.tableNode.visibleCells.filter(\.isSelected).map(\.textLabel.text)
    #expect(selected == ["3"])
  }

  @Test func `cells that are used again at once do not leave the tree`() {
    final class MovingCell: TableNodeCell {
      static var moves = 0
      override func didMoveToSupernode() {
        super.didMoveToSupernode()
        Self.moves += 1
      }
    }
    let fixture = TableFixture(rows: 100)
    fixture.tableNode.register(MovingCell.self, forCellReuseIdentifier: "row")
    let host = fixture.host(rows: 10)
    MovingCell.moves = 0
    for y in 1...30 {
      fixture.tableNode.contentOffset.y = CGFloat(y)
      host.advance(by: 0)
    }
    #expect(MovingCell.moves == 0)
    #expect(host.screen == (30..<40).map { " \($0)" }.joined(separator: "\n"))
  }
}
