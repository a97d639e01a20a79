import Testing
import Widgets
import WidgetsTestSupport

/// What is seen stays in its place while rows come and go above it.
@MainActor struct TableNodePlaceTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func shown() -> (TableFixture, TestHost) {
    let fixture = TableFixture(rows: 100)
    return (fixture, fixture.host(rows: 10))
  }

  private func insertAbove(_ fixture: TableFixture, _ count: Int) {
    fixture.sections[0].insert(contentsOf: (0..<count).map { "new \($0)" }, at: 0)
    fixture.tableNode.insertRows(at: (0..<count).map(path))
  }

  private func firstText(_ fixture: TableFixture) -> String? {
    fixture.tableNode.visibleCells.first?.textLabel.text
  }

  @Test func `rows that come above what is read do not move it`() {
    let (fixture, host) = shown()
    fixture.tableNode.contentOffset.y = 40
    host.advance(by: 0)
    insertAbove(fixture, 7)
    #expect(fixture.tableNode.contentOffset.y == 47)
    host.advance(by: 0)
    #expect(firstText(fixture) == "40")
    fixture.sections[0].removeFirst(30)
    fixture.tableNode.deleteRows(at: (0..<30).map(path))
    host.advance(by: 0)
    #expect(fixture.tableNode.contentOffset.y == 17)
    #expect(firstText(fixture) == "40")
  }

  @Test func `at rest at the top new rows push the others down`() {
    let (fixture, host) = shown()
    insertAbove(fixture, 2)
    host.advance(by: 0)
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(firstText(fixture) == "new 0")
  }

  @Test func `when the first row in view goes, the next one stays`() {
    let (fixture, host) = shown()
    fixture.tableNode.contentOffset.y = 40
    host.advance(by: 0)
    fixture.sections[0].removeSubrange(35..<42)
    fixture.tableNode.deleteRows(at: (35..<42).map(path))
    host.advance(by: 0)
    #expect(fixture.tableNode.contentOffset.y == 33)
    #expect(fixture.tableNode.cellForRow(at: path(35))?.textLabel.text == "42")
  }

  @Test func `rows that go leave no room before the first`() {
    let (fixture, host) = shown()
    fixture.tableNode.contentOffset.y = 5
    host.advance(by: 0)
    fixture.sections[0].removeSubrange(0..<10)
    fixture.tableNode.deleteRows(at: (0..<10).map(path))
    host.advance(by: 0)
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(firstText(fixture) == "10")
  }

  @Test func `a finger keeps what it holds`() {
    let (fixture, host) = shown()
    fixture.tableNode.contentOffset.y = 40
    host.advance(by: 0)
    host.touchDown(at: CGPoint(x: 3, y: 5.5))
    host.touchMove(to: CGPoint(x: 3, y: 3.5))
    let offset = fixture.tableNode.contentOffset.y
    insertAbove(fixture, 7)
    #expect(fixture.tableNode.contentOffset.y == offset + 7)
    #expect(fixture.tableNode.isDragging)
    host.touchMove(to: CGPoint(x: 3, y: 1.5))
    #expect(fixture.tableNode.contentOffset.y == offset + 9)
  }

  @Test func `momentum goes on`() {
    let (fixture, host) = shown()
    let (other, otherHost) = shown()
    for (fixture, host) in [(fixture, host), (other, otherHost)] {
      fixture.tableNode.contentOffset.y = 40
      host.advance(by: 0)
      host.drag(from: CGPoint(x: 3, y: 8.5), to: CGPoint(x: 3, y: 2.5), duration: 0.1)
      host.advance(by: 0.1)
      #expect(fixture.tableNode.isDecelerating)
    }
    insertAbove(fixture, 7)
    for (fixture, host) in [(fixture, host), (other, otherHost)] {
      host.settle()
      #expect(!fixture.tableNode.isDecelerating)
    }
    let difference = fixture.tableNode.contentOffset.y - other.tableNode.contentOffset.y
    #expect(abs(difference - 7) <= 1)
  }

  @Test func `the wheel goes on from where the rows are`() {
    let (fixture, host) = shown()
    host.wheel(at: CGPoint(x: 3, y: 3), by: 5)
    insertAbove(fixture, 4)
    host.wheel(at: CGPoint(x: 3, y: 3), by: 1)
    #expect(fixture.tableNode.contentOffset.y == 10)
    #expect(firstText(fixture) == "6")
  }

  @Test func `an animated change to a row ends at it, although rows come before it`() {
    let (fixture, host) = shown()
    fixture.tableNode.scrollToRow(at: path(60), at: .top, animated: true)
    host.advance(by: 0.1)
    insertAbove(fixture, 7)
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 67)
    #expect(firstText(fixture) == "60")
  }

  @Test func `a list on its way to the top ends there, although rows come`() {
    let (fixture, host) = shown()
    fixture.tableNode.contentOffset.y = 60
    host.advance(by: 0)
    fixture.tableNode.scrollToTop(animated: true)
    host.advance(by: 0.1)
    insertAbove(fixture, 7)
    #expect(fixture.tableNode.isTravellingToTop)
    host.settle()
    #expect(fixture.tableNode.contentOffset.y == 0)
    #expect(firstText(fixture) == "new 0")
  }
}
