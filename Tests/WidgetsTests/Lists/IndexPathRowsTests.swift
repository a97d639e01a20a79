import Testing
import Widgets

struct IndexPathRowsTests {
  @Test func `a path knows its section and its row, which is also its item`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path == IndexPath(item: 3, section: 1))
    #expect(path == IndexPath(indexes: [1, 3]))
  }

  @Test func `the parts of a path can be set`() {
    var path = IndexPath(row: 3, section: 1)
    path.row = 7
    path.section = 2
    #expect(path == IndexPath(row: 7, section: 2))
    path.item = 0
    #expect(path == IndexPath(row: 0, section: 2))
  }

  @Test func `paths are in the order of the list`() {
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
    #expect(IndexPath(row: 0, section: 1) < IndexPath(row: 1, section: 1))
  }

  @Test func `a path without two parts has no row`() async {
    await #expect(processExitsWith: .failure) { _ = IndexPath(index: 1).row }
  }
}
