import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// The demos about top tabs, as a person uses them.
@MainActor struct TopTabsDemoTests {
  private let demo = TopTabsDemoController()
  private let host: TestHost

  init() {
    host = TestHost(size: CGSize(width: 44, height: 10), rootViewController: demo)
  }

  private var tabs: TopTabsController? { demo.viewControllers?.first as? TopTabsController }
  private var titles: String { host.surface.text(ofRow: 0) }
  private var firstRow: String { host.surface.text(ofRow: 1) }

  @Test func `five titles, the first page, and its colour down to the bottom of the screen`() {
    #expect(titles == " For you  Trending  News  Sports  Entertainm")
    #expect(firstRow.contains("For you 0"))
    for row in 1...8 {
      #expect(host.surface[30, row].background == Topic.forYou.color)
    }
    let page = tabs?.selectedViewController?.view
    #expect(page?.frame.size.height == 9)
    #expect(page?.safeAreaInsets.bottom == 1)
  }

  @Test func `titles are bold, the selected one is filled with its own colour`() {
    #expect([1, 10, 20].allSatisfy { host.surface[$0, 0].attributes.contains(.bold) })
    #expect(host.surface[1, 0].attributes.contains(.reverse))
    #expect(host.surface[1, 0].foreground == Topic.forYou.color)
    #expect(host.surface[1, 0].background == .brightWhite)
    #expect(!host.surface[10, 0].attributes.contains(.reverse))
  }

  @Test func `a tap and a swipe, and each page keeps its place`() throws {
    host.wheel(at: CGPoint(x: 20, y: 5), by: 30)
    try host.tap("News", role: .tab)
    host.settle()
    #expect(firstRow.contains("News 0"))
    host.drag(from: CGPoint(x: 10, y: 5), to: CGPoint(x: 35, y: 5), duration: 0.2)
    host.settle()
    #expect(firstRow.contains("Trending 0"))
    try host.tap("For you", role: .tab)
    host.settle()
    #expect(firstRow.contains("For you 30"))
  }

  @Test func `a second tap on either bar goes to the top`() throws {
    for title in ["For you", "Topics"] {
      host.wheel(at: CGPoint(x: 20, y: 5), by: 30)
      #expect(firstRow.contains("For you 30"))
      try host.tap(title, role: .tab)
      host.settle()
      #expect(firstRow.contains("For you 0"))
    }
  }

  @Test func `a topic of the contents is selected through the value`() throws {
    try host.tap("Contents", role: .tab)
    try host.tap("Sports")
    host.settle()
    #expect(firstRow.contains("Sports 0"))
    #expect(tabs?.selectedID == AnyHashable(Topic.sports))
    #expect(tabs?.children.count == 2)
  }

  @Test func `the fixed titles share the width, and keys turn pages`() {
    let host = TestHost(
      size: CGSize(width: 45, height: 8), rootViewController: FixedTopTabsDemoController())
    #expect(host.surface.text(ofRow: 0) == "    For you          News          Sports")
    #expect(host.surface.text(ofRow: 1) == String(repeating: "━", count: 15))
    host.press(.right)
    host.settle()
    #expect(host.surface.text(ofRow: 1).hasSuffix("━"))
    #expect(host.surface.text(ofRow: 1).count == 30)
    #expect(host.surface.text(ofRow: 2).contains("News 0"))
  }

  @Test func `nothing of it is misuse`() {
    for key in [Key.Code.right, .right, .left, .tab, .end, .home, .right, .enter] {
      host.press(key)
      host.settle()
    }
    #expect(host.diagnostics == [])
  }
}
