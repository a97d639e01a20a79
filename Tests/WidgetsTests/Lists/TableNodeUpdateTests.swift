import Testing
import Widgets
import WidgetsTestSupport

/// TBL-40…44: rows and sections that come, go and move.
@MainActor struct TableNodeUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ fixture: TableFixture) -> [String?] {
    fixture.tableNode.visibleCells.map(\.textLabel.text)
  }

  private func shown(_ rows: [String], height: CGFloat = 10) -> (TableFixture, TestHost) {
    let fixture = TableFixture([rows])
    let host = fixture.host(rows: height)
    fixture.log = []
    return (fixture, host)
  }

  @Test(arguments: [false, true])
  func `TBL-40 the order of the calls in a batch does not matter`(deletesFirst: Bool) {
    let (fixture, host) = shown(["a", "b", "c"])
    fixture.sections = [["x", "b", "c"]]
    fixture.tableNode.performBatchUpdates {
      if deletesFirst { fixture.tableNode.deleteRows(at: [path(0)]) }
      fixture.tableNode.insertRows(at: [path(0)])
      if !deletesFirst { fixture.tableNode.deleteRows(at: [path(0)]) }
    }
    host.settle()
    #expect(texts(fixture) == ["x", "b", "c"])
    #expect(fixture.log.only("cell", "end") == ["end 0.0", "cell 0.0"])
  }

  @Test func `FR-TBL-01 a reload in a batch names the row as it was before`() {
    let (fixture, host) = shown((0..<20).map { "h\($0)" }, height: 50)
    fixture.sections = [(0..<20).map { "n\($0)" } + ["changed"] + (1..<20).map { "h\($0)" }]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.insertRows(at: (0..<20).map { path($0) })
      fixture.tableNode.reloadRows(at: [path(0)])
    }
    host.settle()
    #expect(fixture.tableNode.numberOfRows(inSection: 0) == 40)
    #expect(texts(fixture) == fixture.sections[0])
    #expect(fixture.log.only("cell") == (0...20).map { "cell 0.\($0)" })
  }

  @Test func `a moved row takes its cell along`() {
    let (fixture, host) = shown(["a", "b", "c", "d"])
    let cell = fixture.tableNode.cellForRow(at: path(0))
    fixture.sections = [["b", "c", "a", "d"]]
    fixture.tableNode.moveRow(at: path(0), to: path(2))
    #expect(fixture.tableNode.cellForRow(at: path(2)) === cell)
    host.settle()
    #expect(texts(fixture) == ["b", "c", "a", "d"])
    #expect(fixture.log.only("cell", "end") == [])
  }

  @Test func `TBL-41 numbers that do not add up stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = TableFixture([["a", "b"]])
        let host = fixture.host(rows: 5)
        fixture.sections = [["a"]]
        withExtendedLifetime(host) {
          fixture.tableNode.performBatchUpdates {
            fixture.tableNode.insertRows(at: [IndexPath(row: 0, section: 0)])
          }
        }
      }
    }
  }

  @Test func `TBL-42 an insert without a change of the data stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = TableFixture([["a", "b"]])
        let host = fixture.host(rows: 5)
        withExtendedLifetime(host) {
          fixture.tableNode.insertRows(at: [IndexPath(row: 0, section: 0)])
        }
      }
    }
  }

  @Test func `TBL-42 a change outside of a batch is made at once`() {
    let (fixture, host) = shown(["a", "b"])
    fixture.sections = [["a", "x", "b"]]
    fixture.tableNode.insertRows(at: [path(1)])
    #expect(fixture.tableNode.numberOfRows(inSection: 0) == 3)
    #expect(fixture.tableNode.cellForRow(at: path(2))?.textLabel.text == "b")
    host.settle()
    #expect(host.screen.hasPrefix("›a\n x\n b\n"))
  }

  @Test func `TBL-43 only the outermost end of nested batches makes the changes`() {
    let (fixture, host) = shown(["a", "b"])
    fixture.tableNode.beginUpdates()
    fixture.tableNode.beginUpdates()
    fixture.sections = [["b"]]
    fixture.tableNode.deleteRows(at: [path(0)])
    fixture.tableNode.endUpdates()
    #expect(fixture.tableNode.numberOfRows(inSection: 0) == 2)
    fixture.tableNode.endUpdates()
    #expect(fixture.tableNode.numberOfRows(inSection: 0) == 1)
    host.settle()
    #expect(texts(fixture) == ["b"])
    fixture.tableNode.endUpdates()
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.update"])
  }

  @Test(arguments: [CGFloat(0), 1])
  func `TBL-44 an empty batch asks for heights and not for cells`(estimate: CGFloat) {
    let fixture = TableFixture([["a", "b"]])
    var height: CGFloat = 1
    fixture.heights = { _ in height }
    fixture.tableNode.rowHeight = TableNode.automaticDimension
    fixture.tableNode.estimatedRowHeight = estimate
    let host = fixture.host(rows: 10)
    fixture.log = []
    height = 3
    fixture.tableNode.beginUpdates()
    fixture.tableNode.endUpdates()
    host.settle()
    #expect(fixture.log.filter { !$0.hasPrefix("scroll") } == ["height 0.0", "height 0.1"])
    #expect(fixture.tableNode.rectForRow(at: path(1)) == CGRect(x: 0, y: 3, width: 20, height: 3))
    #expect(fixture.tableNode.cellForRow(at: path(1))?.frame.origin.y == 3)
  }

  @Test func `sections come, go, move and are reloaded`() {
    let fixture = TableFixture([["a"], ["b", "c"], ["d"], ["e"]])
    let host = fixture.host(rows: 10)
    fixture.sections = [["e"], ["new"], ["b", "c"], ["d1", "d2"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.deleteSections([0])
      fixture.tableNode.insertSections([1])
      fixture.tableNode.moveSection(3, toSection: 0)
      fixture.tableNode.reloadSections([2])
    }
    host.settle()
    #expect(texts(fixture) == ["e", "new", "b", "c", "d1", "d2"])
    #expect(
      fixture.tableNode.indexPathsForVisibleRows?.map(\.short)
        == ["0.0", "1.0", "2.0", "2.1", "3.0", "3.1"])
  }

  @Test func `selection and the row of the keys go with their rows`() {
    let (fixture, host) = shown(["a", "b", "c", "d"])
    fixture.tableNode.allowsMultipleSelection = true
    for row in [0, 1, 3] {
      fixture.tableNode.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    fixture.sections = [["x", "b", "c", "d"]]
    fixture.tableNode.performBatchUpdates {
      fixture.tableNode.deleteRows(at: [path(0)])
      fixture.tableNode.insertRows(at: [path(0)])
    }
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(1), path(3)])
    #expect(fixture.tableNode.indexPathForFocusedRow == path(3))
    fixture.tableNode.reloadRows(at: [path(1)])
    #expect(fixture.tableNode.indexPathsForSelectedRows == [path(3)])
    fixture.sections = [["x", "b", "c"]]
    fixture.tableNode.deleteRows(at: [path(3)])
    host.settle()
    #expect(fixture.tableNode.indexPathsForSelectedRows == nil)
    #expect(fixture.tableNode.indexPathForFocusedRow == path(2))
  }

  @Test func `a highlighted row that goes is told of, and its finger selects nothing`() {
    let (fixture, host) = shown(["a", "b", "c"])
    host.touchDown(at: CGPoint(x: 3, y: 1.5))
    fixture.sections = [["a", "c"]]
    fixture.tableNode.deleteRows(at: [path(1)])
    host.touchUp(at: CGPoint(x: 3, y: 1.5))
    #expect(
      fixture.log.only("didHighlight", "didUnhighlight", "didSelect")
        == ["didHighlight 0.1", "didUnhighlight 0.1"])
  }

  @Test func `a highlighted row that moves is selected where it is`() {
    let (fixture, host) = shown(["a", "b", "c"])
    host.touchDown(at: CGPoint(x: 3, y: 1.5))
    fixture.sections = [["b", "a", "c"]]
    fixture.tableNode.moveRow(at: path(1), to: path(0))
    host.touchUp(at: CGPoint(x: 3, y: 0.5))
    #expect(fixture.log.last == "didSelect 0.0")
  }

  @Test func `a table that has not been laid out needs no updates`() {
    let fixture = TableFixture([["a", "b"]])
    fixture.tableNode.insertRows(at: [path(1)])
    let host = fixture.host(rows: 5)
    #expect(texts(fixture) == ["a", "b"])
    fixture.sections = [["c"]]
    fixture.tableNode.reloadData()
    fixture.tableNode.deleteRows(at: [path(0)])
    host.settle()
    #expect(texts(fixture) == ["c"])
  }

  @Test func `a reload in a batch takes the place of the changes`() {
    let (fixture, host) = shown(["a", "b"])
    fixture.tableNode.performBatchUpdates {
      fixture.sections = [["c"]]
      fixture.tableNode.deleteRows(at: [path(0)])
      fixture.tableNode.reloadData()
      fixture.tableNode.deleteRows(at: [path(9)])
    }
    host.settle()
    #expect(texts(fixture) == ["c"])
  }

  @Test func `an update inside of cellForRow is refused and made up for by a reload`() {
    let (fixture, host) = shown(["a", "b"])
    var isFirst = true
    fixture.onCell = { _ in
      guard isFirst else { return }
      isFirst = false
      fixture.sections = [["a", "b", "c"]]
      fixture.tableNode.insertRows(at: [path(2)])
    }
    fixture.tableNode.reloadData()
    host.settle()
    #expect(texts(fixture) == ["a", "b", "c"])
    #expect(host.diagnostics.map(\.code.rawValue) == ["table.reload"])
  }

  @Test func `an update inside of willDisplay is made`() {
    let (fixture, host) = shown((0..<10).map(String.init), height: 5)
    fixture.onWillDisplay = { indexPath in
      guard indexPath.row == 9, fixture.sections[0].count == 10 else { return }
      fixture.sections[0] += ["10", "11"]
      fixture.tableNode.insertRows(at: [path(10), path(11)])
    }
    host.press(.end)
    host.settle()
    #expect(texts(fixture) == ["5", "6", "7", "8", "9"])
    host.press(.down)
    #expect(texts(fixture) == ["6", "7", "8", "9", "10"])
    #expect(host.diagnostics == [])
  }

  @Test func `a batch is complete after layout`() {
    let (fixture, host) = shown(["a", "b"])
    var shownRows: [String?] = []
    fixture.sections = [["a"]]
    fixture.tableNode.performBatchUpdates(
      {
        fixture.tableNode.deleteRows(at: [path(1)])
      }, completion: { _ in shownRows = texts(fixture) })
    #expect(shownRows == [])
    host.settle()
    #expect(shownRows == ["a"])
  }
}
