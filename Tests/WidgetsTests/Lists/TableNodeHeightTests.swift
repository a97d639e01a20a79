import Testing
import Widgets
import WidgetsTestSupport

/// TBL-11, TBL-12: estimated heights and cells that size themselves.
@MainActor struct TableNodeHeightTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func estimated(_ rows: Int, estimate: CGFloat, _ height: @escaping (Int) -> CGFloat)
    -> TableFixture
  {
    let fixture = TableFixture(rows: rows)
    fixture.heights = { height($0.row) }
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    fixture.tableNode.estimatedRowHeight = estimate
    return fixture
  }

  /// Where the rows in view are on the screen.
  private func places(_ fixture: TableFixture) -> [String: CGFloat] {
    let offset = fixture.tableNode.contentOffset.y
    return Dictionary(
      uniqueKeysWithValues: fixture.tableNode.visibleCells.map {
        ($0.textLabel.text ?? "", $0.frame.origin.y - offset)
      })
  }

  @Test func `TBL-11 with an estimate only rows in view are asked for their heights`() {
    let fixture = estimated(1000, estimate: 2) { _ in 2 }
    let host = fixture.host(rows: 10)
    #expect(fixture.log.only("height") == (0..<5).map { "height 0.\($0)" })
    fixture.log = []
    fixture.tableNode.contentOffset.y = 500
    host.advance(by: 0)
    #expect(fixture.log.only("height") == (250..<255).map { "height 0.\($0)" })
  }

  @Test func `TBL-12 the content grows as rows turn out to be higher than estimated`() {
    let fixture = estimated(100, estimate: 1) { _ in 5 }
    let host = fixture.host(rows: 10)
    #expect(fixture.tableNode.contentSize.height == 108)  // 98 * 1 + 2 * 5
    fixture.tableNode.contentOffset.y = 10
    host.advance(by: 0)
    #expect(fixture.tableNode.contentSize.height == 116)  // 96 * 1 + 4 * 5
  }

  @Test func `the height is asked for before the cell`() {
    let fixture = estimated(2, estimate: 1) { _ in 1 }
    _ = fixture.host(rows: 10)
    #expect(
      fixture.log.filter { !$0.hasPrefix("scroll") } == [
        "height 0.0", "height 0.1", "cell 0.0", "display 0.0", "cell 0.1", "display 0.1",
      ])
  }

  @Test(arguments: [CGFloat(1), 3, 9])
  func `what is seen stays while rows above turn out to be of another height`(height: CGFloat) {
    let fixture = estimated(200, estimate: 3) { _ in height }
    let host = fixture.host(rows: 10)
    fixture.tableNode.contentOffset.y = 300
    host.advance(by: 0)
    for _ in 0..<40 {
      let before = places(fixture)
      fixture.tableNode.contentOffset.y -= 2
      host.advance(by: 0)
      for (text, y) in places(fixture) {
        guard let old = before[text] else { continue }
        #expect(y == old + 2, "row \(text)")
      }
    }
  }

  @Test func `at the top of an estimated list is its first row`() {
    let fixture = estimated(200, estimate: 5) { CGFloat(1 + $0 % 3) }
    let host = fixture.host(rows: 10)
    fixture.tableNode.contentOffset.y = 400
    host.advance(by: 0)
    for _ in 0..<400 {
      host.wheel(at: CGPoint(x: 2, y: 2), by: -1)
    }
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(fixture.tableNode.indexPathsForVisibleRows?.first == path(0))
    fixture.tableNode.contentOffset.y = 300
    host.advance(by: 0)
    fixture.tableNode.scrollToTop(animated: true)
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(fixture.tableNode.isAtTop)
  }

  @Test(arguments: [TableNode.ScrollPosition.top, .middle, .bottom], [false, true])
  func `a row of an estimated list is where it was asked for`(
    position: TableNode.ScrollPosition, animated: Bool
  ) {
    let fixture = estimated(500, estimate: 2) { CGFloat(1 + $0 % 7) }
    let host = fixture.host(rows: 20)
    fixture.tableNode.scrollToRow(at: path(321), at: position, animated: animated)
    host.settle()
    let rect = fixture.tableNode.rectForRow(at: path(321))
    let y = rect.origin.y - fixture.tableNode.contentOffset.y
    // Row 321 is 1 + 321 % 7 = 7 high, in a viewport of 20.
    let expected: [TableNode.ScrollPosition: CGFloat] = [.top: 0, .middle: 6.5, .bottom: 13]
    #expect(rect.size.height == 7)
    #expect(y == expected[position])
  }

  @Test func `cells size themselves to their texts, and again for another width`() {
    let fixture = TableFixture([["one two three four five six", "x"]])
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    fixture.makeCell = { [tableNode = fixture.tableNode, sections = fixture.sections] in
      let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: $0)
      cell.textLabel.numberOfLines = 0
      cell.textLabel.text = sections[0][$0.row]
      return cell
    }
    let host = fixture.host(rows: 5)
    #expect(host.screen == "›one two three four\n five six\n x\n\n")
    #expect(fixture.tableNode.rectForRow(at: path(0)).size.height == 2)
    host.resize(to: CGSize(width: 12, height: 5))
    #expect(fixture.tableNode.rectForRow(at: path(0)).size.height == 3)
    #expect(fixture.tableNode.rectForRow(at: path(1)).origin.y == 3)
    fixture.tableNode.estimatedRowHeight = 1
    host.resize(to: CGSize(width: 40, height: 5))
    #expect(fixture.tableNode.rectForRow(at: path(0)).size.height == 1)
  }

  @Test func `a list step measures nothing but new rows`() {
    let fixture = estimated(1000, estimate: 1) { CGFloat(1 + $0 % 2) }
    let host = fixture.host(rows: 10)
    for _ in 0..<20 { host.wheel(at: CGPoint(x: 2, y: 2), by: 1) }
    let asked = fixture.log.only("height")
    #expect(Set(asked).count == asked.count)
  }

  @Test func `an estimate that is negative or not finite is refused`() {
    let fixture = TableFixture(rows: 3)
    let host = fixture.host(rows: 5)
    for value in [CGFloat.nan, -1, .infinity] { fixture.tableNode.estimatedRowHeight = value }
    #expect(fixture.tableNode.estimatedRowHeight == 0)
    #expect(host.diagnostics.map(\.code.rawValue) == Array(repeating: "table.height", count: 3))
  }
}
