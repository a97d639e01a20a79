import Testing
import Widgets
import WidgetsTestSupport

/// TBL-05, TBL-16, TBL-27: headers and footers.
@MainActor struct TableNodeSectionTests {
  private func numbers(_ count: Int) -> [String] { (0..<count).map(String.init) }

  private func table(
    _ style: TableNode.Style, _ sections: [[String]], headers: [String?], footers: [String?] = []
  ) -> TableFixture {
    let fixture = TableFixture(sections, table: TableNode(frame: .zero, style: style))
    fixture.headerTitles = headers
    fixture.footerTitles = footers
    return fixture
  }

  @Test func `titles stand above and below their sections`() {
    let fixture = table(
      .grouped, [["a"], ["b"]], headers: ["One", "Two"], footers: ["end", nil])
    let host = fixture.host(rows: 6)
    #expect(host.screen == " One\n›a\n end\n Two\n b\n")
    #expect(fixture.tableNode.rect(forSection: 1) == CGRect(x: 0, y: 3, width: 20, height: 2))
    #expect(fixture.tableNode.rectForHeader(inSection: 1).origin.y == 3)
    #expect(fixture.tableNode.rectForFooter(inSection: 0).origin.y == 2)
  }

  @Test func `a plain section without a title has no header, a grouped one a gap`() {
    let plain = table(.plain, [["a"], ["b"]], headers: [])
    #expect(plain.host(rows: 4).screen == "›a\n b\n\n")
    let grouped = table(.grouped, [["a"], ["b"]], headers: [])
    #expect(grouped.host(rows: 4).screen == "›a\n\n b\n")
  }

  @Test func `TBL-27 the header of a plain section stays at the top until the next pushes it out`()
  {
    let fixture = table(.plain, [numbers(4), numbers(4)], headers: ["One", "Two"])
    let host = fixture.host(rows: 3)
    let screens = [0, 1, 3, 4, 5, 6].map { y in
      fixture.tableNode.contentOffset.y = y
      host.advance(by: 0)
      return host.screen
    }
    #expect(
      screens == [
        " One\n›0\n 1", " One\n 1\n 2", " One\n 3\n Two", " One\n Two\n 0", " Two\n 0\n 1",
        " Two\n 1\n 2",
      ])
  }

  @Test func `TBL-27 a pinned header is where it is pushed to, also between rows`() throws {
    // Rows of 44 and headers of 28 points: section 0 ends at 28 + 4 * 44 = 204.
    let fixture = table(.plain, [numbers(4), numbers(9)], headers: ["One", "Two"])
    let host = fixture.host(points: 200)
    let places = [100, 190].map { (y: CGFloat) in
      fixture.tableNode.contentOffset.y = y
      host.advance(by: 0)
      return fixture.tableNode.headerNode(forSection: 0)?.frame.origin.y
    }
    #expect(places == [100, 176])
  }

  @Test func `TBL-27 the header of a grouped section scrolls with its rows`() {
    let fixture = table(.grouped, [numbers(4), numbers(4)], headers: ["One", "Two"])
    let host = fixture.host(rows: 3)
    fixture.tableNode.contentOffset.y = 2
    host.advance(by: 0)
    #expect(host.screen == " 1\n 2\n 3")
    #expect(fixture.tableNode.headerNode(forSection: 0) == nil)
  }

  @Test func `FR-TBL-07 a header is pinned below the inset and pushed off by the next`() throws {
    let fixture = table(.plain, [numbers(5), numbers(5)], headers: ["One", "Two"])
    fixture.headerHeight = { _ in 2 }
    fixture.tableNode.rowHeight = 4
    fixture.tableNode.contentInset.top = 3
    let host = fixture.host(rows: 20)
    fixture.tableNode.contentOffset.y = 5
    host.advance(by: 0)
    #expect(fixture.tableNode.headerNode(forSection: 0)?.frame.origin.y == 8)
    fixture.tableNode.contentOffset.y = 18
    host.advance(by: 0)
    #expect(fixture.tableNode.headerNode(forSection: 0)?.frame.origin.y == 20)
    #expect(fixture.tableNode.headerNode(forSection: 1)?.frame.origin.y == 22)
  }

  @Test func `TBL-05 a row that is scrolled to the top is below its pinned header`() {
    let fixture = table(.plain, [numbers(50)], headers: ["One"])
    let host = fixture.host(points: 440)
    let path = IndexPath(row: 20, section: 0)
    fixture.tableNode.scrollToRow(at: path, at: .top, animated: false)
    let y = fixture.tableNode.rectForRow(at: path).origin.y
    #expect(y - fixture.tableNode.contentOffset.y == 28)
    #expect(host.diagnostics == [])
  }

  @Test func `keys do not leave the row under a pinned header`() {
    let fixture = table(.plain, [numbers(30)], headers: ["One"])
    let host = fixture.host(rows: 4)
    fixture.tableNode.contentOffset.y = 10
    host.advance(by: 0)
    host.press(.down)
    #expect(host.screen == " One\n›10\n 11\n 12")
    host.press(.up)
    #expect(host.screen == " One\n›9\n 10\n 11")
    host.press(.home)
    #expect(host.screen == " One\n›0\n 1\n 2")
  }

  @Test func `a header keeps taps from the rows behind it`() throws {
    let fixture = table(.plain, [numbers(30)], headers: ["One"])
    let host = fixture.host(rows: 4)
    fixture.tableNode.contentOffset.y = 10
    host.advance(by: 0)
    fixture.log = []
    host.tap(at: CGPoint(x: 3, y: 0.5))
    #expect(fixture.log == [])
  }

  @Test func `TBL-16 the header of the table scrolls above the first section`() {
    let fixture = table(.plain, [numbers(9)], headers: ["One"])
    let label = Label(text: "Top")
    label.frame = CGRect(x: 0, y: 0, width: 5, height: 2)
    fixture.tableNode.tableHeaderNode = label
    let footer = Label(text: "Bottom")
    footer.frame = CGRect(x: 0, y: 0, width: 9, height: 1)
    fixture.tableNode.tableFooterNode = footer
    let host = fixture.host(rows: 4)
    #expect(fixture.tableNode.rectForRow(at: IndexPath(row: 0, section: 0)).origin.y == 3)
    #expect(fixture.tableNode.contentSize.height == 13)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 20, height: 2))
    fixture.tableNode.contentOffset.y = 9
    host.advance(by: 0)
    #expect(host.screen == " One\n 7\n 8\nBottom")
    fixture.tableNode.tableHeaderNode = nil
    host.advance(by: 0)
    #expect(label.supernode == nil)
    #expect(fixture.tableNode.rectForRow(at: IndexPath(row: 0, section: 0)).origin.y == 1)
  }

  @Test func `header nodes are dequeued, sized and told of`() {
    final class Marker: TableNodeHeaderFooterNode {
      static var created = 0
      required init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        Self.created += 1
      }

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 3)
      }
    }
    let fixture = TableFixture((0..<40).map { _ in ["a", "b"] })
    let tableNode = fixture.tableNode
    tableNode.register(Marker.self, forHeaderFooterNodeReuseIdentifier: "marker")
    fixture.makeHeader = { section in
      let node = tableNode.dequeueReusableHeaderFooterNode(withIdentifier: "marker")
      node?.textLabel.text = "H\(section)"
      return node
    }
    Marker.created = 0
    let host = fixture.host(rows: 5)
    #expect(tableNode.rectForRow(at: IndexPath(row: 0, section: 1)).origin.y == 8)
    for y in 0..<190 {
      tableNode.contentOffset.y = CGFloat(y)
      host.advance(by: 0)
    }
    #expect(Marker.created <= 5)
    let log = fixture.takeLog()
    #expect(log.only("displayHeader").count - log.only("endHeader").count == tableNode.shownHeaders)
    #expect(tableNode.dequeueReusableHeaderFooterNode(withIdentifier: "none") == nil)
  }
}

extension TableNode {
  fileprivate var shownHeaders: Int {
    (0..<numberOfSections).count { headerNode(forSection: $0) != nil }
  }
}
